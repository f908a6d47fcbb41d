import { isBoilerplate } from '../../../providers/company-website/pages/boilerplate.ts';
import type { Page } from '../../../providers/company-website/pages/read-page.ts';
import { readsAsInstruction } from '../../../providers/language-model/grounding/reads-as-instruction.ts';

/** Of all pages together, in characters; what a company does stands near the top. */
const MATERIAL_CHARS = 7_000;
const LINE_CHARS = 600;

/** What the pages say, a line each, the most telling first; lines that give orders to machines are left out. */
export function readModelLines(pages: readonly Page[]): string[] {
  const said = pages.flatMap(({ title, meta, blocks }) => [
    title,
    meta.get('description') ?? '',
    meta.get('og:description') ?? '',
    ...blocks.flatMap(({ text, isLinks }) => (isLinks || isBoilerplate(text) ? [] : [text])),
  ]);
  const lines: string[] = [];
  let room = MATERIAL_CHARS;
  for (const text of said) {
    const line = text
      .replace(/[<>]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, LINE_CHARS);
    if (line === '' || line.length > room || lines.includes(line) || readsAsInstruction(text)) continue;
    lines.push(line);
    room -= line.length;
  }
  return lines;
}
