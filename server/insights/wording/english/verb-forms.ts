/** Verbs as they follow 'I' or 'we' in a sentence, and what becomes of them after a name. */

/** Past forms that do not end in -ed. */
const IRREGULAR_PAST = new Set(
  'arose ate awoke was were beat became began bent bet bit bled blew bore bought bound bred broke brought built burnt burst came caught chose clung crept dealt did dove drank drew drove dug fell felt fled flew forbade forgave forgot fought found froze gave went got grew ground had heard held hid hung kept knew laid lay leant leapt learnt led left lent lit lost made meant met paid ran rang rode rose said sang sank sat saw sent sewed shook shone shot showed shrank slept slid sold sought spelt spent spilt spoke spoilt spun stood stole struck stuck swam swept swore swung taught threw thought told took tore understood undertook withdrew woke won wore wound wove wrote overcame oversaw undid rebuilt reran rethought outgrew'.split(
    ' ',
  ),
);
/** The same in present and past: without a time beside them they tell neither. */
const SAME_IN_PAST = new Set(
  'put cut set let hit cost hurt shut quit split spread cast read bid burst upset reset offset'.split(' '),
);
const MODALS = new Set('will would can could shall should must may might cannot'.split(' '));
const THIRD: Readonly<Record<string, string>> = { am: 'is', have: 'has', do: 'does', go: 'goes', was: 'was' };

/** What a form of a verb after 'I' or 'we' tells of time. */
export function timeOfVerb(verb: string): 'past' | 'present' | 'either' {
  if (SAME_IN_PAST.has(verb)) return 'either';
  return IRREGULAR_PAST.has(verb) || (/[^e]ed$/.test(verb) && verb.length > 4) ? 'past' : 'present';
}

export function isModal(verb: string): boolean {
  return MODALS.has(verb);
}

/**
 * The form after a name of a verb that stood after 'I': 'keep' as 'keeps', 'am' as 'is', 'moved' as it is.
 * @returns undefined for one that could be past as well as present
 */
export function thirdPersonOf(verb: string): string | undefined {
  if (isModal(verb)) return verb;
  const irregular = THIRD[verb];
  if (irregular !== undefined) return irregular;
  const time = timeOfVerb(verb);
  if (time === 'either') return undefined;
  return time === 'past' ? verb : addS(verb);
}

/** 'keeps', 'ships', 'carries': a plain form with the s of the third person. */
export function addS(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const ADVERBS = new Set(
  'still also just never always often only really now recently finally already once even usually currently rather almost soon then sometimes seldom rarely ever later first again once personally honestly quietly long'.split(
    ' ',
  ),
);

/** Words that may stand between 'I' and its verb. */
export function isAdverb(word: string): boolean {
  return (
    ADVERBS.has(word) ||
    (word.length > 4 &&
      word.endsWith('ly') &&
      word !== 'rely' &&
      word !== 'apply' &&
      word !== 'supply' &&
      word !== 'reply' &&
      word !== 'comply')
  );
}
