import type { SeniorityLevel, Tag } from '../../../../shared/catalogue.ts';
import { elementAt } from '../../../../shared/element-at.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { citeUpdate } from '../../prospect/dossier.ts';
import { writeDate, writeList } from '../../wording/phrasing.ts';
import { quote } from '../../wording/quoting.ts';
import { describeOverlap } from './relevance-sentence.ts';

/**
 * The score is a sum of four parts, at most 100:
 *
 * | part | most | rule |
 * |---|---|---|
 * | say    | 30 | seniority: Owner, CXO 30; Partner, VP 28; Director 24; Manager 16; Senior 8; Entry 4; others 0 |
 * | field  | 20 | department buys what the user sells 20; head of the whole company, or no field in the user's text 12; chief or partner of another field 8; else 4 |
 * | market | 30 | shared ground with the user's description: industry 18, posts and skills 6, else 10; a second one 6; named as buyer 4; size 2 |
 * | timing | 20 | newest post ≤ 30 days 7, ≤ 120 days 4; company news ≤ 60 days 6, ≤ 180 days 3; new in the job (270 days) 4; open roles 3 |
 */
export interface ScorePart {
  points: number;
  most: number;
  /** A clause saying why, without the points. */
  because: string;
}

export interface FitScore {
  total: number;
  tag: Tag;
  say: ScorePart;
  field: ScorePart;
  market: ScorePart;
  timing: ScorePart;
}

export const HOT_FROM = 70;
export const WARM_FROM = 40;

const SAY: Readonly<Record<SeniorityLevel, number>> = {
  Owner: 30,
  CXO: 30,
  Partner: 28,
  VP: 28,
  Director: 24,
  Manager: 16,
  Senior: 8,
  Entry: 4,
  Training: 0,
  Unpaid: 0,
};

function scoreSay({ seniority, title }: Dossier): ScorePart {
  if (seniority === undefined) return { points: 0, most: 30, because: 'no title says how much say there is' };
  const points = SAY[seniority];
  const weight =
    points >= 24
      ? 'decides or comes close to it'
      : points >= 16
        ? 'can carry a purchase upwards'
        : 'can recommend at most';
  return {
    points,
    most: 30,
    because: `${title === undefined ? 'the headline' : title} is ${seniority} level, which ${weight}`,
  };
}

function scoreField({ department, seniority, own }: Dossier): ScorePart {
  const most = 20;
  if (department !== undefined && own.buyers.has(department)) {
    return { points: most, most, because: `${department} is a field that buys what you describe` };
  }
  if (seniority === 'Owner' || seniority === 'CXO' || seniority === 'Partner') {
    return department === undefined || department === 'Operations' || department === 'Entrepreneurship'
      ? { points: 12, most, because: 'the head of a company decides for every field' }
      : { points: 8, most, because: `a chief of ${department} can open the door to the right colleague` };
  }
  if (own.buyers.size === 0)
    return { points: 12, most, because: 'your description does not show which field buys from you' };
  if (department === undefined) return { points: 4, most, because: 'the field of work is unknown' };
  return { points: 4, most, because: `${department} is not a field your description speaks to` };
}

function scoreMarket(dossier: Dossier): ScorePart {
  const { ground, company = 'the company' } = dossier;
  const most = 30;
  const best = ground.overlaps.find((overlap) => overlap.where === 'industry') ?? ground.overlaps[0];
  const size = ground.sizeFits ? 2 : 0;
  if (best === undefined) {
    const sized = size > 0 ? `, though its size is one you speak of` : '';
    return {
      points: size,
      most,
      because: `your description and the public facts about ${company} share no topic${sized}`,
    };
  }
  const base = best.where === 'industry' ? 18 : best.where === 'post' || best.where === 'skills' ? 6 : 10;
  const points = base + (ground.overlaps.length > 1 ? 6 : 0) + (best.asBuyer ? 4 : 0) + size;
  return { points, most, because: describeOverlap(dossier, best) };
}

function scoreTiming({ posts, updates, daysInJob, position, facts, now }: Dossier): ScorePart {
  const [post] = posts;
  const [update] = updates;
  const signals: string[] = [];
  let points = 0;
  const add = (worth: number, signal: string): void => {
    points += worth;
    signals.push(signal);
  };
  if (post !== undefined && post.daysAgo <= 120)
    add(post.daysAgo <= 30 ? 7 : 4, `a post of ${writeDate(post.date, now)}`);
  if (update !== undefined && update.daysAgo <= 180)
    add(update.daysAgo <= 60 ? 6 : 3, `company news of ${writeDate(update.date, now)}`);
  if (position?.start !== undefined && daysInJob !== undefined && daysInJob <= 270)
    add(4, `a job begun in ${writeDate(position.start, now)}`);
  if (facts !== undefined && facts.openRoles.length > 0)
    add(3, `an opening for ${quote(elementAt(facts.openRoles, 0).title)}`);
  return {
    points,
    most: 20,
    because: signals.length === 0 ? 'nothing recent is known' : `there is ${writeList(signals)}`,
  };
}

/** Rates how well the prospect fits the user, by the rule above. */
export function scoreFit(dossier: Dossier): FitScore {
  const say = scoreSay(dossier);
  const field = scoreField(dossier);
  const market = scoreMarket(dossier);
  const timing = scoreTiming(dossier);
  const total = say.points + field.points + market.points + timing.points;
  return { total, tag: total >= HOT_FROM ? 'Hot' : total >= WARM_FROM ? 'Warm' : 'Cold', say, field, market, timing };
}

/** What the score rests on, for provenance. */
export function scoreEvidence({ title, company, posts, updates, facts }: Dossier): string[] {
  const evidence: string[] = [];
  if (title !== undefined) evidence.push(`Position: ${title}${company === undefined ? '' : ` at ${company}`}`);
  if (facts?.industry !== undefined) evidence.push(`Industry: ${facts.industry}`);
  if (posts[0] !== undefined) evidence.push(`Newest post: ${posts[0].date}`);
  if (updates[0] !== undefined) evidence.push(citeUpdate(updates[0]));
  return evidence;
}
