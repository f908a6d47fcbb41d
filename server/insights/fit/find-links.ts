import type { FitLink } from '../../../shared/contract/fit.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import type { ProspectTrade } from '../prospect/prospect-trade.ts';
import { isForAnyCompany } from '../trade/capabilities/for-any-company.ts';
import { coreFunctions } from '../trade/sectors/core-functions.ts';
import { sectorLabel, withinSector } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';

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
}

/** Finds out which kind of customer the prospect's company is. */
export function matchCustomer(own: OwnTrade, prospect: ProspectTrade): CustomerFit {
  const named = [...own.customers.keys()];
  const known = [...prospect.sectors];
  for (const [sector, { said, where }] of known) {
    const near = named.find((one) => one === sector) ?? named.find((one) => withinSector(sector, one));
    if (near === undefined) continue;
    const { said: yours = sectorLabel(near), narrowedBy } = own.customers.get(near) ?? {};
    // 'Refrigerated carriers': a carrier of whom nothing says so is only near it.
    if (narrowedBy !== undefined && !prospect.says(narrowedBy)) return { match: 'beside', sector };
    return { match: 'named', sector, link: { kind: 'customer_type', yours, theirs: said, where } };
  }
  if (prospect.isAlone) return { match: 'none' };
  const ownPart = named.find(
    (one) => prospect.leads && prospect.functions[0] !== undefined && coreFunctions(one)[0] === prospect.functions[0],
  );
  if (ownPart !== undefined) {
    // A laboratory within a water works: the part of the company that the person runs is the customer.
    const { said: yours } = own.customers.get(ownPart) ?? { said: sectorLabel(ownPart) };
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
    const isTypical = main.some(
      ({ capability: { sectors } }) => sectors !== 'any' && sectors.some((one) => withinSector(sector, one)),
    );
    if (isTypical) return { match: named.length === 0 ? 'typical' : 'beside', sector };
  }
  const broad = known.find(([sector]) => named.some((one) => withinSector(one, sector)));
  if (broad !== undefined) return { match: 'beside', sector: broad[0] };
  const [first] = main;
  // An offer of no known kind, for nobody in particular: nothing speaks against any company.
  if (first === undefined) return { match: named.length === 0 ? 'any' : 'none' };
  if (!isForAnyCompany(first.capability)) return { match: 'none' };
  return { match: named.length === 0 ? 'any' : 'beside' };
}

/** Kinds of companies that live on selling to companies of other kinds. */
const SELLERS: ReadonlySet<SectorId> = new Set(
  'software it-services cybersecurity data-ai cloud-hosting hardware-it electronics machinery electrical-equipment medical-devices wholesale advertising-agencies pr-agencies design-studios market-research management-consulting accounting-firms law-firms staffing hr-services training-providers translation call-centers-bpo facility-services cleaning-services security-guards equipment-rental insurance-brokers printing textiles apparel'.split(
    ' ',
  ) as SectorId[],
);

/** Whether theirs is a company that sells what it has to those whom the user sells to. */
function sellsToTheSame(named: readonly SectorId[], prospect: ProspectTrade): boolean {
  const [first] = prospect.sectors.keys();
  if (named.length === 0 || (first !== undefined && !SELLERS.has(first))) return false;
  return [...prospect.serves()].some((served) => named.some((one) => withinSector(served, one)));
}
