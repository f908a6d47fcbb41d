import { readsAsInstruction } from '../../providers/language-model/grounding/reads-as-instruction.ts';
import type { GatheredFacts, Post } from '../../providers/profile-facts.ts';
import { leadOf, quote, splitSentences } from '../built-in-writer/wording/quoting.ts';
import type { OwnCompany } from '../insight-writer.ts';
import { layOutCompany } from './add-company-facts.ts';
import { layOutPerson } from './add-person-facts.ts';
import { CITE_CHARS, inFull, type LaidFact, Layout } from './prompt-facts.ts';
import { asData } from './sanitize-for-prompt.ts';

/**
 * Everything a model gets to know about a profile, a fact a line, always in the same order. Contact data and the slug stay
 * here; long texts are shortened; a text that gives orders to machines is left out as if nobody had written it.
 */
export function layOutFacts(facts: GatheredFacts, own: OwnCompany): LaidFact[] {
  const layout = new Layout();
  layOutOwn(layout, own);
  const company = facts.company?.value;
  if (facts.person) layOutPerson(layout, facts.person.value, company);
  layOutPosts(layout, facts.posts?.value ?? []);
  if (company && !readsAsInstruction(company.name)) layOutCompany(layout, company);
  return layout.facts;
}

function layOutOwn(layout: Layout, { website, description }: OwnCompany): void {
  if (website)
    layout.add('own', 'ownsite', [website], `Website of the user's company: ${website}`, `Your website: ${website}`);
  const lines = splitSentences(description.replace(/\s+/g, ' ')).filter((sentence) => !readsAsInstruction(sentence));
  if (lines.length === 0) return;
  const text = asData(lines.join(' '), 2_000);
  layout.add(
    'own',
    'own',
    [text],
    `The user's company: ${text}`,
    `Your description: ${quote(leadOf(text, CITE_CHARS))}`,
  );
}

function layOutPosts(layout: Layout, posts: readonly Post[]): void {
  layout.each('post', 'post', posts, 5, ({ date, text, reactions, comments }) => {
    const reach = [reactions && `${reactions} reactions`, comments && `${comments} comments`]
      .filter(Boolean)
      .join(', ');
    const said = asData(text, 600);
    return {
      sources: said === '' ? [] : [text],
      text: `Post by them of ${inFull(date)}${reach ? ` (${reach})` : ''}: ${said}`,
      cite: `Post of ${date}: ${quote(leadOf(said, CITE_CHARS))}`,
    };
  });
}
