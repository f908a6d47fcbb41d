import { elementAt } from '../../../../shared/element-at.ts';
import { isOrdinaryWord } from '../../../providers/language-model/grounding/ordinary-words.ts';
import { findPlaces, isVillage, narrowPlaces, type Place } from '../../../vocabulary/places/find-places.ts';
import { findWordCluster } from '../../../vocabulary/word-clusters/find-word-cluster.ts';
import { plain } from '../plain.ts';
import type { QueryText } from '../query-text.ts';
import { isPersonName, respellCity } from '../spelling.ts';
import type { Candidate } from './candidate.ts';
import { readCounty } from './counties.ts';

/** Words of a place's name without what it lies in, which stands behind it. */
const LONGEST_NAME = 5;

/** Before a place in any language that is read. */
const KIND_SCORE: Readonly<Record<Place['kind'], number>> = {
  country: 3.6,
  'world-region': 3.4,
  region: 2.7,
  metro: 3.2,
  city: 0,
};

/** Places that phrases from that word on name, the state or country behind a city included: 'Austin, Texas'. */
export function readPlaces(text: QueryText, from: number): Candidate[] {
  const found: Candidate[] = readCounty(text, from);
  for (let to = from + 1; to <= from + 2; to += 1) {
    const country = text.meanings(from, to)?.country;
    const language =
      /^(?:speakers?|speaking|language|native|fluency|courses|teachers?|translators?|sprechen|spricht|fluido|fluide)$/.test(
        text.token(to)?.text ?? '',
      ) || isSpoken(text, from);
    if (
      country !== undefined &&
      !language &&
      !(DISHES.has(text.token(from)?.text ?? '') && !text.isForeign) &&
      !text.token(to)?.glued &&
      !text.token(from)?.glued
    ) {
      found.push({
        from,
        to,
        score: 2.2 + 1.6 * (to - from - 1),
        meaning: { kind: 'place', places: findPlaces(country) },
      });
    }
  }
  const city =
    text.isForeign || text.isSkipped(from) || text.meanings(from, from + 1)
      ? undefined
      : mayBeMisspelt(text, from)
        ? respellCity(text.token(from)?.text ?? '')
        : undefined;
  if (city !== undefined) {
    const places = findPlaces(city);
    const score = scoreOf(elementAt(places, 0)) - 2;
    found.push({ from, to: from + 1, score, meaning: { kind: 'place', places } });
  }
  const unknown = readUnknownPlace(text, from);
  if (unknown) found.push(unknown);
  // Of several such words the last alone: each would read all that follow.
  if (isAround(text, from) && text.isWord(from + 1) && !isAround(text, from + 1)) {
    // Areas that have a name of their own are found by it.
    found.push(...readPlaces(text, from + 1).map((place) => ({ ...place, from, score: place.score + 1 })));
  }
  for (let to = from + 1; to <= Math.min(text.length, from + LONGEST_NAME) && text.isWord(to - 1); to += 1) {
    if (!text.isPhrase(from, to)) continue;
    // 'near me' is not in Maine.
    if (to === from + 1 && text.token(from)?.raw === 'me' && text.token(from - 1)?.text !== 'in') continue;
    if (
      to === from + 1 &&
      text.isSkipped(from) &&
      !isMarked(text, from) &&
      !isCodeBehindIn(text, from) &&
      !standsAlone(text, from)
    )
      continue;
    if (to === (isArticle(text, from) ? from + 2 : from + 1) && isOrdinaryHere(text, to - 1)) continue;
    const isContinent = to === from + 1 && text.token(from)?.raw === 'NA' && isBesideRegion(text, from);
    const named = isContinent ? findPlaces('North America') : ownNameFirst(text.places(from, to), text.raw(from, to));
    const large = named.length > 0 || to > from + 1 ? named : inflectedPlaces(text, from);
    const places = large.length > 0 ? large : text.villages(from, to);
    if (isVillage(places[0]) && isSomethingElse(text, from, endOfVillage(text, from, to))) continue;
    // A code with words around it: 'NO social media'.
    if (places.length === 0 || (to > from + 1 && places[0]?.isShortForm)) continue;
    found.push(asPlace(text, from, to, places));
    const outer = outerPlaces(text, to, places)?.(from);
    // 'Auvergne-Rhône-Alpes' is a name by itself.
    if (outer && !(text.isPhrase(from, outer.to) && text.places(from, outer.to).length > 0)) found.push(outer);
  }
  return found;
}

