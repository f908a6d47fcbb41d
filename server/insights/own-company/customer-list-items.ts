import type { PhraseHit } from '../trade/phrase-set.ts';
import type { SectorId } from '../trade/sectors/ids.ts';

/**
 * Words that name kinds of companies only as items of a list of these: 'mostly care, hospitality, transport and trades'. Elsewhere 'care'
 * and 'transport' are many things.
 */
const ITEMS: Readonly<Partial<Record<SectorId, string>>> = {
  manufacturing:
    'industry|industries|engineering|production|industrie|industria|indústria|indústrias|industrias|produktion|fertigung|produzione|produção|producción|produkcja|przemysł',
  'elder-care': 'care|social care|pflege|altenpflege|zorg|ouderenzorg|soins|dépendance|cuidados',
  hospitals:
    'health|healthcare|gesundheit|gesundheitswesen|santé|médical|medical|sanidad|salud|saúde|sanità|gezondheidszorg|zdrowie',
  trucking: 'transport|transports|transporte|transportes|trasporti|vervoer|verkehr',
  construction: 'trades|building|handwerk|bâtiment|construcción|edilizia|bouw|budownictwo|byggeri|bau',
  'real-estate': 'property|immobilien|immobilier|inmobiliaria|imobiliário|vastgoed',
  schools: 'education|bildung|éducation|enseignement|educación|educação|istruzione|onderwijs|edukacja',
  'training-providers': 'training|formation|formación|formação|formazione|weiterbildung|opleidingen',
  'power-utilities': 'energy|energie|énergie|energía|energia|enerji',
  'food-production': 'food|alimentación|alimentação|alimentare|voeding|ernährung|żywność',
  beverages: 'drinks|beverage|boissons|bebidas|bevande|getränke|dranken',
  pharma: 'farma|farmaceutics|pharmaceuticals',
  agriculture: 'farming|agri',
  wholesale: 'distribution|trade|handel|großhandel|négoce|groothandel|distribución|distribuição',
  retail: 'detailhandel|einzelhandel|commerce|comercio|comércio|varejo',
  'automotive-makers': 'automobil|automobile|automóvil|automóveis',
  banking: 'financial services|finanzdienstleister|services financiers|servicios financieros|serviços financeiros',
  insurance: 'seguros|assurances|verzekeringen|versicherungen',
  'law-firms': 'legal',
  travel: 'tourism|tourisme|turismo|tourismus|toerisme',
  publishing: 'media|medien|médias|medios',
  software: 'tech|technology|saas',
  events: 'parties|weddings',
  'sports-clubs': 'sport|sports|deporte',
  packaging: 'packaging|verpackung|emballage|envases|embalagem|imballaggi|verpakking',
  printing: 'printing|druck',
  'shipping-ports': 'marine|maritime',
  rail: 'rail',
  chemicals: 'chemistry|chimie|química|chimica',
  machinery: 'meccanica|mécanique|metalmecánica|maschinenbau',
  restaurants: 'restauración|restauração',
};

/** Said within customers, these are companies without a list, too. */
const ANYWHERE: ReadonlySet<SectorId> = new Set(['manufacturing']);
const NOT_ALONE = /^(?:engineering|produ|fertigung)/iu;

const ID_OF: ReadonlyMap<string, SectorId> = new Map(
  Object.entries(ITEMS).flatMap(([id, words]) => words.split('|').map((word) => [word, id as SectorId] as const)),
);

/** Where one item ends and the next begins, and where the list ends. */
const PARTS = /,? (?:and|or|und|oder|et|ou|y|o|e|en|i|sowie|as well as) (?:also )?|[,;:.!?()\n•·/]/giu;
const JOINS = /^,|^ /;
/** What may stand before the first item: 'mostly care', 'software for retail'. */
const LEAD_IN =
  /^(?:.{0,200}(?<!\p{L})(?:for|in|to|from|like|mostly|mainly|especially|are|für|aus|vor allem|pour|dans|para|en|per|nel|voor|dla))? ?(?:the |die |der |den |das |la |le |les |l['’]|los |las |el |il |gli |os |as |o |a |de |het )?$/iu;
const LAST_WORDS = /(?<![\p{L}-])\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?$/u;
const LAST_WORD = /(?<![\p{L}-])\p{L}[\p{L}-]*$/u;

/** What stands between two marks, and where it begins. */
interface Part {
  text: string;
  at: number;
}

/**
 * Kinds of companies that a description names by words which mean them in lists of companies alone.
 * @param known where it names some by words of the table
 * @param isOfCustomers whether a place of the text speaks of customers
 * @returns both, in the order of the text
 */
export function withListItems(
  text: string,
  known: readonly PhraseHit<SectorId>[],
  isOfCustomers: (at: number) => boolean,
): PhraseHit<SectorId>[] {
  const found = listsOf(text).flatMap((list) => {
    const items = list.flatMap((part) => itemOf(part, known) ?? []);
    const trades = list.filter(({ at, text: said }) => known.some((hit) => hit.at >= at && hit.at < at + said.length));
    const isList = items.length + trades.length >= (isOfCustomers(list[0]?.at ?? 0) ? IN_CUSTOMERS : ANY_LIST);
    return items.filter(
      ({ id, said, at }) => isList || (ANYWHERE.has(id) && !NOT_ALONE.test(said) && isOfCustomers(at)),
    );
  });
  return [...known, ...found].toSorted((a, b) => a.at - b.at);
}

/** So many kinds of companies make a list of companies, where the text speaks of customers and elsewhere. */
const IN_CUSTOMERS = 2;
const ANY_LIST = 3;

/** The parts of a text by the lists that they make: commas and 'and' go on with one, other marks begin the next. */
function listsOf(text: string): Part[][] {
  const lists: Part[][] = [];
  let from = 0;
  let isJoined = false;
  const close = (to: number) => {
    const part = { text: text.slice(from, to), at: from };
    const last = lists.at(-1);
    if (isJoined && last !== undefined) last.push(part);
    else lists.push([part]);
  };
  for (const { 0: mark, index } of text.matchAll(PARTS)) {
    close(index);
    from = index + mark.length;
    isJoined = JOINS.test(mark);
  }
  close(text.length);
  return lists;
}

/** A part whose last word or two name a kind of company, with nothing before them but what leads to it. */
function itemOf({ text, at }: Part, known: readonly PhraseHit<SectorId>[]): PhraseHit<SectorId> | undefined {
  const bare = text.trimEnd();
  for (const last of [LAST_WORDS, LAST_WORD]) {
    const match = last.exec(bare);
    const id = ID_OF.get(match?.[0].toLowerCase() ?? '');
    if (match === null || id === undefined || !LEAD_IN.test(bare.slice(0, match.index).trimStart())) continue;
    const place = at + match.index;
    if (known.some((hit) => hit.at <= place && place < hit.at + hit.said.length)) return undefined;
    return { id, said: match[0], at: place, length: 1 };
  }
  return undefined;
}
