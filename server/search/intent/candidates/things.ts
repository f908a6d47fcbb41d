import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';
import { isCompanyNoun } from './company-nouns.ts';

/** What people make, sell or know, and not who they are: 'developer tools', 'go-to-market strategies', 'B2C products'. */
const THING =
  /^(?:tools?|tooling|platforms?|products|strateg(?:y|ies)|frameworks?|applications?|apps?|pipelines?|techniques?|methodolog(?:y|ies)|portals?|dashboards?|workflows?|integrations?|migrations?|transformations?|ecosystems?|communit(?:y|ies)|economy|initiatives?|programs?|programmes?|campaigns?|projects?|launch(?:es)?|solutions?|infrastructure|systems?|software|portals?|architectures?)$/;
const LONGEST = 4;
/** Made only where something is built: 'building AI agents', but 'for insurance agents'. */
const BUILT =
  /^(?:agents?|bots?|chatbots?|models?|robots?|marketplaces?|games?|devices?|hardware|sensors?|chips?|startups?)$/;
/** Before a thing: 'with experience in', 'building', 'on'. */
const HAD = /^(?:building|developing|creating|selling|using|making|launching|managing|leading|designing|on|of|for)$/;
const BUILDS = /^(?:building|developing|creating|making|designing|build|builds|built|develop|develops)$/;
/** Glued behind what somebody is about: 'RDS-focused', 'AI-driven', 'HIPAA-trained'. */
const ABOUT =
  /^(?:focused|focussed|driven|oriented|centric|centered|related|savvy|heavy|native|trained|experienced|enabled|obsessed|specific|adjacent)$/;

/** A thing that words for people, work and subjects name together, where somebody has to do with it. */
export function readThing(text: QueryText, from: number): Candidate[] {
  return [
    ...readAbout(text, from),
    ...readMade(text, from),
    ...readSchool(text, from),
    ...readBeat(text, from),
    ...readLikeness(text, from),
    ...readFluency(text, from),
  ];
}

/** People who make what others read, hear or watch. */
const REPORTS =
  /^(?:journalists?|reporters?|editors?|bloggers?|podcasters?|writers?|columnists?|correspondents?|analysts?|influencers?|creators?|youtubers?|critics?|newsletters?|freelancers?|authors?)$/;
const COVERS =
  /^(?:cover|covers|covering|covered|write about|writes about|writing about|wrote about|written about|report on|reports on|reporting on|blog about|blogs about|blogging about|post about|posting about|talk about|talking about|podcast about)$/;
const LONGEST_BEAT = 5;
/** Words between those who report and what they do: 'who regularly cover'. */
const FARTHEST_REPORTER = 5;

/** 'journalists who cover UK indie artists': the subject as it stands, whoever and whatever place it names. */
function readBeat(text: QueryText, from: number): Candidate[] {
  const verb = [2, 1].find((words) => COVERS.test(text.raw(from, Math.min(text.length, from + words)).toLowerCase()));
  if (verb === undefined || !hasReporter(text, from)) return [];
  const start = from + verb;
  let to = start;
  while (to < start + LONGEST_BEAT && text.isWord(to) && text.joints(to, to + 1).every(isPlain)) to += 1;
  if (to === start || !text.isPhrase(start, to)) return [];
  const meaning = { kind: 'keyword', names: [text.raw(start, to)], known: true } as const;
  return [{ from, to, score: 3 + 3.2 * (to - from), meaning }];
}

const isPlain = (joint: string) => joint === 'skip' || joint === 'of';

function hasReporter(text: QueryText, verb: number): boolean {
  for (let at = verb - 1; at >= Math.max(0, verb - FARTHEST_REPORTER); at -= 1)
    if (REPORTS.test(text.token(at)?.text ?? '')) return true;
  return false;
}

/** Short forms of universities that stand before their place: 'ETH Zurich', 'TU Delft', 'UC San Diego', 'HEC Paris'. */
const SCHOOL =
  /^(?:eth|tu|th|fh|uc|ut|lmu|fu|hu|ku|rwth|hec|ie|em|iit|iim|nit|iiit|bits|vit|srm|nus|suny|cuny|tum|uni|universidad|universite|universita|universidade|universitat|politecnico|polytechnique)$/;

function readSchool(text: QueryText, from: number): Candidate[] {
  if (!SCHOOL.test(text.token(from)?.text ?? '') || !text.isCapital(from)) return [];
  const start = /^(?:de|di|do|of|po)$/.test(text.token(from + 1)?.text ?? '') ? from + 2 : from + 1;
  for (let to = Math.min(text.length, start + 2); to > start; to -= 1) {
    if (!text.isCapital(start) || !text.isPhrase(from, to) || text.places(start, to).length === 0) continue;
    return [{ from, to, score: 7, meaning: { kind: 'keyword', names: [text.typed(from, to)], known: true } }];
  }
  return [];
}

