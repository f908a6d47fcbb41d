/** Times as they were meant from the day of the post. */
const TIMES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(last|past) (week|month|quarter|year|night|summer|winter|spring|autumn|season)\b/giu, 'the $2 before'],
  [/(?<!\p{L})next (week|month|quarter|year|summer|winter|spring|autumn|season)\b/giu, 'the $1 after'],
  [
    /(?<!\p{L})this (morning|afternoon|evening|week|month|quarter|year|summer|winter|spring|autumn|season|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/giu,
    'that $1',
  ],
  [/(?<!\p{L})tomorrow\b/giu, 'the day after'],
  [/(?<!\p{L})yesterday\b/giu, 'the day before'],
  [/(?<!\p{L})tonight\b/giu, 'that night'],
];
const TODAY = /,? ?(?<!\p{L})today\b,?/giu;

/**
 * Moves what was said of 'today' and 'next month' to where it is told from: 'that day', 'the month after'.
 * @param when takes the place of 'today': 'on 20 October'
 */
export function moveTimes(text: string, when?: string): string {
  let told = text;
  for (const [time, instead] of TIMES) told = told.replace(time, instead);
  return told.replace(TODAY, when === undefined ? ' that day' : ` ${when}`).trim();
}
