import type { FitDecision } from '../../../../shared/contract/fit.ts';
import type { Insight } from '../../insight-writer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { isPrivate, namesPastime } from '../../prospect/pastime.ts';
import { citePost } from '../../prospect/read-post.ts';
import { areMostlyEnglishWords } from '../../wording/english/english-words.ts';
import { lowerWords } from '../../wording/english/lower-start.ts';
import { isEnglish } from '../../wording/language-of.ts';
import { article, writeWhen } from '../../wording/phrasing.ts';
import { compose, quote } from '../../wording/quoting.ts';
import { reportSentence } from '../../wording/reported-speech.ts';
import { postFact, tellPost } from '../post-lines.ts';
import type { UsedFacts } from '../used-facts.ts';

/** Says that something is done beside the job. */
const OUTSIDE =
  /\b(?:outside (?:of )?(?:work|the office)|off (?:work|the clock)|when (?:i am|i['’]m) not|in my (?:free|spare) time|weekends?|hobb(?:y|ies)|after (?:hours|work)|you may also know|on sundays?|on saturdays?|beyond work)\b/i;
const OFFICES = /^(?:president|chair(?:man|woman|person)?|treasurer|secretary|captain|head)\b/i;

/** What the person cares about beyond the daily job. */
export function writePersonalInterests(
  dossier: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  const { person, about, first, posts, now } = dossier;
  const name = first === 'this person' ? 'This person' : first;
  const said: string[] = [];
  const evidence: string[] = [];
  for (const sentence of about) {
    if (said.length === 1 || !OUTSIDE.test(sentence) || isPrivate(sentence) || !isEnglish(sentence)) continue;
    const bare = sentence.replace(/^You may also know that /, '');
    const told =
      reportSentence(bare, { name }) ?? (sentence.length < 160 ? `${name} writes: ${quote(sentence)}` : undefined);
    if (told === undefined || !used.take('about', 'personalInterests')) continue;
    said.push(told);
    evidence.push(`About: ${quote(sentence)}`);
  }
  for (const post of posts) {
    if (said.length >= 2 || !post.isPastime) continue;
    const line = tellPost(post, dossier);
    if (
      line === undefined ||
      !line.text.startsWith(name) ||
      line.text.includes(' wrote on ') ||
      !line.said.some(namesPastime)
    )
      continue;
    if (
      !used.take(
        line.said.map((sentence) => postFact(post, sentence)),
        'personalInterests',
      )
    )
      continue;
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

function tellUnpaid(
  subject: string,
  { role, organisation, cause }: { role: string; organisation: string; cause?: string | undefined },
): string {
  const volunteers = subject === 'They' ? 'They also volunteer' : `${subject} volunteers`;
  const isSaid = cause === undefined || organisation.toLowerCase().includes(cause.toLowerCase());
  const what = isSaid || !areMostlyEnglishWords(cause) ? '' : ` (${cause.toLowerCase()})`;
  // 'Volunteers as a volunteer' says it twice.
  const does = /volunteer/i.test(role) ? (subject === 'They' ? 'They are' : `${subject} is`) : `${volunteers} as`;
  return `${does} ${callRole(role)} at ${organisation}${what}`;
}

/** Names that roles are called by. */
const NAMED = /Red Cross|Rotary|Lions|Scout|Caritas|Round Table|Toastmasters|St\.? John/;

/** 'a juvenile coach', 'president', 'a Red Cross First Aider'; '"Zugführer"', which is no word of English. */
function callRole(role: string): string {
  if (role.includes(',') || !isEnglish(role) || !areMostlyEnglishWords(role)) return quote(role);
  const low = NAMED.test(role) ? role : lowerWords(role);
  return OFFICES.test(role) ? low : `${article(low)} ${low}`;
}
