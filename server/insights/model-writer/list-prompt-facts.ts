import { readsAsInstruction } from '../../providers/language-model/grounding/reads-as-instruction.ts';
import type { GatheredFacts, Post } from '../../providers/profile-facts.ts';
import type { OwnCompany } from '../insight-writer.ts';
import { leadOf, quote, splitLineIntoSentences } from '../wording/quoting.ts';
import { addCompanyFacts } from './add-company-facts.ts';
import { addPersonFacts } from './add-person-facts.ts';
import { busiestWeekday } from './busiest-weekday.ts';
import { CITE_CHARS, type PromptFact, PromptFacts, withAge } from './prompt-facts.ts';
import { sanitizeForPrompt } from './sanitize-for-prompt.ts';

/**
 * Everything a model gets to know about a profile, a fact a line, always in the same order. Contact data and the slug stay
 * here; long texts are shortened; a text that gives orders to machines is left out as if nobody had written it.
 */
export function listPromptFacts(facts: GatheredFacts, own: OwnCompany, now: Date): PromptFact[] {
  const promptFacts = new PromptFacts();
  addOwnFacts(promptFacts, own);
  const company = facts.company?.value;
  if (facts.person) addPersonFacts(promptFacts, facts.person.value, company, now);
  addPostFacts(promptFacts, facts.posts?.value ?? [], now);
  if (company && !readsAsInstruction(company.name)) addCompanyFacts(promptFacts, company, now);
  return promptFacts.facts;
}

function addOwnFacts(promptFacts: PromptFacts, { website, description }: OwnCompany): void {
  if (website)
    promptFacts.add(
      'own',
      'ownsite',
      [website],
      `Website of the user's company: ${website}`,
      `Your website: ${website}`,
    );
  const lines = splitLineIntoSentences(description.replace(/\s+/g, ' ')).filter(
    (sentence) => !readsAsInstruction(sentence),
  );
  if (lines.length === 0) return;
  const text = sanitizeForPrompt(lines.join(' '), 2_000);
  promptFacts.add(
    'own',
    'own',
    [text],
    `The user's company: ${text}`,
    `Your description: ${quote(leadOf(text, CITE_CHARS))}`,
  );
}

function addPostFacts(promptFacts: PromptFacts, posts: readonly Post[], now: Date): void {
  promptFacts.each('post', 'post', posts, 5, ({ date, text, reactions, comments }) => {
    const reach = [reactions && `${reactions} reactions`, comments && `${comments} comments`]
      .filter(Boolean)
      .join(', ');
    const said = sanitizeForPrompt(text, 600);
    return {
      sources: said === '' ? [] : [text],
      text: `Post by them of ${withAge(date, now)}${reach ? ` (${reach})` : ''}: ${said}`,
      cite: `Post of ${date}: ${quote(leadOf(said, CITE_CHARS))}`,
    };
  });
  const busiest = busiestWeekday(posts);
  if (busiest === undefined) return;
  const { weekday, count, of } = busiest;
  const line = `${count} of their ${of} posts went up on a ${weekday}`;
  promptFacts.add('place', 'postdays', [line], `Weekday of their posts: ${line}`, `Posts: ${line}`);
}
