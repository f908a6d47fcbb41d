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
    return daysAgo > RECENT_DAYS ? [] : [{ need, daysAgo }];
  });
  const [newest] = dated.sort((a, b) => a.daysAgo - b.daysAgo);
  const late = newest === undefined ? 0 : newest.daysAgo <= FRESH_DAYS ? 3 : 2;
  const isNew = hasSay && daysInJob !== undefined && daysInJob >= 0 && daysInJob <= NEW_IN_JOB_DAYS;
  // What may be a need says less of the time than what is one.
  const shown = newest?.need.likely ? late - 1 : late;
  const grade = shown + (isNew ? (newest === undefined ? 2 : 1) : 0);
  const reasons: string[] = [];
  if (newest !== undefined)
    reasons.push(
      `${newest.need.likely ? 'what may be a need' : 'a need'} showed ${newest.daysAgo <= FRESH_DAYS ? 'lately' : 'this year'} (${lowerFirst(newest.need.where)})`,
    );
  if (isNew) reasons.push('they are new in the job');
  return {
    grade: Math.min(4, grade) as Grade,
    because: reasons.length === 0 ? 'nothing recent bears on your offer' : reasons.join(', and '),
  };
}
