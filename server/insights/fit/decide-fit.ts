import type { Disqualifier, FitDecision, FitLink } from '../../../shared/contract/fit.ts';
import type { CompanyFacts, Place } from '../../providers/profile-facts.ts';
import { bestOdds, LIKELY_KIND, TYPICAL_KIND, UNLIKELY_KIND } from '../own-company/likely-customers.ts';
import { likeliestKind } from '../own-company/offer-kinds.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { isServed } from '../own-company/service-area.ts';
import type { Dossier } from '../prospect/dossier.ts';
import { type ProspectTrade, readProspectTrade } from '../prospect/prospect-trade.ts';
import { speaksOfBuying } from '../prospect/purchasing-authority.ts';
import { isOfCustomers } from '../prospect/shared-words.ts';
import { listStatements } from '../prospect/statements.ts';
import { isForAnyCompany } from '../trade/capabilities/for-any-company.ts';
import { sectorLabel } from '../trade/sectors/find-sectors.ts';
import { article } from '../wording/phrasing.ts';
import { withArticle } from '../wording/place.ts';
import { findDisqualifier } from './find-disqualifier.ts';
import { type CustomerFit, type CustomerMatch, isSalesTalk, matchCustomer } from './find-links.ts';
import { findNeeds, type Need, PERSONAL, showsTwice } from './find-needs.ts';
import { gradeMarket, sizeProblem } from './grade-market.ts';
import { gradeReach } from './grade-reach.ts';
import { BY_HEADLINE, gradeRole, type RoleGrade, SELLS } from './grade-role.ts';
import { gradeTiming } from './grade-timing.ts';
import { orderNeeds } from './order-needs.ts';
import { type RatedSentence, rateStatements } from './rate-statements.ts';
import {
  BEST,
  CONTRASTS,
  type Grade,
  type GradedPart,
  type GradedParts,
  POSSIBLE_FROM,
  scoreFit,
  verdictOf,
} from './score-fit.ts';
import { shiftByRelevance } from './shift-by-relevance.ts';
import { summarizeFit } from './summarize-fit.ts';

/**
 * Decides by rules how well a prospect fits the user's company: made once, before any text, and followed by all of them.
 * @returns undefined when neither title, headline nor company is known: nobody can be judged by a name
 */
export function decideFit(dossier: Dossier): FitDecision | undefined {
  const { facts, title, person, seniority, ownTrade: own, own: profile, place, daysInJob, company } = dossier;
  if (title === undefined && person.headline === undefined && facts === undefined) return undefined;
  const prospect = readProspectTrade(person, facts, title, seniority, own);
  const size = employeesOf(dossier);
  const customer = matchCustomer(own, prospect);
  const statements = listStatements(dossier);
  const disqualifier = findDisqualifier(own, profile, dossier, prospect, customer, size);
  const byTitle = gradeRole(own, {
    title,
    seniority,
    functions: prospect.functions,
    size,
    sector: customer.match === 'named' ? customer.sector : undefined,
    isElsewhere: customer.match === 'beside',
    speaksOfBuying: speaksOfBuying(dossier.position?.description),
  });
  const isTalkOfSellers = (said: Pick<FitLink, 'where' | 'theirs'>): boolean =>
    isSalesTalk(said, customer, prospect, byTitle.role === 'none');
  const needs =
    disqualifier === null
      ? findNeeds(own, statements, customer.match === 'named' || own.capabilities.length === 0).filter(
          (need) => !isTalkOfSellers(need.link) && (need.isSlight !== true || mayMeanIt(byTitle)),
        )
      : [];
  const role = withWorkOnIt(byTitle, needs, prospect, dossier);
  const found = needs.map(({ link }) => link);
  const rated = disqualifier === null && MAY_NEED_IT.has(customer.match) ? rateStatements(own, statements) : [];
  const shown = orderNeeds(
    own,
    rated.filter((one) => mayTell(one, customer) && !isTalkOfSellers(one) && !tellsJob(one, title)),
    found,
    {
      yours: own.capabilities[0]?.said || profile.offerings[0],
      isAlone: found.length === 0 && customer.link === undefined,
    },
  );
  const hasSay = role.role === 'buys' || role.role === 'influences';
  const seat = facts?.headquarters ?? place;
  const byKind = leanByLikely(
    leanByWords(gradeMarket(own, company ?? 'their company', customer, needs), own, facts, role),
    own,
    prospect,
    customer,
  );
  const isTheirs = isNoCustomer(byKind, customer) && isTheirWork(role) && (role.isItsField || isForAnyone(own));
  const market: GradedPart = isTheirs ? { grade: 2, because: becauseOfWork(dossier) } : byKind;
  const weighed = weighObstacles(
    {
      market,
      role,
      reach: gradeReach(own, { place: seat, size }),
      timing: gradeTiming({ needs: shown, statements, daysInJob, hasSay, now: dossier.now }),
    },
    disqualifier,
    isServed(own.area, seat ?? {}) === false || sizeProblem(size, own.sizes) === 'large',
    customer.match === 'beside',
  );
  const graded = { ...weighed, market: shiftByRelevance(weighed, rated, shown) };
  const isGrounded = hasGround(customer, needs);
  const scored = scoreFit(graded, disqualifier?.kind ?? null, isGrounded);
  const isUnread = profile.foreign && own.capabilities.length === 0 && !own.hasReadCustomers;
  const verdict = isUnread ? 'unread' : disqualifier === null ? verdictOf(graded, scored.score, isGrounded) : 'none';
  // What a place or a size rules out is no fit for that reason, whatever speaks for it.
  const obstacle = disqualifier === null && verdict === 'none' ? tellObstacle(own, seat, size) : undefined;
  if (obstacle !== undefined)
    scored.parts.market.because += `, ${market.grade < POSSIBLE_FROM || CONTRASTS.test(scored.parts.market.because) ? 'and' : 'but'} ${obstacle}`;
  const hasFit = verdict === 'clear' || verdict === 'possible';
  const links = hasFit && hasReason(role, customer, needs) ? [...(customer.link ? [customer.link] : []), ...shown] : [];
  const decision: Omit<FitDecision, 'summary'> = {
    verdict,
    customer_type: !hasFit || customer.sector === undefined ? null : sectorLabel(customer.sector),
    problem: links.length === 0 ? null : problemOf(own),
    role: role.role,
    disqualifier,
    links,
    ...scored,
    confidence: readConfidence(dossier, links.filter(({ likely }) => likely !== true).length),
  };
  return { ...decision, summary: summarizeFit(decision, dossier) };
}