/** Foreign words for languages are subjects, English ones name a people as well. */
const LANGUAGE = /^(?:English|French|German|Spanish)$/;

/** Levels of the Common European Framework. */
const FLUENCY = /^[abc][12]$/;
const BEFORE_LANGUAGE = /^(?:de|d|in|en|em|im|of|di|auf)$/;

/** 'inglés B2', 'German C1', 'B1 de alemán': how well somebody speaks it belongs to the language. */
function readFluency(text: QueryText, from: number): Candidate[] {
  if (!FLUENCY.test(text.token(from)?.text ?? '')) return fluencyOf(text, from, from + 1);
  const at = BEFORE_LANGUAGE.test(text.token(from + 1)?.text ?? '') ? from + 2 : from + 1;
  return fluencyOf(text, at, from);
}

function fluencyOf(text: QueryText, language: number, level: number): Candidate[] {
  if (!FLUENCY.test(text.token(level)?.text ?? '') || !text.isWord(language)) return [];
  const { keyword = text.typed(language, language + 1), country } = text.meanings(language, language + 1) ?? {};
  if (country === undefined && !LANGUAGE.test(keyword)) return [];
  const names = [`${keyword} ${text.token(level)?.raw.toUpperCase()}`];
  const [from, to] = [Math.min(language, level), Math.max(language, level) + 1];
  return [{ from, to, score: 9, meaning: { kind: 'keyword', names, known: true } }];
}

/** 'companies like Shopify': which ones these are, no table says. */
function readLikeness(text: QueryText, from: number): Candidate[] {
  if (!isCompanyNoun(text, from)) return [];
  const at = text.phrase(from + 1, Math.min(text.length, from + 3)) === 'similar to' ? from + 3 : from + 2;
  if (at === from + 2 && text.token(from + 1)?.text !== 'like') return [];
  // 'companies like Google, Amazon or Meta' names those that are meant.
  if (!text.isCapital(at) || /^(?:,|or|and)$/.test(text.token(at + 1)?.text ?? '')) return [];
  const meaning = { kind: 'keyword', names: [text.typed(from, at + 1)], known: true } as const;
  return [{ from, to: at + 1, score: 12, meaning }];
}

function readAbout(text: QueryText, from: number): Candidate[] {
  const about = text.token(from + 1);
  if (!about?.glued || !ABOUT.test(about.text) || text.isSkipped(from)) return [];
  const means = text.meanings(from, from + 1);
  // 'healthcare-focused' is a trade, which is read by itself.
  if (means?.industry && !means.keyword) return [];
  const names = [means?.keyword ?? text.typed(from, from + 1)];
  return [{ from, to: from + 2, score: 4.5, meaning: { kind: 'keyword', names, known: true } }];
}

function readMade(text: QueryText, from: number): Candidate[] {
  if (!isHad(text, from)) return [];
  for (let to = Math.min(text.length, from + LONGEST); to > from + 1; to -= 1) {
    const last = text.token(to - 1)?.text ?? '';
    if (
      !(THING.test(last) || (BUILT.test(last) && BUILDS.test(text.token(from - 1)?.text ?? ''))) ||
      !text.isPhrase(from, to) ||
      isCompanyNoun(text, to)
    )
      continue;
    if (!isSubject(text, from, to - 1)) continue;
    const meaning = { kind: 'keyword', names: [text.typed(from, to)], known: true } as const;
    return [{ from, to, score: 2 + 2.2 * (to - from), meaning }];
  }
  return [];
}

function isHad(text: QueryText, from: number): boolean {
  const before = text.token(from - 1)?.text ?? '';
  return isBehindWith(text, from) || HAD.test(before) || /^(?:in|on)$/.test(before);
}

/** 'with', 'using', 'experience in' */
function isBehindWith(text: QueryText, from: number): boolean {
  return [1, 2, 3].some((words) => from >= words && text.joints(from - words, from).includes('with'));
}

/** No little word and no trade among them: 'in healthcare products' is a trade and what it sells. */
function isSubject(text: QueryText, from: number, to: number): boolean {
  if (text.meanings(from, from + 1)?.level) return false;
  const whole = text.meanings(from, to);
  if (whole?.keyword) return true;
  if (whole?.industry && !whole.function && !isBehindWith(text, from)) return false;
  for (let at = from; at < to; at += 1) {
    const word = text.token(at)?.text ?? '';
    if (!text.isWord(at) || text.isOperator(at)) return false;
    // 'based in oslo platform experience'
    if (!text.meanings(at, at + 1) && text.places(at, at + 1).length > 0) return false;
    if (text.isAcronym(at)) continue;
    if (text.isSkipped(at) && !/^(?:to|go|of)$/.test(word)) return false;
    if (at === from && text.isSkipped(at) && word !== 'go') return false;
  }
  return true;
}
