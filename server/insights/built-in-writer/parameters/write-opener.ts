import type { Insight } from '../../insight-writer.ts';
import { ourOffer } from '../../own-company/offer.ts';
import { citePosition, citePost, citeUpdate, type Dossier } from '../../prospect/dossier.ts';
import { article, writeDate, writeWhen } from '../../wording/phrasing.ts';
import { compose, leadOf, plainLine, quote, quoteAtEnd, shorten } from '../../wording/quoting.ts';

/** Something that happened and can be spoken of: the opener's first half, what it rests on, how fresh it is. */
interface Occasion {
  kind: 'job' | 'post' | 'pastime' | 'news' | 'study' | 'role';
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
      kind: 'job',
      openings: [
        `Hi${first}, congratulations on the new role: ${title} at ${company}${from}`,
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
      kind: post.aboutWork ? 'post' : 'pastime',
      openings: [
        `Hi${first}, your line ${quote(line)} stayed with me.`,
        `Hi${first}, you wrote ${writeWhen(post.date, now)}: ${quoteAtEnd(line)}`,
        `Hi${first}, your post of ${day} is why I am writing: ${quoteAtEnd(line)}`,
        `${quoteAtEnd(line)} I would like to hear the rest of that story${first === '' ? '' : `,${first}`}.`,
        `Hi${first}, I read what you posted ${writeWhen(post.date, now)}, ${quoteAtEnd(line)}`,
      ],
      evidence: [citePost(post)],
      weight: freshness(post.daysAgo) - (post.aboutWork ? 0 : 0.5),
    });
  }
  const [update] = updates;
  if (update !== undefined && company !== undefined) {
    const news = shorten(plainLine(update.title), 90);
    occasions.push({
      kind: 'news',
      openings: [
        `Hi${first}, I saw ${company}'s news of ${writeDate(update.date, now)}: ${quoteAtEnd(news)}`,
        `Hi${first}, ${quote(news)} caught my eye in ${company}'s updates.`,
        `Hi${first}, the news from ${company} ${writeWhen(update.date, now)}, ${quote(news)}, made me wonder what it means for you${title === undefined ? '' : ` as ${title}`}`,
      ],
      evidence: [citeUpdate(update)],
      weight: freshness(update.daysAgo),
    });
  }
  const study = facts?.caseStudies[0];
  if (study !== undefined && company !== undefined) {
    const outcome = leadOf(study.outcome, 90);
    occasions.push({
      kind: 'study',
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
      kind: 'role',
      openings: [
        `Hi${first}, I noticed that ${company} is looking for ${article(role.title)} ${role.title}${role.location === undefined ? '' : ` in ${role.location}`}`,
      ],
      evidence: [`Open role: ${role.title}`],
      weight: 1,
    });
  }
  return occasions;
}

/** What the user adds: a question that is easy to answer, with what they do in the same breath. */
function bridge(dossier: Dossier, kind: Occasion['kind']): string {
  const { pick, own, company = 'your company', ground } = dossier;
  const offer = ourOffer(dossier, 'opener');
  const options = {
    job: [
      `If ${offer} could take one thing off the list of the first months, which would it be?`,
      `When the dust has settled, may I show you ${offer}?`,
      `I would be glad to hear what you found, and whether ${offer} is of any use to you there`,
    ],
    post: [
      `May I ask how ${company} handles it today? I am asking because of ${offer}`,
      `Would you have a few minutes for a question about it? It touches ${offer}`,
      `It made me think of ${offer}; would a short exchange be welcome?`,
      `I would like to compare notes, from the side of ${offer}`,
      `What came of it? I ask with ${offer} in mind`,
    ],
    pastime: [
      `May I ask you a question about your work, too? It has to do with ${offer}`,
      `A nicer start than a pitch; may I still ask whether ${offer} could be of use to you?`,
      `I would like to hear more of it, and to tell you about ${offer} in a few lines`,
      `I came for a different reason, ${offer}, but that is the line I remembered. Would a short exchange be welcome?`,
    ],
    news: [
      `Does it change anything for your own work? I ask because of ${offer}`,
      `If it brings more work your way, could I show you where ${offer} might help?`,
      `I would like to hear how you prepare for it, and where ${offer} could be of use`,
      `Is there a part of it where ${offer} might save you time?`,
    ],
    study: [
      `Would you tell me what it took on your side? I ask with ${offer} in mind`,
      `I would like to compare notes on how it was done, from the side of ${offer}`,
    ],
    role: [
      `Until the right person is found, could ${offer} take some of that work?`,
      `May I ask what that person will start with? It may touch ${offer}`,
    ],
  }[kind];
  if (own.help !== undefined)
    options.push(`We ${own.help}; is that a topic for you this quarter?`, `We ${own.help}, so I would value your view`);
  const buyers = own.audiences[0];
  if (buyers !== undefined && !own.foreign && ground.overlaps.some((overlap) => overlap.asBuyer)) {
    options.push(`With ${offer} we work for ${buyers}: may I ask you one question about it?`);
  }
  return pick('opener-bridge', options);
}

/** A first line that could only be written to this person. */
export function writeMeetingOpener(dossier: Dossier): Insight | undefined {
  const occasions = occasionsOf(dossier);
  const best = Math.max(...occasions.map((occasion) => occasion.weight));
  const fitting = occasions.filter((occasion) => occasion.weight === best);
  if (fitting.length === 0) return undefined;
  const occasion = dossier.pick('opener-occasion', fitting);
  const opening = dossier.pick('opener', occasion.openings);
  return { value: compose(opening, bridge(dossier, occasion.kind)), evidence: occasion.evidence };
}
