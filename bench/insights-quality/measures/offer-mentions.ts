import type { OwnCompany } from '../../../server/insights/insight-writer.ts';
import type { GatheredFacts } from '../../../server/providers/profile-facts.ts';
import type { AiParameterId } from '../../../shared/catalogue.ts';
import { type Finding, find, type JudgedCase, textsOf } from '../judged-case.ts';
import { isCommonWord } from './common-words.ts';
import { fold, textsInFacts } from './matching.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];
const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);
/** What the user has, when it is not named; in an opener 'you' is the prospect. */
const SAID_TO_USER =
  /\bwhat you (?:sell|offer|do|make|describe)\b|\byou (?:sell|serve|offer|help)\b|\byour (?:own )?(?:offer|offering|product|service|solution|software|platform|tool|pitch|customer|description)s?\b/i;
const SAID_BY_USER =
  /\bwhat we (?:sell|offer|do|make)\b|\bwe (?:sell|offer|help)\b|\bour (?:offer|offering|product|service|solution|software|platform|tool)s?\b/i;
const QUOTATION = /"[^"]*"|“[^“”]*”/g;
/** Words between single spaces, in the singular, with a space at either end. */
const flat = (text: string): string => ` ${wordsOf(text).map(singular).join(' ')} `;
/** How far behind 'your' the thing stands: 'your temperature and humidity loggers'. */
const REACH = 4;

/** What there is to recognise a user's offer by. */
export interface Offer {
  name: string | undefined;
  words: ReadonlySet<string>;
  /** Pairs of neighbouring words of the description that are no everyday words. */
  pairs: ReadonlySet<string>;
}

export function readOffer({ website, description }: OwnCompany): Offer {
  const name = /^(?:https?:\/\/)?(?:www\.)?([\p{L}\p{N}-]{4,})\./u.exec(website)?.[1]?.toLowerCase();
  const words = wordsOf(description).map(singular);
  const pairs = new Set<string>();
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined && !isCommonWord(word) && !isCommonWord(next)) pairs.add(`${word} ${next}`);
  }
  return { name, words: new Set(words.filter((word) => !isCommonWord(word) && !/^\d+$/.test(word))), pairs };
}

/**
 * Whether a text names what the user sells: by name, as "your …" ("our …" in an opener, which is said by the user), or in
 * words of the user's description that are not in the facts about the prospect.
 */
export function mentionsOffer(text: string, offer: Offer, facts: GatheredFacts, field?: AiParameterId): boolean {
  const saidByUser = field === 'meetingOpener';
  const known = flat(textsInFacts(facts).join(' | '));
  // The prospect's own words are not the user's: "Our live monitoring got cheaper."
  const said = text.replace(QUOTATION, (quoted) => (known.includes(flat(quoted).trim()) ? ' x ' : quoted));
  if (SAID_BY_USER.test(said) || (!saidByUser && SAID_TO_USER.test(said))) return true;
  const plain = wordsOf(said);
  const words = plain.map(singular);
  if (offer.name !== undefined && words.join('').includes(offer.name.replace(/-/g, ''))) return true;
  const isKnown = (from: number, to: number) => known.includes(` ${words.slice(from, to).join(' ')} `);
  const owners = saidByUser ? ['our'] : ['your', 'our'];
  return plain.some((word, at) => {
    const pair = offer.pairs.has(`${words[at]} ${words[at + 1]}`) && !isKnown(at, at + 2);
    if (pair || !owners.includes(word)) return pair;
    const near = words.slice(at + 1, at + 1 + REACH).findIndex((one) => offer.words.has(one));
    return near >= 0 && !isKnown(at, at + near + 2);
  });
}

/** Where a person without a fit is told about; `reasoning` says why there is none. */
const SAYS_WHY: AiParameterId = 'reasoning';

/**
 * Texts to people who are no fit: does one speak of the offer? By the writer's own verdict; without one, by the judge's
 * (poor, and no fact to name).
 */
export function findOffersToNobody(cases: readonly JudgedCase[]): Finding[] {
  return cases.filter(isNoFit).flatMap((one) => {
    const offer = readOffer(one.company.ownCompany);
    return textsOf(one)
      .filter(({ field }) => field !== SAYS_WHY)
      .map(({ field, text }) =>
        find(one, mentionsOffer(text, offer, one.person.facts, field), `${field}: ${text}`, field),
      );
  });
}

function isNoFit({ written: { fit }, person: { judgement } }: JudgedCase): boolean {
  return fit ? fit.verdict === 'none' : judgement.grade === 'poor' && judgement.links.length === 0;
}
