import type { FitLink } from '../../../shared/contract/fit.ts';
import type { SizeRange } from '../own-company/company-size.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { sectorLabel } from '../trade/sectors/find-sectors.ts';
import { lowerFirst, plainLine } from '../wording/quoting.ts';
import type { CustomerFit } from './find-links.ts';
import { type Need, PERSONAL, showsTwice } from './find-needs.ts';
import type { Grade, GradedPart } from './score-fit.ts';

/** How well the prospect's company is a customer: by what kind of company it is, and by facts that show the need. */
export function gradeMarket(own: OwnTrade, company: string, customer: CustomerFit, needs: readonly Need[]): GradedPart {
  const need = needs[0]?.link;
  const shown = need === undefined ? '' : `, and a need shows (${lowerFirst(need.where)})`;
  switch (customer.match) {
    case 'named':
      return {
        grade: 4,
        because: customer.isGuess
          ? `${company} seems to be of the kind that your offer is for${namedAs(customer)}${shown}`
          : `${company} is ${customer.isByTrade ? 'in the trade of the customers you name' : 'of the kind that you name as customers'}${namedAs(customer)}${shown}`,
      };
    case 'typical': {
      const kind = kindOf(customer);
      return {
        grade: need === undefined ? 3 : 4,
        because: `${kind} typically need what you offer${shown}`,
      };
    }
    case 'unknown':
      return isUnknownOffer(own) && need !== undefined
        ? {
            grade: gradeOfNeeds(needs),
            because: `its trade is not known, but a need shows (${lowerFirst(need.where)})`,
          }
        : { grade: 2, because: 'its trade is not known' };
    case 'any':
      return {
        grade: need === undefined ? 2 : isUnknownOffer(own) ? gradeOfNeeds(needs) : 4,
        because: `you name no kind of customers, so any company may need it${shown}`,
      };
    case 'beside':
      return {
        grade: need === undefined ? 2 : 3,
        ...(customer.isAnyTrade && { lean: -1 }),
        because: `${tellBeside(customer)}${shown}`,
      };
    case 'peer':
      return { grade: 0, because: `${company} sells in your field itself, and is no customer in it` };
    case 'none': {
      if (customer.isOtherSide) return { grade: 0, because: `${company} is one to whom your customers sell` };
      const grade: Grade = showsTwice(needs)
        ? 3
        : needs.some(({ isSlight }) => isSlight !== true)
          ? 2
          : isUnknownOffer(own)
            ? 1
            : 0;
      return { grade, because: tellNoKind(own, company, need) };
    }
  }
}

/** What no table knows may be of use to others than those that are named. */
const isUnknownOffer = ({ capabilities }: OwnTrade): boolean => capabilities.length === 0;

/** Of an offer of no known kind: what the person says of it weighs more than what the company says. */
function gradeOfNeeds(needs: readonly Need[]): Grade {
  return needs.some(({ link, isSlight }) => isSlight !== true && PERSONAL.test(link.where)) ? 4 : 3;
}

function tellBeside(customer: CustomerFit): string {
  if (customer.isAnyTrade) return 'you name other customers, though companies of many kinds can use it';
  return customer.isNear
    ? `${kindOf(customer)} are near those whom you name as customers`
    : `${kindOf(customer)} often need it, though you name other customers`;
}

/** Of a company of none of the kinds that the user names, or of none that usually buys it. */
function tellNoKind({ namesCustomers }: OwnTrade, company: string, need: FitLink | undefined): string {
  const kind = namesCustomers ? 'you name' : 'that usually buys it';
  if (need !== undefined)
    return `${company} is not the kind of company ${kind}, but a need shows (${lowerFirst(need.where)})`;
  return namesCustomers
    ? `${company} is not the kind of company you name, and shows no need for what you offer`
    : `nothing known of ${company} shows a need for what you offer`;
}

/** The user's own words for it. */
const namedAs = ({ link }: CustomerFit): string => (link === undefined ? '' : ` (${plainLine(link.yours)})`);

function kindOf({ sector }: CustomerFit): string {
  return sector === undefined ? 'companies' : sectorLabel(sector);
}

/** Beyond the range by more than these factors a company is hardly a customer, or none. */
const FAR = 4;
const TOO_FAR = 20;

/** @returns how far a size lies beyond the sizes of customers; undefined when it fits, is near, or is unknown */
export function sizeProblem(
  size: number | undefined,
  wanted: SizeRange | undefined,
): 'too_small' | 'large' | 'too_large' | undefined {
  if (size === undefined || wanted === undefined) return undefined;
  if (size * FAR < wanted.least) return 'too_small';
  if (size > wanted.most * TOO_FAR) return 'too_large';
  return size > wanted.most * FAR ? 'large' : undefined;
}
