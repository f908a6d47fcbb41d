import type { FitLink } from '../../../shared/contract/fit.ts';
import { oncePer } from '../../platform/once-per.ts';
import { TYPICAL_KIND, UNLIKELY_KIND } from '../own-company/likely-customers.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { namesOwnWord, tellingStems } from '../own-company/own-words.ts';
import type { ProspectTrade } from '../prospect/prospect-trade.ts';
import { speaksOfThemselves } from '../prospect/stated-trouble.ts';
import { isForAnyCompany } from '../trade/capabilities/for-any-company.ts';
import type { JobFunctionId } from '../trade/job-functions/ids.ts';
import { coreFunctions } from '../trade/sectors/core-functions.ts';
import { sectorLabel, withinSector } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';
import { areNeighbours } from '../trade/sectors/neighbours.ts';
import { plainLine } from '../wording/quoting.ts';

/** How the prospect's company stands to the kinds of customers of the user. */
export type CustomerMatch =
  /** A kind that the user names. */
  | 'named'
  /** One that typically needs the offer while the user names none, or whose part that the person runs is what the user names. */
  | 'typical'
  /** Any company can use the offer, and the user names no kind. */
  | 'any'
  /** Nothing tells what kind of company theirs is. */
  | 'unknown'
  /** One that typically needs it though the user names others, or near one that the user names. */
  | 'beside'
  /** It sells to the user's customers itself, and is none. */
  | 'peer'
  | 'none';

export interface CustomerFit {
  match: CustomerMatch;
  sector?: SectorId;
  link?: FitLink;
  /** Beside those that the user names only as any company can use such an offer. */
  isAnyTrade?: boolean;
  /** Beside those that the user names as it lies near them, and not only as such companies need it. */
  isNear?: boolean;
  /** Of a kind that the user's words may name as customers, or as a part of what is sold. */
  isGuess?: boolean;
  /** By its trade alone: nothing of theirs has the user's word for these customers ('dairies' for a food maker). */
  isByTrade?: boolean;
  /** The user's customers sell to such companies, and the user does not. */
  isOtherSide?: boolean;
  /** In another trade, and speaks of customers that the user names, by the user's words. */
  speaksOf?: string;
  /** It sells to companies like the user's own. */
  sellsToUsers?: boolean;
}

/** 'Product Manager, Dental': makes or sells for a field, and runs no part of the company that could be a customer. */
const SELLING: ReadonlySet<JobFunctionId> = new Set(['product', 'sales', 'marketing', 'key-accounts', 'recruiting']);

/** Most companies have these: that somebody runs them says nothing of what the company is. */
const IN_MOST: ReadonlySet<JobFunctionId> = new Set([
  'production',
  'operations',
  'software-engineering',
  'it',
  'procurement',
  'customer-support',
]);

