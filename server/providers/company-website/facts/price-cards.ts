import type { CompanyFacts } from '../../profile-facts.ts';
import { isBoilerplate } from '../pages/boilerplate.ts';
import { quietCapitals } from '../pages/plain-text.ts';
import type { Block } from '../pages/read-page.ts';

const NUMBER = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const CODE = '(?:USD|EUR|GBP|INR|CHF|AUD|CAD|NZD|SGD|AED|SEK|NOK|DKK|PLN|BRL|JPY)';
const CURRENCY = String.raw`(?:(?:US|AU?|CA?|NZ|S|R)?\$|[€£₹¥₩₺]|${CODE}|Rs\.?)`;
const AMOUNT = String.raw`(?<amount>${CURRENCY}\s?(?:${NUMBER})(?![\d%])(?:\s?${CODE}\b)?|(?:${NUMBER})\s?${CURRENCY})`;
const WORD = String.raw`[\p{L}]+`;
const PER = String.raw`\s*,?\s*(?:\/|per|pro|par|por|je|a|an|al|each|every)\s*`;
// bounded: a card is read for its first 600 characters
const PRICE = new RegExp(`${AMOUNT}${PER}(?<one>${WORD})(?:${PER}(?<two>${WORD}))?`, 'giu');

// bounded: the name of a plan has at most 40 characters
const ANY_AMOUNT = new RegExp(AMOUNT, 'iu');

const PERIODS: Readonly<Record<string, string>> = words({
  month: 'month mo mth monat mois mes mês mese maand måned månad miesiąc ay',
  year: 'year yr annum jahr an année año ano anno jaar år rok yıl',
  week: 'week wk woche semaine semana settimana',
  day: 'day tag jour día dia giorno dag',
  hour: 'hour hr stunde heure hora ora uur',
});
const UNITS: Readonly<Record<string, string>> = words({
  user: 'user nutzer benutzer utilisateur usuario usuário utente gebruiker användare bruker',
  seat: 'seat',
  member: 'member mitglied membre miembro',
  agent: 'agent',
  employee: 'employee mitarbeiter',
  person: 'person',
  location: 'location standort site',
  device: 'device',
  vehicle: 'vehicle',
  license: 'license licence lizenz',
});

const NO_PLAN =
  /\b(?:pricing|prices?|plans|packages|preise|tarife|tarifs|prix|precios|planes|preços|planos|prezzi|tarieven|monthly|annually|annual|yearly|billed|billing|compare|comparison|features?|included|questions|faqs?|popular|save|choose|trusted|customers|add-?ons?)\b|[?:!]/i;
const NAME_CHARS = 40;
/** A card says its price near its top. */
const LOOK_AHEAD = 6;
const LOOK_AHEAD_CHARS = 600;
const MOST_PLANS = 8;

/**
 * Reads the plans of a price page: a heading with exactly one price beneath it that says for what span of time. Cards that show
 * several prices (by month and by year) are left to the page's text, since it is unclear which of them applies.
 */
export function readPriceCards(blocks: readonly Block[]): CompanyFacts['pricing'] {
  const plans = new Map<string, CompanyFacts['pricing'][number] | null>();
  blocks.forEach((heading, index) => {
    if (heading.kind !== 'heading' || heading.level < 2 || !isPlanName(heading.text)) return;
    const prices = pricesIn(cardText(blocks.slice(index + 1, index + 1 + LOOK_AHEAD)));
    const [first] = prices;
    if (!first || prices.some(({ price, per }) => price !== first.price || per !== first.per)) return;
    const plan = quietCapitals(heading.text);
    const known = plans.get(plan);
    // The same plan at two prices: neither is believed.
    plans.set(
      plan,
      known === undefined || (known?.price === first.price && known.per === first.per) ? { plan, ...first } : null,
    );
  });
  return [...plans.values()].filter((plan) => plan !== null).slice(0, MOST_PLANS);
}

function isPlanName(text: string): boolean {
  if (text.length > NAME_CHARS || text.split(' ').length > 5 || !/\p{L}{2}/u.test(text)) return false;
  return !NO_PLAN.test(text) && !isBoilerplate(text) && !ANY_AMOUNT.test(text);
}

/** What stands beneath a plan's name, up to the next one; prices are often set as headings themselves. */
function cardText(blocks: readonly Block[]): string {
  const end = blocks.findIndex(({ kind, text }) => kind === 'heading' && !/\d/.test(text));
  const card = end === -1 ? blocks : blocks.slice(0, end);
  return card
    .map(({ text }) => text)
    .join(' ')
    .slice(0, LOOK_AHEAD_CHARS);
}

function pricesIn(text: string): { price: string; per: string }[] {
  return [...text.matchAll(PRICE)].flatMap(({ groups = {} }) => {
    const named = [groups.one, groups.two].map((word) => word?.toLowerCase() ?? '');
    const period = named.map((word) => PERIODS[word]).find((word) => word !== undefined);
    const unit = named.map((word) => UNITS[word]).find((word) => word !== undefined);
    return period && groups.amount
      ? [{ price: groups.amount.replace(/\s+/g, ' '), per: unit ? `${unit} per ${period}` : period }]
      : [];
  });
}

/** Each word with what it means, in the singular and the plural. */
function words(table: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([meaning, list]) =>
      list.split(' ').flatMap((word) => [
        [word, meaning],
        [`${word}s`, meaning],
      ]),
    ),
  );
}
