import type { FitLink } from '../../../shared/contract/fit.ts';
import { termsIn } from '../own-company/own-terms.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import type { ProspectTrade } from '../prospect/prospect-trade.ts';
import type { Statement } from '../prospect/statements.ts';
import { findSigns } from '../trade/capabilities/find-capabilities.ts';
import { sectorLabel, withinSector } from '../trade/sectors/find-sectors.ts';
import type { SectorId } from '../trade/sectors/ids.ts';

/** How the prospect's company stands to the kinds of customers of the user. */
export type CustomerMatch =
  /** A kind that the user names. */
  | 'named'
  /** A broader or narrower kind of one that the user names, or one that typically needs the offer while the user names none. */
  | 'typical'
  /** Any company can use the offer, and the user names no kind. */
  | 'any'
  /** One that typically needs it, though the user names others. */
  | 'beside'
  | 'none';

export interface CustomerFit {
  match: CustomerMatch;
  sector?: SectorId;
  link?: FitLink;
}

/** Finds out which kind of customer the prospect's company is. */
export function matchCustomer(own: OwnTrade, prospect: ProspectTrade): CustomerFit {
  const named = [...own.customers.keys()];
  for (const [sector, { said, where }] of prospect.sectors) {
    const yours = own.customers.get(sector);
    if (yours !== undefined)
      return { match: 'named', sector, link: { kind: 'customer_type', yours, theirs: said, where } };
  }
  for (const [sector, { said, where }] of prospect.sectors) {
    const near = named.find((one) => withinSector(sector, one));
    if (near !== undefined) {
      const yours = own.customers.get(near) ?? sectorLabel(near);
      return { match: 'named', sector, link: { kind: 'customer_type', yours, theirs: said, where } };
    }
  }
  const main = own.capabilities.slice(0, 2);
  for (const [sector, { said, where }] of prospect.sectors) {
    const capability = main.find(
      ({ capability: { sectors } }) =>
        sectors !== 'any' && sectors.some((one) => one === sector || withinSector(sector, one)),
    );
    if (capability === undefined) continue;
    const match = named.length === 0 ? 'typical' : 'beside';
    return { match, sector, link: { kind: 'customer_type', yours: capability.said, theirs: said, where } };
  }
  const broad = [...prospect.sectors].find(([sector]) => named.some((one) => withinSector(one, sector)));
  if (broad !== undefined) return { match: 'typical', sector: broad[0] };
  if (named.length === 0 && main.some(({ capability }) => capability.sectors === 'any')) return { match: 'any' };
  return { match: 'none' };
}

const MOST_LINKS = 6;
/** Signs of the main offers alone: a word that shows a need for the fifth thing mentioned is chance. */
const LOOKED_FOR = 3;

/** Finds facts by which the need for the offer shows: signs of the kind of offer, and the offer's own terms. */
export function findNeeds(own: OwnTrade, statements: readonly Statement[]): FitLink[] {
  const wanted = new Map(own.capabilities.slice(0, LOOKED_FOR).map(({ capability, said }) => [capability.id, said]));
  const links: FitLink[] = [];
  const seen = new Set<string>();
  for (const { text, where } of statements) {
    if (links.length >= MOST_LINKS) break;
    for (const { id, said } of findSigns(text)) {
      const yours = wanted.get(id.id);
      if (yours === undefined || seen.has(said.toLowerCase())) continue;
      seen.add(said.toLowerCase());
      links.push({ kind: 'need', yours, theirs: said, where });
    }
    for (const [key, said] of termsIn(text)) {
      const yours = own.terms.get(key);
      if (yours === undefined || seen.has(key)) continue;
      seen.add(key);
      links.push({ kind: 'need', yours, theirs: said, where });
    }
  }
  return links.slice(0, MOST_LINKS);
}