const REGION = /^(?:EU|EMEA|APAC|LATAM|Europe|MENA|DACH)$/;

/** 'Europe/NA', 'NA, EMEA': North America, not Namibia. */
const isBesideRegion = (text: QueryText, at: number) =>
  REGION.test(text.token(at - 2)?.raw ?? '') || REGION.test(text.token(at + 2)?.raw ?? '');

/** 'the long-running programme', though Long is a town in Thailand. */
const isOrdinaryHere = (text: QueryText, at: number) =>
  !text.isForeign &&
  !isMarked(text, at) &&
  (!isBehindIn(text, at) || isArticle(text, at - 1)) &&
  isOrdinaryWord(text.token(at)?.text ?? '');

const isArticle = (text: QueryText, at: number) => /^(?:the|an?)$/.test(text.token(at)?.text ?? '');

const SPEAK =
  /^(?:speaks?|speaking|fluent|hablan?|hablen|sprechen|sprechend|parlent|parlant|falam|falem|parlano|spreken|languages?)$/;

/** 'speaking French', and in a list of languages: 'speaking Dutch and French', 'fluent in German, French'. */
function isSpoken(text: QueryText, from: number): boolean {
  let at = from - 1;
  if (/^(?:in|en|im|:)$/.test(text.token(at)?.text ?? '')) at -= 1;
  while (
    /^(?:and|or|,|\/|y|e|et|und|o|ou|oder)$/.test(text.token(at)?.text ?? '') &&
    text.meanings(at - 1, at)?.country
  )
    at -= 2;
  if (/^(?:in|en)$/.test(text.token(at)?.text ?? '')) at -= 1;
  return SPEAK.test(text.token(at)?.text ?? '');
}

/** A name that no table has is a place where the query ends in 'in …' behind a title: 'plumber in Saly'. */
function readUnknownPlace(text: QueryText, from: number): Candidate | undefined {
  const name = text.token(from)?.raw ?? '';
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(name) || text.isSkipped(from) || text.isWord(from + 1)) return undefined;
  // All nouns of German are written so.
  if (text.languages.includes('de') || !text.joints(from - 1, from).includes('in')) return undefined;
  if (text.meanings(from, from + 1) || text.places(from, from + 1).length > 0) return undefined;
  const place: Place = {
    ...{ kind: 'city', name, cities: [name], regions: [], countries: [], within: [] },
    ...{ population: 0, countryCodes: [], isShortForm: false },
  };
  return { from, to: from + 1, score: UNKNOWN, meaning: { kind: 'place', places: [place] } };
}

const UNKNOWN = -1.7;

const isAround = (text: QueryText, at: number) =>
  /^(?:greater|metro|metropolitan|downtown)$/.test(text.token(at)?.text ?? '');

const isMarked = (text: QueryText, at: number) => text.isAcronym(at) || text.isCapital(at);

/** 'based in or', 'located in us': two letters where a place has to stand; 'in or around Boston' goes on. */
function isCodeBehindIn(text: QueryText, at: number): boolean {
  return (
    !text.isForeign &&
    /^[a-z]{2,3}$/.test(text.token(at)?.text ?? '') &&
    isBehindIn(text, at) &&
    !/^(?:around|near|nearby|about|outside|out|of|the|at|by|on|all|any|one|some|our|my|your|new)$/.test(
      text.token(at + 1)?.text ?? '',
    ) &&
    !/^(?:the|all|any|one|our|my|and|you|new|top)$/.test(text.token(at)?.text ?? '') &&
    // 'based in or near': little words are a state only where nothing follows.
    !(/^(?:or|me|hi|ok|so|no)$/.test(text.token(at)?.text ?? '') && text.isWord(at + 1))
  );
}

/** A place has to follow: 'in', and 'jobs', 'positions' at the end of a query. */
function isBehindIn(text: QueryText, at: number): boolean {
  if (text.joints(at - 1, at).includes('in')) return true;
  return at === text.length - 1 && /^(?:jobs?|positions?|roles?|openings?)$/.test(text.token(at - 1)?.text ?? '');
}

