import { elementAt } from '../../../../shared/element-at.ts';
import { trimEndOf, trimStartOf } from '../../../../shared/trim-text.ts';
import { isOrdinaryWord } from '../../language-model/grounding/ordinary-words.ts';
import { readsAsInstruction } from '../../language-model/grounding/reads-as-instruction.ts';
import { toPlainText } from '../pages/plain-text.ts';
import type { Page } from '../pages/read-page.ts';
import { onSameSite } from '../site/site-links.ts';

/** A story has an address below one of these: '/customers/acme-freight'. */
const STORIES =
  /^(?:customers?|clients?|case-?stud(?:y|ies)|(?:customer|client|success)-?stor(?:y|ies)|stories|referenzen|kunden|erfolgsgeschichten|fallstudien|clientes|casos-de-(?:exito|sucesso)|clienti|klanten|klantverhalen|etudes-de-cas)$/i;
const TAIL = /-?(?:case-?study|(?:customer|success)-?story|story|testimonial|casestudy)$/;
const MOST_WORDS = 5;
const MOST_NAMES = 12;

/**
 * The customers whose stories a site tells: a name counts when it stands in the link to a story and in the story's address, as
 * 'How Acme Freight cut its errors' does that leads to '/customers/acme-freight'.
 */
export function readNamedCustomers(pages: readonly { page: Page; url: URL }[]): string[] {
  const names = new Map<string, string>();
  for (const { page, url } of pages) {
    for (const { href, text, isAside } of page.links) {
      const story = isAside ? null : onSameSite(href, page, url);
      const slug = story && slugOf(story);
      const name = slug && nameIn(toPlainText(text), slug);
      if (name && !readsAsInstruction(name)) names.set(squeeze(name), name);
    }
  }
  return [...names.values()].slice(0, MOST_NAMES);
}

function slugOf({ pathname }: URL): string | undefined {
  const segments = pathname.toLowerCase().split('/').filter(Boolean);
  const at = segments.findIndex((segment) => STORIES.test(segment));
  if (at === -1 || at !== segments.length - 2) return undefined;
  return elementAt(segments, at + 1)
    .replace(/\.\w{2,5}$/, '')
    .replace(TAIL, '');
}

/** The words of a text that, without what stands between them, are the whole slug. */
function nameIn(text: string, slug: string): string | undefined {
  const wanted = squeeze(slug);
  const words = text.split(' ').slice(0, 40);
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to += 1) {
      const phrase = words
        .slice(from, to)
        .join(' ')
        .replace(/['’]s$/, '');
      const name = trimEndOf(trimStartOf(phrase, /[^\p{L}\p{N}]/u), /[^\p{L}\p{N}.)]/u).replace(/\.$/, '');
      if (wanted.length >= 3 && squeeze(name) === wanted && isName(name)) return name;
    }
  }
  return undefined;
}

/** 'Retail' and 'Page 2' lead to lists of stories. */
function isName(name: string): boolean {
  const words = name.split(/[\s-]+/);
  return (
    /^[\p{Lu}\p{Lo}\p{N}]|^\p{Ll}+\p{Lu}/u.test(name) &&
    !words.every((word) => /^\d+$/.test(word) || isOrdinaryWord(word.toLowerCase()))
  );
}

function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
