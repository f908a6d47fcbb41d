import type { Insight } from '../../insight-writer.ts';
import { yourOffer } from '../../own-company/offer.ts';
import { citePost, type Dossier, type ReadPost } from '../../prospect/dossier.ts';
import { writeDate, writeList, writeWhen } from '../../wording/phrasing.ts';
import {
  capital,
  compose,
  plainLine,
  quote,
  quoteAtEnd,
  shorten,
  splitLineIntoSentences,
} from '../../wording/quoting.ts';

const INTEREST =
  /\b(?:passionate|outside (?:of )?work|off the clock|weekends?|love|enjoy|fascinated|curious|interested in|fan of|hobb(?:y|ies)|in my (?:free|spare) time|when i(?:'m| am) not|care about|believe|read(?:er)? of|run(?:ner)?|cricket|music|trek|cook|garden)\b/i;

/** 'I like first meetings', but not 'I joined Acme in 2020'. */
const ATTITUDE =
  /^I (?!(?:joined|learnt|learned|started|work|am an?|have been|lead|manage|currently)\b)|^My (?:rule|view|favou?rite)/;

/** What the person cares about, from what they wrote, do unpaid and chose to learn. */
export function writePersonalInterests(dossier: Dossier): Insight | undefined {
  const { person, first, pick, posts, now } = dossier;
  const said: string[] = [];
  const evidence: string[] = [];
  const about = person.about === undefined ? [] : splitLineIntoSentences(plainLine(person.about.slice(0, 1200)));
  const interest =
    about.find((sentence) => INTEREST.test(sentence)) ?? about.find((sentence) => ATTITUDE.test(sentence));
  if (interest !== undefined && interest.length >= 15) {
    const line = shorten(interest, 160);
    said.push(
      pick('interest-about', [
        `In the words of the profile: ${quoteAtEnd(line)}`,
        `${first} says it plainly: ${quoteAtEnd(line)}`,
        `The profile has this line: ${quoteAtEnd(line)}`,
        `About themselves ${first} writes ${quoteAtEnd(line)}`,
      ]),
    );
    evidence.push(`About: ${quote(line)}`);
  }
  const [unpaid] = person.volunteering;
  if (unpaid !== undefined) {
    const cause = unpaid.cause === undefined ? '' : ` (${unpaid.cause})`;
    said.push(
      pick('interest-unpaid', [
        `${first} gives time to ${unpaid.organisation}${cause} as ${unpaid.role}`,
        `Unpaid work: ${unpaid.role} at ${unpaid.organisation}${cause}`,
        `Beside the job there is ${unpaid.organisation}${cause}, as ${unpaid.role}`,
      ]),
    );
    evidence.push(`Volunteering: ${unpaid.role}, ${unpaid.organisation}`);
  }
  const liked = mostLiked(posts) ?? posts[0];
  if (liked !== undefined && said.length < 2) {
    said.push(
      pick('interest-post', [
        `What moves ${first} to write: ${quote(liked.lead)} (${writeDate(liked.date, now)})`,
        `A post of ${writeDate(liked.date, now)} shows the interest: ${quoteAtEnd(liked.lead)}`,
        `${first} took the time to write ${quote(liked.lead)} ${writeWhen(liked.date, now)}`,
      ]),
    );
    evidence.push(citePost(liked));
  }
  const [certificate] = person.certifications;
  if (certificate !== undefined && said.length < 2) {
    said.push(
      `${first} earned the certificate ${quote(certificate.name)}${certificate.issuer ? ` from ${certificate.issuer}` : ''}`,
    );
    evidence.push(`Certificate: ${certificate.name}`);
  }
  if (person.skills.length >= 2 && said.length < 2) {
    said.push(`The profile puts ${writeList(person.skills.slice(0, 3))} first among the skills`);
    evidence.push(`Skills: ${person.skills.slice(0, 3).join(', ')}`);
  }
  if (said.length === 0) return undefined;
  const offer = yourOffer(dossier, 'interest');
  const closing = pick('interest-close', [
    `Good ground for the first minutes, before ${offer} comes up`,
    `Start there with ${first}, and come to ${offer} second`,
    `It says how ${first} thinks, which helps when you explain ${offer}`,
    `A better way in with ${first} than opening on ${offer}`,
    `Mention it if the talk allows it, and ${offer} after that`,
  ]);
  return { value: compose(...said, closing), evidence };
}

function mostLiked(posts: readonly ReadPost[]): ReadPost | undefined {
  let best: ReadPost | undefined;
  for (const post of posts) if (post.reactions !== undefined && post.reactions > (best?.reactions ?? 0)) best = post;
  return best;
}

/** What they posted and when. */
export function writeRecentPostsSummary(dossier: Dossier): Insight | undefined {
  const { posts, first, pick, now } = dossier;
  const [newest, second] = posts;
  if (newest === undefined) return undefined;
  const day = writeDate(newest.date, now);
  const opening = pick('posts-first', [
    `${first}'s latest post, of ${day}: ${quoteAtEnd(newest.lead)}`,
    `${capital(writeWhen(newest.date, now))} ${first} wrote ${quoteAtEnd(newest.lead)}`,
    `${first}'s newest post (${day}) begins ${quoteAtEnd(newest.lead)}`,
    `Last heard from ${first} ${writeWhen(newest.date, now)}: ${quoteAtEnd(newest.lead)}`,
  ]);
  const before =
    second &&
    pick('posts-second', [
      `Before that, ${writeWhen(second.date, now)}: ${quoteAtEnd(second.lead)}`,
      `The one before is from ${writeDate(second.date, now)}: ${quoteAtEnd(second.lead)}`,
      `${capital(writeWhen(second.date, now))} it was ${quoteAtEnd(second.lead)}`,
    ]);
  const liked = mostLiked(posts);
  const reach =
    liked?.reactions !== undefined && posts.length > 1
      ? pick('posts-reach', [
          `The most reactions (${liked.reactions}) went to the post of ${writeDate(liked.date, now)}`,
          `Readers answered most to the one of ${writeDate(liked.date, now)}, with ${liked.reactions} reactions`,
        ])
      : undefined;
  const offer = yourOffer(dossier, 'posts');
  const closing = pick('posts-close', [
    `A reply to the newest one is a more natural first contact than a message about ${offer}`,
    `Comment there first; ${offer} can wait for the second message`,
    `If you write to ${first} about ${offer}, answer one of these lines first`,
    `Each of them is a better reason to write than ${offer} alone`,
  ]);
  return { value: compose(opening, before, reach, closing), evidence: posts.slice(0, 3).map(citePost) };
}
