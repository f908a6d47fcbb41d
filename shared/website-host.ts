/**
 * The host of a company's website as people write it, by which two of them are compared: 'www.acme.example/about' gives 'acme.example'.
 * @returns undefined when nothing is given, or nothing that is an address
 */
export function websiteHost(website: string | undefined): string | undefined {
  const given = website?.trim();
  if (!given) return undefined;
  return URL.parse(/^[a-z]+:\/\//i.test(given) ? given : `https://${given}`)?.hostname.replace(/^www\./, '');
}
