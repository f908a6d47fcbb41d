import type { Candidate, Meaning } from './candidates/candidate.ts';
import { ExclusionScope } from './exclusion-scope.ts';
import type { QueryText } from './query-text.ts';
import type { WordTags } from './tagger/word-tags.ts';

/** Something that a query names. */
export interface Named {
  meaning: Meaning;
  isExcluded: boolean;
  /** Of 'ex-Google', 'former consultants'. */
  isPast: boolean;
  /** In a list with the one before. */
  isListed: boolean;
  /** Behind a comma alone. */
  isCommaListed: boolean;
  /** Where it stands among the words. */
  from: number;
  to: number;
  typed: string;
  /** In no vocabulary: the tagger takes it for that. */
  isGuess: boolean;
}

/** As sure as this, the tagger is believed against the rules: sooner where they have missed something than where they see it. */
const SURE = 0.75;
const SURE_NOT = 0.08;

/** The parts that name something, each with whether it is excluded or past. */
export function readNamed(text: QueryText, reading: readonly Candidate[], tags?: WordTags): Named[] {
  const named = readByRules(text, reading);
  return tags ? named.map((one) => ({ ...one, ...scopeOf(one, tags) })) : named;
}

function scopeOf({ from, to, isExcluded, isPast }: Named, tags: WordTags): Pick<Named, 'isExcluded' | 'isPast'> {
  const { excluded, past } = tags.scope(from, to);
  return { isExcluded: decide(excluded, isExcluded), isPast: decide(past, isPast) };
}

const decide = (likely: number, byRules: boolean) => (likely > SURE ? true : likely < SURE_NOT ? false : byRules);

function readByRules(text: QueryText, reading: readonly Candidate[]): Named[] {
  const named: Named[] = [];
  const scope = new ExclusionScope();
  let past: 'no' | 'next' | Meaning['kind'] = 'no';
  let isListed = false;
  let isCommaListed = false;
  /** Where the last thing named ends. */
  let end = -1;
  for (const { from, to, meaning, isGuess = false } of reading) {
    if (meaning.kind !== 'skip') {
      if (past !== 'next' && past !== meaning.kind) past = 'no';
      const isPast = past !== 'no';
      if (isPast) past = meaning.kind;
      named.push({
        meaning,
        isExcluded: scope.takesIn(meaning.kind, end === from),
        isPast,
        isListed,
        isCommaListed,
        from,
        to,
        typed: text.typed(from, to),
        isGuess,
      });
      isListed = false;
      isCommaListed = false;
      end = to;
      continue;
    }
    const mark = text.token(from)?.kind === 'mark' ? (text.token(from)?.text ?? '') : undefined;
    if (mark === undefined && meaning.joints.includes('notAfter')) excludeLast(named, text.token(from)?.text ?? '');
    else if (
      to === from + 1 &&
      PAST_BEHIND.test(text.token(from)?.text ?? '') &&
      (text.token(to)?.kind !== 'word' || /^(?:ho|hai|hain|hun)$/.test(text.token(to)?.text ?? ''))
    )
      markLastPast(named);
    else scope.meet(mark, meaning.joints, text.token(to)?.text === '(');
    if (meaning.joints.includes('past')) past = 'next';
    else if (past !== 'next' && !(mark === ',' || mark === '/' || meaning.joints.includes('list') || mark === '-'))
      past = 'no';
    isListed = mark === '/' || meaning.joints.includes('list') ? true : isListed && meaning.joints.length > 0;
    isCommaListed = mark === ',' ? end === from : isCommaListed && meaning.joints.includes('list');
  }
  return named;
}

/** Verbs at the end of a sentence, before which whole lists stand: 'Kliniken, Praxen, Heime ausschließen'. */
const ENDS_LIST = /^(?:ausschl|ausgeschl|ausgenomm|exclu)/;

/** 'Delhi aur Mumbai ke alawa': the exclusion stands behind what it excludes, and behind the list of it. */
function excludeLast(named: Named[], word: string): void {
  const kind = named.at(-1)?.meaning.kind;
  for (const one of named.toReversed()) {
    if (one.meaning.kind !== kind) return;
    one.isExcluded = true;
    if (!one.isListed && !(one.isCommaListed && ENDS_LIST.test(word))) return;
  }
}

const PAST_BEHIND = /^(?:before|previously|earlier|formerly|auparavant|antes|fruher|pehle|chuka|chuke|chuki)$/;

/** 'who worked at Acme or Globex before': they left. */
function markLastPast(named: Named[]): void {
  for (const one of named.toReversed()) {
    if (one.meaning.kind !== 'company') return;
    one.isPast = true;
    if (!one.isListed && !one.isCommaListed) return;
  }
}
