import { readsAsInstruction } from '../../providers/language-model/grounding/reads-as-instruction.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';
import type { PromptFacts } from './prompt-facts.ts';
import { sanitizeForPrompt } from './sanitize-for-prompt.ts';

const MOST_PAGES = 5;
/** What matters stands near the top of a page; models with a short memory forget the rest. */
const PAGE_CHARS = 2_500;
/** Some of it will be left out. */
const LOOKED_AT_CHARS = 4_000;
const CITE_CHARS = 200;
/** An order may be spread over lines that are harmless each: so many, of so many characters, are looked at together. */
const LINES_TOGETHER = 6;
const CHARS_TOGETHER = 160;
/** What follows an order is likely its rest. */
const LINES_AFTER = 2;

/** What stands on the pages of the company's website, without the lines that give orders to machines. */
export function addPageFacts(promptFacts: PromptFacts, pages: NonNullable<CompanyFacts['pages']>): void {
  promptFacts.each('page', 'page', pages, MOST_PAGES, ({ url, title = '', text }) => {
    const [heading = '', ...lines] = leaveOutOrders([
      sanitizeForPrompt(title, 150),
      ...text.slice(0, LOOKED_AT_CHARS).split('\n'),
    ]);
    const said = sanitizeForPrompt(lines.filter(Boolean).join(' | '), PAGE_CHARS);
    return {
      sources: said === '' ? [] : [said],
      text: `On a page of its website${heading && `, "${heading}"`}: ${said}`,
      cite: `Its website: ${url.slice(0, CITE_CHARS)}`,
    };
  });
}

/** The lines with those that give orders, alone or with the ones before them, made empty. */
function leaveOutOrders(lines: readonly string[]): string[] {
  const kept = [...lines];
  for (let end = 1; end <= kept.length; end += 1) {
    for (let from = end - 1; from >= Math.max(0, end - LINES_TOGETHER); from -= 1) {
      const said = kept.slice(from, end).join(' ');
      if (from < end - 1 && said.length > CHARS_TOGETHER) break;
      if (!readsAsInstruction(said)) continue;
      kept.fill('', from, end + LINES_AFTER);
      break;
    }
  }
  return kept;
}
