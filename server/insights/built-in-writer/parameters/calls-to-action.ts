/** What a call to action tells about how a company sells. */
export type CallKind =
  | 'trial'
  | 'demo'
  | 'quote'
  | 'prices'
  | 'talk'
  | 'call'
  | 'appointment'
  | 'visit'
  | 'booking'
  | 'shop'
  | 'sample'
  | 'signup'
  | 'apply'
  | 'donate'
  | 'download'
  | 'branch';

/**
 * Words of calls to act, by kind, in the languages of buttons; the first kind that fits counts. A word is the beginning of a word,
 * and one with = at its end stands whole.
 */
const WORDS: readonly (readonly [CallKind, string])[] = [
  ['donate', 'donate|spenden|faire un don|donar|doar|dona ora|doneer'],
  ['apply', 'apply|enrol|admission|bewerben|inscri|candidat|iscriviti al corso|aanmelden voor'],
  ['sample', 'sample|tasting|muster|probepaket|échantillon|muestra|amostra|campione|proefpakket'],
  ['demo', 'demo|démo|walkthrough|product tour|デモ|演示|데모'],
  [
    'trial',
    'trial|try|test drive|start free|start for free|started free|free for|for free|testen|gratis starten|kostenlos starten|essai|essayer|commencer gratuit|prueba|pruébalo|empieza gratis|experimente|comece grátis|teste=|prova=|inizia gratis|probeer|probieren|無料で|無料トライアル|试用|무료 체험|попробовать',
  ],
  [
    'quote',
    'quote|quotation|estimate|proposal|angebot|offerte|devis|presupuesto|cotiza|orçamento|proposta|preventivo|wycen|tender|見積|报价',
  ],
  ['prices', 'pricing|prices|price list|preise|tarifs|precios|preços|prezzi|prijzen|cennik|plans='],
  ['visit', 'visit|viewing|site tour|campus tour|besichtig|probefahrt|visiter|visita=|bezoek|showroom'],
  [
    'booking',
    'table|room|rooms|stay|tisch|zimmer|chambre|habitación|mesa|camera|kamer|reserve|reservier|réserver|reservar|prenota|reserveer|book now|book online|check availability',
  ],
  [
    'call',
    'call us|call now|call back|callback|request a call|anrufen|rückruf|appelez|llámanos|ligue|chiama|bel ons|звонок',
  ],
  [
    'appointment',
    'appointment|meeting|session|termin|rendez-vous|rdv|cita=|appuntamento|afspraak|reunião|reunión|預約|予約',
  ],
  [
    'talk',
    'talk|speak|consult|advis|expert|discovery|discuss|(?<!^)call=|chat|beratung|erstgespräch|gespräch|kennismaking|asesor|consulen|sales',
  ],
  [
    'shop',
    'buy|shop|order|cart|checkout|subscribe|kaufen|bestellen|acheter|commander|comprar|acquista|ordina|kopen|bestel=|pedido|购买|購入',
  ],
  ['branch', 'branch|dealer|store locator|find a store|find your|near you|filiale|händler|agence|sucursal|tienda'],
  [
    'signup',
    'sign up|get started|start now|create an account|create account|create your account|open an account|register|join|registrieren|jetzt starten|anmelden|empieza|comienza|comece|inizia|commencer|wait list|waitlist|waiting list|early access|注册',
  ],
  [
    'download',
    'report=|guide=|download|brochure|catalog|whitepaper|資料|资料|herunterladen|télécharger|descargar|baixar|scarica',
  ],
];

const PATTERNS = WORDS.map(([kind, words]) => {
  const parts = words.split('|').map((word) => (word.endsWith('=') ? `${word.slice(0, -1)}(?!\\p{L})` : word));
  // Scripts without spaces have no beginnings of words.
  // bounded: it meets the words of a button, at most 60 characters
  return [kind, new RegExp(`(?:(?<!\\p{L})|(?<=[^\\p{Script=Latin}]))(?:${parts.join('|')})`, 'iu')] as const;
});

/** Who applies for these is a customer, and nobody is admitted. */
const APPLIES_AS_CUSTOMER =
  /^apply(?: now| online| today)?(?: for|:) (?:[\p{L}\p{N}%.-]+ ){0,3}(?:loans?|credit|cards?|mortgages?|financ(?:e|ing)|funding|leases?|accounts?|insurance|cover)(?!\p{L})(?! (?:managers?|executives?|jobs?|roles?|teams?|msc|bsc|mba)(?!\p{L}))/iu;

/** @returns undefined when the words tell nothing about how the company sells ('Contact us', 'Learn more', 'Apply for a loan') */
export function readCallKind(text: string): CallKind | undefined {
  if (APPLIES_AS_CUSTOMER.test(text)) return undefined;
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** What a button of each kind asks its visitors to do: how foreign ones are told in English. */
export const IN_ENGLISH: Readonly<Record<CallKind, string>> = {
  trial: 'try it free',
  demo: 'book a demo',
  quote: 'ask for a quote',
  prices: 'see the prices',
  talk: 'talk to an adviser',
  call: 'ask for a call',
  appointment: 'book an appointment',
  visit: 'arrange a visit',
  booking: 'book online',
  shop: 'buy now',
  sample: 'order a sample',
  signup: 'sign up',
  apply: 'apply',
  donate: 'donate',
  download: 'download a brochure',
  branch: 'find a branch',
};

/** How a company with such a button sells: clauses about 'they'. */
export const HOW_THEY_SELL: Readonly<Record<CallKind, readonly string[]>> = {
  trial: [
    'people can use the product before they talk to anyone',
    'buyers try it on their own first',
    'the product has to sell itself in a trial',
  ],
  demo: [
    'they sell in a talk in which the product is shown',
    'a sale begins with a look at the product',
    'no sale comes before a demo',
  ],
  quote: [
    'they price each job on request',
    'prices are made for each customer',
    'a sale begins with a request for a price',
  ],
  prices: ['prices stand in the open', 'buyers can compare prices before they talk to anyone'],
  talk: [
    'they sell in a conversation',
    'a sale begins with a talk, not with a checkout',
    'advice comes before a price',
  ],
  call: ['they sell by phone', 'a sale begins on the phone'],
  appointment: ['they sell by appointment', 'a sale begins with a meeting'],
  visit: ['they want buyers to come and see for themselves', 'a sale begins with a visit'],
  booking: ['customers book online, without a call', 'they take bookings on the website itself'],
  shop: ['they sell through an online checkout', 'people can buy without talking to anyone'],
  sample: ['buyers can test a sample before a larger order', 'they let the goods speak first'],
  signup: ['people open an account by themselves', 'they sell through self-service'],
  apply: ['people apply and are chosen', 'they admit people rather than sell to them'],
  donate: ['they live on donations at least in part', 'they ask for donations, not for orders'],
  download: ['they collect contacts before they talk of a sale', 'they give information first and sell later'],
  branch: ['they sell on site rather than online', 'customers are sent to a branch, not to a checkout'],
};
