import { trimEndOf } from '../../../shared/trim-text.ts';
import { rememberReadings } from '../../platform/remember-readings.ts';
import { isOrdinaryWord } from '../../providers/language-model/grounding/ordinary-words.ts';
import { isAdverb, isModal, thirdPersonOf, timeOfVerb } from './english/verb-forms.ts';
import { moveTimes } from './moved-times.ts';
import { BEYOND_PLAIN } from './plain-letters.ts';
import { capital, lowerFirst } from './quoting.ts';

/** Somebody's own sentence, told of them: 'We moved 40 lanes to rail' as "Priya's team moved 40 lanes to rail". */
export interface Speaker {
  /** First name, or a company that speaks of itself. */
  name: string;
  /** Of whom 'our' is, where it opens the sentence: the company, else the name. */
  company?: string | undefined;
  /** When it was said, as it stands in the sentence: 'on 20 October'. */
  when?: string | undefined;
}

const TOKEN = /[\p{L}\p{M}]+(?:['’][\p{L}]+)*|[^\p{L}\p{M}]+/gu;
const PLAIN_TOKEN = /[a-z]+(?:['’][a-z]+)*|[^a-z]+/gi;
const APOSTROPHE = /['’]/;
const FIRST_PERSON = /(?<![\p{L}'’-])(?:i|me|my|mine|myself|we|us|our|ours|ourselves)(?![\p{L}-])/iu;
/** Speaks to somebody, or cannot be told by rules. */
const UNTOLD =
  /["“”«»;()…?]|(?<!\p{L})(?:you|your|yours|mine|ours|let's|let’s|my lot|dear|folks|dm|please|he|him|his|she|her|hers|together with|between us)(?!\p{L})|(?<![\p{L}])(?:we|i)['’]d\b|\.\.|[@#:]/iu;
const CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  "i'm": ['I', 'am'],
  "i've": ['I', 'have'],
  "i'll": ['I', 'will'],
  "we're": ['we', 'are'],
  "we've": ['we', 'have'],
  "we'll": ['we', 'will'],
};
const NEGATIONS: Readonly<Record<string, readonly string[]>> = {
  "don't": ['do', 'not'],
  "doesn't": ['does', 'not'],
  "didn't": ['did', 'not'],
  "can't": ['cannot'],
  "won't": ['will', 'not'],
  "haven't": ['have', 'not'],
  "wasn't": ['was', 'not'],
  "weren't": ['were', 'not'],
  "isn't": ['is', 'not'],
  "aren't": ['are', 'not'],
  "couldn't": ['could', 'not'],
  "wouldn't": ['would', 'not'],
};
/** Verbs that often follow with 'and' after the first one, and are seldom nouns there. */
const SECOND_VERB = new Set(
  'answer ask believe build buy care do enjoy find get give hate have help hope keep know lead learn like look love make need own prefer read run say see sell spend start take talk teach tell think train try use want work write'.split(
    ' ',
  ),
);
/** Tells the reader what to do, or leaves out half of the sentence. */
const NO_STATEMENT =
  /^(?:write|ask|call|send|meet|wish|pray|tag|join|come|see|tell|let|drop|message|share|change|give|keep|find|try|imagine|remember|not|best|worst|including|welcome|congratulations|thank you|thanks)\b/iu;
/** After 'and' or a comma these begin no second verb. */
const NO_VERB =
  /^(?:the|a|an|my|our|their|its|his|her|this|that|these|those|all|both|each|every|some|any|no|not|one|more|most|less|of|in|on|at|for|with|from|to|by|as|than|so|but|or|and|if|when|because|which|who|what|how|where|we|i|it|they|he|she|there|nobody|somebody|everybody|someone|everyone|nothing|everything|\p{Lu}.*|.*(?:ing|tion|ment|ness|ity|ance|ence|ship|ed|ly))$/u;
const JOINER = /^[\s,]*$/;

/** What makes a statement of words with 'our' and 'my' in them. */
const FINITE =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|will|would|can|cannot|can['’]t|could|should|must|does|do|did|don['’]t|takes?|costs?|shows?|asks?|keeps?|needs?|answers?|got|went|came|said|fell|rose|took|made|gave|lost|won|ran|moved|started|crashed|failed|opened|closed|dropped)(?!\p{L})/iu;
const HAS_SUBJECT = /(?<![\p{L}'’-])(?:i|we)(?:['’](?:m|ve|re|ll))?(?![\p{L}-])/iu;
/** 'Proud of our team' leaves out 'I am'. */
const FEELING =
  /^(?:so |very |really |super )?(proud|happy|excited|frustrated|grateful|thrilled|glad|honoured|honored|delighted|tired|looking)(?= (?:of|to|that|with|about|for|by|forward) )/iu;
/** 'Cleaned up our folder' leaves out 'I'. */
const DONE =
  /^(?:cleaned|finished|completed|interviewed|lost|found|won|spent|released|passed|started|moved|visited|ran|led|gave|took|met|learnt|learned|wrote|read|built|spoke|joined|attended|signed|closed|opened|launched|hosted|tested|renewed|printed|walked|cycled|swam|planted|baked|cooked|loved) (?=(?:up|out|off|down|at|in|on|with|over|the|a|an|my|our|another|two|three|some|all|from|judging|\d)[ \d])/iu;

/** 'Need 40 loaders and I have 12' begins with half a sentence: everything before the first 'and' or comma has to be whole. */
function beginsWithClause(bare: string): boolean {
  const start = bare.split(/,? (?:and|but|or|so|because) |, /)[0] ?? bare;
  if (OPENING.test(bare)) return HAS_SUBJECT.test(bare) || FINITE.test(bare);
  // A verb at the very start has no subject.
  return HAS_SUBJECT.test(start) || FINITE.test(start.replace(/^\S+/, ''));
}

/** Begins a clause that leads to the main one. */
const OPENING =
  /^(?:after|before|when|if|while|since|because|although|in|on|at|for|from|by|with|without|outside|off|every|each|until|as|during|last|this|next)\b/iu;

/** Several texts tell the same sentence, and some sentences are said by many. */
const KEPT_SENTENCES = 2_000;
const completed = rememberReadings((sentence) => ({ bare: readComplete(sentence) }), KEPT_SENTENCES);

/** The sentence with a subject and without its mark; undefined for one that is no statement of the first person. */
function completeSentence(sentence: string): string | undefined {
  return completed(sentence).bare;
}

/** 'Last week's bins' are no longer last week's when it is told. */
const OF_A_TIME = /(?<!\p{L})(?:last|this|next) \p{L}+['’]s(?!\p{L})/iu;

/** 'I am thrilled to share that we won' says no more than 'We won'. */
const ANNOUNCES =
  /^(?:(?:i|we)(?:['’](?:m|re)| am| are) )?(?:so |very |really |super |beyond )?(?:thrilled|happy|proud|delighted|excited|pleased|glad|honoured|honored|humbled) to (?:share|announce|say|report|tell you) (?:that (?=(?:i|we|our|my|\d+%)(?![\p{L}\d]))|(?=(?:i|we) ))/iu;

function readComplete(sentence: string): string | undefined {
  const bare = capital(trimEndOf(sentence, /[.!]/).trim().replace(ANNOUNCES, ''));
  if (bare.length < 12 || OF_A_TIME.test(bare) || UNTOLD.test(bare) || NO_STATEMENT.test(bare)) return undefined;
  if (FEELING.test(bare)) return `I am ${lowerFirst(bare)}`;
  if (DONE.test(bare) && !HAS_SUBJECT.test(bare.slice(0, 60))) return `I ${lowerFirst(bare)}`;
  if (!FIRST_PERSON.test(bare)) return undefined;
  return beginsWithClause(bare) ? bare : undefined;
}

/**
 * Tells a sentence of the first person in the third.
 * @returns undefined when its grammar cannot be told for sure: then quote it
 */
export function reportSentence(sentence: string, { name, company, when }: Speaker): string | undefined {
  const bare = completeSentence(sentence);
  if (bare === undefined) return undefined;
  const words = expand(bare);
  const out: string[] = [];
  let named = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const low = word.toLowerCase();
    if (low === 'i' && (word === 'I' || at === 0)) {
      const told = named ? tellLaterI(words, at) : tellFirstI(words, at, name);
      if (told === undefined) return undefined;
      out.push(...told.words);
      at = told.last;
      named = true;
    } else if (low === 'we') {
      out.push(named ? 'they' : groupOf(words, at, name));
      named = true;
    } else if (low === 'my' || low === 'our') {
      out.push(
        named
          ? 'their'
          : possessive(low === 'our' && company !== undefined && !bare.includes(company) ? company : name),
      );
      named = true;
    } else if (low === 'me') {
      out.push(named ? 'them' : name);
      named = true;
    } else if (low === 'us') {
      out.push(named && word !== 'US' ? 'them' : word === 'US' ? word : `${possessive(name)} team`);
      named = named || word !== 'US';
    } else if (low === 'myself' || low === 'ourselves') {
      out.push('themselves');
    } else if (low === 'mine' || low === 'ours') {
      return undefined;
    } else out.push(word);
  }
  if (!named) return undefined;
  return capital(moveTimes(out.join(''), when));
}

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}

/** Words with what stands between them, contractions written out. */
function expand(text: string): string[] {
  const tokens: string[] = text.match(BEYOND_PLAIN.test(text) ? TOKEN : PLAIN_TOKEN) ?? [];
  if (!APOSTROPHE.test(text)) return tokens;
  return tokens.flatMap((token) => {
    const key = token.toLowerCase().replace('’', "'");
    const parts = CONTRACTIONS[key] ?? NEGATIONS[key];
    if (parts === undefined) return [token];
    return parts.flatMap((part, index) => (index === 0 ? [part] : [' ', part]));
  });
}

/** 'I still type' after the name is known: 'they still type'. */
function tellLaterI(words: readonly string[], at: number): { words: string[]; last: number } | undefined {
  const verb = verbAfter(words, at);
  if (verb === undefined) return { words: ['they'], last: at };
  const word = words[verb] ?? '';
  const told = word === 'am' ? 'are' : word === 'was' ? 'were' : word;
  return { words: ['they', ...words.slice(at + 1, verb), told], last: verb };
}

/** 'I still type' as 'Priya still types'; verbs that follow with 'and' or a comma go along. */
function tellFirstI(words: readonly string[], at: number, name: string): { words: string[]; last: number } | undefined {
  const verb = verbAfter(words, at);
  if (verb === undefined) return undefined;
  const word = words[verb] ?? '';
  const told = word === 'do' && words[verb + 2] === 'not' ? 'does' : thirdPersonOf(word);
  if (told === undefined) return undefined;
  const isOpen = timeOfVerb(word) === 'present' && !isModal(word) && !/^(?:am|have|do|was)$/.test(word);
  if (goesOn(words, verb, isOpen ? (next) => !NO_VERB.test(next) : (next) => SECOND_VERB.has(next) && !isModal(word))) {
    return undefined;
  }
  return { words: [name, ...words.slice(at + 1, verb), told], last: verb };
}

function verbAfter(words: readonly string[], at: number): number | undefined {
  for (let next = at + 1; next < Math.min(words.length, at + 8); next++) {
    const word = words[next] ?? '';
    if (JOINER.test(word)) {
      if (word.includes(',')) return undefined;
      continue;
    }
    if (!/^\p{Ll}/u.test(word)) return undefined;
    if (!isAdverb(word)) return next;
  }
  return undefined;
}

/** Whether another verb of the same subject follows: 'I hire slowly and write everything down'. */
function goesOn(words: readonly string[], from: number, isVerb: (word: string) => boolean): boolean {
  for (let at = from + 1; at < words.length; at++) {
    const before = words[at] ?? '';
    const joins = before === 'and' || before === 'or' || before === 'but';
    const next = joins ? words[at + 2] : before.trim() === ',' ? words[at + 1] : undefined;
    if (next !== undefined && isVerb(next)) return true;
  }
  return false;
}

/** 'we' at its first place: a plural, so that every verb stays as it is; "Priya's team" where it does so too. */
function groupOf(words: readonly string[], at: number, name: string): string {
  const verb = verbAfter(words, at);
  const word = verb === undefined ? '' : (words[verb] ?? '');
  const isFree = isModal(word) || (timeOfVerb(word) === 'past' && word !== 'were');
  return isFree ? `${possessive(name)} team` : `${name} and colleagues`;
}

/**
 * Says a sentence of the first person to the one who wrote it: 'We still type' as 'you still type'; small at its start.
 * @returns undefined when its grammar cannot be told for sure
 */
export function addressSentence(sentence: string): string | undefined {
  const bare = completeSentence(sentence);
  if (bare === undefined) return undefined;
  const words = expand(bare);
  const start = words[0] ?? '';
  const told = words.map((word, at) => {
    const low = word.toLowerCase();
    if (low === 'i' || low === 'we' || low === 'me' || (low === 'us' && word !== 'US')) return 'you';
    if (low === 'my' || low === 'our') return 'your';
    if (low === 'myself') return 'yourself';
    if (low === 'ourselves') return 'yourselves';
    const before = subjectBefore(words, at);
    if (before === 'i' && low === 'am') return 'are';
    return before === 'i' && low === 'was' ? 'were' : word;
  });
  const isPlain =
    FIRST_PERSON.test(start) || (isPlainWord(start) && !/^\p{Lu}/u.test(words[2] === 'I' ? '' : (words[2] ?? '')));
  const text = moveTimes(told.join(''));
  if (isPlain) return lowerFirst(text);
  return /^\p{Lu}/u.test(start) && isPlainWord(start) ? text : undefined;
}

function subjectBefore(words: readonly string[], at: number): string | undefined {
  for (let before = at - 1; before >= 0; before--) {
    const word = words[before] ?? '';
    if (JOINER.test(word) || isAdverb(word)) continue;
    return word.toLowerCase();
  }
  return undefined;
}

/** A statement of nobody in particular, to stand after 'wrote that': 'A clause is only as good as its reader'. */
export function reportStatement(sentence: string): string | undefined {
  const bare = trimEndOf(sentence, /[.!]/).trim();
  if (bare.length < 20 || UNTOLD.test(bare) || NO_STATEMENT.test(bare) || FIRST_PERSON.test(bare)) return undefined;
  if (!FINITE.test(bare) || POINTS_BACK.test(bare)) return undefined;
  const [start = '', , second = ''] = expand(bare);
  // 'Came in on Monday' leaves out who.
  if (!isPlainWord(start) || FINITE.test(start) || OF_A_TIME.test(bare)) return undefined;
  return moveTimes(/^\p{Lu}/u.test(second) ? bare : lowerFirst(bare));
}

/** Speaks of something in the sentence before. */
const POINTS_BACK =
  /^(?:it|its|that|this|they|these|those|then|so|and|but|there|here|he|she|none|both|neither|what|which|who|how|why|when)\b|(?<!\p{L})(?:(?:this|these|those)[.!]*$|this (?:out|up|last|again|before)(?!\p{L}))/iu;

/** Whether a sentence makes no sense without the one before it. */
export function pointsBack(sentence: string): boolean {
  return POINTS_BACK.test(sentence);
}

const LEANS_ON_CONTEXT =
  /(?<!\p{L})(?:it|them|they|these|those|both|there|the one|the other|tomorrow|that|again|too|so far|then)(?!\p{L})/iu;

/** Whether a sentence from the middle of a text can be told by itself: somebody does something, and it points nowhere. */
export function standsAlone(sentence: string): boolean {
  return HAS_SUBJECT.test(sentence.slice(0, 40)) && isSelfContained(sentence);
}

/** Whether nothing in a sentence points to what stands around it. */
export function isSelfContained(sentence: string): boolean {
  return !POINTS_BACK.test(sentence) && !LEANS_ON_CONTEXT.test(sentence);
}

/** Whether a word at the start of a sentence is no name: written small inside one. */
function isPlainWord(word: string): boolean {
  const low = word.toLowerCase();
  return [low, low.replace(/s$/, ''), low.replace(/es$/, ''), low.replace(/ies$/, 'y')].some(isOrdinaryWord);
}
