/** Somebody who does not exist, at a company that does not exist, always the same for the same slug. */
export interface InventedProspect {
  slug: string;
  /** The first name, when it asks a stand-in for something out of the ordinary: 'mistaken'. */
  word: string | undefined;
  firstName: string;
  lastName: string;
  title: string;
  company: InventedCompany;
}

export interface InventedCompany {
  slug: string;
  name: string;
  domain: string;
  industry: string;
  city: string;
  region: string;
  country: string;
  founded: number;
  employees: number;
}

const COMPANIES: readonly InventedCompany[] = [
  {
    slug: 'zz-acme-freight',
    name: 'Acme Freight',
    domain: 'acme-freight.example',
    industry: 'logistics and supply chain',
    city: 'bengaluru',
    region: 'karnataka',
    country: 'india',
    founded: 2014,
    employees: 230,
  },
  {
    slug: 'zz-globex-example',
    name: 'Globex Example',
    domain: 'globex-example.example',
    industry: 'computer software',
    city: 'hamburg',
    region: 'hamburg',
    country: 'germany',
    founded: 1989,
    employees: 840,
  },
];
const TITLES = ['sales manager', 'vp marketing', 'software engineer', 'hr manager', 'founder', 'head of operations'];

/**
 * Invents a person for any slug 'zz-first-last', the same one at the same company as the Unipile stand-in does: 'zz-anna-berg' is
 * Anna Berg. A first name that a stand-in knows as a word asks it for something out of the ordinary: 'zz-mistaken-berg'.
 * @param words those the stand-in knows
 * @returns undefined for any other slug
 */
export function inventProspect(slug: string, words: RegExp): InventedProspect | undefined {
  if (!slug.startsWith('zz-')) return undefined;
  const rest = slug.slice('zz-'.length);
  const names = rest.replace(/-?\d+$/, '').split('-');
  const number = [...slug].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
  return {
    slug,
    word: new RegExp(`^(?:${words.source})(?=-|$)`).exec(rest)?.[0],
    firstName: capitalise(names[0] || 'zara'),
    lastName: capitalise(names.slice(1).join(' ') || 'zander'),
    title: TITLES[number % TITLES.length]!,
    company: COMPANIES[number % COMPANIES.length]!,
  };
}

/** The invented company that fits, whatever it is known by. */
export function findInventedCompany(
  by: { [Key in keyof InventedCompany]?: InventedCompany[Key] | undefined },
): InventedCompany | undefined {
  const keys = ['slug', 'domain', 'name'] as const;
  return COMPANIES.find((company) =>
    keys.some((key) => by[key] && by[key].toLowerCase() === company[key].toLowerCase()),
  );
}

export const capitalise = (words: string) =>
  words.replace(/\p{L}[\p{L}\p{M}']*/gu, (w) => w[0]!.toUpperCase() + w.slice(1));

/** So many slugs of people whom the stand-ins know. @param firstName in letters alone */
export function inventSlugs(count: number, firstName: string): string[] {
  const letter = (at: number) => String.fromCharCode(97 + at);
  return Array.from({ length: count }, (_, at) => `zz-${firstName}-${letter(at % 26)}${letter(Math.floor(at / 26))}`);
}
