import { LRUCache } from 'lru-cache';

/** Legal forms at the end of a company's name; more than one may follow another ('GmbH & Co. KG', 'Pvt Ltd'). */
const LEGAL_FORM =
  /,? (?:& Co\.?|Co\.|Company|Inc\.?|Incorporated|Corp\.?|Corporation|L\.?L\.?C\.?|L\.?L\.?P\.?|Ltd\.?|Limited|P\.?L\.?C\.?|Pvt\.?|\(P\)|Private|Pte\.?|Pty\.?|Bhd\.?|Sdn\.?|g?GmbH|GMBH|mbH|AG|SE|KG|KGaA|OHG|UG|eG|e\.\s?V\.|e\.\s?K\.|S\.?A\.?S?\.?|SpA|S\.p\.A\.|S\.?r\.?l\.?|SARL|S\.?L\.?U?\.?|S\.C\.A\.|S\.?C\.?|Lda\.?|Ltda\.?|B\.?V\.?|N\.?V\.?|AB|A\/S|ApS|ASA?|Oyj?|[Ss]p\. z o\.o\.|s\.r\.o\.|a\.s\.|d\.o\.o\.|Kft\.?|Zrt\.?|FZ-?LLC|FZE|DMCC)$/u;
const MOST_FORMS = 4;
const PARTNERS = / & Co\.?$/;
const ARTICLE = /^(?:the|das|der|die|le|la|el|il)$/i;

/** Two words or more, all in large letters. */
const SHOUTED = /^(?:[\p{Lu}&.-]+ )+[\p{Lu}&.-]{4,}$/u;

function unshout(name: string): string {
  return name.replace(/\p{Lu}{4,}/gu, (word) =>
    word === 'GMBH' ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}

/** Every sentence about a company asks for it. */
const called = new LRUCache<string, string>({ max: 500 });

/** A company's name as people say it, without its legal form and not shouted: 'Nordhaus Haustechnik' for 'Nordhaus Haustechnik GmbH & Co. KG'. */
export function callCompany(name: string): string {
  const known = called.get(name);
  if (known !== undefined) return known;
  const short = withoutLegalForm(name.trim());
  called.set(name, short);
  return short;
}

function withoutLegalForm(name: string): string {
  let short = SHOUTED.test(name) ? unshout(name) : name;
  for (let at = 0; at < MOST_FORMS; at += 1) {
    const shorter = short.replace(LEGAL_FORM, '');
    if (shorter === short || shorter.length < 3 || ARTICLE.test(shorter)) break;
    // 'Brand & Co' is called so; 'Nordhaus GmbH & Co. KG' has it among its forms.
    if (PARTNERS.test(short) && !LEGAL_FORM.test(short.replace(PARTNERS, ''))) break;
    short = shorter;
  }
  return short;
}

/** "Navik's", but "Siemens'". */
export function possessive(name: string): string {
  return /s$/i.test(name) ? `${name}'` : `${name}'s`;
}

/**
 * Whether a sentence begins with the company's name, or with the part of it by which it is called.
 * @returns what it begins with: 'KoelVaart' for 'KoelVaart runs …' of 'KoelVaart Logistics B.V.'
 */
export function namedAtStart(sentence: string, name: string): string | undefined {
  if (sentence.charAt(0) !== name.charAt(0)) return undefined;
  const words = callCompany(name).split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const part = words.slice(0, count).join(' ');
    if (part.length > 2 && sentence.startsWith(part) && !/^[\p{L}\p{N}]/u.test(sentence.slice(part.length)))
      return part;
  }
  return undefined;
}
