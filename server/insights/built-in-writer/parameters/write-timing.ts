import { elementAt } from '../../../../shared/element-at.ts';
import type { Insight } from '../../insight-writer.ts';
import { yourOffer } from '../../own-company/offer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { writeDate, writeList } from '../../wording/phrasing.ts';
import { compose } from '../../wording/quoting.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Friday and Saturday are the weekend there. */
const WORKS_ON_SUNDAY = /^(?:Saudi Arabia|Israel|Kuwait|Qatar|Oman|Bahrain|Egypt|Jordan|Bangladesh|Iraq|Libya|Yemen)$/;

interface Advice {
  day: string;
  from: string;
  to: string;
  /** Why these hours: a rule of thumb, said to be one. */
  because: string;
}

/** Days of the week on which the dated posts came, most frequent first, with those posts' dates. */
function postDays(dossier: Dossier): { day: number; dates: string[] }[] {
  const days = new Map<number, string[]>();
  for (const { date } of dossier.posts) {
    if (date.length < 10) continue;
    const day = new Date(date).getUTCDay();
    days.set(day, [...(days.get(day) ?? []), date]);
  }
  return [...days].map(([day, dates]) => ({ day, dates })).sort((a, b) => b.dates.length - a.dates.length);
}

function workdays(country: string | undefined): number[] {
  return country !== undefined && WORKS_ON_SUNDAY.test(country) ? [0, 1, 2, 3, 4] : [1, 2, 3, 4, 5];
}

function hours({ seniority, department, pick }: Dossier): Omit<Advice, 'day'> {
  if (seniority === 'Owner' || seniority === 'CXO' || seniority === 'Partner') {
    return pick('hours-top', [
      { from: '8:00', to: '9:00', because: 'people at the top tend to read before the first meeting' },
      { from: '8:15', to: '9:15', because: 'a full calendar leaves the time before it' },
      { from: '17:30', to: '18:30', because: 'the end of the day is when a founder or chief clears the inbox' },
    ]);
  }
  switch (department) {
    case 'Engineering':
    case 'Information Technology':
    case 'Quality Assurance':
    case 'Product Management':
      return pick('hours-tech', [
        {
          from: '14:00',
          to: '15:30',
          because: 'technical teams tend to keep the morning for stand-ups and focused work',
        },
        { from: '11:30', to: '12:30', because: 'that is past the usual stand-up and before lunch' },
      ]);
    case 'Sales':
    case 'Business Development':
    case 'Marketing':
      return pick('hours-sales', [
        { from: '9:00', to: '10:00', because: 'commercial teams tend to be in calls from mid-morning on' },
        { from: '16:00', to: '17:00', because: 'calls thin out towards the end of the afternoon' },
      ]);
    case 'Operations':
    case 'Purchasing':
      return pick('hours-operations', [
        { from: '10:30', to: '11:30', because: 'the urgent things of the morning are usually settled by then' },
        { from: '15:00', to: '16:00', because: 'afternoons tend to be calmer than mornings in this work' },
      ]);
    default:
      return pick('hours', [
        { from: '9:30', to: '10:30', because: 'it is after the first look at the inbox and before the meetings' },
        { from: '10:00', to: '11:30', because: 'mid-morning is a safe guess for office work' },
        { from: '14:30', to: '15:30', because: 'the early afternoon tends to have a gap' },
      ]);
  }
}

/** When to reach out, in their time zone, and what the advice rests on. */
export function writeIdealDayTime(dossier: Dossier): Insight | undefined {
  const { place, pick, first, now } = dossier;
  const habit = postDays(dossier);
  if (place === undefined && habit.length === 0) return undefined;
  const open = workdays(place?.country);
  const favourite = habit.find(({ day }) => open.includes(day));
  const repeated = favourite !== undefined && favourite.dates.length > 1;
  const day = elementAt(DAYS, favourite?.day ?? pick('day', open.slice(1, 4)));
  const { from, to, because } = hours(dossier);
  const town = place?.city ?? place?.text;
  const zone =
    town === undefined ? 'local time' : `${town} time${place?.timeZone === undefined ? '' : ` (${place.timeZone})`}`;
  const opening = pick('timing', [
    `${day}, ${from} to ${to}, ${zone}`,
    `Try ${day} between ${from} and ${to}, ${zone}`,
    `${day} from ${from} to ${to} by ${zone} looks like a good window`,
    `Best guess: ${day}, ${from}–${to}, ${zone}`,
  ]);
  const dates =
    favourite === undefined ? '' : writeList(favourite.dates.slice(0, 3).map((date) => writeDate(date, now)));
  const evidence: string[] = [];
  if (place !== undefined) evidence.push(`Location: ${place.text}`);
  if (favourite !== undefined) evidence.push(`Posts on a ${day}: ${favourite.dates.slice(0, 3).join(', ')}`);
  const why =
    favourite === undefined
      ? `${dossier.posts.length === 0 ? `No posts of ${first} are known` : `Nothing ${first} posted gives a day away`}, so this rests on the location and a rule of thumb: ${because}`
      : pick('timing-why', [
          `${first} ${repeated ? 'has posted more than once on' : 'last posted on'} a ${day} (${dates}); the hour is a rule of thumb: ${because}`,
          `The day comes from ${first}'s own posts (${dates}), the hour from a rule of thumb: ${because}`,
          `It rests on ${repeated ? 'posts' : 'the post'} of ${dates}, ${repeated ? 'all on' : 'on'} a ${day}, and on a rule of thumb: ${because}`,
        ]);
  return { value: compose(opening, why, closing(dossier)), evidence };
}

function closing(dossier: Dossier): string {
  const offer = yourOffer(dossier, 'timing');
  return dossier.pick('timing-close', [
    `Keep the first message about ${offer} short enough for that window`,
    `A call about ${offer} needs a longer slot; ask for one then`,
    `If no answer comes, try ${offer} again at the same hour a week later`,
    `Send the note about ${offer} then, and leave the call for another day`,
  ]);
}
