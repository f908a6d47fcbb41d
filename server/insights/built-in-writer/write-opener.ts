import type { Insight } from '../insight-writer.ts';
import { citePosition, citePost, citeUpdate, type Dossier } from './dossier.ts';
import { ourOffer } from './offer.ts';
import { article, writeDate, writeWhen } from './phrasing.ts';
import { compose, leadOf, plainLine, quote, quoteAtEnd, shorten } from './quoting.ts';

/** Something that happened and can be spoken of: the opener's first half, what it rests on, how fresh it is. */
interface Occasion {
  /** Openings; each ends its own sentence. */
  openings: string[];
  evidence: string[];
  /** Higher is better to open with. */
  weight: number;
}

const NEW_IN_JOB_DAYS = 150;
const FRESH_DAYS = 45;
const STALE_DAYS = 400;

function freshness(daysAgo: number): number {
  if (daysAgo > STALE_DAYS) return 0;
  return daysAgo <= FRESH_DAYS ? 3 : 2;
}

function occasionsOf(dossier: Dossier): Occasion[] {
  const { posts, updates, company, facts, title, position, daysInJob, previous, now } = dossier;
  const first = dossier.first === 'this person' ? '' : ` ${dossier.first}`;
  const occasions: Occasion[] = [];
  if (
    title !== undefined &&
    company !== undefined &&
    position?.start !== undefined &&
    daysInJob !== undefined &&
    daysInJob >= 0 &&
    daysInJob <= NEW_IN_JOB_DAYS
  ) {
    const from = previous === undefined ? '' : ` after ${previous.companyName}`;
    occasions.push({
      openings: [
        `Hi${first}, congratulations on the new role: ${title} at ${company}${from}.`,
        `Hi${first}, ${title} at ${company} since ${writeDate(position.start, now)}: a good moment to look at things afresh.`,
        `Hi${first}, you have been ${title} at ${company} since ${writeDate(position.start, now)}, so the first decisions must be coming up.`,
      ],
      evidence: citePosition(dossier),
      weight: 3,
    });
  }
  for (const post of posts.slice(0, 2)) {
    const line = leadOf(post.text, 90);
    const day = writeDate(post.date, now);
    occasions.push({
      openings: [
        `Hi${first}, your line ${quote(line)} stayed with me.`,
        `Hi${first}, you wrote ${writeWhen(post.date, now)}: ${quoteAtEnd(line)}`,
        `Hi${first}, your post of ${day} is why I am writing: ${quoteAtEnd(line)}`,
        `${quoteAtEnd(line)} I would like to hear the rest of that story${first === '' ? '' : `,${first}`}.`,
        `Hi${first}, I read what you posted ${writeWhen(post.date, now)}, ${quoteAtEnd(line)}`,
      ],
      evidence: [citePost(post)],
      weight: freshness(post.daysAgo),
    });
  }
  const [update] = updates;
  if (update !== undefined && company !== undefined) {
    const news = shorten(plainLine(update.title), 90);
    occasions.push({
      openings: [
        `Hi${first}, I saw ${company}'s news of ${writeDate(update.date, now)}: ${quoteAtEnd(news)}`,
        `Hi${first}, ${quote(news)} caught my eye in ${company}'s updates.`,
        `Hi${first}, the news from ${company} ${writeWhen(update.date, now)}, ${quote(news)}, made me wonder what it means for you${title === undefined ? '' : ` as ${title}`}.`,
      ],
      evidence: [citeUpdate(update)],
      weight: freshness(update.daysAgo),
    });
  }
  const study = facts?.caseStudies[0];
  if (study !== undefined && company !== undefined) {
    const outcome = leadOf(study.outcome, 90);
    occasions.push({
      openings: [
        `Hi${first}, I read how ${company} worked with ${study.client}: ${quoteAtEnd(outcome)}`,
        `Hi${first}, ${company}'s story about ${study.client} made me curious, above all ${quoteAtEnd(outcome)}`,
      ],
      evidence: [`Case study ${study.client}: ${quote(outcome)}`],
      weight: 1,
    });
  }
  const role = facts?.openRoles[0];
  if (role !== undefined && company !== undefined) {
    occasions.push({
      openings: [
        `Hi${first}, I noticed that ${company} is looking for ${article(role.title)} ${role.title}${role.location === undefined ? '' : ` in ${role.location}`}.`,
      ],
      evidence: [`Open role: ${role.title}`],
      weight: 1,
    });
  }
  return occasions;
}

/** What the user adds: who we are in half a sentence, and a question that is easy to answer. */
function bridge(dossier: Dossier): string {
  const { voice, own, company = 'your company', ground } = dossier;
  const offer = ourOffer(dossier);
  const buyers = own.audiences[0];
  const options = [
    `May I ask how ${company} handles this today? I am asking because of ${offer}`,
    `Would you have ten minutes for a question about it? It touches ${offer}`,
    `I would like to compare notes on it, from the side of ${offer}`,
    `It made me think of ${offer}; would a short exchange be welcome?`,
    `Could I show you where ${offer} might take some of that off your hands?`,
    `How much of that is still work by hand at ${company}? I ask with ${offer} in mind`,
  ];
  if (own.help !== undefined) {
    options.push(`We ${own.help}; is that a topic for you this quarter?`, `We ${own.help}, so I would value your view`);
  }
  if (buyers !== undefined && !own.foreign && ground.overlaps.some((overlap) => overlap.asBuyer)) {
    options.push(`We work for ${buyers} too, with ${offer.replace(/^our /, '')}: may I ask you one question about it?`);
  }
  return voice('opener-bridge', options);
}

/** A first line that could only be written to this person. */
export function writeMeetingOpener(dossier: Dossier): Insight | undefined {
  const occasions = occasionsOf(dossier);
  const best = Math.max(...occasions.map((occasion) => occasion.weight));
  const fitting = occasions.filter((occasion) => occasion.weight === best);
  if (fitting.length === 0) return undefined;
  const occasion = dossier.voice('opener-occasion', fitting);
  const opening = dossier.voice('opener', occasion.openings);
  return { value: compose(opening, bridge(dossier)), evidence: occasion.evidence };
}
