import type { FitLink } from '../../../shared/contract/fit.ts';
import type { Statement } from '../prospect/statements.ts';
import { daysSince } from '../wording/phrasing.ts';
import { lowerFirst } from '../wording/quoting.ts';
import type { Grade, GradedPart } from './score-fit.ts';

interface TimingFacts {
  /** Facts by which a need shows. */
  needs: readonly FitLink[];
  statements: readonly Statement[];
  /** Days since the job began; undefined when unknown. */
  daysInJob: number | undefined;
  /** The person buys or influences. */
  hasSay: boolean;
  now: Date;
}

const FRESH_DAYS = 60;
const RECENT_DAYS = 200;
const NEW_IN_JOB_DAYS = 270;

/** Grades whether now is the time: only by dated facts that bear on the offer, and by a new job of somebody who buys it. */
export function gradeTiming({ needs, statements, daysInJob, hasSay, now }: TimingFacts): GradedPart {
  const dated = needs.flatMap((need) => {
    const date = statements.find(({ where }) => where === need.where)?.date;
    const daysAgo = date === undefined ? Number.POSITIVE_INFINITY : daysSince(date, now);
    if (daysAgo > RECENT_DAYS) return [];
    const late = daysAgo <= FRESH_DAYS ? 3 : 2;
    // What may be a need says less of the time than what is one.
    return [{ need, daysAgo, grade: need.likely ? late - 1 : late }];
  });
  const [best] = dated.sort((a, b) => b.grade - a.grade || a.daysAgo - b.daysAgo);
  const isNew = hasSay && daysInJob !== undefined && daysInJob >= 0 && daysInJob <= NEW_IN_JOB_DAYS;
  const grade = (best?.grade ?? 0) + (isNew ? (best === undefined ? 2 : 1) : 0);
  const reasons: string[] = [];
  if (best !== undefined) {
    const need = best.need.likely ? 'a possible need' : 'a need';
    const late = best.daysAgo <= FRESH_DAYS ? 'lately' : 'this year';
    reasons.push(`${need} showed ${late} (${lowerFirst(best.need.where)})`);
  }
  if (isNew) reasons.push('they are new in the job');
  return {
    grade: Math.min(4, grade) as Grade,
    because: reasons.length === 0 ? 'nothing recent bears on your offer' : reasons.join(', and '),
  };
}