/** Of others, what they say bears on the offer by chance. */
const MAY_NEED_IT: ReadonlySet<CustomerMatch> = new Set(['named', 'typical', 'any', 'beside']);

/** So likely has to be what tells of a need beside the customers that the user names. */
const LIKELY_BESIDE = 0.65;

/**
 * Beside those whom the user names, and where any company may be a customer, the news of a company bear on the offer by chance, and only what the
 * person says counts; beside them it has to be likelier, too.
 */
function mayTell({ where, likelihood }: RatedSentence, { match }: CustomerFit): boolean {
  if (match === 'beside') return PERSONAL.test(where) && likelihood >= LIKELY_BESIDE;
  return match !== 'any' || PERSONAL.test(where);
}

/** 'Brand Manager at Acme in Kochi' says no more than the job itself. */
const tellsJob = ({ theirs }: RatedSentence, title: string | undefined): boolean =>
  title !== undefined && theirs.toLowerCase().includes(title.toLowerCase());

/** The trouble that the user's offer takes away; null where it is not sure that the offer is what tables take it for. */
function problemOf({ capabilities }: OwnTrade): string | null {
  const main = likeliestKind(capabilities);
  return main?.isSure === true && main.isProblemSure ? main.capability.problem : null;
}

/** Nothing but what they are in charge of speaks for them. */
function isNoCustomer({ grade }: GradedPart, { match, isOtherSide }: CustomerFit): boolean {
  if (isOtherSide) return false;
  return grade === 0 || (grade === 1 && match === 'none');
}

/** A single word that the offer acts on may mean something else with those whose field it is not. */
function mayMeanIt({ role }: RoleGrade): boolean {
  return role !== 'none' && role !== 'unknown';
}

/** Whose part in buying no title tells, and whose job has to do with what the offer is for. */
function withWorkOnIt(
  role: RoleGrade,
  needs: readonly Need[],
  { functions }: ProspectTrade,
  { title = BY_HEADLINE }: Dossier,
): RoleGrade {
  const isTheirWork = needs.some(({ link }) => link.where === 'Job description');
  if (role.role !== 'unknown' || !isTheirWork || functions.some((one) => SELLS.has(one))) return role;
  return {
    ...role,
    grade: Math.max(2, role.grade) as Grade,
    role: 'influences',
    because: `${title} works on what your offer is for`,
  };
}

/** To a person who has no part in buying, or none that is known, what their company is or says is no reason to pitch. */
function hasReason({ role, lean }: RoleGrade, { match }: CustomerFit, needs: readonly Need[]): boolean {
  const hasPart = role === 'buys' || role === 'influences' || role === 'uses';
  if (role === 'uses' && match === 'none' && !showsTwice(needs)) return false;
  return hasPart || lean === 1 || needs.some(({ link }) => PERSONAL.test(link.where));
}

/** Whether a fact that can be named says that they may be customers; where theirs is no such company it takes two. */
function hasGround({ link, match, isAnyTrade }: CustomerFit, needs: readonly Need[]): boolean {
  if (link !== undefined || showsTwice(needs)) return true;
  return (
    match !== 'none' &&
    (match !== 'beside' || isAnyTrade === true) &&
    needs.some(({ link: need }) => PERSONAL.test(need.where))
  );
}

