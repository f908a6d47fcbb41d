import type { FitDecision, FitLink, FitPart } from '../../../../shared/contract/fit.ts';
import { tellMarket, tellRole, withDates } from '../../fit/summarize-fit.ts';
import type { Insight } from '../../insight-writer.ts';
import { countWords } from '../../parameter-jobs/common-rules.ts';
import { citePosition, type Dossier } from '../../prospect/dossier.ts';
import { writeList } from '../../wording/phrasing.ts';
import { capital, compose, lowerFirst, quote } from '../../wording/quoting.ts';
import type { UsedFacts } from '../used-facts.ts';

/** The facts that a decision of fit stands on, for score and tag too; the job and the trade where no link was found. */
export function fitEvidence(dossier: Dossier, { links }: FitDecision): string[] {
  if (links.length > 0) return links.slice(0, 4).map(citeLink);
  const industry = dossier.facts?.industry;
  return [...citePosition(dossier), ...(industry === undefined ? [] : [`Industry: ${industry}`])];
}

function citeLink({ where, theirs }: FitLink): string {
  return `${where}: ${quote(theirs)}`;
}

/** Who the prospect is to the user and why, for and against, and the score at the end. */
export function writeReasoning(dossier: Dossier, fit: FitDecision | undefined, _used: UsedFacts): Insight | undefined {
  if (fit === undefined) return undefined;
  const { market, role, reach, timing } = fit.parts;
  const points = ({ points: got, most }: FitPart): string => `${got} of ${most}`;
  const score = `${fit.score} of 100, ${fit.tag}: market ${points(market)}, role ${points(role)}, reach ${points(reach)}, timing ${points(timing)}`;
  const [both = '', ...rest] = judge(dossier, fit);
  // That a need shows stands in the market, and in the timing where it is of late.
  const isToldTwice = fit.verdict !== 'none' && timing.because.includes('a need showed');
  const judged = [isToldTwice ? both.replace(NEED_SHOWN, '') : both, ...rest];
  const whole = compose(...judged, ...tellUncounted(dossier, fit), score);
  const value = countWords(whole) <= MOST_WORDS ? whole : compose(...judged, score);
  return { value, evidence: fitEvidence(dossier, fit) };
}

const MOST_WORDS = 70;
const NEED_SHOWN = /, (?:and|but) a need shows \([^()]{1,60}\)/u;

/** 'nothing recent bears on your offer' is what no points mean. */
const NOTHING = /^nothing\b/;

const LATELY_DAYS = 200;

/** What they say of late that may bear on the offer, where nothing tells that it does: the user judges that better. */
function tellUncounted({ posts, updates, now }: Dossier, { verdict, links, parts }: FitDecision): string[] {
  if ((verdict !== 'clear' && verdict !== 'possible') || parts.timing.points > 0) return [];
  const isLinked = (date: string): boolean => links.some(({ where }) => where.includes(date));
  const isLate = ({ daysAgo, date }: { daysAgo: number; date: string }): boolean =>
    daysAgo <= LATELY_DAYS && !isLinked(date);
  const post = posts.find((one) => isLate(one) && one.trouble !== undefined);
  const update = updates.find(isLate);
  const told = [
    ...(post === undefined ? [] : [`the post of ${post.date} on trouble at work`]),
    ...(update === undefined ? [] : [`the company update of ${update.date}`]),
  ];
  return told.length === 0 ? [] : [`Worth reading, though it gives no points: ${withDates(writeList(told), now)}`];
}

const hasNoJob = ({ disqualifier }: FitDecision): boolean =>
  disqualifier?.kind === 'student' || disqualifier?.kind === 'retired' || disqualifier?.kind === 'job_seeker';

function judge(dossier: Dossier, fit: FitDecision): string[] {
  const { first } = dossier;
  if (fit.verdict === 'unread') return [`${first} cannot be judged yet: ${lowerFirst(fit.summary)}`];
  const { market, role, reach, timing } = fit.parts;
  const ofMarket = capital(tellMarket(market.because, dossier));
  // Who has no job buys nothing: what their title says of it adds nothing.
  let both = hasNoJob(fit) ? ofMarket : `${ofMarket}; ${tellRole(role.because, dossier)}`;
  // Neither reach nor timing says anything of somebody to whom nothing is sold.
  if (fit.verdict === 'none') return [fit.disqualifier === null ? `${both}; no clear fit` : both];
  const rest = [reach.because, timing.because].filter((because) => !NOTHING.test(because));
  // The number of people is told where it is weighed.
  if (/ \d+ employees /.test(rest.join(' '))) both = both.replace(/ in a company of \d+ people/, '');
  return [both, withDates(capital(rest.join('; ')), dossier.now)];
}
