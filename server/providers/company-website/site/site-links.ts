import type { Page } from '../pages/read-page.ts';

const ABOUT_PATH =
  /^(?:about|about-?us|about-?the-?company|our-?(?:story|company|mission)|company|who-?we-?are|what-?we-?do|firma|unternehmen|ueber-?uns|uber-?uns|über-uns|wir-ueber-uns|a-?propos|qui-?sommes-?nous|entreprise|sobre|sobre-?nosotros|sobre-?nos|quienes-?somos|quem-?somos|nosotros|empresa|chi-?siamo|azienda|over-?ons|om-?oss|om-?os|o-?nas|hakkimizda|tentang-?kami|gioi-?thieu)(?:\.\w{2,5})?$/i;
const ABOUT_TEXT =
  /^(?:about(?: us| the company| [\p{L}\p{N}]+)?|our story|our company|company|who we are|what we do|über uns|unternehmen|à propos(?: de nous)?|qui sommes[- ]nous\s?\??|sobre (?:nosotros|nós)|quiénes somos|quem somos|nosotros|chi siamo|over ons|om oss|om os|o nas|hakkımızda|会社概要|会社情報|私たちについて|关于我们|關於我們|회사소개|о компании|о нас|من نحن|हमारे बारे में)$/iu;

const PRICING_PATH =
  /^(?:pricing|prices?|price-?list|plans?|plans-and-pricing|pricing-(?:and-)?plans|packages|rates|fees|preise?|preisliste|tarife|kosten|tarifs?|prix|precios?|planes|tarifas|precos?|preços|planos|prezzi|listino|tarieven|prijzen|priser|cennik|fiyat(?:lar|landirma)?|harga)(?:\.\w{2,5})?$/i;
const PRICING_TEXT =
  /^(?:(?:see |view |our )?(?:pricing|prices|plans)(?: (?:and|&) (?:pricing|plans))?|packages|rates|preise|tarife|tarifs|nos tarifs|prix|precios|planes|tarifas|preços|planos|prezzi|tarieven|prijzen|priser|cennik|fiyatlar|料金|料金プラン|价格|價格|定价|가격|요금|цены|тарифы|الأسعار|मूल्य)$/iu;
const CUSTOMERS_PATH =
  /^(?:customers?|our-?customers|clients?|our-?clients|case-?stud(?:y|ies)|customer-?stor(?:y|ies)|success-?stor(?:y|ies)|client-?stor(?:y|ies)|stories|references|our-?work|portfolio|projects|kunden|referenzen|kundenstimmen|erfolgsgeschichten|fallstudien|fallbeispiele|nos-?clients|temoignages|references-clients|etudes?-de-cas|clientes|casos?-de-(?:exito|sucesso|estudio)|clienti|casi-(?:di-)?(?:successo|studio)|klanten|klantverhalen|referenties|cases|kunder|klienci|referencje)(?:\.\w{2,5})?$/i;
const CUSTOMERS_TEXT =
  /^(?:(?:our )?(?:customers|clients|work)|case studies|(?:customer|client|success|customer success) stories|references|portfolio|projects|kunden|referenzen|erfolgsgeschichten|fallstudien|nos clients|références|études de cas|témoignages|clientes|casos de (?:éxito|sucesso|estudio)|clienti|casi (?:di )?(?:successo|studio)|klanten|klantverhalen|referenties|cases|kunder|klienci|導入事例|お客様の声|事例|客户案例|成功案例|고객 사례|клиенты|кейсы)$/iu;
const OFFER_PATH =
  /^(?:products?|our-?products|solutions?|services?|our-?services|platform|features|what-?we-?offer|offerings?|capabilities|produkte?|loesungen|lösungen|leistungen|dienstleistungen|angebot|produits?|services|prestations|nos-?services|productos?|servicios|soluciones|produtos?|servicos|serviços|solucoes|soluções|prodotti|servizi|soluzioni|producten|diensten|oplossingen|produkter|tjenester|tjanster|produkty|uslugi|urunler|hizmetler)(?:\.\w{2,5})?$/i;
const OFFER_TEXT =
  /^(?:(?:our |all )?(?:products?|solutions|services|platform|features|offerings)(?: (?:and|&) (?:products|solutions|services))?|what we offer|capabilities|produkte|lösungen|leistungen|dienstleistungen|produits|(?:nos )?(?:services|solutions|produits|prestations)|productos|servicios|soluciones|produtos|serviços|soluções|prodotti|servizi|soluzioni|producten|diensten|oplossingen|produkter|tjenester|produkty|usługi|ürünler|製品|サービス|製品情報|产品|服务|解决方案|제품|서비스|продукты|услуги|المنتجات|الخدمات|सेवाएं)$/iu;

/** What a page of a site is about, as far as links to it tell. */
export type Topic = 'about' | 'pricing' | 'customers' | 'offer';

const WORDS: Readonly<Record<Topic, { path: RegExp; text: RegExp; best?: RegExp }>> = {
  about: { path: ABOUT_PATH, text: ABOUT_TEXT, best: /about|über|ueber|propos|sobre|siamo|sommes|somos/i },
  pricing: { path: PRICING_PATH, text: PRICING_TEXT },
  customers: { path: CUSTOMERS_PATH, text: CUSTOMERS_TEXT },
  offer: { path: OFFER_PATH, text: OFFER_TEXT },
};

/** The page about the company that this page links to on its own site. */
export function findAboutPage(page: Page, at: URL): URL | null {
  return findPage(page, at, 'about');
}

/** The page on a topic that this page links to on its own site. */
export function findPage(page: Page, at: URL, topic: Topic): URL | null {
  const words = WORDS[topic];
  const candidates = page.links.flatMap(({ href, text }) => {
    const url = onSameSite(href, page, at);
    if (!url) return [];
    const segments = decode(url.pathname).split('/').filter(Boolean);
    const last = segments.at(-1) ?? '';
    const byPath = words.path.test(last);
    const byText = words.text.test(text.replace(/\s+/g, ' ').trim());
    if ((!byPath && !byText) || segments.length > 3) return [];
    const isBest = words.best?.test(last) ?? false;
    return [{ url, score: (byPath ? 2 : 0) + (byText ? 2 : 0) + (isBest ? 1 : 0) - segments.length / 4 }];
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
