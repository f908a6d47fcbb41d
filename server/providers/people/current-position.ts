import type { CompanyFacts, PersonFacts, Position } from '../profile-facts.ts';
import { readHeadline } from './headline/read-headline.ts';
import { isSideRole } from './headline/side-role.ts';

/** The job held now: from the list of positions, or as the headline says it ('Buyer at Acme'). */
export type CurrentPosition = Position & { readBy: 'position' | 'headline' };

function pointsOf(position: Position, company: CompanyFacts | undefined, headline: string): number {
  let points = isSideRole(position.title) ? 0 : 4;
  if (company !== undefined && position.companySlug !== undefined && position.companySlug === company.slug) points += 3;
  else if (company !== undefined && position.companyName === company.name) points += 2;
  if (position.companyName !== '' && headline.includes(position.companyName)) points += 1;
  return points;
}

/**
 * Picks the position that is the person's job today among those without an end. A board seat or mentoring beside it
 * does not count when there is a job; among several jobs the one the headline or the company facts speak of wins,
 * then the newest.
 * @returns undefined when nothing is current and the headline names no role with its employer
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
  const { title, company: companyName } = readHeadline(headline);
  return title === undefined || companyName === undefined ? undefined : { title, companyName, readBy: 'headline' };
}