/** A customer mostly speaks of itself in the words in which the user speaks of customers: half a grade for it, or less without. */
function leanByWords(
  market: GradedPart,
  own: OwnTrade,
  facts: CompanyFacts | undefined,
  { grade }: RoleGrade,
): GradedPart {
  const { ofCustomers } = own.words;
  if (facts === undefined || ofCustomers.size === 0 || market.grade < POSSIBLE_FROM) return market;
  const isOne = isOfCustomers(ofCustomers, facts);
  if (market.grade < BEST) return isOne ? { ...market, lean: 1 } : market;
  return isOne || grade === 0 ? market : { ...market, lean: -1 };
}

/** Of the kinds of company that theirs is so many count, the surest. */
const SUREST = 2;

/** Half a grade by what was learned of which kinds of companies buy such offers: it orders those whom the rules hold equal. */
function leanByLikely(
  market: GradedPart,
  own: OwnTrade,
  { sectors }: ProspectTrade,
  { match }: CustomerFit,
): GradedPart {
  const odds = bestOdds(own.likelyCustomers, [...sectors.keys()].slice(0, SUREST));
  if (odds === undefined) return market;
  const isForAny = (own.likelyCustomers.get('*') ?? UNLIKELY_KIND) >= TYPICAL_KIND;
  if (odds < LIKELY_KIND && (odds >= UNLIKELY_KIND || market.grade === BEST || isForAny)) return market;
  const { lean = 0, because } = market;
  if (odds >= LIKELY_KIND) return { ...market, lean: lean === -1 ? 0 : 1 };
  // One 'though' or 'but' is enough for a sentence.
  const isTold = market.grade >= POSSIBLE_FROM && match !== 'any' && !CONTRASTS.test(because);
  return {
    ...market,
    lean: lean === 1 ? 0 : -1,
    because: isTold ? `${because}, though companies of other kinds buy it more often` : because,
  };
}

/** An offer for a trade is for nobody in another, whatever they buy. */
function isForAnyone({ capabilities: [main], namesCustomers }: OwnTrade): boolean {
  return main === undefined ? !namesCustomers : isForAnyCompany(main.capability);
}

/** Buys by what they are in charge of: then what the offer is for goes on there, whatever the trade. */
function isTheirWork({ role, grade, isHead, isGuess }: RoleGrade): boolean {
  return role === 'buys' && grade >= 3 && isHead !== true && isGuess !== true;
}

function becauseOfWork({ title = 'person' }: Dossier): string {
  return `the work of ${article(title)} ${title} is what your offer is for, though nothing known of the company makes it a customer`;
}

const BY_SIZE: ReadonlySet<Disqualifier> = new Set(['too_small', 'too_large']);

/** A disqualifier leaves no market, or one of another size a poor one; a place or size beyond what the user speaks of costs one grade, and all reach. */
function weighObstacles(
  graded: GradedParts,
  disqualifier: FitDecision['disqualifier'],
  isFarOff: boolean,
  isBeside: boolean,
): GradedParts {
  const { market, reach } = graded;
  if (disqualifier !== null) {
    // The right kind of company of another size is nearer than any other.
    const isOfKind = BY_SIZE.has(disqualifier.kind) && market.grade === BEST;
    return { ...graded, market: { grade: isOfKind ? 1 : 0, because: disqualifier.text } };
  }
  if (!isFarOff || market.grade <= 1) return graded;
  return {
    ...graded,
    market: { ...market, grade: Math.max(1, market.grade - (isBeside ? 2 : 1)) as Grade },
    reach: { ...reach, grade: 0 },
  };
}

/** Why who would be a customer is none: where they are, or how large. */
function tellObstacle(own: OwnTrade, seat: Place | undefined, size: number | undefined): string | undefined {
  if (isServed(own.area, seat ?? {}) === false)
    return `${withArticle(seat?.country ?? 'their place')} is not among the places you name`;
  return sizeProblem(size, own.sizes) === 'large' ? 'the company is much larger than those you name' : undefined;
}

function employeesOf({ facts }: Dossier): number | undefined {
  if (facts?.employeeCount !== undefined) return facts.employeeCount;
  const least = Number.parseInt((facts?.employeeRange ?? '').replace(/[,.\s]/g, ''), 10);
  return Number.isNaN(least) ? undefined : least;
}

function readConfidence({ facts, title, ownTrade: trade }: Dossier, links: number): FitDecision['confidence'] {
  const known = [title, facts?.industry ?? facts?.description, facts?.employeeCount ?? facts?.employeeRange].filter(
    Boolean,
  ).length;
  if (known === 3 && trade.capabilities.length > 0 && links > 0) return 'high';
  return known >= 2 && (trade.capabilities.length > 0 || trade.customers.size > 0) ? 'medium' : 'low';
}
