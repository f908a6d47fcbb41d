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
const QUOTED = /(?<!\p{L})('[^']{3,}')(?!\p{L})/u;

/** Changes a text but for what is quoted in it. */
const changeUnquoted = (text: string, change: (part: string) => string): string =>
  text
    .split(QUOTED)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');

/** 'This year' of another year than the one it is told in, as 'that year'. @param when the day of it, with its year where that is another */
export function tellYear(text: string, when: string, now: Date): string {
  const year = /\b\d{4}\b/.exec(when)?.[0];
  if (year === undefined || year === String(now.getUTCFullYear())) return text;
  return changeUnquoted(text, (part) => part.replace(/(?<!\p{L})this year\b/giu, 'that year'));
}

/**
 * Moves what was said of 'today' and 'next month' to where it is told from: 'that day', 'the month after'.
 * @param when takes the place of 'today': 'on 20 October'
 */
export function moveTimes(text: string, when?: string): string {
  return changeUnquoted(text, (part) => moveTimesOf(part, when)).trim();
}

function moveTimesOf(text: string, when?: string): string {
  let told = text;
  for (const [time, instead] of TIMES) told = told.replace(time, instead);
  return told.replace(TODAY, when === undefined ? ' that day' : ` ${when}`);
}
