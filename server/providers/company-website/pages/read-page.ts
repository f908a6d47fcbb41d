import { Parser } from 'htmlparser2';
import { INLINE, isAside, isButton, isSilent, VOID } from './page-elements.ts';
import { toPlainText } from './plain-text.ts';

export interface Block {
  kind: 'heading' | 'text' | 'item';
  /** 1 to 6 for headings, else 0. */
  level: number;
  text: string;
  /** Mostly links: an entry of a menu, or a service with a page of its own. */
  isLinks: boolean;
}

export interface Link {
  href: string;
  text: string;
  /** Drawn as a button. */
  isButton: boolean;
  /** In a footer, about consent, or hidden. */
  isAside: boolean;
}

/** What a page holds that may say something about a company. */
export interface Page {
  language: string;
  title: string;
  /** Contents of meta tags by name or property, in lower case. */
  meta: ReadonlyMap<string, string>;
  linkedData: string[];
  blocks: Block[];
  links: Link[];
  /** Where the page wants to be left for at once. */
  refresh?: string;
  /** Addresses of the same page in other languages, by language. */
  translations: ReadonlyMap<string, string>;
  base?: string;
}

/** Deeper nesting is no page anybody wrote; reading ends there. */
const MOST_DEPTH = 512;
const MOST_BLOCKS = 1_500;
const MOST_BLOCK_CHARS = 4_000;
const MOST_LINKS = 1_000;
const MOST_DATA_CHARS = 500_000;

/** Reads a page from its HTML, event by event: no tree is built, so no nesting can be too deep for it. */
export function readPage(html: string): Page {
  const meta = new Map<string, string>();
  const translations = new Map<string, string>();
  const page = { language: '', title: '', linkedData: [] as string[], blocks: [] as Block[], links: [] as Link[] };
  let refresh: string | undefined;
  let base: string | undefined;
  const open: { name: string; silent: boolean; aside: boolean }[] = [];
  let buffer = '';
  let linked = 0;
  let link: Link | undefined;
  let data: string | undefined;
  let inTitle = false;

  const flush = () => {
    const text = toPlainText(buffer.slice(0, MOST_BLOCK_CHARS));
    const isLinks = linked > 0.6 * buffer.trim().length;
    buffer = '';
    linked = 0;
    if (text === '' || page.blocks.length >= MOST_BLOCKS) return;
    const heading = open.findLast(({ name }) => /^h[1-6]$/.test(name));
    const item = open.some(({ name }) => name === 'li' || name === 'dt');
    const kind = heading ? 'heading' : item ? 'item' : 'text';
    page.blocks.push({ kind, level: heading ? Number(heading.name[1]) : 0, text, isLinks });
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (!INLINE.has(name)) flush();
      else if (name === 'img') return;
      if (name === 'html') page.language = (attributes.lang ?? attributes['xml:lang'] ?? '').trim().slice(0, 35);
      if (name === 'base') base ??= attributes.href;
      if (name === 'meta') readMeta(attributes);
      if (name === 'link' && /\balternate\b/i.test(attributes.rel ?? '') && attributes.hreflang && attributes.href) {
        translations.set(attributes.hreflang.toLowerCase(), attributes.href);
      }
      if (name === 'title' && page.title === '' && !open.some((element) => element.name === 'svg')) inTitle = true;
      if (name === 'script' && /^application\/ld\+json/i.test(attributes.type ?? '')) data = '';
      if (name === 'a' && attributes.href && page.links.length < MOST_LINKS) {
        const aside = (open.at(-1)?.aside ?? false) || isAside(name, attributes);
        link = { href: attributes.href, text: '', isButton: isButton(name, attributes), isAside: aside };
        page.links.push(link);
      }
      if (name === 'button' && link) link.isButton = true;
      if (VOID.has(name)) return;
      const around = open.at(-1);
      const silent = (around?.silent ?? false) || isSilent(name, attributes);
      open.push({ name, silent, aside: (around?.aside ?? false) || isAside(name, attributes) });
      if (open.length > MOST_DEPTH) parser.pause();
    },
    ontext(text) {
      if (inTitle) page.title += text;
      else if (data !== undefined && data.length < MOST_DATA_CHARS) data += text;
      if (link) link.text = (link.text + text).slice(0, 200);
      if (open.at(-1)?.silent || buffer.length > MOST_BLOCK_CHARS) return;
      buffer += text;
      if (link) linked += text.trim().length;
    },
    onclosetag(name) {
      if (!INLINE.has(name)) flush();
      if (name === 'br') buffer += ' ';
      if (name === 'a') link = undefined;
      if (name === 'title') inTitle = false;
      if (name === 'script' && data !== undefined) {
        page.linkedData.push(data);
        data = undefined;
      }
      if (open.at(-1)?.name === name) open.pop();
    },
  });
  function readMeta({ name, property, content, 'http-equiv': equiv }: Record<string, string>): void {
    const key = (property ?? name ?? '').trim().toLowerCase();
    if (key && content && !meta.has(key)) meta.set(key, toPlainText(content.slice(0, 5_000)));
    if (equiv?.toLowerCase() === 'refresh')
      refresh ??= /^\s*[0-5]\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]+)/i.exec(content ?? '')?.[1];
  }
  parser.end(html);
  flush();
  const title = toPlainText(page.title.slice(0, 1_000));
  return { ...page, title, meta, translations, ...(refresh && { refresh }), ...(base && { base }) };
}
