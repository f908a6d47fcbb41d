import { elementAt } from '../element-at.ts';
import type { ProfileUrlRefusal } from './refusals.ts';

/** The hosts that serve profiles: the site itself, its mobile forms and its country subdomains. */
const PROFILE_HOST = /^(?:www\.)?(?:(?:m|touch|mobile|[a-z]{2,3})\.)?linkedin\.com$/;
const SHORT_LINK_HOST = /(?:^|\.)(?:lnkd\.in|bit\.ly|tinyurl\.com|t\.co|ow\.ly|goo\.gl|buff\.ly|rb\.gy|rebrand\.ly)$/;
const HOST = /^(?=.*\.)[\p{L}\p{N}\p{M}._-]+$/u;

/** True when a name is `linkedin` with up to two letters changed, added or lost. */
function resemblesLinkedin(label: string): boolean {
  const wanted = 'linkedin';
  if (Math.abs(label.length - wanted.length) > 2) return false;
  let previous = Array.from({ length: wanted.length + 1 }, (_, column) => column);
  for (let row = 1; row <= label.length; row++) {
    const current = [row];
    for (let column = 1; column <= wanted.length; column++) {
      const change = label[row - 1] === wanted[column - 1] ? 0 : 1;
      current.push(
        Math.min(
          elementAt(previous, column) + 1,
          elementAt(current, column - 1) + 1,
          elementAt(previous, column - 1) + change,
        ),
      );
    }
    previous = current;
  }
  return elementAt(previous, wanted.length) <= 2;
}

/**
 * @param authority what stands between the scheme and the path: `www.linkedin.com`, `user@host:8080`
 * @returns null when profiles live there, else why it is refused
 */
export function judgeAuthority(authority: string): ProfileUrlRefusal | null {
  const at = authority.lastIndexOf('@');
  const host = authority
    .slice(at + 1)
    .toLowerCase()
    .replace(/:(?:80|443)?$/, '')
    .replace(/\.$/, '');
  // A name before '@' is a user name to the browser: https://linkedin.com@example.org leads to example.org.
  if (at >= 0) return authority.toLowerCase().includes('linkedin') ? 'look_alike_host' : 'other_site';
  if (PROFILE_HOST.test(host)) return null;
  if (host.endsWith('.linkedin.com')) return HOST.test(host) ? 'other_page' : 'not_a_url';
  if (SHORT_LINK_HOST.test(host)) return 'short_link';
  if (host.includes('linkedin')) return 'look_alike_host';
  if (
    host
      .normalize('NFKC')
      .split(/[.\-_。]/)
      .some(resemblesLinkedin)
  )
    return 'look_alike_host';
  return HOST.test(host.replace(/:\d+$/, '')) ? 'other_site' : 'not_a_url';
}
