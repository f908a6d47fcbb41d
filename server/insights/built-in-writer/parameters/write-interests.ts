import type { FitDecision } from '../../../../shared/contract/fit.ts';
import type { Insight } from '../../insight-writer.ts';
import { citePost, type Dossier } from '../../prospect/dossier.ts';
import { isEnglish } from '../../wording/language-of.ts';
import { article, writeWhen } from '../../wording/phrasing.ts';
import { compose, lowerFirst, quote } from '../../wording/quoting.ts';
import { reportSentence } from '../../wording/reported-speech.ts';
import { postFact, sentencesOf, tellPost } from '../post-lines.ts';
import type { UsedFacts } from '../used-facts.ts';

/** Says that something is done beside the job. */
const OUTSIDE =
  /\b(?:outside (?:of )?(?:work|the office)|off (?:work|the clock)|when (?:i am|i['’]m) not|in my (?:free|spare) time|weekends?|hobb(?:y|ies)|after (?:hours|work)|you may also know|on sundays?|on saturdays?|beyond work)\b/i;
/** What people do for themselves or for others without pay. */
const PASTIME =
  /\b(?:marathon|half[- ]marathon|run(?:s|ning)? (?:club|group)|trail(?:s)? run\w*|10k|yoga|cricket|football|badminton|tennis|chess|curling|golf|swim\w*|sail\w*|cycl(?:ing|ed|e tour)|bike tour|hik(?:e|ed|ing)|trek\w*|climb\w*|mountains?|fishing|browns released|garden\w*|saplings|bird(?:s|ing| count)|bak(?:e|ed|ing)|cook(?:ed|ing)|sourdough|choir|violin|guitar|piano|orchestra|theatre|poetry|novels?|paint(?:ing|ed)|pottery|photograph\w*|telescope|star night|museum|heritage walk|sign language|recipes?|along the river|learning a new language|coding club|blood drive|donation number|volunteer\w*|shelter|model (?:train|railway)s?|camping|lakes|scout\w*|kayak\w*|rowing|ski(?:ing|ed)|surf\w*|danc(?:e|ing)|karaoke|podcast|open-source|foster(?:ed|ing)? (?:dog|street)|harvest|tomatoes|roll of film|kingfisher|rode \d+|morning practice|dance|karate|judo|meditation|quiz)\b/i;
const WORKING =
  /\b(?:customers?|clients?|suppliers?|colleagues?|hiring|quarter|budget|audit|revenue|product|team|office)\b/i;
/** Nobody's business. */
const PRIVATE =
  /\b(?:god|church|temple|mosque|pray\w*|party|election|vote|cancer|illness|diagnos\w+|wife|husband|son|daughter|kids|children of mine|mum of|dad of|baby|pregnan\w+)\b/i;
const OFFICES = /^(?:president|chair(?:man|woman|person)?|treasurer|secretary|captain|head)\b/i;

/** What the person cares about beyond the daily job. */
export function writePersonalInterests(
  dossier: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  const { person, first, posts, now } = dossier;
  const name = first === 'this person' ? 'This person' : first;
  const said: string[] = [];
  const evidence: string[] = [];
  for (const sentence of sentencesOf(person.about ?? '')) {
    if (said.length === 1 || !OUTSIDE.test(sentence) || PRIVATE.test(sentence) || !isEnglish(sentence)) continue;
    const bare = sentence.replace(/^You may also know that /, '');
    const told =
      reportSentence(bare, { name }) ?? (sentence.length < 160 ? `${name} writes: ${quote(sentence)}` : undefined);
    if (told === undefined || !used.take('about', 'personalInterests')) continue;
    said.push(told);
    evidence.push(`About: ${quote(sentence)}`);
  }
  for (const post of posts) {
    if (said.length >= 2 || !isPastime(post.text)) continue;
    const line = tellPost(post, dossier);
    if (
      line === undefined ||
      !line.text.startsWith(name) ||
      line.text.includes(' wrote on ') ||
      !PASTIME.test(line.said)
    )
      continue;
    if (!used.take(postFact(post, line.said), 'personalInterests')) continue;
    said.push(
      line.text.replace(`(${writeWhen(post.date, now).slice(3)})`, `(post of ${writeWhen(post.date, now).slice(3)})`),
    );
    evidence.push(citePost(post));
  }
  const [unpaid] = person.volunteering;
  if (unpaid !== undefined && used.take(`volunteering ${unpaid.organisation}`, 'personalInterests')) {
    said.push(tellUnpaid(said.length === 0 ? name : 'They', unpaid));
    evidence.push(`Volunteering: ${unpaid.role}, ${unpaid.organisation}`);
  }
  return said.length === 0 ? undefined : { value: compose(...said), evidence };
}

/** Whether a post is about something other than work. */
export function isPastime(text: string): boolean {
  return PASTIME.test(text) && !PRIVATE.test(text) && isEnglish(text) && !WORKING.test(text.replace(/#\S+/g, ''));
}

function tellUnpaid(
  subject: string,
  { role, organisation, cause }: { role: string; organisation: string; cause?: string | undefined },
): string {
  const volunteers = subject === 'They' ? 'They also volunteer' : `${subject} volunteers`;
  const as = OFFICES.test(role) ? lowerFirst(role) : `${article(lowerFirst(role))} ${lowerFirst(role)}`;
  const what =
    cause === undefined || organisation.toLowerCase().includes(cause.toLowerCase()) ? '' : ` (${cause.toLowerCase()})`;
  return `${volunteers} as ${as} at ${organisation}${what}`;
}
