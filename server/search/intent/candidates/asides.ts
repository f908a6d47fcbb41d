import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';
import { isProduct } from './needs.ts';

/** What a request for people goes on with: what shall be done with those who are found. */
const ERRAND =
  /^(?:pitch|propose|offer|reference|mention|invite|congratulate|compliment|introduce|personalize|personalise|highlight|emphasize|emphasise|explain|suggest|schedule|draft|compose|write|send|tell|ask|message|email|share|describe|position|showcase|demonstrate|convince|nurture|propón|propon|ofrece|ofreceles|envia|enviales|escribe|menciona|propose-leur|proposez|envoie|envoyez|ecris|invite-les|biete|schreibe|schreib|sende|erwahne|ofereca|envie|escreva|mencione|proponi|invia|scrivi|oferecer)$/;
/** Before the errand: 'and then pitch them …' */
const THEN = /^(?:then|and|also|please|next|finally)$/;
const LONGEST_ERRAND = 60;

/** What the one who asks sells, in 'who might need our compliance software'. */
const OURS =
  /^(?:our|my|unsere|unser|notre|nos|nuestro|nuestra|nuestros|nuestras|nosso|nossa|nossos|nossas|nostro|nostra|onze|ons)$/;
const LONGEST_PRODUCT = 6;

const WHO = /^(?:que|qui|che|die|quienes)$/;
/** What buyers do, in the languages in which such a clause follows those who are wanted. */
const WANTS =
  /^(?:buscan|necesitan|quieren|compran|desean|requieren|precisan|necesiten|busquen|quieran|compren|precisam|procuram|buscam|querem|compram|necessitam|desejam|cherchent|veulent|achetent|souhaitent|cercano|vogliono|comprano|suchen|brauchen|benotigen|zoeken|nodig)$/;
const LONGEST_CLAUSE = 9;
const LONGEST_OBJECT = 4;

/** Words that say nothing about whom to find: errands, the asker's own wares, and what buyers want when no word of it is known. */
export function readAside(text: QueryText, from: number): Candidate[] {
  return [
    ...readFrenchRequest(text, from),
    ...readErrand(text, from),
    ...readOurs(text, from),
    ...readWants(text, from),
  ];
}

const skip = (from: number, to: number): Candidate => ({
  from,
  to,
  score: 4 * (to - from),
  meaning: { kind: 'skip', joints: ['skip'] },
});

/** 'Recherche comptable à Nantes', 'je recherche …': a verb there, and no research. */
function readFrenchRequest(text: QueryText, from: number): Candidate[] {
  const isVerb = from === 0 || /^(?:je|j|on|nous|il)$/.test(text.token(from - 1)?.text ?? '');
  const isRequest = text.token(from)?.text === 'recherche' && isVerb && text.languages.includes('fr');
  return isRequest && text.isWord(from + 1) && !text.joints(from + 1, from + 2).includes('list')
    ? [skip(from, from + 1)]
    : [];
}

const isStop = (text: QueryText, at: number) => /^[.!?;]$/.test(text.token(at)?.text ?? '');

/** 'Find CTOs in Leeds. Pitch our hosting.': a sentence behind the one that asks for people. */
function readErrand(text: QueryText, from: number): Candidate[] {
  if (from < 2 || !isStop(text, from - 1)) return [];
  const verb = THEN.test(text.token(from)?.text ?? '') ? from + 1 : from;
  if (!ERRAND.test(text.token(verb)?.text ?? '')) return [];
  let to = verb + 1;
  while (to < text.length && to - from < LONGEST_ERRAND && !isStop(text, to)) to += 1;
  return [skip(from, to)];
}

/** 'our compliance software' */
function readOurs(text: QueryText, from: number): Candidate[] {
  if (from === 0 || !OURS.test(text.token(from)?.text ?? '')) return [];
  for (let to = from + 2; to <= from + LONGEST_PRODUCT && text.isWord(to - 1); to += 1) {
    if (isProduct(text, to - 1) && !isProduct(text, to) && text.isPhrase(from, to)) return [skip(from, to)];
  }
  return [];
}

/** 'que necesitan llevar sus cuentas': nothing of it is known; 'que necesitan software de inventario' has a subject. */
function readWants(text: QueryText, from: number): Candidate[] {
  if (from === 0 || !text.isForeign) return [];
  if (!WHO.test(text.token(from)?.text ?? '') || !WANTS.test(text.token(from + 1)?.text ?? '')) return [];
  let to = from + 2;
  while (to < text.length && to - from < LONGEST_CLAUSE && isUnknown(text, to)) to += 1;
  if (!text.isWord(to) || isBeforePlace(text, to)) return [skip(from, to)];
  const start = text.isSkipped(from + 2) ? from + 3 : from + 2;
  while (to < text.length && to - start < LONGEST_OBJECT && text.isWord(to) && !isBeforePlace(text, to)) to += 1;
  if (to <= start || !text.isPhrase(from, to)) return [skip(from, from + 2)];
  const names = [text.typed(start, to)];
  return [{ ...skip(from, to), meaning: { kind: 'keyword', names, known: true } }];
}

/** 'en Lima': where they are goes on. */
const isBeforePlace = (text: QueryText, at: number) => text.joints(at, at + 1).includes('in') && text.isCapital(at + 1);

function isUnknown(text: QueryText, at: number): boolean {
  if (!text.isWord(at) || text.isCapital(at)) return false;
  if (isBeforePlace(text, at)) return false;
  return text.meanings(at, at + 1) === undefined || text.isSkipped(at) || WHOLESALE.test(text.phrase(at - 2, at + 1));
}

/** 'al por mayor' has a word for mayors. */
const WHOLESALE = /^al por (?:mayor|menor)$/;