/** How names of places end where other languages have 'in' and 'from', and how they end alone, without accents. */
const PLACE_CASES: Readonly<Record<string, readonly (readonly [ending: RegExp, alone: readonly string[]])[]>> = {
  // 'w Krakowie', 'z Lublina', 'we Wrocławiu'
  pl: [
    [/sce$/, ['ska']],
    [/ach$/, ['e', 'y']],
    [/iu$/, ['']],
    [/ie$/, ['', 'a', 'o']],
    [/i$/, ['', 'ia', 'a']],
    [/u$/, ['']],
    [/y$/, ['a']],
    [/a$/, ['']],
    [/c$/, ['ce']],
  ],
  // 'в Москве', 'в Казани', 'из Сочи'
  ru: [
    [/ии$/, ['ия']],
    [/е$/, ['', 'а']],
    [/и$/, ['ь', 'и', 'а']],
    [/ы$/, ['а', 'ы']],
    [/а$/, ['']],
  ],
  // 'v Praze', 'v Brně', 'v Plzni', 'z Ostravy', 'v Česku'
  cs: [
    [/ze$/, ['ha']],
    [/ich$/, ['ice']],
    [/ni$/, ['en']],
    [/ci$/, ['ec', 'c']],
    [/e$/, ['a', 'o', '']],
    [/[ui]$/, ['', 'o']],
    [/y$/, ['a', '']],
    [/a$/, ['']],
  ],
  // 'Helsingissä', 'Tampereella', 'Turusta', 'Suomessa', 'Lahdessa'
  fi: [
    [/ngi(?:ssa|sta|n)$/, ['nki']],
    [/hde(?:ssa|sta)$/, ['hti']],
    [/ru(?:ssa|sta)$/, ['rku']],
    [/e(?:ssa|sta)$/, ['i', 'e', '']],
    [/(?:ssa|sta|lla|lta)$/, ['']],
    [/(?:ella|elta)$/, ['']],
  ],
  // 'Budapesten', 'Győrben', 'Magyarországon'
  hu: [
    [/(?:ban|ben|bol)$/, ['']],
    [/(?:on|en)$/, ['']],
    [/[ni]$/, ['']],
  ],
};
/** Of these languages other countries' names end otherwise. */
const AT_HOME: Readonly<Record<string, readonly string[]>> = {
  pl: ['Poland'],
  cs: ['Czechia', 'Slovakia'],
  fi: ['Finland'],
  hu: ['Hungary'],
};

function inflectedPlaces(text: QueryText, at: number): Place[] {
  if (!text.isCapital(at)) return [];
  const word = plain(text.raw(at, at + 1));
  for (const language of text.languages) {
    const countries = AT_HOME[language];
    for (const [ending, alone] of PLACE_CASES[language] ?? []) {
      if (!ending.test(word)) continue;
      for (const one of alone) {
        const places = findPlaces(word.replace(ending, one)).filter(
          ({ within, name }) => !countries || [...within, name].some((outer) => countries.includes(outer)),
        );
        if (places.length > 0) return places;
      }
    }
  }
  return [];
}

/** Adjectives of German cities that are dishes in other languages. */
const DISHES = new Set(['hamburger', 'frankfurter', 'wiener', 'berliner']);

/** A large city by its own name before a country by its name in another language: 'Brasília', but not 'Nederland' in Texas. */
function ownNameFirst(places: readonly Place[], typed: string): readonly Place[] {
  if (places[0]?.kind !== 'country' || plain(places[0].name) === plain(typed)) return places;
  const own = places.find(
    ({ kind, name, population }) => kind === 'city' && population >= LARGE && plain(name) === plain(typed),
  );
  return own ? [own, ...places.filter((place) => place !== own)] : places;
}

/** A name in capitals is taken as it stands, unless a place is expected. */
const mayBeMisspelt = (text: QueryText, at: number) =>
  !text.isCapital(at) || text.saysNothing || text.joints(at - 1, at).includes('in');

function asPlace(text: QueryText, from: number, to: number, places: readonly Place[]): Candidate {
  const best = elementAt(places, 0);
  const score =
    scoreOf(best) + 1.6 * (to - from - 1) - doubt(text, from, to, best) + worthOfCodes(text, from, to, places);
  return { from, to, score, meaning: { kind: 'place', places } };
}

