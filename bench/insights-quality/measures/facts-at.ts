import type { GatheredFacts } from '../../../server/providers/profile-facts.ts';
import { names } from './matching.ts';
import { splitSentences } from './sentences.ts';

/** The facts as single statements: a post, a piece of news, a product, a sentence of a description. */
function statementsIn({ person, company, posts }: GatheredFacts): string[] {
  const { about = '', headline = '', experience = [] } = person?.value ?? {};
  const statements = [headline, ...splitSentences(about), ...(posts?.value ?? []).map(({ text }) => text)];
  for (const { title, description = '' } of experience) statements.push(title, ...splitSentences(description));
  if (company) {
    const { products, updates, caseStudies, openRoles, description = '', tagline = '' } = company.value;
    statements.push(tagline, ...splitSentences(description));
    statements.push(...products.map(({ name, summary }) => `${name}. ${summary}`));
    statements.push(...updates.map(({ title, text }) => `${title}. ${text}`));
    statements.push(...caseStudies.map(({ client, challenge, outcome }) => `${client}. ${challenge} ${outcome}`));
    statements.push(...openRoles.map(({ title }) => title));
  }
  return statements.filter((statement) => statement !== '');
}

/** The statement that a quoted piece of the facts was taken from; undefined when it stands in none. */
export function statementOf(piece: string, facts: GatheredFacts): string | undefined {
  const start = piece.replace(/(?:…|\.{3})$/, '').trim();
  return start === '' ? undefined : statementsIn(facts).find((statement) => names(statement, start));
}
