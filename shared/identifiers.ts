import { websiteHost } from './website-host.ts';

/** Characters of the longest address there can be. */
const EMAIL_CHARS = 254;

/**
 * An e-mail address as two of them are compared: lower case, its domain in ASCII.
 * @returns undefined when the text is none
 */
export function readEmailAddress(text: string): string | undefined {
  const given = text.trim().normalize('NFC').toLowerCase();
  if (given.length > EMAIL_CHARS) return undefined;
  const at = given.lastIndexOf('@');
  const [name, host] = [given.slice(0, at), given.slice(at + 1)];
  if (at < 1 || /[\s@<>(),;:"\\[\]/]/.test(name) || /[/:?#]/.test(host)) return undefined;
  const domain = asDomain(URL.parse(`https://${host}`)?.hostname);
  return domain && `${name}@${domain}`;
}

/**
 * A domain as two of them are compared, from a domain, an address of a website or '@acme.example': lower case, in ASCII, without 'www.'.
 * @returns undefined when the text is none
 */
export function readDomain(text: string): string | undefined {
  const given = text.trim().replace(/^@/, '');
  if (given.length > 2_000 || /[\s@]/.test(given)) return undefined;
  return asDomain(websiteHost(given));
}

function asDomain(host: string | undefined): string | undefined {
  const name = host?.replace(/\.$/, '');
  if (!name || name.length > 253 || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(name)) return undefined;
  return /[a-z]/.test(name.slice(name.lastIndexOf('.'))) ? name : undefined;
}
