import type { FitLink } from '../../../shared/contract/fit.ts';
import type { SizeRange } from '../own-company/company-size.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import { isForAnyCompany } from '../trade/capabilities/for-any-company.ts';
import { sectorLabel } from '../trade/sectors/find-sectors.ts';
import { writeList } from '../wording/phrasing.ts';
import { lowerFirst, plainLine } from '../wording/quoting.ts';
import type { CustomerFit } from './find-links.ts';
import { type Need, PERSONAL, showsTwice } from './find-needs.ts';
import type { Grade, GradedPart } from './score-fit.ts';

/** How well the prospect's company is a customer: by what kind of company it is, and by facts that show the need. */
export function gradeMarket(own: OwnTrade, company: string, customer: CustomerFit, needs: readonly Need[]): GradedPart {
  const need = needs[0]?.link;
  const shown = need === undefined ? '' : `, and ${tellNeed(need)}`;
  switch (customer.match) {
    case 'named':
      return {
        grade: 4,
        because: customer.isGuess
          ? `${company} seems to be of the kind that your offer is for${namedAs(customer, own)}${shown}`
          : `${company} is ${customer.isByTrade ? 'in the trade of the customers you name' : 'one of the kinds of customers you name'}${namedAs(customer, own)}${shown}`,
      };
    case 'typical': {
      const kind = kindOf(customer);
      return {
        grade: need === undefined ? 3 : 4,
        because: `${kind} are among the usual customers for such an offer${shown}`,
      };
    }
    case 'unknown':
      return isUnknownOffer(own) && need !== undefined
        ? {
            grade: gradeOfNeeds(needs),
            because: `nothing known of ${company} tells whether it is a customer, but ${tellNeed(need)}`,
          }
        : { grade: 2, because: `nothing known of ${company} tells whether it is a customer` };
    case 'any':
      return {
        grade: need === undefined ? 2 : isUnknownOffer(own) ? gradeOfNeeds(needs) : 4,
        because: `${tellAny(own)}${shown.replace(/^, and /, ', but ')}`,
      };
    case 'beside':
      return {
        grade: need === undefined ? 2 : 3,
        ...(customer.isAnyTrade && { lean: -1 }),
        because: `${tellBeside(own, customer, company)}${shown}`,
      };
    case 'peer':
      return {
        grade: 0,
        because: customer.sellsToUsers
          ? `${company} sells to companies like yours, so it is a supplier rather than a customer`
          : `${company} itself sells to the customers that you name, rather than being one`,
      };
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

/** What somebody once wrote of the job or the company speaks of a use; what is of a day may show that it is wanted now. */
function tellNeed({ where }: FitLink): string {
  if (/^(?:Post|Company update) /.test(where)) return `a need shows (${lowerFirst(where)})`;
  return `${namePlace(where)} points to a use for what you offer`;
}

/** 'the job description', "the person's headline", 'the list of specialities'. */
function namePlace(where: string): string {
  const place = lowerFirst(where);
  if (/^(?:specialities|target customers)$/.test(place)) return `the list of ${place}`;
  return PERSONAL.test(where) && place !== 'job description' ? `the person's ${place}` : `the ${place}`;
}

/** What is not known of the user's customers is said of the reading, and not of the world. */
function tellAny({ capabilities: [main], customerNames }: OwnTrade): string {
  const isNamed = customerNames.length > 0;
  if (main?.isSure === true && isForAnyCompany(main.capability))
    return `companies of any kind can use what you offer${isNamed ? '' : ', and you name no kind of customers'}`;
  return isNamed
    ? 'your description does not say clearly to whom you sell'
    : 'your description does not say clearly who your customers are';
}

function tellBeside(own: OwnTrade, customer: CustomerFit, company: string): string {
  const named = listNamed(own);
  if (customer.isAnyTrade && own.namesAnyCompany) return 'you sell to companies of many kinds';
  if (customer.isAnyTrade)
    return `${company} is ${named === '' ? 'not of the kind that you name' : `none of the customers that you name (${named})`}, though companies of many kinds can use what you offer`;
  if (customer.speaksOf !== undefined)
    return `${company} speaks of what you name as customers (${asWritten(customer.speaksOf, own.isForeign)}), though its industry is another`;
  return customer.isNear
    ? `${kindOf(customer)} are near those whom you name as customers${named === '' ? '' : ` (${named})`}`
    : `${kindOf(customer)} may need what you offer as well, though you ${named === '' ? 'do not name them' : `name ${named}`}`;
}

/** Of a company of none of the kinds that the user names, or of none that usually buys it. */
function tellNoKind(own: OwnTrade, company: string, need: FitLink | undefined): string {
  const named = listNamed(own);
  const kind = !own.namesCustomers
    ? 'not the kind of company that usually buys it'
    : named === ''
      ? 'not the kind of company you name'
      : `none of the customers that you name (${named})`;
  if (need !== undefined) return `${company} is ${kind}, but ${tellNeed(need)}`;
  return own.namesCustomers
    ? `${company} is ${kind}, and nothing known of it shows a need`
    : `nothing known of ${company} shows a need for what you offer`;
}

const MOST_LISTED = 3;

/** The customers that were read in the description, in the user's own words, so that a wrong reading can be seen. */
function listNamed({ customerNames, customers, isForeign: areForeign }: OwnTrade): string {
  const names =
    customerNames.length > 0 ? customerNames : [...new Set([...customers.values()].map(({ said }) => said))];
  const listed = names.slice(0, MOST_LISTED).map((name) => asWritten(name, areForeign));
  return names.length > MOST_LISTED ? `${listed.join(', ')} and others` : writeList(listed);
}

/** The user's own words for it. */
const namedAs = ({ link }: CustomerFit, { isForeign }: OwnTrade): string =>
  link === undefined ? '' : ` (${asWritten(plainLine(link.yours), isForeign)})`;

/** Words of another language are quoted. */
const asWritten = (name: string, isForeign: boolean): string => (isForeign ? `"${name}"` : name);

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
