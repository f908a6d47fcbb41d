import type { Page } from './read-page.ts';

const ABOUT_PATH =
  /^(?:about|about-?us|about-?the-?company|our-?(?:story|company|mission)|company|who-?we-?are|what-?we-?do|firma|unternehmen|ueber-?uns|uber-?uns|über-uns|wir-ueber-uns|a-?propos|qui-?sommes-?nous|entreprise|sobre|sobre-?nosotros|sobre-?nos|quienes-?somos|quem-?somos|nosotros|empresa|chi-?siamo|azienda|over-?ons|om-?oss|om-?os|o-?nas|hakkimizda|tentang-?kami|gioi-?thieu)(?:\.\w{2,5})?$/i;
const ABOUT_TEXT =
  /^(?:about(?: us| the company| [\p{L}\p{N}]+)?|our story|our company|company|who we are|what we do|über uns|unternehmen|à propos(?: de nous)?|qui sommes[- ]nous\s?\??|sobre (?:nosotros|nós)|quiénes somos|quem somos|nosotros|chi siamo|over ons|om oss|om os|o nas|hakkımızda|会社概要|会社情報|私たちについて|关于我们|關於我們|회사소개|о компании|о нас|من نحن|हमारे बारे में)$/iu;

/** The page about the company that this page links to on its own site. */
export function findAboutPage(page: Page, at: URL): URL | null {
  const candidates = page.links.flatMap(({ href, text }) => {
    const url = onSameSite(href, page, at);
    if (!url) return [];
    const segments = decode(url.pathname).split('/').filter(Boolean);
    const byPath = ABOUT_PATH.test(segments.at(-1) ?? '');
    const byText = ABOUT_TEXT.test(text.replace(/\s+/g, ' ').trim());
    if ((!byPath && !byText) || segments.length > 3) return [];
    const isAbout = /about|über|ueber|propos|sobre|siamo|sommes|somos/i.test(segments.at(-1) ?? '');
    return [{ url, score: (byPath ? 2 : 0) + (byText ? 2 : 0) + (isAbout ? 1 : 0) - segments.length / 4 }];
  });
  return candidates.sort((a, b) => b.score - a.score)[0]?.url ?? null;
}

/** The English version of a page that is written in another language, on the same site. */
export function findEnglishPage(page: Page, at: URL): URL | null {
  if (page.language === '' || /^en\b/i.test(page.language)) return null;
  const href = page.translations.get('en') ?? [...page.translations].find(([language]) => /^en-/.test(language))?.[1];
  return href === undefined ? null : onSameSite(href, page, at);
}

/** An address as the page means it, if it is another page of the same site. */
export function onSameSite(href: string, page: Pick<Page, 'base'>, at: URL): URL | null {
  const url = URL.parse(href.trim(), (page.base && URL.parse(page.base, at)?.href) || at.href);
  if (!url || siteOf(url) !== siteOf(at) || !/^https?:$/.test(url.protocol)) return null;
  url.hash = '';
  return url.href === at.href ? null : url;
}

function siteOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
