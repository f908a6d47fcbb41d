import type { SeniorityLevel } from '../../../shared/catalogue.ts';
import type { BuyingRole } from '../../../shared/contract/fit.ts';
import { oncePer } from '../../platform/once-per.ts';
import { LIKELY, UNLIKELY } from '../own-company/likely-buyers.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { namesOwnWord } from '../own-company/own-words.ts';
import { isForAnyCompany } from '../trade/capabilities/for-any-company.ts';
import { BUYS_MUCH, isBeside } from '../trade/job-functions/fields.ts';
import { findFunctions } from '../trade/job-functions/find-functions.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';
import { coreFunctions } from '../trade/sectors/core-functions.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import { BEST, type GradedPart } from './score-fit.ts';

export interface RoleGrade extends GradedPart {
  role: BuyingRole;
  /** Counts as the head of a company, not by what they are in charge of. */
  isHead?: boolean;
  /** In charge of a field of which not every company has one, and which buys just such things: packaging, energy. */
  isItsField?: boolean;
  /** Buys as far as the kind of customer tells, as what is sold is not known. */
  isGuess?: boolean;
}

/** How much a rank decides: 3 decides, 2 carries a purchase upwards, 1 recommends, 0 does not. */
const RANK: Readonly<Record<SeniorityLevel, 0 | 1 | 2 | 3>> = {
  Owner: 3,
  CXO: 3,
  Partner: 3,
  VP: 3,
  Director: 3,
  Manager: 2,
  Senior: 1,
  Entry: 1,
  Training: 0,
  Unpaid: 0,
};
/** 'FinOps Lead', 'Referatsleiterin', the chief engineer of a works: leads others, as a manager does. */
const LEAD =
  /(?:^|[ ,])lead(?:er)?(?=$|[ ,–|-])|\p{L}leit(?:er|erin|ung)\b|(?:chief|executive|superintending|resident) engineer|(?<!\p{L})(?:(?:financial|finance|group) controller|treasurer|bursar|registrar|company secretary|matron|executive (?:chef|housekeeper)|winemaker|kellermeister|braumeister|brewmaster|superintendent)/iu;

