import type { Rank } from './lexicon/ranks.ts';

/** A word of rank in a part of a title. */
export interface RankHit {
  rank: Rank;
  words: string;
  /** Counts what is joined by 'and' or '/': 'COO' and 'partner' in 'COO & partner' are 0 and 1. */
  joined: number;
}

/** Roles of another person's that an assistant or adviser serves. */
const SERVED: ReadonlySet<Rank> = new Set<Rank>(['CXO', 'VP', 'Owner']);
/** Who looks after students is none: 'Student Coordinator'. */
const LOOKED_AFTER = /^(?:students?|interns|volunteers?|apprentices?|freshers|trainees)$/;
const LOOKS_AFTER =
  /^(?:coordinator|co ordinator|officer|advisor|adviser|manager|director|supervisor|specialist|head|leader|recruiter)$/;
const ARABIC = /[\u0600-\u06ff]/;
/** Chinese and Japanese name last who it is: '总监助理' assists a director. */
const SERVES = /^(?:助理|秘书|アシスタント|秘書)$/;
const LOWER: ReadonlySet<Rank> = new Set<Rank>(['Manager', 'Senior', 'Entry']);

/** 'Partner Manager' is no partner, 'CEO Assistant' no chief. */
export function dropModifiers(hits: RankHit[]): RankHit[] {
  const last = hits.at(-1);
  if (last !== undefined && SERVES.test(last.words)) return [last];
  return hits.filter(({ rank, words, joined }, at) => {
    // Arabic names first who it is: 'مدير مكتب الرئيس' is no president.
    if (at > 0 && rank !== 'Senior' && ARABIC.test(words)) return joined !== hits[0]?.joined;
    const after = hits.slice(at + 1).filter((hit) => hit.joined === joined);
    if (LOOKED_AFTER.test(words)) return !after.some((hit) => LOOKS_AFTER.test(hit.words));
    if (rank === 'Partner') return !after.some((hit) => LOWER.has(hit.rank));
    return !(SERVED.has(rank) && after.some((hit) => hit.rank === 'Entry'));
  });
}
