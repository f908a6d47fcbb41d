import type { QueryText } from '../query-text.ts';
import type { Candidate } from './candidate.ts';
import { isCompanyNoun } from './company-nouns.ts';
import { nameOfTopic } from './phrases.ts';

/** Most words of a phrase that no vocabulary knows. */
const LONGEST_UNKNOWN = 6;
/** Words that say nothing alone, but may begin a subject: 'market research', 'customer data'. */
const SUBJECT_STARTS = new Set(
  'customer,customers,market,network,project,business,team,talent,client,company,source,space,job,number,world,global,build,state,city,phone,email,part,end,one,open,high,low,data,career,user,resume'.split(
    ',',
  ),
);

/** Words that no vocabulary knows as one subject: as typed, or by their English name where they are known as something else. */
export function readUnknown(text: QueryText, from: number): Candidate[] {
  const found: Candidate[] = [];
  let skipped = 0;
  if (text.isSkipped(from) && !SUBJECT_STARTS.has(text.token(from)?.text ?? '') && !text.isQuoted(from)) return found;
  for (let to = from + 1; to <= from + LONGEST_UNKNOWN && text.isWord(to - 1); to += 1) {
    const last = to - 1;
    const joint = text.isSkipped(last) && !text.isQuoted(from);
    if (joint) skipped += to === from + 1 ? 0.5 : 1;
    if (
      joint &&
      text.joints(last, to).some((one) => one === 'list' || one === 'not' || one === 'that' || one === 'exclude')
    )
      break;
    if ((joint && to > from + 1) || !text.isPhrase(from, to)) continue;
    const names = [nameOfTopic(text, from, to)];
    found.push({
      from,
      to,
      score: -2 - 0.3 * (to - from) - 0.35 * skipped,
      meaning: { kind: 'keyword', names, known: false },
    });
  }
  return found;
}

function nameOfObject(text: QueryText, from: number, to: number): string {
  const start =
    /^(?:for|des|de|a|an|the|their|new|of)$/.test(text.token(from)?.text ?? '') && to > from + 1 ? from + 1 : from;
  const english = text.meanings(start, to)?.foreignTitle;
  return english === undefined ? text.typed(start, to) : `${english.toLowerCase()}s`.replace('persons', 'people');
}

/** Said in words that profiles use, too. */
const AS_TYPED = /^(?:(?:immediately )?available(?: immediately| now| right now)?|(?:can )?join immediately)$/;

/** 'We are hiring a technician' asks for one. */
const WE_DO =
  /(?:^| )(?:we|we're|i|i'm|im|(?:our|my) [a-z]+)(?: (?:is|are|am|also|now|currently|still|actively|urgently))*$/;

/** Somebody was named who does it: 'companies hiring …', not 'hiring engineers in Pune', which asks for engineers. */
function isPredicate(text: QueryText, from: number): boolean {
  if (WE_DO.test(text.phrase(Math.max(0, from - 4), from))) return false;
  for (let at = from - 1; at >= 0; at -= 1) if (text.token(at)?.kind === 'word' && !text.isSkipped(at)) return true;
  return (
    isCompanyNoun(text, from - 1) ||
    /^(?:that|who|which|qui|que|are|is|actively|currently|people|anyone|those|folks|leaders)$/.test(
      text.token(from - 1)?.text ?? '',
    )
  );
}

const POSTED = /^(?:posted|tweeted|commented|blogged|wrote|shared|posts?|posting|blogs?|blogging|writes?|writing)$/;
const LONGEST_SUBJECT = 6;

/** 'who recently posted about scaling their team': one subject, with what it was about. */
export function readPosted(text: QueryText, from: number): Candidate[] {
  if (from === 0 || !POSTED.test(text.token(from)?.text ?? '')) return [];
  let about = from + 1;
  if (/^on linkedin$/.test(text.phrase(about, Math.min(text.length, about + 2)))) about += 2;
  if (!/^(?:about|on|regarding)$/.test(text.token(about)?.text ?? '')) return [];
  let to = about + 1;
  while (to <= about + LONGEST_SUBJECT && text.isWord(to) && !ENDS_SUBJECT.test(text.token(to)?.text ?? '')) to += 1;
  if (to === about + 1 || !text.isPhrase(about, to)) return [];
  const names = [`posted about ${text.typed(about + 1, to)}`];
  return [{ from, to, score: 3 + 2.6 * (to - from), meaning: { kind: 'keyword', names, known: true } }];
}

