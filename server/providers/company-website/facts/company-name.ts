import { quietCapitals } from '../pages/plain-text.ts';
import type { Page } from '../pages/read-page.ts';

const GENERIC =
  /^(?:home ?page|home|welcome(?: to .*)?|start(?:seite)?|accueil|inicio|index|official (?:web)?site|website|site|untitled(?: document)?|new page|my (?:site|website|blog)|react app|vite \+ .*|next\.?js app|app|document|page \d+|en|us|ホーム|トップページ|首页)$/i;

/** The company's name and what else its page title says, as far as they can be separated. */
export interface Naming {
  name?: string;
  tagline?: string;
}

/**
 * Reads name and tagline out of 'Acme | Freight billing for shippers'. What stands in the site's host name is the name.
 * @param named as structured data has it
 */
export function readNaming(page: Page, at: URL, named: string | undefined): Naming {
  const parts = page.title
    .split(/ [|–—·•»«:›-]+ | ?[|•»] ?|: /)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !GENERIC.test(part));
  const labels = at.hostname
    .replace(/^www\./, '')
    .split('.')
    .map(squeeze);
  const ofHost = (part: string) => {
    const bare = squeeze(part);
    return bare.length >= 2 && labels.some((label) => label === bare || (bare.length >= 4 && label.startsWith(bare)));
  };
  const siteName = page.meta.get('og:site_name');
  const known = [named, siteName].find((name) => name && name.length <= 60 && !GENERIC.test(name));
  const name = known ?? parts.find(ofHost);
  const others = parts.filter((part) => !name || (squeeze(part) !== squeeze(name) && !ofHost(part)));
  const holdsName = (part: string) => Number(name !== undefined && squeeze(part).includes(squeeze(name)));
  const tagline = others.sort((a, b) => holdsName(a) - holdsName(b) || b.length - a.length)[0];
  return {
    ...(name && { name }),
    ...(tagline && /\s|\p{Script=Han}{4}/u.test(tagline) && { tagline: quietCapitals(tagline) }),
  };
}

function squeeze(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
