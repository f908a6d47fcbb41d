import type { Insight } from '../../insight-writer.ts';
import { citePosition, citePost, type Dossier } from '../../prospect/dossier.ts';
import { writeDate, writeList, writeWhen } from '../../wording/phrasing.ts';
import { compose, plainLine, quote, quoteAtEnd, shorten } from '../../wording/quoting.ts';
import { writeRelevanceSentence } from '../old-fit/relevance-sentence.ts';

function introduce({ fullName, title, company, position, place, person, now, pick }: Dossier): string | undefined {
  const town = place?.city ?? place?.text;
  if (title !== undefined && company === undefined) {
    return `${fullName} works as ${title}${town ? ` in ${town}` : ''}${position?.start === undefined ? '' : `, since ${writeDate(position.start, now)}`}`;
  }
  if (title === undefined || company === undefined) {
    if (person.headline === undefined) return undefined;
    const headline = quote(shorten(plainLine(person.headline), 120));
    return `${fullName} puts it this way on the profile: ${headline}${town === undefined ? '' : `, ${town}`}`;
  }
  const since = position?.start === undefined ? undefined : `since ${writeDate(position.start, now)}`;
  const options = [
    `${fullName} is ${title} at ${company}${town ? `, based in ${town}` : ''}`,
    `At ${company}, ${fullName} is ${title}${town ? ` and works from ${town}` : ''}`,
  ];
  if (since !== undefined) {
    options.push(
      `${fullName} has been ${title} at ${company} ${since}`,
      `${company} has had ${fullName} as ${title} ${since}`,
      `${title} at ${company} ${since}: that is ${fullName}${town ? `, in ${town}` : ''}`,
    );
  }
  return pick('introduce', options);
}

function background({ first, previous, person, pick }: Dossier): string | undefined {
  const school = person.education[0];
  const skills = person.skills.slice(0, 3);
  const options: string[] = [];
  if (previous !== undefined) {
    options.push(
      `The job before was ${previous.title} at ${previous.companyName}`,
      `${first} came from ${previous.companyName}, with the title ${previous.title}`,
      `Earlier: ${previous.title} at ${previous.companyName}`,
    );
  }
  if (previous === undefined && school !== undefined) {
    options.push(`${first} studied ${school.field === undefined ? '' : `${school.field} `}at ${school.school}`);
  }
  if (options.length === 0 && skills.length > 0) options.push(`${first} lists ${writeList(skills)} as skills`);
  return options.length === 0 ? undefined : pick('background', options);
}

/** Who this person is and why it matters to the user. */
export function writeProspectSummary(dossier: Dossier): Insight | undefined {
  const { first, pick, posts, updates, company, now, facts } = dossier;
  const opening = introduce(dossier);
  if (opening === undefined) return undefined;
  const [post] = posts;
  const [update] = updates;
  const recent: string[] = [];
  if (post !== undefined) {
    recent.push(
      `${first} wrote ${writeWhen(post.date, now)}: ${quoteAtEnd(post.lead)}`,
      `What is on ${first}'s mind (${writeDate(post.date, now)}): ${quoteAtEnd(post.lead)}`,
    );
  }
  if (update !== undefined && recent.length === 0) {
    recent.push(`${company}'s latest news, ${writeDate(update.date, now)}: ${quoteAtEnd(update.title)}`);
  }
  if (facts?.industry !== undefined && recent.length === 0) recent.push(`${company} is in ${facts.industry}`);
  const evidence = [...citePosition(dossier)];
  if (post !== undefined) evidence.push(citePost(post));
  return {
    value: compose(
      opening,
      background(dossier),
      recent.length > 0 && pick('recent', recent),
      writeRelevanceSentence(dossier, 'summary'),
    ),
    evidence,
  };
}
