import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';
import { readIntroduction } from './introductions.ts';
import { isProduct } from './needs.ts';

/** What a request for people goes on with: what shall be done with those who are found. */
const ERRAND =
  /^(?:pitch|propose|offer|reference|mention|invite|congratulate|compliment|introduce|personalize|personalise|highlight|emphasize|emphasise|explain|suggest|schedule|draft|compose|write|send|tell|ask|message|email|share|describe|position|showcase|demonstrate|convince|nurture|propón|propon|ofrece|ofreceles|envia|enviales|escribe|menciona|propose-leur|proposez|envoie|envoyez|ecris|invite-les|biete|schreibe|schreib|sende|erwahne|ofereca|envie|escreva|mencione|proponi|invia|scrivi|oferecer)$/;
/** Before the errand: 'and then pitch them …', 'I want to pitch …' */
const THEN =
  /^(?:then|and|also|please|next|finally|i|we|want|wanna|need|plan|intend|would|like|love|going|to|i'd|we'd|i'll|we'll|will|am|are|i'm|we're)$/;
const MOST_THENS = 5;
const LONGEST_ERRAND = 60;

/** What is done with a list, in the sentence that asks for it: '… and score the strongest leads', '…, qualify them'. */
const TREATMENT =
  /^(?:score|rank|qualify|enrich|export|verify|validate|prioriti[sz]e|summari[sz]e|sort|save|sync|push|upload|download|add|send|draft|write|invite|message|email|pitch|tag|segment|put|sequence|enroll?|notify|research|check|see|tell|flag|highlight)$/;
/** What shows that it is a verb: 'email marketing' is none. */
const TREATED =
  /^(?:them|their|theirs|the|these|those|it|each|every|only|my|our|me|us|to|a|an|by|as|into|all|who|whom|which|how|whether|if|personali[sz]ed|tailored|custom)$/;
/** What is sent or scored; behind a word that is a verb alone: 'email leads' and 'research results' are none. */
const HANDLED = /^(?:invites?|invitations?|emails?|messages?|results?|leads?)$/;
const VERB_ALONE =
  /^(?:qualify|enrich|verify|validate|prioriti[sz]e|summari[sz]e|sort|save|upload|download|add|send|write|invite|notify|score|rank|export|draft)$/;

/** 'I sell …', 'we make …': what the asker's company does, before the buyers are asked for; 'verkauf' is the base form of 'verkaufen'. */
const ASKER = /^(?:i|we|our|my|im|i'm|we're|wir|ich|nous|je)$/;
const SELLS =
  /^(?:sell|sells|selling|make|makes|offer|offers|offering|provide|provides|providing|manufacture|manufactures|supply|supplies|develop|distribute|verkaufe|verkaufen|verkauf|vertreibe|vertreiben|liefern|vends|vendons|vend|proposons|fabriquons|commercialisons|vendo|vendemos|ofrecemos|fabricamos|distribuimos|oferecemos|fornecemos|vendiamo|produciamo|offriamo|verkopen|leveren)$/;
/** Verbs that have their subject in them. */
const SELLS_ALONE =
  /^(?:selling|vendo|vendemos|ofrecemos|fabricamos|distribuimos|oferecemos|fornecemos|vendiamo|produciamo|offriamo|vendons|proposons)$/;
/** Before the buyers of it. */
const TO_BUYERS = /^(?:to|for)$/;
const TO_FOREIGN_BUYERS = /^(?:to|for|a|para|an|aux|au|pour|ai|alle|per|aan|voor|fur)$/;
const LONGEST_WARES = 9;

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
    ...readIntroduction(text, from),
    ...readFrenchRequest(text, from),
    ...readErrand(text, from),
    ...readTreatment(text, from),
    ...readContactData(text, from),
    ...readWares(text, from),
    ...readOurs(text, from),
    ...readMine(text, from),
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
  if (!isStop(text, from - 1) || !isNamed(text, 0, from)) return [];
  let verb = from;
  while (verb < from + MOST_THENS && THEN.test(text.token(verb)?.text ?? '')) verb += 1;
  return ERRAND.test(text.token(verb)?.text ?? '') ? [skip(from, endOfSentence(text, verb + 1))] : [];
}

function endOfSentence(text: QueryText, from: number): number {
  let to = from;
  while (to < text.length && to - from < LONGEST_ERRAND && !isStop(text, to)) to += 1;
  return to;
}

/** '… at banks and score the strongest leads.': from the verb on nothing is asked for any more. */
function readTreatment(text: QueryText, from: number): Candidate[] {
  const verb = text.token(from)?.text ?? '';
  if (!TREATMENT.test(verb) || text.isQuoted(from) || !isNamed(text, 0, from)) return [];
  const object = text.token(from + 1)?.text ?? '';
  const isListed = object === ',' && TREATMENT.test(text.token(from + 2)?.text ?? '');
  if (!TREATED.test(object) && !(VERB_ALONE.test(verb) && (isListed || HANDLED.test(object)))) return [];
  return /^(?:and|then|,|&)$/.test(text.token(from - 1)?.text ?? '') ? [skip(from, endOfSentence(text, from + 1))] : [];
}