/** 'WI IL MN', 'RJ, MG': a code beside another one of the same country; between two it can be hardly anything else. */
function worthOfCodes(text: QueryText, from: number, to: number, places: readonly Place[]): number {
  if (to > from + 1 || !isCode(text, from)) return 0;
  const states = places.flatMap(({ kind, countryCodes }) => (kind === 'region' ? countryCodes : []));
  const besideAt = (step: 1 | -1) =>
    /^[,/]$|^(?:and|or|e|y|et|und)$/.test(text.token(from + step)?.text ?? '') ? from + 2 * step : from + step;
  const isBeside = (step: 1 | -1) => {
    const at = besideAt(step);
    return (
      isCode(text, at) &&
      text
        .places(at, at + 1)
        .some(({ kind, countryCodes }) => kind === 'region' && countryCodes.some((code) => states.includes(code)))
    );
  };
  const [before, behind] = [isBeside(-1), isBeside(1)];
  // 'in TX and CA'
  if (before && isBehindIn(text, besideAt(-1))) return 6;
  // 'SC e PR': what joins them is of the language in which both are states.
  if (before && text.isForeign && besideAt(-1) === from - 2) return 6;
  return before && behind ? 6 : behind ? 2 : 0;
}

const isCode = (text: QueryText, at: number) => text.isAcronym(at) && text.token(at)?.raw.length === 2;

/** 'Portland, Maine', 'Hyderabad India', 'Cambridge, MA, USA': the readings that lie in what stands behind. */
function outerPlaces(text: QueryText, end: number, inner: readonly Place[]): ((from: number) => Candidate) | null {
  let to = end;
  let places = inner;
  let words = 0;
  for (let rounds = 0; rounds < 2; rounds += 1) {
    const mark = text.token(to)?.text === ',' || text.token(to)?.text === '(' ? 1 : 0;
    const next = longestWithin(text, to + mark, places);
    if (!next) break;
    ({ places } = next);
    words += 1;
    to = next.to + (text.token(to)?.text === '(' && text.token(next.to)?.text === ')' ? 1 : 0);
  }
  if (words === 0) return null;
  const end2 = to;
  return (from) => ({
    from,
    to: end2,
    score: Math.max(scoreOf(elementAt(inner, 0)), 2.5) + 1.6 * (end - from - 1) + 4.4 * words,
    meaning: { kind: 'place', places },
  });
}

function longestWithin(
  text: QueryText,
  start: number,
  inner: readonly Place[],
): { places: Place[]; to: number } | null {
  for (let to = Math.min(text.length, start + 3); to > start; to -= 1) {
    if (!text.isWord(start) || !text.isPhrase(start, to)) continue;
    const outer = text
      .places(start, to)
      .filter((place) => (place.kind === 'region' || place.kind === 'country') && !isForeignName(text, start, place));
    if (outer.length === 0 || (outer[0]?.isShortForm && text.isSkipped(start) && !text.isAcronym(start))) continue;
    const within = narrowPlaces(inner, outer);
    // Orange County is an area of California, in Florida a county.
    const counties = within.filter(({ kind }) => kind === 'city');
    const places = counties.length > 0 && outer[0]?.kind === 'region' ? counties : within;
    if (places.length > 0) return { places, to };
  }
  return null;
}

function scoreOf({ kind, population }: Place): number {
  if (kind !== 'city') return KIND_SCORE[kind];
  return Math.max(0.4, Math.min(3.2, 0.9 * Math.log10(population + 1) - 2.2));
}

/** 'series b, us, 100 people': an item of a list by itself. */
const standsAlone = (text: QueryText, at: number) =>
  text.token(at - 1)?.text === ',' && (at + 1 >= text.length || text.token(at + 1)?.text === ',');

/** 'UK' is sure, 'ca' behind 'in' likely, 'ok' a word. */
function doubtOfCode(text: QueryText, from: number): number {
  const isUsual = USUAL_CODES.has(text.token(from)?.text ?? '');
  const behindIn = isBehindIn(text, from);
  const isWord = text.isSkipped(from) && !isUsual;
  if (text.isAcronym(from)) return (isUsual ? 0.3 : 2.4) + (isWord && !behindIn ? 3 : 0);
  if (behindIn || (isUsual && (!text.isSkipped(from) || standsAlone(text, from)))) return 0.8;
  // 'nj operations analysts': a state before all else.
  if (from === 0 && !isWord && text.isWord(1) && text.joints(1, 2).every((joint) => joint === 'skip')) return 1.6;
  return text.shouting ? 2.5 : 8;
}

