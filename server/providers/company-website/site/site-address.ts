import { trimEndOf } from '../../../../shared/trim-text.ts';

/** Names that stand for no website anywhere: RFC 2606 and RFC 6761. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|local|example\.(?:com|org|net))$/;

/** Networks, directories, collections of links and shorteners: what stands there is not the company's own website. */
const ELSEWHERE = new Set(
  `linkedin.com facebook.com fb.com fb.me instagram.com twitter.com x.com t.co youtube.com youtu.be tiktok.com pinterest.com
  reddit.com threads.net threads.com snapchat.com medium.com substack.com tumblr.com quora.com t.me telegram.me wa.me whatsapp.com
  discord.gg discord.com vk.com xing.com weibo.com linktr.ee beacons.ai bio.link bio.site lnk.bio taplink.cc campsite.bio solo.to
  about.me allmylinks.com crunchbase.com wellfound.com angel.co glassdoor.com indeed.com yelp.com trustpilot.com g2.com capterra.com
  clutch.co upwork.com fiverr.com indiamart.com justdial.com yellowpages.com wikipedia.org github.com gitlab.com google.com goo.gl
  maps.app.goo.gl bit.ly tinyurl.com ow.ly rebrand.ly apple.com amazon.com ebay.com etsy.com calendly.com`.split(/\s+/),
);

/**
 * The address of a company's own website.
 * @param website as a source gave it, with or without its scheme
 * @returns null when it is none, or leads to a network, a collection of links or a reserved name
 */
export function readSiteAddress(website: string): URL | null {
  const typed = website.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const host = bareHost(url);
  if (RESERVED.test(host)) return null;
  const labels = host.split('.');
  if (labels.some((_, at) => ELSEWHERE.has(labels.slice(at).join('.')))) return null;
  url.hash = '';
  return url;
}

/**
 * Whether an address that a website sends its visitors on to is still that company's: the same host, one below or above it, or the
 * same name with another ending ('acme.com' and 'acme.de').
 */
export function isSameOwner(from: URL, to: URL): boolean {
  if (from.host === to.host) return true;
  if (from.port !== to.port || readSiteAddress(to.href) === null) return false;
  const [a, b] = [bareHost(from), bareHost(to)];
  if (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)) return true;
  return !/^[\d.:[\]]+$/.test(a) && brandOf(a) !== undefined && brandOf(a) === brandOf(b);
}

function bareHost({ hostname }: URL): string {
  return trimEndOf(hostname, /\./).replace(/^www\d?\./, '');
}

/** 'acme' of 'acme.co.uk'; only where the host is a name and its ending. */
function brandOf(host: string): string | undefined {
  return /^([a-z0-9-]{3,})\.(?:(?:co|com|org|net|gov|ac)\.[a-z]{2}|[a-z]{2,})$/.exec(host)?.[1];
}
