import { findCustomers } from '../trade/sectors/find-sectors.ts';

/** Sizes of companies, in employees. */
export interface SizeRange {
  least: number;
  most: number;
}

const WORDS: readonly (readonly [RegExp, SizeRange])[] = [
  [/\b(?:start-?ups?|founders|early[- ]stage|solopreneurs?|freelancers?|gründer)\b/i, { least: 1, most: 200 }],
  [
    /\b(?:micro|small|tiny|independent|family-run|klein(?:e|en|unternehmen)?|pequeñ[oa]s|pequen[oa]s|chote|chhote)\b/i,
    { least: 1, most: 100 },
  ],
  [/\b(?:smbs?|smes?|msmes?|kmu|pymes?|pme|pmi|mkb)\b/i, { least: 2, most: 500 }],
  [
    /\b(?:mid-?sized?|mid-?market|medium(?:-sized)?|mittelst[aä]nd\w*|mittelgro\w+|mittlere[nr]?|medianas|médias)\b/i,
    { least: 50, most: 2_500 },
  ],
  [
    /\b(?:enterprises?|fortune|multinationals?|corporates?|large (?:companies|organi[sz]ations|firms|enterprises)|konzerne?|grandes empresas|grandi aziende)\b/i,
    { least: 500, most: Number.POSITIVE_INFINITY },
  ],
];
const PEOPLE =
  '(?:people|employees|staff|heads|persons|team members|mitarbeiter\\w*|mitarbeitenden?|beschäftigten?|leuten?|köpfe|personen|empleados|trabajadores|personas|employés|salariés|personnes|collaborateurs|funcionários|trabalhadores|colaboradores|pessoas|dipendenti|persone|addetti|medewerkers|mensen|log|logon|employee|logo)';
const NUMBERS = new RegExp(
  `(?<![\\d.,])(\\d[\\d.,]{0,8})\\s?(?:-|–|to|bis|a|à|and|und|y|et|e|en|tot|se)\\s?(\\d[\\d.,]{0,8})\\s(?:\\p{L}{1,20}\\s)?${PEOPLE}`,
  'giu',
);
const ABOUT =
  '(?:(?:about|around|approx\\.?|roughly|ca\\.?|circa|rund|etwa|unos|alrededor de|environ|cerca de|ongeveer)\\s)?';
const FROM = new RegExp(
  `(?:from|more than|over|at least|min\\.?|minimum|above|ab|mehr als|mindestens|más de|a partir de|desde|al menos|plus de|à partir de|dès|au moins|mais de|pelo menos|da|più di|almeno|vanaf|meer dan)\\s${ABOUT}(\\d[\\d.,]{0,8})\\+?\\s${PEOPLE}`,
  'giu',
);

/** Words that are said of things as well. */
const ADJECTIVE =
  /^(?:micro|small|tiny|independent|klein\p{L}*|peque\p{L}*|chote|chhote|mittelgro\p{L}*|mittlere\p{L}*|medianas|médias|medium|corporate)$/iu;

const countOf = (text: string | undefined): number => Number((text ?? '').replace(/[.,]/g, ''));

/** Reads which sizes of customers a description speaks of: figures before words; undefined when it speaks of none. */
export function readCustomerSizes(description: string): SizeRange | undefined {
  const between = findCount(description, NUMBERS);
  if (between !== undefined) return { least: countOf(between[1]), most: countOf(between[2]) };
  const from = findCount(description, FROM);
  if (from !== undefined) return { least: countOf(from[1]), most: Number.POSITIVE_INFINITY };
  const spoken = WORDS.filter(([named]) => isSaidOfCompanies(named, description)).map(([, range]) => range);
  if (spoken.length === 0) return undefined;
  return { least: Math.min(...spoken.map(({ least }) => least)), most: Math.max(...spoken.map(({ most }) => most)) };
}

/** 'A pilot of 10-12 people', 'groups of', 'Gruppen von': how many take part, and no size of a company. */
const TAKING_PART =
  /(?<!\p{L})(?:(?:pilots?|groups?|class(?:es)?|batch(?:es)?|cohorts?|crews?|squads?|gruppen?|klassen?|trupps?|groupes?|équipages?|grupos?|turmas?|gruppi|groepen|ploegen) (?:of|von|de|di|van)|(?:courses?|workshops?|seminars?|sessions?|events?|part(?:y|ies)|dinners?|tables?|rooms?|tours?|trips?|kursen?|seminaren?|ateliers?|formations?|cursos?|talleres|corsi|cursussen) (?:of|for|with|von|für|mit|de|pour|para|com|con|di|per|van|voor|met))\s$/iu;
const BEFORE_CHARS = 40;

/** The first such count that is one of companies. */
function findCount(description: string, counts: RegExp): RegExpExecArray | undefined {
  return Array.from(description.matchAll(counts)).find(
    ({ index }) => !TAKING_PART.test(description.slice(Math.max(0, index - BEFORE_CHARS), index)),
  );
}

const COMPANY_WORD =
  /compan|business|firm|team|enterprise|organi[sz]|owner|shop|store|brand|employer|office|start-?up|agenc|factor|manufactur|unternehmen|betrieb|händler|firmen|empresa|negocio|empresas|entreprise|aziend|bedrij|karkhan|dukan|industr/iu;
const AFTER_CHARS = 60;
/** 'Small parts, jigs for manufacturers' says nothing of their size; 'small, independent shops' does. */
const END_OF_ITEM =
  /[.;:!?]|, (?!(?:independent|family|owner|local|growing|mid|medium|large|big|privat|inhaber|familien|mittel|groß|regional|mediana|moyenne|medie|ágil))/iu;

/** 'Small repairs' are no small workshops. */
const IS_THING = /^repairs?$/iu;

/** 'Small clinics', 'small and mid-sized companies'; not 'small autoclaves'. */
function isSaidOfCompanies(named: RegExp, description: string): boolean {
  const found = named.exec(description);
  if (found === null) return false;
  const [phrase = ''] = description.slice(found.index, found.index + AFTER_CHARS).split(END_OF_ITEM, 1);
  const namesSome = findCustomers(phrase).some(({ said }) => !IS_THING.test(said));
  return !ADJECTIVE.test(found[0]) || COMPANY_WORD.test(phrase) || namesSome;
}
