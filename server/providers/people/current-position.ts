import { cutAt } from '../../../shared/trim-text.ts';
import type { CompanyFacts, PersonFacts, Position } from '../profile-facts.ts';

/** Held beside a job more often than as the job. */
const SIDE_ROLE =
  /\b(?:volunteer|board|advis[eo]r|advisory|mentor|angel|investor|member|ambassador|speaker|judge|guest|visiting|trustee|freelance|contributor|host|podcast|alumni)\b/i;
const NEXT_PART = /[|•·,]/;
const AT_EMPLOYER = / (?:at|@|bei|chez) /i;
const NAME_CHARS = { least: 2, most: 80 };
const NO_PRESENT_JOB = /\b(?:ex|former|formerly|previously|seeking|looking|open to|aspiring|retired)\b/i;

/** The job held now: from the list of positions, or as the headline says it ('Buyer at Acme'). */
export type CurrentPosition = Position & { readBy: 'position' | 'headline' };

function pointsOf(position: Position, company: CompanyFacts | undefined, headline: string): number {
  let points = SIDE_ROLE.test(position.title) ? 0 : 4;
  if (company !== undefined && position.companySlug !== undefined && position.companySlug === company.slug) points += 3;
  else if (company !== undefined && position.companyName === company.name) points += 2;
  if (position.companyName !== '' && headline.includes(position.companyName)) points += 1;
  return points;
}

/**
 * Picks the position that is the person's job today among those without an end. A board seat or mentoring beside it
 * does not count when there is a job; among several jobs the one the headline or the company facts speak of wins,
 * then the newest.
 * @returns undefined when nothing is current and the headline names no job
 */
export function readCurrentPosition(person: PersonFacts, company?: CompanyFacts): CurrentPosition | undefined {
  const headline = person.headline ?? '';
  let best: Position | undefined;
  let bestPoints = -1;
  for (const position of person.experience) {
    if (position.end !== undefined) continue;
    const points = pointsOf(position, company, headline);
    if (points > bestPoints) {
      best = position;
      bestPoints = points;
    }
  }
  if (best !== undefined) return { ...best, readBy: 'position' };
  if (headline === '' || NO_PRESENT_JOB.test(headline)) return undefined;
  return readHeadline(headline);
}

/** 'Head of Sales at Acme | Speaker': the job that the first part of a headline names. */
function readHeadline(headline: string): CurrentPosition | undefined {
  const first = cutAt(headline, NEXT_PART).replace(/\s+/g, ' ').trim();
  const at = AT_EMPLOYER.exec(first);
  if (at === null) return undefined;
  const title = first.slice(0, at.index);
  const companyName = first.slice(at.index + at[0].length);
  const isName = (text: string) =>
    text.length >= NAME_CHARS.least && text.length <= NAME_CHARS.most && !text.includes('@');
  return isName(title) && isName(companyName) ? { title, companyName, readBy: 'headline' } : undefined;
}