/** 'SD', 'MM' and 'FI' are modules of a product before they are Sudan, Myanmar and Finland. */
function isCountryCode(text: QueryText, from: number, { kind }: Place): boolean {
  return (
    kind === 'country' && !USUAL_CODES.has(text.token(from)?.text ?? '') && !text.joints(from - 1, from).includes('in')
  );
}

/** Short forms that people write for places everywhere. */
const USUAL_CODES = new Set(
  'us,usa,uk,uae,eu,ny,nyc,la,sf,ksa,hk,sg,nz,dc,emea,apac,anz,ncr,rsa,blr,bom,hyd,maa'.split(','),
);

const isNamedAlike = (keyword: string, name: string) => keyword.toLowerCase().startsWith(`${name.toLowerCase()} `);

const LARGE = 500_000;

/** How much a word of the language or vocabulary speaks against the place of that name. */
function doubt(text: QueryText, from: number, to: number, place: Place): number {
  if (isVillage(place)) return doubtOfVillage(text, from);
  // 'los angeles' is known to everybody, whatever 'los' is.
  if (to - from > 1) return text.isSkipped(from) && !text.isCapital(from) && place.population < LARGE ? 2.5 : 0;
  let doubts = 0;
  const isCapital = text.isCapital(from);
  if (place.isShortForm) doubts += doubtOfCode(text, from) + (isCountryCode(text, from, place) ? 3 : 0);
  else if (text.isSkipped(from)) doubts += isCapital ? 2.5 : 5;
  if (isForeignName(text, from, place)) doubts += 6;
  const means = text.meanings(from, to);
  // 'HR' is Haryana, 'IT' Italy and 'ml' Mali to nobody.
  if (place.isShortForm && (means?.function ?? means?.keyword)) doubts += 4;
  else if (place.isShortForm && !text.isAcronym(from) && isBehindIn(text, from)) return doubts;
  // 'pa head of sales'
  if (place.isShortForm && from === 0 && text.meanings(1, 2)?.level?.joins === 'of' && !means?.function) return doubts;
  // 'in Oxford': where a place has to stand, the university is not meant.
  if (means?.keyword && place.kind === 'city' && isBehindIn(text, from) && isNamedAlike(means.keyword, place.name))
    return doubts - 1;
  if (means)
    doubts += means.title || means.keyword || means.function || means.level || means.role ? (isCapital ? 2 : 4) : 0.8;
  if (!isCapital && !text.saysNothing && place.kind === 'city' && place.population < 100_000) {
    doubts += place.population < 50_000 ? 3.4 : 2.4;
  }
  return doubts;
}

/** Names of villages are words of many languages, and of people. */
const doubtOfVillage = (text: QueryText, from: number): number =>
  text.isCapital(from) && !text.saysNothing ? VILLAGE : VILLAGE_IN_LOWER_CASE;

/** Where the village's own name ends in a phrase that may hold its state or country as well: 'Canon France'. */
function endOfVillage(text: QueryText, from: number, to: number): number {
  for (let end = from + 1; end < to; end += 1) if (text.villages(from, end).length > 0) return end;
  return to;
}

/** Whether those words name a company or a person, or mean something else, so that no village is meant: 'Canon', 'Scala', 'dave'. */
function isSomethingElse(text: QueryText, from: number, to: number): boolean {
  if (text.meanings(from, to) || text.companies(from).has(to)) return true;
  if (to > from + 1) return false;
  const word = text.token(from)?.text ?? '';
  const isWord = isOrdinaryWord(word) || findWordCluster(word) !== undefined || word.length < SHORTEST_VILLAGE;
  return isWord || isPersonName(word) || text.isSkipped(from);
}

/** Shorter names are words somewhere: 'grad'. */
const SHORTEST_VILLAGE = 5;
const VILLAGE = 1;
const VILLAGE_IN_LOWER_CASE = 3.4;

/** 'indie' is India in Polish, and a word in an English query. */
function isForeignName(text: QueryText, at: number, { kind, name, isShortForm }: Place): boolean {
  const word = text.token(at)?.text ?? '';
  return (
    kind === 'country' &&
    !isShortForm &&
    word.length <= 5 &&
    !text.isForeign &&
    !text.isCapital(at) &&
    plain(name) !== word
  );
}
