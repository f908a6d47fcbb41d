import { elementAt } from '../../../../shared/element-at.ts';
import { trimEndOf } from '../../../../shared/trim-text.ts';
import { isBoilerplate } from '../pages/boilerplate.ts';
import { quietCapitals } from '../pages/plain-text.ts';
import type { Block } from '../pages/read-page.ts';

const OFFER =
  /\b(?:services?|solutions?|products?|what we (?:do|offer|make|sell|build)|capabilities|expertise|specialit(?:y|ies)|specialties|offerings?|areas of practice|practice areas|treatments|courses|leistungen|dienstleistungen|produkte|lösungen|angebot|produits|prestations|servicios|productos|soluciones|serviços|produtos|soluções|servizi|prodotti|soluzioni|diensten|producten|oplossingen)\b|サービス|製品|事業内容|产品|服务|सेवाएं/i;
const AUDIENCE =
  /\b(?:industr(?:y|ies)|sectors?|markets?|who we (?:serve|help|work with)|who (?:it|this)(?:['’]s| is) for|our (?:customers|clients)|branchen|zielgruppen?|für wen|secteurs?|sectores|industrias|setores|settori|branches)\b/i;
const MOST_ITEMS = 8;

export interface ListLine {
  about: 'offer' | 'audience';
  /** Of the list. */
  heading: string;
  names: string[];
  text: string;
}

/**
 * The lists a page gives under headings like 'Services' or 'Industries we serve', each as one sentence:
 * 'Services: freight audit, billing and claims.'
 */
export function readLists(blocks: readonly Block[]): ListLine[] {
  const lines: ListLine[] = [];
  blocks.forEach((heading, index) => {
    if (heading.kind !== 'heading' || heading.text.length > 60 || heading.text.endsWith('?')) return;
    const about = AUDIENCE.test(heading.text) ? 'audience' : OFFER.test(heading.text) ? 'offer' : null;
    if (!about || lines.some((line) => line.about === about)) return;
    const rest = blocks.slice(index + 1);
    const end = rest.findIndex((block) => block.kind === 'heading' && block.level <= heading.level);
    const section = end === -1 ? rest : rest.slice(0, end);
    const items = namesAmong(section, 'item');
    const names = items.length >= 2 ? items : namesAmong(section, 'heading');
    if (names.length < 2) return;
    lines.push({ about, heading: heading.text, names, text: enumerate(labelOf(heading.text), names) });
  });
  return lines;
}

/** 'INDUSTRIES WE SERVE' says no more than 'Industries'. */
function labelOf(heading: string): string {
  return quietCapitals(trimEndOf(heading, /[:：.\s]/)).replace(
    /^(\w+) (?:we (?:serve|offer|provide)|served)$/i,
    (whole, first: string) => (/^wh/i.test(first) ? whole : first),
  );
}

function namesAmong(section: readonly Block[], kind: Block['kind']): string[] {
  const names: string[] = [];
  for (const block of section) {
    if (block.kind !== kind) continue;
    const name = quietCapitals(
      elementAt(block.text.split(/ [–—-] |: |[.!](?: |$)/), 0).replace(/^\d+[.)]? /, ''),
    ).trim();
    if (name.length < 3 || name.length > 60 || name.endsWith('?') || isBoilerplate(name)) continue;
    if (!names.some((known) => known.toLowerCase() === name.toLowerCase())) names.push(name);
  }
  return names.slice(0, MOST_ITEMS);
}

/** With commas alone: a joining word would have to be in the page's language. */
function enumerate(heading: string, names: readonly string[]): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(heading))
    return `${heading}：${names.join('、')}。`;
  return `${heading}: ${names.map((name) => name.replaceAll(',', '')).join(', ')}.`;
}