const APPOINTED = /^(?:hired|appointed|promoted|onboarded)$/;
const LONGEST_APPOINTED = 6;
/** Who has done it stands before the verb: a company. */
const THEY =
  /^(?:that|which|who|and|have|has|been|was|were|got|just|recently|newly|companies|startups|firms|businesses|brands|teams)$/;

/** 'startups that hired a Head of Sales': what a company did, and nobody who is looked for. */
export function readAppointed(text: QueryText, from: number): Candidate[] {
  if (from === 0 || !APPOINTED.test(text.token(from)?.text ?? '') || !THEY.test(text.token(from - 1)?.text ?? ''))
    return [];
  const isTo = text.token(from)?.text === 'promoted' && text.token(from + 1)?.text === 'to';
  const start = isTo
    ? from + 2
    : /^(?:a|an|their|new|first|its)$/.test(text.token(from + 1)?.text ?? '')
      ? from + 2
      : from + 1;
  let to = start;
  while (to < start + LONGEST_APPOINTED && text.isWord(to) && !ENDS_SUBJECT.test(text.token(to)?.text ?? '')) to += 1;
  if (to === start || !text.isPhrase(start, to)) return [];
  const names = [`${text.typed(from, from + 1)} ${isTo ? 'to ' : ''}${text.typed(start, to)}`];
  return [{ from, to, score: 4 + 3.2 * (to - from), meaning: { kind: 'keyword', names, known: true } }];
}

const ENDS_SUBJECT = /^(?:in|at|from|who|that|which|within|during|this|last|recently|on|with|and|but)$/;

const MOST_HIRED = 3;

/** 'die SDRs einstellen': German puts the verb behind those who are hired. */
export function readHiringAtEnd(text: QueryText, from: number): Candidate[] {
  if (!/^(?:die|welche|das|und)$/.test(text.token(from - 1)?.text ?? '') || !text.languages.includes('de')) return [];
  for (let verb = from + 1; verb <= from + MOST_HIRED && text.isWord(verb); verb += 1) {
    if (!/^(?:einstellen|rekrutieren|anheuern|einstellt|rekrutiert)$/.test(text.token(verb)?.text ?? '')) continue;
    const names = [`hiring ${nameOfObject(text, from, verb)}`];
    return [{ from, to: verb + 1, score: 4 + 4.6 * (verb - from), meaning: { kind: 'keyword', names, known: true } }];
  }
  return [];
}

/** 'hiring React developers': what companies do, with what is said behind it. */
export function readSignal(text: QueryText, from: number, to: number): Candidate[] {
  const signal = text.meanings(from, to)?.signal;
  if (!signal || (signal.open && !isPredicate(text, from))) return [];
  const more = 1.8 * (to - from - 1);
  const name = AS_TYPED.test(text.phrase(from, to)) ? text.phrase(from, to).replace('can ', '') : signal.name;
  const found: Candidate[] = [{ from, to, score: 2 + more, meaning: { kind: 'keyword', names: [name], known: true } }];
  if (!signal.open) return found;
  for (let end = to + 1; end <= to + 4 && text.isWord(end - 1); end += 1) {
    const isJoint = text.isSkipped(end - 1);
    if (isJoint && !/^(?:for|of|des|de|a|an|the|new|their)$/.test(text.token(end - 1)?.text ?? '')) break;
    if (isJoint || !text.isPhrase(from, end) || (end === to + 1 && /^managers?$/.test(text.token(to)?.text ?? '')))
      continue;
    const object = nameOfObject(text, to, end);
    found.push({
      from,
      to: end,
      score: 3 + more + 4.6 * (end - to),
      meaning: { kind: 'keyword', names: [`${signal.name} ${object}`], known: true },
    });
  }
  return found;
}
