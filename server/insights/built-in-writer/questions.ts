import { trimEndOf } from '../../../shared/trim-text.ts';
import type { PhrasePicker } from '../wording/phrasing.ts';

/** The one question of an opener: by what the sentence before it speaks of, so that 'that' and 'there' refer to it. */

type Question = readonly [RegExp, string];

/** After trouble that somebody stated. */
const OF_TROUBLE: readonly Question[] = [
  [
    /\b(?:by hand|excel|paper|spreadsheets?|typ(?:e|ing)|redlin\w+|manually|lists?)\b/i,
    'How many hours a week does that take?',
  ],
  [
    /\b(?:attrition|quit|(?:people|staff|nurses?|drivers?|colleagues?|engineers?|teachers?) (?:leave|left|are leaving)(?=$|[.,;!?]| (?:after|within|us|because|last|this|before|once|each|early|in \d|and)\b)|leav(?:e|ing) (?:us|the (?:company|team|job|trade|industry)))\b/i,
    'What do people say when they leave?',
  ],
  [
    /\b(?:people missing|loaders|right person|applications|drivers?|short of|trainers|one person|lawyers?)\b/i,
    'Where have you looked for people so far?',
  ],
  [/\b(?:tariff|electricity|bill|power|diesel)\b/i, 'Which part of your sites uses the most?'],
  [
    /\b(?:hours|days|weeks|months) (?:to|for|on)\b|\btakes? (?:\w+ ){0,3}(?:hours|days|weeks|months)\b/i,
    'Where does most of that time go?',
  ],
  [/\b(?:late|delay\w*|deliver\w*|lead times?)\b/i, 'How early do you hear of a delay?'],
  [/\b(?:crash\w*|alert|fail\w*|broke\w*|stopped)\b/i, 'What did the logs show each time?'],
  [
    /\b(?:arriv\w*|spoil\w*|spoilt|broken|rejected|thaw\w*|shipping|inserts|boxes)\b/i,
    'Where on the way does the damage happen?',
  ],
  [/\b(?:mispick\w*|wrong|errors?|accuracy)\b/i, 'At which step do most of the errors happen?'],
];

/** After something they did, have or think. */
const OF_WORK: readonly Question[] = [
  // What is missing is nothing that anybody worked towards.
  [/\b(?:still (?:ha(?:s|ve) no|no)|no longer|nobody|cannot|never|refus\w+)\b/i, 'What would have to change there?'],
  [/\bhiring\b|\blooking for (?:people|a|an)\b/i, 'What would the right person do in the first month?'],
  [/\byou (?:asked|interviewed|met|talked to)\b/i, 'Which answer surprised you most?'],
  [/\b(?:cut|halved|brought|reduced|raised|fell|doubled)\b/i, 'What made the biggest difference there?'],
  [
    /\b(?:proud|won|passed|award|prequalification|certificat\w+|signed)\b/i,
    'What took the most work on the way there?',
  ],
  [/\b(?:live|launched|released|opened|is out|running)\b/i, 'What did you hear back in the first days?'],
  [
    /\b(?:moved|switched|replaced|rewrote|deleted|stopped|removed|changed)\b/i,
    'What was the hardest part of that step?',
  ],
  [/\b(?:started|starting|have begun|are moving|trying)\b/i, 'How far along are you with that?'],
  [/\b(?:spent|bug|broke|fixed)\b/i, 'How did you find the cause in the end?'],
  [/\b(?:learnt|learned|taught|reminder)\b/i, 'How has that changed the way you work?'],
  [
    /\b(?:customers?|clients?|buyers?) (?:often |now |still |always |are |keep )?(?:ask\w*|want\w*|complain\w*|love\w*|tell|told|say|call\w*|come|came|get|can)\b/i,
    'What do customers ask you about that?',
  ],
  [/\b(?:targets?|by 20\d\d)\b/i, 'Which step comes first?'],
  [
    /^urgent:|\burgent(?:ly)? (?:need|look|hir|requir|vacanc)|\bwalk-in (?:interviews?|drive)\b/i,
    'What would the right person do in the first month?',
  ],
  [
    /\b(?:meet us|see you at|come and see|speaking (?:at|on) (?!the phone)|open house)\b/i,
    'Whom do you hope to meet there?',
  ],
  [
    /\b(?:(?:great|fantastic|wonderful|inspiring|good) (?:talks?|panel|day|days|evening|conference|session)|(?:i|you|we) loved|visited|field trip)\b/i,
    'What did you take away from it?',
  ],
  [
    /\b(?:third(?!-| party)|fourth|fifth|another|again)\b[^.]{0,20}\b(?:incident|accident|complaint|breakdown|failure|no-show|request|idor|leak|theft|claim)s?\b/i,
    'What would have to change there?',
  ],
  [
    /\b(?:(?<!sign )up|down|grew|rose|more|fewer|less)\b(?:[^.]|\.(?=\d)){0,20}\d\s?%|\d\s?%[^.]{0,20}\b(?:up|down|more|fewer|less|of)\b|\bgrew (?:from|to|by)\b|\bmore than i thought\b/i,
    'What do you put that down to?',
  ],
  [
    /\b(?:done|completed|finished|sorted|filed|shipped|shot|screened|delivered|checked|trained|cleansed)\b/i,
    'What took the most work there?',
  ],
];

