import { trimOf } from '../../../../shared/trim-text.ts';
import {
  BOT_CHECK,
  FOR_SALE,
  MARKET,
  NOT_A_SITE_TITLE,
  PARKED,
  SUSPENDED,
  TO_COME,
  UNUSED_SERVER,
} from './no-site-phrases.ts';
import { toPlainText } from './plain-text.ts';
import type { Page } from './read-page.ts';

/** Pages of domain markets, hosts and checks say little: on a longer page such words are about something else. */
const MOST_CHARS = 2_500;
/** A page to come that says more than this of the company is worth reading. */
const MOST_CHARS_TO_COME = 300;
const MOST_TITLE_CHARS = 300;
const SEPARATOR = / [|–—·•:-]{1,3} |[:!?.…](?=\s|$)/;
const MARK = /[\s:!?.…]/;
const NOBODYS = [...FOR_SALE, ...PARKED, ...UNUSED_SERVER, ...SUSPENDED, ...BOT_CHECK];

/**
 * Whether a page is nobody's: a domain that is parked or for sale, a server nobody set up, a closed account, a check for bots, an
 * error, or a page to come that says nothing yet.
 * @param found where the page was found in the end
 */
export function isNoSite({ title, blocks, links, meta }: Page, found: URL): boolean {
  if (MARKET.test(`${found.host}${found.pathname}`)) return true;
  const headline = blocks.find(({ kind, level }) => kind === 'heading' && level <= 2)?.text ?? '';
  if (isTitleOfNone(title) || isTitleOfNone(headline)) return true;
  const text = blocks.map((block) => block.text).join('\n');
  if (text.length > MOST_CHARS) return false;
  const all = toPlainText([title, meta.get('description') ?? '', text].join('\n'))
    .slice(0, 2 * MOST_CHARS)
    .replaceAll('’', "'");
  if (says(NOBODYS, all)) return true;
  if (text.length <= MOST_CHARS_TO_COME && says(TO_COME, all)) return true;
  return links.some(({ href }) => isMarket(href));
}

function isTitleOfNone(title: string): boolean {
  const parts = title.slice(0, MOST_TITLE_CHARS).split(SEPARATOR);
  return [title.slice(0, MOST_TITLE_CHARS), ...parts].some((part) =>
    says(NOT_A_SITE_TITLE, trimOf(part, MARK).replaceAll('’', "'")),
  );
}

function isMarket(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && MARKET.test(`${url.host}${url.pathname}`);
}

function says(phrases: readonly RegExp[], text: string): boolean {
  return phrases.some((phrase) => phrase.test(text));
}
