/** Times as they were meant from the day of the post. */
const TIMES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(last|past) (week|month|quarter|year|night|summer|winter|spring|autumn|season)\b/giu, 'the $2 before'],
  [/(?<!\p{L})next (week|month|quarter|year|summer|winter|spring|autumn|season)\b/giu, 'the $1 after'],
  [
    /(?<!\p{L})this (morning|afternoon|evening|week|month|quarter|summer|winter|spring|autumn|season|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/giu,
    'that $1',
  ],
  [/(?<!\p{L})tomorrow\b/giu, 'the day after'],
  [/(?<!\p{L})yesterday\b/giu, 'the day before'],
  [/(?<!\p{L})tonight\b/giu, 'that night'],
];
const TODAY = /,? ?(?<!\p{L})today\b,?/giu;

/** What somebody says in their own words within the text stays as it is. */
const QUOTED = /("[^"]*"|“[^”]*”|(?<!\p{L})'[^']{3,}'(?!\p{L}))/u;

/** 'This year' of another year than the one it is told in. @param when the day with its year, where it was another */
export const tellYear = (text: string, when: string): string =>
  /\b\d{4}\b/.test(when) ? text.replace(/(?<!\p{L})this year\b/giu, 'that year') : text;

/**
 * Moves what was said of 'today' and 'next month' to where it is told from: 'that day', 'the month after'.
 * @param when takes the place of 'today': 'on 20 October'
 */
export function moveTimes(text: string, when?: string): string {
  const parts = text.split(QUOTED);
  return parts
    .map((part, at) => (at % 2 === 1 ? part : moveTimesOf(part, when)))
    .join('')
    .trim();
}

function moveTimesOf(text: string, when?: string): string {
  let told = text;
  for (const [time, instead] of TIMES) told = told.replace(time, instead);
  return told.replace(TODAY, when === undefined ? ' that day' : ` ${when}`);
}
