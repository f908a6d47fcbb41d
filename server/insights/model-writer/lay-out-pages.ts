import { readsAsInstruction } from '../../providers/language-model/reads-as-instruction.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';
import { asData } from './as-data.ts';
import type { Layout } from './fact-layout.ts';

const MOST_PAGES = 5;
/** What matters stands near the top of a page; models with a short memory forget the rest. */
const PAGE_CHARS = 2_500;
const CITE_CHARS = 200;
/** An order may be spread over lines that are harmless each: so many characters are looked at together. */
const WINDOW_CHARS = 160;

/** What stands on the pages of the company's website, without the lines that give orders to machines. */
export function layOutPages(layout: Layout, pages: NonNullable<CompanyFacts['pages']>): void {
  layout.each('page', 'page', pages, MOST_PAGES, ({ url, title = '', text }) => {
    const [heading = '', ...lines] = leaveOutOrders([asData(title, 150), ...text.split('\n')]);
    const said = asData(lines.filter(Boolean).join(' | '), PAGE_CHARS);
    return {
      sources: said === '' ? [] : [said],
      text: `On a page of its website${heading && `, "${heading}"`}: ${said}`,
      cite: `Its website: ${url.slice(0, CITE_CHARS)}`,
    };
  });
}

/** The lines with those that give orders, alone or with their neighbours, made empty. */
function leaveOutOrders(lines: readonly string[]): string[] {
  const kept = lines.map((line) => (readsAsInstruction(line) ? '' : line));
  for (let from = 0; from < kept.length; from += 1) {
    let to = from + 1;
    while (to < kept.length && kept.slice(from, to).join(' ').length < WINDOW_CHARS) to += 1;
    if (readsAsInstruction(kept.slice(from, to).join(' '))) kept.fill('', from, to);
  }
  return kept;
}