/** Finds out which kind of customer the prospect's company is. */
export function matchCustomer(own: OwnTrade, prospect: ProspectTrade): CustomerFit {
  const named = [...new Set([...own.customers.keys(), ...own.namedSectors.keys()])];
  const known = [...prospect.sectors];
  const ofKind = matchKind(own, prospect);
  const ofGroup = ofKind ?? (mayBeOfGroup(named, prospect) ? matchGroup(prospect) : undefined);
  if (isSellerToUsers(prospect)) return { match: 'peer', sellsToUsers: true };
  if (known[0] !== undefined && own.customersOfCustomers.has(known[0][0])) return { match: 'none', isOtherSide: true };
  for (const [sector, { said: theirs, where }] of known) {
    const near = named.find((one) => one === sector) ?? named.find((one) => withinSector(sector, one));
    if (near === undefined) continue;
    if (ofGroup?.link !== undefined && !prospect.isAlone) {
      // That the trade is the one tells it more plainly than a sentence about much else.
      const isPlainer = prospect.groups.is?.group.sector === sector && ofGroup.link.where === 'Company description';
      return isPlainer ? { ...ofGroup, link: { ...ofGroup.link, theirs, where } } : ofGroup;
    }
    const { narrowedBy, isGuess } = own.customers.get(near) ?? {};
    const yours = nearestName(stemsOfNames(own).get(near), prospect) ?? callOf(own, near);
    // 'Refrigerated carriers': a carrier of whom nothing says so is only near it.
    if (narrowedBy !== undefined && !prospect.says(narrowedBy)) return { match: 'beside', sector, isNear: true };
    return {
      match: 'named',
      sector,
      ...(isGuess && { isGuess }),
      ...(!isNamedByThem(yours, sector, prospect) && { isByTrade: true }),
      link: { kind: 'customer_type', yours, theirs, where },
    };
  }
  if (ofGroup !== undefined && !prospect.isAlone)
    return ofKind === undefined && isBesideIts(prospect) ? besideOf(ofGroup) : ofGroup;
  if (prospect.isAlone) return { match: 'none' };
  const ownPart = prospect.functions.some((field) => SELLING.has(field))
    ? undefined
    : named.find(
        (one) =>
          prospect.leads &&
          prospect.functions[0] !== undefined &&
          !IN_MOST.has(prospect.functions[0]) &&
          coreFunctions(one)[0] === prospect.functions[0],
      );
  if (ownPart !== undefined) {
    // A laboratory within a water works: the part of the company that the person runs is the customer.
    const yours = callOf(own, ownPart);
    return {
      match: 'typical',
      sector: ownPart,
      link: { kind: 'customer_type', yours, theirs: prospect.title, where: 'Position' },
    };
  }
  if (sellsToTheSame(named, prospect)) return { match: 'peer' };
  if (known.length === 0) return { match: 'unknown' };
  const main = own.capabilities.slice(0, 2);
  for (const [sector] of known) {
    const isTypical =
      (own.likelyCustomers.get(sector) ?? UNLIKELY_KIND) >= TYPICAL_KIND ||
      main.some(({ capability: { sectors } }) => sectors !== 'any' && sectors.some((one) => withinSector(sector, one)));
    if (isTypical) return { match: own.namesCustomers ? 'beside' : 'typical', sector };
  }
  const broad = known.find(([sector]) => named.some((one) => withinSector(one, sector)));
  if (broad !== undefined) return { match: 'beside', sector: broad[0], isNear: true };
  const [first] = main;
  const near = known.find(([sector]) => named.some((one) => areNeighbours(one, sector)));
  const nearKind = known.find(([sector]) => [...own.kinds.keys()].some(({ sectors }) => sectors.includes(sector)));
  if (nearKind !== undefined) return { match: 'beside', sector: nearKind[0], isNear: true };
  // Near a kind that is named is near enough where what is sold is not known, or is the person's own field.
  if (near !== undefined && (first === undefined || namesOwnWord(own.words, prospect.title)))
    return { match: 'beside', sector: near[0], isNear: true };
  // An offer of no known kind, for nobody in particular: nothing speaks against any company.
  if (first === undefined && own.namesCustomers)
    return own.namesAnyCompany ? { match: 'beside', isAnyTrade: true } : { match: 'none' };
  if (first === undefined) return { match: 'any' };
  if (!isForAnyCompany(first.capability)) return { match: 'none' };
  return own.namesCustomers ? { match: 'beside', isAnyTrade: true } : { match: 'any' };
}

/** Its description has the word, and its industry is another trade: 'three cement plants and a school' are a cement maker. */
function isBesideIts({ groups: { is }, sectors }: ProspectTrade): boolean {
  const [first] = sectors.values();
  return (
    is?.group.sector !== undefined && is.where === 'Company description' && !is.isInName && first?.where === 'Industry'
  );
}

const besideOf = ({ sector, link }: CustomerFit): CustomerFit => ({
  match: 'beside',
  ...(sector && { sector }),
  ...(link && { speaksOf: plainLine(link.yours) }),
  isNear: true,
});

/** What the user calls customers of a kind. */
function callOf({ customers, namedSectors }: OwnTrade, sector: SectorId): string {
  return customers.get(sector)?.said ?? namedSectors.get(sector)?.[0] ?? sectorLabel(sector);
}

/** The words that tell of each name, by the kind of company it means: the same for all prospects. */
const stemsOfNames = oncePer(
  ({ namedSectors }: OwnTrade) =>
    new Map(
      [...namedSectors].map(([sector, names]) => [
        sector,
        names.map((name) => ({ name, stems: [...tellingStems(name, [])] })),
      ]),
    ),
);

