import { isIP } from 'node:net';

/**
 * Reads a website address as people type it: 'acme.com', 'HTTPS://Acme.com/', 'http://10.0.0.5:8080/about#team'.
 * @returns the address with its scheme (https unless another was typed), host in lower case, without fragment or bare final
 *   slash; null when it is not the address of a website
 */
export function readWebsiteAddress(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || /\s/.test(typed)) return null;
  // 'localhost:3000' and 'acme.com:8080' look like a scheme to a URL parser.
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed);
  const url = URL.parse(hasScheme ? typed : `https://${typed.replace(/^\/+/, '')}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !isWebHost(url.hostname)) return null;
  url.hash = '';
  return url.pathname === '/' && url.search === '' ? url.origin : url.href;
}

function isWebHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 || bare === 'localhost' || /^[^.]+(\.[^.]+)*\.[a-z][a-z0-9-]+\.?$/.test(bare);
}
