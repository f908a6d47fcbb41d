import { cutAt } from '../trim-text.ts';
import { judgeAuthority } from './network-host.ts';
import { readProfilePath } from './network-path.ts';
import { type RefusedProfileUrl, refuse } from './refusals.ts';
import { canonicalProfileUrl, isMemberId, readSlug } from './slug.ts';
import { unwrapText } from './unwrap-text.ts';

export interface ReadProfileUrl {
  ok: true;
  /** Canonical: `https://www.linkedin.com/in/{encoded slug}`. */
  url: string;
  /** Decoded slug: NFC, lower case; member ids keep their case. */
  slug: string;
}

export interface ProfileUrlOptions {
  /** Also take a slug that stands alone (`jane-doe-123`, `@jane`), as one types into a field meant for one profile. */
  bare?: boolean | undefined;
  /** Also take a lead of Sales Navigator (`/sales/lead/ACwAA…,NAME_SEARCH,x1`) by the member id in it, as scrapers write them into sheets. */
  leads?: boolean | undefined;
}

/** The form nearly all links have, with what tracks them; what it matches needs no further look. */
const PLAIN = /^https?:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([a-z0-9][a-z0-9-]{0,199})\/?(?:[?#]([\w=&.%-]*))?$/;
/** Within what is plain, these two may still mean another link. */
const WRAPPED = /href|http/i;
const WEB_SCHEME = /^(?:https?(?::\/*|\/\/)|\/\/)/i;
const OTHER_SCHEME =
  /^(?:[a-z][a-z0-9+-]*:\/\/|(?:javascript|vbscript|data|mailto|tel|sms|file|ftp|blob|about|view-source|intent):)/i;
const LEAD = /^\/sales\/(?:lead|people)\/([\w-]{8,100})(?:[,/]|$)/i;
const PROFILE_URN = /^urn:li:(?:fsd?_profile|fsd?_miniprofile):/i;
/** Longer than any link to a profile with all that is hung on to it; looked at before anything else is. */
const TEXT_MAX = 2_048;

const found = (slug: string): ReadProfileUrl => ({ ok: true, url: canonicalProfileUrl(slug), slug });

/** The address a redirecting page (mail protection, search engine, sign-in wall) leads on to. */
function readRedirectTarget(authority: string, path: string, query: string): string | null {
  const host = authority.toLowerCase();
  const names = host.endsWith('.safelinks.protection.outlook.com')
    ? ['url']
    : /^(?:www\.)?google\.[a-z.]+$/.test(host) && path === '/url'
      ? ['q', 'url']
      : /^\/(?:authwall|login|uas\/login|signup)/i.test(path) && judgeAuthority(authority) === null
        ? ['sessionRedirect', 'session_redirect']
        : [];
  const params = new URLSearchParams(query);
  for (const name of names) if (params.get(name)) return params.get(name);
  return null;
}

function readLink(link: string, redirected: boolean, leads: boolean): ReadProfileUrl | RefusedProfileUrl {
  // Browsers read '\' as '/', so a host must not be hidden behind one.
  let rest = link.replaceAll('\\', '/');
  while (WEB_SCHEME.test(rest)) rest = rest.replace(WEB_SCHEME, '');
  const [, authority = '', path = '', query = ''] = /^([^/?#]*)([^?#]*)\??([^#]*)/.exec(rest) ?? [];
  const target = redirected ? null : readRedirectTarget(authority, path, query);
  if (target) return readLink(unwrapText(target), true, leads);
  const refused = judgeAuthority(authority);
  if (refused) return refuse(refused);
  const lead = leads ? LEAD.exec(path)?.[1] : undefined;
  if (lead && isMemberId(lead)) return found(lead);
  const read = readProfilePath(path);
  return 'slug' in read ? found(read.slug) : refuse(read.reason);
}

/** Texts without a host: `/in/jane`, `@jane`, `jane-doe-123`, `urn:li:fsd_profile:…`. */
function readHostless(text: string, bare: boolean): ReadProfileUrl | RefusedProfileUrl | null {
  if (/^\/?(?:in|pub)\//i.test(text)) {
    const read = readProfilePath(`/${cutAt(text, /[?#]/)}`);
    return 'slug' in read ? found(read.slug) : refuse(read.reason);
  }
  if (/^urn:li:/i.test(text)) {
    const slug = PROFILE_URN.test(text) ? readSlug(text) : null;
    return slug ? found(slug) : refuse(/^urn:li:member:/i.test(text) ? 'legacy_profile_view' : 'not_a_url');
  }
  if (/^[^\s/@:]+@[^\s/@.]+\.[^\s/@]+$/.test(text)) return refuse('email_address');
  if (/[./:\\]/.test(text)) return null;
  const slug = bare ? readSlug(text.replace(/^@/, '')) : null;
  return slug && slug !== 'me' ? found(slug) : refuse('not_a_url');
}

/**
 * Reads one profile URL.
 * @param text what a user typed or pasted, or what a cell holds; a name before the link is tolerated
 * @returns the canonical URL and slug, or the reason of the refusal with a sentence for the user
 */
export function parseProfileUrl(text: string, options: ProfileUrlOptions = {}): ReadProfileUrl | RefusedProfileUrl {
  const typed = text.trim();
  if (typed.length > TEXT_MAX) return refuse('too_long');
  const [, plain, after] = PLAIN.exec(typed) ?? [];
  if (plain !== undefined && plain !== 'me' && !(after && WRAPPED.test(after))) {
    return { ok: true, url: `https://www.linkedin.com/in/${plain}`, slug: plain };
  }
  let link = unwrapText(typed);
  if (link === '') return refuse('empty');

  const space = link.search(/\s\S*$/);
  if (space >= 0) {
    const before = link.slice(0, space);
    const last = link.slice(space + 1);
    const isLink = WEB_SCHEME.test(last) || /^(?:[\w-]+\.)*linkedin\.com\//i.test(last);
    if (!isLink) return refuse(/linkedin\.com\//i.test(before) ? 'bad_slug' : 'not_a_url');
    if (/[/\\]/.test(before)) return refuse('several_links');
    link = unwrapText(last);
  }
  const hostless = readHostless(link, options.bare ?? false);
  if (hostless) return hostless;
  if (!WEB_SCHEME.test(link) && OTHER_SCHEME.test(link)) return refuse('not_http');
  return readLink(link, false, options.leads ?? false);
}
