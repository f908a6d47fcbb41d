import { countQuestions, countWords } from '../parameter-jobs/common-rules.ts';
import { TEXT_JOBS } from '../parameter-jobs/text-jobs.ts';
import type { TextId } from '../parameter-jobs/types.ts';
import type { JudgedFit } from './check-fit.ts';
import type { GroundingContext } from './grounding-context.ts';
import { findOffered, findOfferIn, readOfferWords } from './offer-words.ts';
import type { PromptFact } from './prompt-facts.ts';

/** Texts may be a little longer than asked for, since models cannot count; the opener may not. */
const LENIENCE = 1.25;
const WEEKDAY = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/gi;
const HOURS = /\d\s?(?:[ap]\.?m\b|[:.]\d{2})/i;
/** The first person in the languages of many; a script without these says nothing about it. */
const FIRST_PERSON =
  /(?<![\p{L}\p{M}])(?:i|i['’]m|i['’]ve|we|we['’]re|we['’]ve|my|our|us|me|ich|wir|mein\p{L}*|unser\p{L}*|uns|je|j['’]|nous|notre|nos|mon|mes|yo|mi|mis|nuestr\p{L}|nosotr\p{L}s|eu|meu|minha|nosso|nossa|io|mio|mia|nostr\p{L}|ik|wij|mijn|ons|onze|hum|hamar\p{L}|main|mer[aei]|\p{L}{2,}(?:amos|emos|imos|iamo))(?![\p{L}\p{M}])/iu;
const LATIN = /\p{Script=Latin}/u;
const QUOTED = /"[^"]*"|“[^“”]*”/g;
const AGE = /\b\d+ (?:days?|weeks?|months?|years?) ago\b/i;
/** A meeting is asked for later. */
const ASKS_FOR_TIME = /\b(?:\d+[- ]minutes?|(?:quick|short|brief) (?:call|chat|meeting|demo)|book a|schedule a)\b/i;

/**
 * Finds the rule of its job that a text breaks, where code can tell.
 * @param facts what it stands on
 * @returns the rule as the model is told it, or undefined
 */
export function findBrokenRule(
  id: TextId,
  text: string,
  facts: readonly PromptFact[],
  context: GroundingContext,
  fit: JudgedFit | undefined,
): string | undefined {
  const most = TEXT_JOBS[id].mostWords * (id === 'meetingOpener' ? 1 : LENIENCE);
  const words = countWords(text);
  if (words > most) return `it has ${words} words, ${TEXT_JOBS[id].mostWords} are allowed`;
  const age = AGE.exec(text)?.[0];
  if (age) return `it says "${age}", which is wrong tomorrow: write the date`;
  return OWN_RULES[id]?.(text, facts, context, fit) ?? findTalkOfOffer(id, text, context, fit);
}

type Rule = (
  text: string,
  facts: readonly PromptFact[],
  context: GroundingContext,
  fit: JudgedFit | undefined,
) => string | undefined;

const OWN_RULES: Readonly<Partial<Record<TextId, Rule>>> = {
  meetingOpener: (text) => {
    if (countQuestions(text.replace(QUOTED, '""')) !== 1) return 'it has to ask exactly one question';
    if (!/\?["'”’)]?$/.test(text)) return 'the question has to come last';
    return ASKS_FOR_TIME.test(text) ? 'it asks for a meeting' : undefined;
  },
  idealDayTime: (text, _facts, { byId }) => {
    if (!HOURS.test(text)) return 'it names no hours';
    const shown = byId.get('postdays')?.text ?? '';
    const made = text.match(WEEKDAY)?.find((day) => !shown.toLowerCase().includes(day.toLowerCase().replace(/s$/, '')));
    return made && `it names ${made}, which no fact shows: leave the day out`;
  },
  painPoints: (_text, facts) =>
    facts.some(({ kind, text }) => kind === 'opening' || (STATED.has(kind) && isFirstPerson(text)))
      ? undefined
      : 'it rests on nothing that the person says in the first person, and on no open role',
  solutionsToPitch: (_text, facts, _context, fit) =>
    facts.some((fact) => fit?.linked.has(fact.id)) ? undefined : 'it stands on none of the links of fit',
  reasoning: (text, _facts, _context, fit) => {
    const named = new Set(text.split(/\W+/));
    const other = (['Hot', 'Warm', 'Cold'] as const).find((tag) => tag !== fit?.decision.tag && named.has(tag));
    return other && 'it does not explain the judgement that was given';
  },
};

const STATED: ReadonlySet<string> = new Set(['post', 'person', 'job']);

function isFirstPerson(text: string): boolean {
  // What we wrote before the words: 'Post by them of 20 October: …'.
  const said = text.slice(text.indexOf(': ') + 2);
  return FIRST_PERSON.test(said) || !LATIN.test(said);
}

/** Only pitch and reasoning speak of what the user sells; an opener may come near it where there is a reason to. */
function findTalkOfOffer(
  id: TextId,
  text: string,
  { ownTexts, prospectTexts }: GroundingContext,
  fit: JudgedFit | undefined,
): string | undefined {
  if (id === 'solutionsToPitch' || id === 'reasoning') return undefined;
  const hasReason = fit?.decision.verdict === 'clear' || fit?.decision.verdict === 'possible';
  if (id === 'meetingOpener' && hasReason) return undefined;
  const sold = [...ownTexts, ...(fit?.offer ? [fit.offer] : [])];
  const found =
    (id === 'meetingOpener' ? undefined : findOffered(text)) ?? findOfferIn(text, readOfferWords(sold, prospectTexts));
  return found && `it speaks of what the user sells ("${found}"), which is not its job`;
}