/** Runs a whole site, with its budget. */
const HEADS_SITE =
  /(?<!\p{L})(?:(?:plant|works|factory|mill) (?:manager|head|director)|head of plant|(?:gerente|jef[ae]|director[ae]?) de planta|chef d['’]usine|direct(?:eur|rice) de site|direttore di stabilimento)(?!\p{L})|(?<!\p{L})(?:werks?|betriebs)leit(?:er|erin|ung)(?!\p{L})/iu;
const HEADS_COMPANY = /(?<!\p{L})(?:gründungspartner|gesellschafter)(?:in)?(?!\p{L})/iu;
/** 'Technical Buyer', 'Einkäuferin': chooses among offers, whatever the rank. */
const BUYER =
  /(?<!\p{L})(?:buyer|purchaser|purchasing (?:officer|agent)|inkoper|inkoopster|acheteu(?:r|se)|comprador|compradora|compratore|compratrice)(?!\p{L})|einkäufer(?:in)?(?!\p{L})/iu;
/** Leads a shift or a crew, or stands by somebody who leads: asks for things, and buys none. */
const LEADS_CREW =
  /(?<!\p{L})(?:foreman|forewoman|supervisor|polier|vorarbeiter|schichtleit|schichtführ|capataz|contremaître|capoturno|asst|assistant|assistenz|teamassist|trainee)/iu;

/** How much somebody decides by rank, as RANK has it: from 2 on they lead others, or buy. */
export function rankOf(title = '', seniority: SeniorityLevel | undefined): 0 | 1 | 2 | 3 {
  const rank = seniority === undefined ? 1 : RANK[seniority];
  if (LEADS_CREW.test(title)) return rank === 0 ? 0 : 1;
  if (HEADS_SITE.test(title) || HEADS_COMPANY.test(title)) return 3;
  return rank === 1 && (LEAD.test(title) || BUYER.test(title)) ? 2 : rank;
}

/** 'Head of Spare Parts', 'Leiterin Druckvorstufe': a field and no company, whatever field it is. */
const HEADS_FIELD =
  /(?<!\p{L})(?:head|director|chief|vp|vice president) (?:of|for)(?!\p{L})|leit(?:er|erin|ung)(?!\p{L})|(?<!\p{L})(?:responsable|responsabile|responsável|chef(?:fe)? d|jef[ea] d|hoofd)/iu;

/** Runs a school or a college. */
const HEADS_SCHOOL =
  /(?<!\p{L})(?:principal(?! (?!of|at|and)\p{L})|dean|head ?(?:master|mistress|teacher)|rector|rektor(?:in)?|schulleit(?:er|erin|ung))(?!\p{L})/iu;

/** Who is meant where nothing but a headline says what they do. */
export const BY_HEADLINE = 'this person, by the headline,';

const TOP: ReadonlySet<JobFunctionId> = new Set(['general-management', 'founder']);
const OPERATIVE: ReadonlySet<JobFunctionId> = new Set(['operations', 'general-management', 'founder']);
/** Buy for other fields, too: that they buy says nothing of what is needed. */
const BUYS_FOR_ALL: ReadonlySet<JobFunctionId> = new Set(['procurement']);
/** In log-odds: who buys where nothing else tells, one wrong one in two being arguable. */
const ONE_IN_THREE = -1;
const VERY_SMALL = 50;
const SMALL = 250;
const MIDDLE = 1_000;

interface RoleFacts {
  title: string | undefined;
  seniority: SeniorityLevel | undefined;
  functions: readonly JobFunctionId[];
  /** Employees of their company; undefined when unknown. */
  size: number | undefined;
  /** The kind of customer that their company is, when the user names it. */
  sector: SectorId | undefined;
  /** Theirs is another kind of company than those that the user names. */
  isElsewhere?: boolean;
  /** Says of the job that they choose, buy or pay for things. */
  speaksOfBuying?: boolean;
}

/** Grades what a person has to do with buying the offer: their function among those that buy it, and their rank. */
export function gradeRole(own: OwnTrade, facts: RoleFacts): RoleGrade {
  const graded = leanByLikely(own, facts, gradeByRules(own, facts));
  return facts.speaksOfBuying === true ? withAuthority(graded, facts) : graded;
}

const OF_NO_COMPANY: ReadonlySet<JobFunctionId> = new Set(['student', 'job-seeker', 'retired']);
/** People who sell or hire: what they write of tenders, approvals and the work is about others. */
export const SELLS: ReadonlySet<JobFunctionId> = new Set([
  'sales',
  'key-accounts',
  'recruiting',
  'business-development',
  'partnerships',
]);
const BIDS = /(?<!\p{L})(?:bids?|tenders?|proposals?|work winning)(?!\p{L})/iu;

/** Who writes of budgets and suppliers has more of a say than the title tells. */
function withAuthority(graded: RoleGrade, { title, functions }: RoleFacts): RoleGrade {
  const { grade, lean = 0, role } = graded;
  if (BIDS.test(title ?? '') || functions.some((one) => OF_NO_COMPANY.has(one) || SELLS.has(one))) return graded;
  const told = `${title ?? BY_HEADLINE} writes of budgets, suppliers or buying`;
  if (role === 'none') return { ...graded, grade: 1, lean: 0, role: 'unknown', because: told };
  if (role === 'unknown' || role === 'uses')
    return {
      ...graded,
      grade: Math.max(2, Math.min(3, grade + 1)) as RoleGrade['grade'],
      role: 'influences',
      because: told,
    };
  return lean === 1 || (grade === BEST && lean === 0) ? graded : { ...graded, lean: lean === -1 ? 0 : 1 };
}

function leanByLikely(own: OwnTrade, facts: RoleFacts, graded: RoleGrade): RoleGrade {
  if (graded.role === 'none' || facts.functions.length === 0) return graded;
  // Half a grade by what was learned of who buys such offers: it orders those whom the rules hold equal.
  const odds = Math.max(...facts.functions.map((id) => own.likelyBuyers.get(id) ?? UNLIKELY));
  const isLikely = odds > LIKELY;
  if (isLikely && graded.grade < BEST) return { ...graded, lean: 1 };
  // The best grade leaves no room above.
  if (isLikely || (graded.grade < BEST && odds >= UNLIKELY)) return graded;
  return { ...graded, lean: -1 };
}

function gradeByRules(
  own: OwnTrade,
  { title, seniority, functions, size, sector, isElsewhere = false }: RoleFacts,
): RoleGrade {
  const { main, known, buyers, users, isForOffices } = readBuying(own);
  // Who runs the thing itself at a customer of a named kind has a say in what touches it.
  const atCustomer = sector === undefined || isForOffices ? [] : coreFunctions(sector);
  const rank = rankOf(title, seniority);
  const said = title ?? BY_HEADLINE;
  if (title === undefined && functions.length === 0) {
    return { grade: 1, role: 'unknown', because: 'no title says what they do' };
  }
  if (functions.length > 0 && functions.every((one) => OF_NO_COMPANY.has(one))) {
    return { grade: 0, role: 'none', because: `${said} buys nothing for a company` };
  }
  // The user's own words in a title tell more of it than what was learned where the table has none.
  const isOwnThing = title !== undefined && namesOwnWord(own.words, title);
  const isLearned = isOwnThing && findFunctions(title).length === 0;
  const buying = isLearned ? undefined : functions.find((one) => buyers.has(one) && !TOP.has(one));
  if (buying !== undefined) {
    const kind = { isGuess: known.length === 0 && !own.fields.includes(buying), isItsField: !BUYS_FOR_ALL.has(buying) };
    if (rank >= 3) return { grade: 4, role: 'buys', because: `${said} usually decides on such purchases`, ...kind };
    if (rank === 2)
      return { grade: 3, role: 'buys', because: `${said} usually chooses or prepares such purchases`, ...kind };
    return { grade: 2, role: 'uses', because: `${said} works where such things are used and may recommend them` };
  }
  const isHead =
    seniority === 'Owner' ||
    HEADS_COMPANY.test(said) ||
    functions.some((one) => TOP.has(one)) ||
    (functions.includes('school-management') && HEADS_SCHOOL.test(said));
  if (!isHead && isOwnThing) {
    if (rank < 2) return { grade: 1, role: 'uses', because: `${said} works with what your offer is for` };
    return { grade: rank === 3 ? 4 : 3, role: 'buys', because: `${said} is in charge of what your offer is for` };
  }
  if (isHead || (rank === 3 && functions.length === 0 && !HEADS_FIELD.test(said))) {
    const head = gradeHead(said, size, own, buyers, sector !== undefined);
    return isElsewhere && head.grade > 1 ? { ...head, grade: (head.grade - 1) as RoleGrade['grade'] } : head;
  }
  if (functions.some((one) => users.has(one) || atCustomer.includes(one))) {
    if (rank >= 3) return { grade: 3, role: 'influences', because: `${said} has a say in such purchases` };
    if (rank === 2)
      return { grade: 2, role: 'influences', because: `${said} works with such things and is asked about them` };
    return { grade: 1, role: 'uses', because: `${said} would use what you offer, with no known say in buying it` };
  }
  if (buyers.size === 0) {
    const seldom = rank < 3 && functions.length > 0 && !functions.some((one) => BUYS_MUCH.has(one)) ? 1 : 0;
    const grade = (Math.max(1, rank) - seldom) as RoleGrade['grade'];
    return { grade, role: 'unknown', because: 'your description does not show who buys what you offer' };
  }
  if (functions.some((one) => OPERATIVE.has(one)) && rank >= 3) {
    return {
      grade: (size ?? MIDDLE) <= SMALL ? 3 : 2,
      role: 'influences',
      because: `${said} runs the work that such things are part of`,
    };
  }
  if (rank >= 2 && functions[0] !== undefined && isBeside(functions[0], buyers))
    return {
      grade: rank >= 3 ? 3 : 2,
      role: 'influences',
      because: `${said} leads a field next to the one that buys what you offer`,
    };
  const atKnownCustomer = sector !== undefined || main.length === 0;
  if (atKnownCustomer && rank >= 2 && functions.includes('procurement'))
    return { grade: rank >= 3 ? 3 : 2, role: 'influences', because: `${said} buys for the company` };
  if (functions.length === 0)
    return {
      grade: sector !== undefined && rank >= 2 ? 2 : 1,
      role: 'unknown',
      because: nothingTells(said),
    };
  if (known.length === 0 && rank >= 2)
    return { grade: rank >= 3 ? 2 : 1, role: 'unknown', because: nothingTells(said) };
  // Whoever leads another field at a customer knows the colleague who buys.
  if (sector !== undefined && rank >= 3)
    return {
      grade: 0,
      lean: 1,
      role: 'none',
      because: `${said} leads another field, and may name the colleague who buys such things`,
    };
  return { grade: 0, role: 'none', because: `${said} has no known part in buying what you offer` };
}

/** Who buys and uses what the user offers: the same for all prospects. */
const readBuying = oncePer((own: OwnTrade) => {
  const main = own.capabilities.slice(0, 2).map(({ capability }) => capability);
  const known = [...own.buyers.keys(), ...main.flatMap((one) => one.buyers)];
  const likely = [...own.likelyBuyers].flatMap(([id, odds]) => (odds > ONE_IN_THREE ? [id] : []));
  return {
    main,
    known,
    buyers: new Set<JobFunctionId>(
      known.length > 0 ? known : [...own.fields, ...likely, ...sectorsOfCustomers(own).flatMap(coreFunctions)],
    ),
    users: new Set<JobFunctionId>(main.flatMap((one) => one.users)),
    isForOffices: main[0] !== undefined && isForAnyCompany(main[0]),
  };
});

function sectorsOfCustomers({ customers, kinds }: OwnTrade): SectorId[] {
  return [...customers.keys(), ...[...kinds.keys()].flatMap(({ sectors }) => sectors.slice(0, 1))];
}

/** Whose part in buying no title tells. @param said the title, or BY_HEADLINE */
export const nothingTells = (said: string): string => `nothing tells whether ${said} has a say in such purchases`;

const tellHeadDecides = (said: string, size: number | undefined): string =>
  size === undefined || size <= 1
    ? `${said} decides on such purchases`
    : `${said} decides on such purchases in a company of ${size} people`;

/** The head of a small company decides on everything, that of a large one on little of it, but at a customer it is heard. */
function gradeHead(
  said: string,
  size: number | undefined,
  own: OwnTrade,
  buyers: ReadonlySet<JobFunctionId>,
  isCustomer: boolean,
): RoleGrade {
  const isNamed = [...TOP].some((one) => own.buyers.has(one));
  const isUsual = [...TOP].some((one) => buyers.has(one));
  const head = (grade: RoleGrade['grade'], role: BuyingRole, because: string): RoleGrade => ({
    grade,
    role,
    because,
    isHead: true,
  });
  if (isNamed) return head(4, 'buys', `${said} is the kind of buyer that you name`);
  if (own.namesBuyers && !(isCustomer && (size ?? SMALL) <= VERY_SMALL))
    return head(
      isCustomer && (size ?? SMALL) <= MIDDLE ? 3 : 2,
      'influences',
      `${said} decides, or names the colleague who does`,
    );
  if (size === undefined || size <= SMALL)
    return head(isUsual || (size ?? SMALL) <= VERY_SMALL ? 4 : 3, 'buys', tellHeadDecides(said, size));
  if (size <= MIDDLE) return head(3, 'influences', `${said} gives the final approval of such purchases`);
  return head(isCustomer ? 3 : 2, 'influences', `${said} can name the colleague who decides`);
}
