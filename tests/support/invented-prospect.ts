/** Somebody who does not exist, at a company that does not exist, always the same for the same slug. */
export interface InventedProspect {
  slug: string;
  /** The word after 'zz-' that asks a stand-in for something out of the ordinary: 'mistaken'. */
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
  ['Zephyr Zinc Works', 'zephyr-zinc', 'mining & metals', 'pune', 'maharashtra', 'india', 1994, 840],
  ['Zinnia Freight', 'zinnia-freight', 'logistics and supply chain', 'hamburg', 'hamburg', 'germany', 2011, 190],
  ['Zigzag Analytics', 'zigzag-analytics', 'computer software', 'bengaluru', 'karnataka', 'india', 2017, 46],
  ['Zenith Bakeries', 'zenith-bakeries', 'food production', 'leeds', 'england', 'united kingdom', 1978, 2300],
  ['Zodiac Clinics', 'zodiac-clinics', 'hospital & health care', 'denver', 'colorado', 'united states', 2003, 610],
].map(([name, id, industry, city, region, country, founded, employees]) => ({
  slug: `zz-${id}`,
  name: String(name),
  domain: `${id}.example`,
  industry: String(industry),
  city: String(city),
  region: String(region),
  country: String(country),
  founded: Number(founded),
  employees: Number(employees),
}));
const TITLES = ['head of operations', 'vp of sales', 'finance manager', 'senior engineer', 'hr director'];

/**
 * Invents a person for any slug 'zz-[word-]first-last[-more]': 'zz-anna-berg' is Anna Berg, and so is 'zz-mistaken-anna-berg' with
 * the word 'mistaken'.
 * @param words those the stand-in knows
 * @returns undefined for any other slug
 */
export function inventProspect(slug: string, words: RegExp): InventedProspect | undefined {
  if (!slug.startsWith('zz-')) return undefined;
  const rest = slug.slice('zz-'.length);
  const word = new RegExp(`^(?:${words.source})(?=-|$)`).exec(rest)?.[0];
  const names = (word === undefined ? rest : rest.slice(word.length))
    .split(/[-_]/)
    .filter((part) => /^\p{L}/u.test(part));
  const number = hash(slug);
  return {
    slug,
    word,
    firstName: capitalise(names[0] ?? 'zoe'),
    lastName: capitalise(names.slice(1).join(' ') || 'zander'),
    title: TITLES[number % TITLES.length]!,
    company: COMPANIES[number % COMPANIES.length]!,
  };
}

/** The invented company that fits, whatever it is known by. */
export function findInventedCompany(by: Partial<InventedCompany>): InventedCompany | undefined {
  const keys = ['slug', 'domain', 'name'] as const;
  return COMPANIES.find((company) =>
    keys.some((key) => by[key] && by[key].toLowerCase() === company[key].toLowerCase()),
  );
}

export const capitalise = (words: string) =>
  words.replace(/\p{L}[\p{L}\p{M}']*/gu, (w) => w[0]!.toUpperCase() + w.slice(1));

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + letter.codePointAt(0)!) % 1_000_003;
  return value;
}