/** After news of the company. */
const OF_NEWS: readonly Question[] = [
  [
    /\b(?:back in|return to) the office\b|\bin the (?:[\w-]{1,20} ){0,3}office\b[^.]{0,40}\bdays a week\b|\bdays a week\b[^.]{0,30}\bin the (?:[\w-]{1,20} )?office\b/i,
    'What has that changed for your team?',
  ],
  [
    /\b(?:plant|site|depot|warehouse|store|office|hub|line|branch|factory|cross-dock|clinic)\b/i,
    'What has to be in place before it runs at full load?',
  ],
  [/\b(?:raises?|raised|series|funding|invest\w*)\b/i, 'Where will the money go first?'],
  [/\b(?:audit|iso|certif\w*|approved|inspection|prequalification)\b/i, 'Which part of that takes the most work?'],
  [
    /\b(?:partnership|agreement|contract|signed|joins?|bought|buys|acquire\w*|merge\w*)\b/i,
    'What changes for your team because of that?',
  ],
  [/\b(?:people|hir\w+|positions?|officers|intake)\b/i, 'Who looks after the new people in the first weeks?'],
  [/\b(?:report|sustainab\w*|energy|plastic)\b/i, 'Which of the measures was the hardest to carry out?'],
];

/** Trouble that somebody had, and told when it was over: 'Spent the day cleaning up roles nobody owns'. */
const IS_OVER =
  /^(?:we |i |you )?(?:just )?(?:lost|spent|had to|missed|threw|wrote off|paid|failed|cleaned|drove|sent back)\b|\b(?:last (?:week|night|month|year)|yesterday)\b/i;
const AFTERWARDS = ['What would keep that from happening again?', 'What has changed since?'];

/** Fields of somebody's work, of which one leads on. */
export const askOfFields = (pick: PhrasePicker): string =>
  pick('fields', [
    'Which of them takes most of your time?',
    'Which of these keeps you busiest at the moment?',
    'Which of these is the hardest to keep up with?',
  ]);

/** A first step, after which others come. */
const PLANS =
  /\b(?:plan(?:s|ned|ning)?|preparing|working on|building|thinking (?:about|of)|about to|pilot\w*|trial\w*|test(?:ed|ing)|first (?:step|phase|draft|version)|kick-?off|roll(?:ing|ed) out|begun|began|starts|start|new|first|next|opens|opening|extending|permit|looking (?:for|to)|want to|project|shortlist(?:ed)?|set up|setting up|draft\w*|going to|will)\b/i;

/** @returns a question that the sentence before it makes plain; undefined where none does: then begin with something else */
export function askAfter(
  kind: 'trouble' | 'work' | 'opinion' | 'news',
  sentence: string,
  pick: PhrasePicker,
): string | undefined {
  const list = kind === 'trouble' ? OF_TROUBLE : kind === 'news' ? OF_NEWS : OF_WORK;
  const found = list.find(([sign]) => sign.test(sentence));
  if (found !== undefined) return found[1];
  if (kind === 'trouble') {
    return IS_OVER.test(sentence)
      ? pick('after trouble', AFTERWARDS)
      : pick('in trouble', ['What have you tried so far?', 'What would help most there?']);
  }
  if (kind === 'news') return 'What does that change in your own work?';
  if (kind === 'opinion') return 'Which experience taught you that?';
  return PLANS.test(sentence) ? 'What comes next?' : undefined;
}

/** 'Time slot booking software', and not 'reports and software', 'interfaces between systems'. */
const PROGRAM = /^(?!.*(?:,|\b(?:and|or|for|of|between|with|as|in|to|custom)\b))(.+) (?:software|platforms?)$/;
/** What one does: 'route planning', 'payroll'; 'car dealer software' is for somebody. */
const TASK = /(?:ing|ment|tion|sion|ance|ence|ics|payroll|control|analysis|design|entry|crm|erp)$/i;
const softwareWays = (label: string): string[] => [
  `which ${label} do you use today?`,
  `what ${label} do you work with today?`,
];

const JOINS_MORE = /,| (?:for|of|with) /;

/** 'Dock slot booking and yard software', 'software for utilities', and not 'tools and services for shipping software', 'supply and software'. */
function isOfPrograms(label: string): boolean {
  if (label.startsWith('software for ')) return true;
  if (!label.endsWith(' software') || JOINS_MORE.test(label)) return false;
  const words = label.split(' ');
  const at = words.findIndex((word) => word === 'and' || word === 'or');
  return at > 0 && at < words.length - 2 && words[at - 1]?.endsWith('s') === false;
}

/**
 * How somebody gets done what such offers are for, as it goes on behind 'as Plant Manager at Acme, '.
 * @param label of the kind of offer: 'dust and fume extraction', 'time slot booking software', 'software for utilities'
 */
export function askOfOffer(label: string, pick: PhrasePicker): string {
  const task = PROGRAM.exec(label)?.[1];
  if (task !== undefined && !TASK.test(task)) return pick('software', softwareWays(label));
  if (task !== undefined)
    return pick('tool', [`what do you use for ${task} today?`, `which tool do you use for ${task} today?`]);
  if (isOfPrograms(label)) return pick('software', softwareWays(label));
  return pick('supplier', [
    `who do you turn to for ${label} today?`,
    `which supplier do you use for ${label} today?`,
    `where do you go for ${label} today?`,
  ]);
}

/** 'goods can spoil on the way' as it stands after 'when': 'goods spoil on the way'. */
export function whenClause(problem: string): string {
  return trimEndOf(problem.replace(/(?<=\p{L}s) can (?=\p{Ll})/u, ' '), /[.]/);
}
