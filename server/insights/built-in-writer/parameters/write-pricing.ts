import type { FitDecision } from '../../../../shared/contract/fit.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { CompanyFacts } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { callCompany, possessive } from '../../wording/company-name.ts';
import { areMostlyEnglishWords } from '../../wording/english/english-words.ts';
import { lowerStart } from '../../wording/english/lower-start.ts';
import { isEnglish } from '../../wording/language-of.ts';
import { writeList } from '../../wording/phrasing.ts';
import { priceInEnglish } from '../../wording/price-in-english.ts';
import { compose, plainLine, quote } from '../../wording/quoting.ts';
import type { UsedFacts } from '../used-facts.ts';

const FIELD = 'pricingInformation';
const MOST_PLANS = 4;
const MOST_WORDS = 46;
const HAS_DIGIT = /\d/;
const IS_PLAN = /\bplan\b/i;

type Price = CompanyFacts['pricing'][number];

/** '₹4,500 per container'. */
const amountOf = oncePer(({ price, per }: Price): string => {
  const unit = per === undefined ? undefined : priceInEnglish(per);
  const amount = priceInEnglish(price);
  if (unit === undefined || unit === '' || amount.includes(unit)) return amount;
  return /^(?:per|a|an|each|every|one-off|once)\b/i.test(unit) ? `${amount} ${unit}` : `${amount} per ${unit}`;
});

/** What is in a plan: 'and includes tracking' or, for figures and short notes, in brackets. */
const contentsOf = oncePer(({ includes }: Price): string => {
  if (includes === undefined) return '';
  const text = plainLine(includes).replace(/[.;]$/, '');
  if (text === '' || text.length > 110 || /…|\.\.\.|\byou/i.test(text) || !isEnglish(text)) return '';
  if (!areMostlyEnglishWords(text)) return '';
  const items = lowerStart(text).split(', ');
  const low = items.some((item) => / (?:and|or|&) /.test(item)) ? items.join(', ') : writeList(items);
  return /^(?:no|with|without|up to|on|from|for|in|\d)\b/i.test(low) ? ` (${low})` : ` and includes ${low}`;
});

/** 'Basic costs ₹4,500 per container and includes tracking', 'Enterprise is on request'. */
function tellPlan(price: Price, subject: string): string | undefined {
  const amount = priceInEnglish(price.price);
  if (HAS_DIGIT.test(amount)) {
    const isFrom = /^(?:from|starting at|starts at|as of)\s+/i.exec(amount);
    const verb = isFrom ? 'starts at' : 'costs';
    return `${subject} ${verb} ${amountOf(price).slice(isFrom?.[0].length ?? 0)}${contentsOf(price)}`;
  }
  if (/free|gratis/i.test(amount)) return `${subject} is free${contentsOf(price)}`;
  if (/request|quote|contact|custom|enquir|inquir|talk|sales/i.test(amount))
    return `${subject} is priced on request${contentsOf(price)}`;
  return undefined;
}

/** What the company charges, as it writes it. */
export function writePricing(
  { facts, pick }: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  if (facts === undefined) return undefined;
  const name = callCompany(facts.name);
  const prices = facts.pricing.slice(0, MOST_PLANS).filter(({ plan }) => used.take(`price ${plan}`, FIELD));
  const sentences: string[] = [];
  const cited: string[] = [];
  let words = 0;
  for (const [at, price] of prices.entries()) {
    const plan = plainLine(price.plan);
    const isOnly = prices.length === 1;
    const subject = at > 0 || plan.includes(name) ? plan : nameFirstPlan(price, name, isOnly, pick);
    const told = plan === '' ? undefined : tellPlan(price, subject);
    words += told?.split(' ').length ?? 0;
    if (told === undefined || (sentences.length > 0 && words > MOST_WORDS)) continue;
    sentences.push(told);
    cited.push(`${plan} ${amountOf(price)}`);
  }
  if (sentences.length === 0) return undefined;
  return { value: compose(...sentences), evidence: [`Prices: ${cited.join('; ')}`] };
}

/** What is paid again and again, or by those who use it, has plans; a shoe and a treatment have none. */
const HAS_PLANS = /(?<!\p{L})(?:month|mo|year|week|quarter|user|seat|employee|agent|licen[cs]e)s?(?!\p{L})/iu;
/** What plans are called. */
const CALLED_PLAN =
  /^(?:flat|basic|starter|start|free|pro|professional|plus|premium|standard|team|business|growth|scale|enterprise|core|lite|essential|essentials|advanced|ultimate)$/i;

function nameFirstPlan(price: Price, name: string, isOnly: boolean, pick: Dossier['pick']): string {
  const plan = plainLine(price.plan);
  if (IS_PLAN.test(plan)) return `${possessive(name)} ${plan}`;
  if (isOnly && !CALLED_PLAN.test(plan) && !HAS_PLANS.test(amountOf(price))) return `At ${name}, ${quote(plan)}`;
  return isOnly
    ? pick('plan', [`The ${plan} plan of ${name}`, `${possessive(name)} ${plan} plan`, `At ${name}, the ${plan} plan`])
    : `At ${name}, ${plan}`;
}
