import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';

/** How people say who they are: 'I'm a …', 'we are …', 'ich bin …', 'as a …'. */
const I_AM =
  /^(?:i am|i'm|im|we are|we're|were|my name is|ich bin|wir sind|je suis|nous sommes|soy|somos|sou|sono|siamo|ik ben|wij zijn|we zijn|as an?|als|como|en tant que)(?: |$)/;
/** And what they do. */
const I_DO =
  /^(?:i|we) (?:run|own|lead|coach|represent|rep|organi[sz]e|teach|study|operate|advise|consult|help|build|work (?:for|at|as|in|with)|head (?:up )?|have (?:a|an|my|our) )(?: |$)/;
/** Not said of oneself: what is wanted begins here. */
const WANTS =
  /^(?:find|finding|need|needs|looking|searching|seeking|want|wants|wanted|hiring|recruiting|trying|hoping|interested|after|suche|suchen|brauche|brauchen|mochte|mochten|cherche|cherchons|recherche|recherchons|souhaite|souhaitons|voudrais|busco|buscamos|buscando|necesito|necesitamos|quiero|queremos|procuro|procuramos|preciso|precisamos|quero|cerco|cerchiamo|vorrei|zoek|zoeken)$/;
/** Questions about whom to find. */
const ASKS = /^(?:who|which|find|show|give|get|list|send|please|can|could|wer|welche|qui|quien|quienes|quem|chi|wie)$/;
const GREETING = /^(?:hi|hey|hello|hallo|hola|bonjour|salut|ola|ciao|there|all|everyone|team|so|basically|zusammen)$/;
/** Longer introductions tell whom they are about. */
const LONGEST = 40;
/** 'Hi there everyone, so': more words greet nobody. */
const MOST_GREETINGS = 6;

const isMark = (text: QueryText, at: number): boolean => /^[.!?;,:—–-]$/.test(text.token(at)?.text ?? '');
const isStop = (text: QueryText, at: number): boolean => /^[.!?;]$/.test(text.token(at)?.text ?? '');

/** What somebody says of themselves, up to what is wanted; and where they are, if the rest names no place. */
interface Introduction {
  wanted: number;
  place?: { from: number; to: number };
}

/**
 * 'I'm a recruiter and need data engineers', 'we run a bakery in Leeds. Looking for millers': who asks is skipped, up to what is wanted;
 * the asker's own place counts where the rest names none.
 */
export function readIntroduction(text: QueryText, from: number): Candidate[] {
  const start = beginsSentence(text, from) ? from : startOfSentence(text, from);
  const introduction = start === undefined ? undefined : introductionAt(text, start);
  if (introduction === undefined) return [];
  const { wanted, place } = introduction;
  if (from === start) return skipped(from, place?.from ?? wanted);
  return place?.to === from ? skipped(from, wanted) : [];
}

const skipped = (from: number, to: number): Candidate[] =>
  to - from < 2 ? [] : [{ from, to, score: 5 * (to - from), meaning: { kind: 'skip', joints: ['skip'] } }];

function introductionAt(text: QueryText, start: number): Introduction | undefined {
  const begins = text.tokens
    .slice(start, start + 4)
    .map((token) => token.text)
    .join(' ');
  if (!I_AM.test(begins) && !I_DO.test(begins) && !isHere(text, start)) return undefined;
  const wanted = placeOfWanted(text, start + 1);
  if (wanted === undefined) return undefined;
  const from =
    placeIn(text, wanted, Math.min(text.length, wanted + LONGEST)) === undefined
      ? placeIn(text, start, wanted)
      : undefined;
  if (from === undefined) return { wanted };
  let to = from + 1;
  while (to < wanted && text.isCapital(to)) to += 1;
  return { wanted, place: { from, to } };
}

/** The nearest place before that where a sentence begins. */
function startOfSentence(text: QueryText, from: number): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - LONGEST); at -= 1) if (beginsSentence(text, at)) return at;
  return undefined;
}

/** 'Student here, looking for …' */
function isHere(text: QueryText, from: number): boolean {
  const here = text.tokens.slice(from + 1, from + MOST_WORDS_OF_ASKER).findIndex((token) => token.text === 'here');
  return here >= 0 && isMark(text, from + here + 2);
}

const MOST_WORDS_OF_ASKER = 6;

function beginsSentence(text: QueryText, from: number): boolean {
  let at = from - 1;
  while (
    at >= Math.max(0, from - MOST_GREETINGS) &&
    (GREETING.test(text.token(at)?.text ?? '') || text.token(at)?.text === ',')
  )
    at -= 1;
  return at < 0 || isStop(text, at);
}

/** Where it begins to be said who is wanted; undefined where nobody is, or at once: 'I am looking for …'. */
function placeOfWanted(text: QueryText, from: number): number | undefined {
  for (let at = from; at < Math.min(text.length - 1, from + LONGEST); at += 1) {
    const word = text.token(at)?.text ?? '';
    const isAfterMark = isMark(text, at - 1);
    if (WANTS.test(word) || (isAfterMark && ASKS.test(word))) return at - from < 2 ? undefined : at;
  }
  return undefined;
}

/** Where 'in' stands before a name. */
function placeIn(text: QueryText, from: number, to: number): number | undefined {
  for (let at = from; at < to - 1; at += 1)
    if (text.joints(at, at + 1)?.includes('in') && text.isCapital(at + 1)) return at;
  return undefined;
}