/** @returns of names for one kind ('pharma wholesalers', 'exporters') that of which theirs uses most words; undefined where it uses none */
function nearestName(
  names: readonly { name: string; stems: readonly string[] }[] = [],
  prospect: ProspectTrade,
): string | undefined {
  const counts = names.map(({ stems }) => stems.filter((stem) => prospect.says(stem)).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : names[counts.indexOf(most)]?.name;
}

/** Whether they use a telling word of what the user calls such customers, or that is just what companies of their kind are called. */
function isNamedByThem(yours: string, sector: SectorId, prospect: ProspectTrade): boolean {
  const label = tellingStems(sectorLabel(sector), []);
  return [...tellingStems(yours, [])].some((stem) => label.has(stem) || prospect.says(stem));
}

/** Whether theirs is of a kind within a sector that the user names. */
function matchKind({ kinds }: OwnTrade, prospect: ProspectTrade): CustomerFit | undefined {
  if (kinds.size === 0) return undefined;
  const theirs = prospect.kinds();
  for (const [kind, yours] of kinds) {
    const fact = theirs.get(kind);
    if (fact === undefined) continue;
    const sector = [...prospect.sectors.keys()][0] ?? kind.sectors[0];
    return {
      match: 'named',
      ...(sector && { sector }),
      link: { kind: 'customer_type', yours, theirs: fact.said, where: fact.where },
    };
  }
  return undefined;
}

/** Who lives on selling to others speaks of their customers by the same names: it takes a trade that the user names, too, or their industry. */
function mayBeOfGroup(named: readonly SectorId[], prospect: ProspectTrade): boolean {
  if (named.length === 0 || !isSeller(prospect) || prospect.groups.is?.where === 'Industry') return true;
  return [...prospect.sectors.keys()].some((sector) =>
    named.some((one) => withinSector(sector, one) || withinSector(one, sector)),
  );
}

/** Whether theirs is a company of a kind that the user's own words name. */
function matchGroup({ groups: { is }, sectors }: ProspectTrade): CustomerFit | undefined {
  if (is === undefined) return undefined;
  const { group, said, where } = is;
  const [first] = sectors.keys();
  const sector = group.sector ?? first;
  return {
    match: 'named',
    ...(sector && { sector }),
    link: { kind: 'customer_type', yours: group.said, theirs: said, where },
  };
}

/** Kinds of companies that live on selling to companies of other kinds. */
const SELLERS: ReadonlySet<SectorId> = new Set(
  'software it-services cybersecurity data-ai cloud-hosting hardware-it electronics machinery electrical-equipment medical-devices wholesale advertising-agencies pr-agencies design-studios market-research management-consulting accounting-firms law-firms staffing hr-services training-providers translation call-centers-bpo facility-services cleaning-services security-guards equipment-rental insurance-brokers printing textiles apparel'.split(
    ' ',
  ) as SectorId[],
);

/** @returns whether theirs is a kind of company that lives on selling to other companies */
export function isSeller({ sectors }: ProspectTrade): boolean {
  const [first] = sectors.keys();
  return first !== undefined && SELLERS.has(first);
}

/** What a seller who is no customer writes is meant for its own customers, unless it says 'we'. */
export function isSalesTalk(
  { where, theirs }: Pick<FitLink, 'where' | 'theirs'>,
  { match }: CustomerFit,
  { sectors }: ProspectTrade,
  hasNoSay: boolean,
): boolean {
  const [first] = sectors.keys();
  if ((match === 'none' || match === 'beside') && where === 'Headline') return true;
  if (first === undefined || !SELLERS.has(first)) return false;
  if (match === 'none') return /^Post/.test(where) && !speaksOfThemselves(theirs);
  return hasNoSay && /^(?:Post|Headline|Job description)/.test(where) && !speaksOfThemselves(theirs);
}

/** Whether theirs is a company that sells to companies like the user's own: 'hosting for podcast agencies' for one of these. */
function isSellerToUsers({ sectors, sellsToUsers }: ProspectTrade): boolean {
  const [first] = sectors.keys();
  return first !== undefined && SELLERS.has(first) && sellsToUsers;
}

/** Whether theirs is a company that sells what it has to those whom the user sells to. */
function sellsToTheSame(named: readonly SectorId[], prospect: ProspectTrade): boolean {
  const [first] = prospect.sectors.keys();
  if (first !== undefined && !SELLERS.has(first)) return false;
  if (prospect.groups.sellsTo !== undefined) return true;
  if (named.length === 0) return false;
  return prospect.serves((served) => named.some((one) => withinSector(served, one)));
}
