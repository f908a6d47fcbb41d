import { oncePer } from '../../platform/once-per.ts';
import { rememberReadings } from '../../platform/remember-readings.ts';
import { isWithin, type Span } from '../trade/customer-spans.ts';
import { FOLDED_STOP_WORDS, type Word, wordsOf } from '../trade/words.ts';
import { isEmptyWord } from './own-terms.ts';

/** The words of a description that tell of its trade, by their stems. */
export interface OwnWords {
  all: ReadonlySet<string>;
  /** Those that do not stand in a stretch about customers. */
  offered: ReadonlySet<string>;
  /** Those that stand in stretches about customers alone. */
  ofCustomers: ReadonlySet<string>;
}

/** Words of any trade, in the languages in which descriptions are written. */
const OF_ANY_TRADE =
  /^(?:kunden?|klienten|mitarbeiter\p{L}*|unternehmen|firma|firmen|betrieb\p{L}*|einer|zwei|drei|vier|fünf|hand|inklusive|clientes?|empresas?|equipos?|nuestr\p{L}*|clients?|entreprises?|equipes?|colaborador\p{L}*|aziend\p{L}*|clienti|kunder|klanten|bedrijf|bedrijven|customers?|companies|teams?|india|germany|deutschland|espana|france|brasil|italia|europe)$/u;
const LEAST_LETTERS = 4;
/** So many letters in common within two compounds are one word: 'Fassaden' in 'Glasfassaden' and 'Fassadenplanung'. */
const COMPOUND_LETTERS = 7;
const LEAST_COMPOUND = 10;
const LEAST_PART = 6;
/** Words of titles that name a rank, no field. */
const RANKS =
  /^(?:chief|manager|director|direktor|leiter|leitung|officer|executive|senior|junior|owner|founder|inhaber|geschaftsfuhrer|partner|general|assistant|associate|analyst|specialist|coordinator|consultant|engineer|responsable|directeur|directrice|gerente|operations|company|group|team|global|regional|national|deputy|principal|president|vorstand|producer|creator|learning|experience|head|lead)$/;

/** @param customers stretches that speak of customers */
export function readOwnWords(text: string, customers: readonly Span[]): OwnWords {
  const all = tellingStems(text, []);
  const offered = tellingStems(text, customers);
  return { all, offered, ofCustomers: new Set([...all].filter((stem) => !offered.has(stem))) };
}

/** The words of a text that tell of a trade, by their stems. @param left stretches that are left out */
export function tellingStems(text: string, left: readonly Span[]): ReadonlySet<string> {
  const telling = wordsOf(text).filter((word) => isTelling(word) && !isWithin(left, word.at));
  return new Set(telling.map(({ stem }) => stem));
}

/** The user's words for what they sell that stand in a text, by their stems, in the order of the text. */
export function offeredStemsIn(text: string, { offered }: OwnWords): ReadonlySet<string> {
  const shared = wordsOf(text).filter((word) => offered.has(word.stem) && isTelling(word));
  return new Set(shared.map(({ stem }) => stem));
}

function isTelling(word: Word): boolean {
  return (
    word.stem.length >= LEAST_LETTERS &&
    !isEmptyWord(word) &&
    !FOLDED_STOP_WORDS.has(word.text) &&
    !OF_ANY_TRADE.test(word.text) &&
    !RANKS.test(word.stem)
  );
}

/** @returns whether a title names the very thing that a description speaks of: 'Weighbridge Manager' for a maker of weighbridges */
export function namesOwnWord(own: OwnWords, title: string): boolean {
  return readTitleBeside(own)(title).namesOwnWord;
}

/** People have the same titles. */
const KEPT_TITLES = 500;
const readTitleBeside = oncePer(({ all: own }: OwnWords) =>
  rememberReadings((title) => {
    const isOwn = (word: Word) => word.stem.length > LEAST_LETTERS && isTelling(word) && isAmong(own, word.stem);
    return { namesOwnWord: wordsOf(title).some(isOwn) };
  }, KEPT_TITLES),
);

function isAmong(own: ReadonlySet<string>, stem: string): boolean {
  return own.has(stem) || isInCompound(own, stem);
}

function isInCompound(own: ReadonlySet<string>, stem: string): boolean {
  for (const word of own) {
    const [short, long] = word.length < stem.length ? [word, stem] : [stem, word];
    if (short.length >= LEAST_PART && (long.startsWith(short) || long.endsWith(short))) return true;
    if (short.length >= LEAST_COMPOUND && (beginsIn(short, long) || beginsIn(long, short))) return true;
  }
  return false;
}

const beginsIn = (word: string, other: string): boolean => other.includes(word.slice(0, COMPOUND_LETTERS));