const WITH = /^(?:with|incl|including|plus|avec|con|com|mit|met)$/;
const THEIR = /^(?:their|the|his|her|all|verified|business|work|valid|leur|leurs|su|sus|seu|seus|ihren?|ihre|hun)$/;
const AND = /^(?:and|et|y|e|und|[,/&+-])$/;
const ADDRESS =
  /^(?:emails?|mails?|phones?|telephones?|telefon|telefono|telefonos|telefone|telefones|celular|celulares|correo|correos|courriels?|kontaktdaten|coordonnees)$/;
/** Contact data only beside an address: by itself a skill, a city or a place where people write. */
const PROFILE =
  /^(?:mobiles?|cells?|handys?|portables?|whatsapp|contacts?|linkedin|linkedins|xing|urls?|profiles?|profils?|perfil|perfiles|links?)$/;
const NUMBER = /^(?:nos?|nr|numbers?|nums?|ids?|addresses|address|details|data|info|adresses?|nummern?|numeros?)$/;
const LONGEST_CONTACT_DATA = 12;

/** '… with email and mobile no.', 'avec leur email et LinkedIn', at the end: what shall be told of those who are found. */
function readContactData(text: QueryText, from: number): Candidate[] {
  if (!WITH.test(text.token(from)?.text ?? '') || text.isQuoted(from) || !isNamed(text, 0, from)) return [];
  let isAddress = false;
  let to = from + 1;
  for (; to < text.length && to <= from + LONGEST_CONTACT_DATA && !isStop(text, to); to += 1) {
    const word = text.token(to)?.text ?? '';
    if (ADDRESS.test(word)) isAddress = true;
    else if (![THEIR, AND, PROFILE, NUMBER].some((words) => words.test(word))) return [];
  }
  return isAddress && (to === text.length || isStop(text, to)) ? [skip(from, to)] : [];
}

/** 'We make packaging machines; find us …', 'I sell CRM software to insurance agencies': wares, up to those who buy them. */
function readWares(text: QueryText, from: number): Candidate[] {
  if (from > 0 && !isStop(text, from - 1) && !/^[,—]$/.test(text.token(from - 1)?.text ?? '')) return [];
  const isAsker = ASKER.test(text.token(from)?.text ?? '');
  let verb = isAsker ? from + 1 : from;
  if (isAsker && /^(?:am|are|also|mainly|company|startup|team|firm)$/.test(text.token(verb)?.text ?? '')) verb += 1;
  if (!(isAsker ? SELLS : SELLS_ALONE).test(text.token(verb)?.text ?? '')) return [];
  const toBuyers = text.isForeign ? TO_FOREIGN_BUYERS : TO_BUYERS;
  // 'Selling to CFOs for banks' has no wares.
  if (toBuyers.test(text.token(verb + 1)?.text ?? '')) return text.isWord(verb + 2) ? [skip(from, verb + 2)] : [];
  for (let to = verb + 2; to <= verb + LONGEST_WARES && to < text.length; to += 1) {
    const word = text.token(to)?.text ?? '';
    if (toBuyers.test(word) && text.isWord(to + 1)) return [skip(from, to)];
    // Behind the mark somebody has to be asked for.
    if (isStop(text, to) || /^[,—]$/.test(word)) return isNamed(text, to + 1, text.length) ? [skip(from, to + 1)] : [];
  }
  return [];
}

/** Whether some word between says who is wanted, and none but 'Hi' and 'please'. */
function isNamed(text: QueryText, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (text.isWord(at) && !text.isSkipped(at)) return true;
  return false;
}

/** 'our compliance software' */
function readOurs(text: QueryText, from: number): Candidate[] {
  if (from === 0 || !OURS.test(text.token(from)?.text ?? '')) return [];
  for (let to = from + 2; to <= from + LONGEST_PRODUCT && text.isWord(to - 1); to += 1) {
    if (!isProduct(text, to - 1) || isProduct(text, to) || !text.isPhrase(from, to)) continue;
    // 'our tool that reduces build times by 80%' goes on about it.
    const goesOn = /^(?:that|which)$/.test(text.token(to)?.text ?? '');
    return [skip(from, goesOn ? endOfSentence(text, to) : to)];
  }
  return [];
}

const MINE = /^(?:(?:pra|para|pro|pour|fur|for) )?(?:meu|minha|meus|minhas|mi|mis|mon|ma|mein|meine|meinen|my)$/;
const PROJECT =
  /^(?:app|apps|aplicativo|aplicacion|site|website|sitio|loja|tienda|projeto|proyecto|projet|projekt|project|negocio|empresa|startup|equipe|equipo|team|time|ecommerce|shop|boutique|plataforma|plateforme)$/;

/** 'pra meu app de delivery', 'para mi proyecto': what somebody is wanted for. */
function readMine(text: QueryText, from: number): Candidate[] {
  if (from === 0 || !text.isForeign) return [];
  const start = [2, 1].find((words) =>
    MINE.test(
      text.tokens
        .slice(from, from + words)
        .map((token) => token.text)
        .join(' '),
    ),
  );
  if (start === undefined || !PROJECT.test(text.token(from + start)?.text ?? '')) return [];
  const to = from + start + 1;
  const isOf = /^(?:de|d|do|da)$/.test(text.token(to)?.text ?? '') && text.isWord(to + 1) && !text.isCapital(to + 1);
  return [skip(from, isOf ? to + 2 : to)];
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
