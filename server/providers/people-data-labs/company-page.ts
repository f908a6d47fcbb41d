/**
 * Reads the address of a company's page on the network, with or without scheme.
 * @returns its slug, or the network's number when the address holds that; nothing for another address
 */
export function readCompanyPage(address: string | undefined): { slug?: string; id?: string } {
  const raw = /linkedin\.com\/(?:company|school|showcase)\/([^/?#]+)/i.exec(address ?? '')?.[1];
  if (raw === undefined) return {};
  if (/^\d+$/.test(raw)) return { id: raw };
  try {
    return { slug: decodeURIComponent(raw).normalize('NFC').toLowerCase() };
  } catch {
    return {};
  }
}

/** Public address of a company's page. */
export function companyPageUrl(slug: string): string {
  return `https://www.linkedin.com/company/${encodeURIComponent(slug)}`;
}

/** 'Acme.example' as an address people can open; undefined when it is none. */
export function websiteOf(website: string | undefined): string | undefined {
  if (website === undefined) return undefined;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  const url = URL.parse(address);
  if (url === null || !url.hostname.includes('.')) return undefined;
  return url.pathname === '/' && url.search === '' ? url.origin : url.href;
}
