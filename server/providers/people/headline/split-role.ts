import { cutAt } from '../../../../shared/trim-text.ts';
import { normalizeTitle } from '../../../vocabulary/job-titles/normalize-title.ts';
import { readJobTitle } from '../../../vocabulary/job-titles/read-job-title.ts';
import { isRole, isTitleWord, isWork, titleWordsIn } from '../../../vocabulary/job-titles/title-words.ts';
import { cutCompanyName, isCompanyName, isInitials, isKnownPlace, isSkill, ORGANISATION } from './company-name.ts';
import { trimSigns } from './split-headline.ts';

/** A role as a part of a headline says it. */
export interface Role {
  title?: string;
  company?: string;
}

/** Before the employer, whatever follows. */
const AT =
  /(?:^|\s)(?:at(?!\s(?:law|large|heart|home|scale|work|night)\b)|bei(?:\s(?:der|dem|den))?|beim|chez|presso|bij|hos|في شركة|في|لدى|在)\s|\s?(?<![\w.])@\s?|(?<=\S)@(?=\S)/iu;
/** Before the employer or something else: what follows has to look like a company's name. */
const MAYBE_AT = /\s(?:with|en|em|na|no|nas|nos|à|au|aux|a|in|im|alla|op|w|för)\s(?:l['’]|la\s)?(?=\p{Lu}|\d)/gu;
const LEADER =
  /(?:^|[\s-])(?:founder|owner|ceo|president|chairman|chairwoman|proprietor|fondateur|fondatrice|gérante?|président|présidente|directeur général|pdg|dueñ[oa]|fundador[a]?|inhaber(?:in)?|gründer(?:in)?|geschäftsführer(?:in)?|titolare|eigenaar|managing director|managing partner|partner|sócio|socio)$/iu;
const OF = /\s(?:of|de|der|von|van|di|do|da|del|du|des)\s(?=["“«]?\p{Lu})/gu;
const DASH = /\s[-–—]\s?|(?<=\p{L}{2})[-–—]\s/u;
const COMMA = /,\s?/u;
/** What somebody does, after the role: 'Consultant helping companies adopt AI'. */
const DOING =
  /\s(?:helping|building|working|focused|focusing|specializ(?:ing|ed)|specialis(?:ing|ed)|leading|driving|enabling|empowering|creating|making|transforming|delivering|supporting|developing|scaling|growing|passionate|who|that|dedicated|responsible|looking|seeking|open|turning|based|connecting|bringing|solving|designing|advising|with (?:\d[\d+]*|over|more than|an?|strong|extensive|expertise|experience|passion)|en (?:recherche|quête|búsqueda|busca|poste)|à la recherche|em busca|in search|auf der suche|buscando|aidant|accompagnant|spécialisée?s? (?:en|dans)|especializad[oa] (?:en|em)|mit schwerpunkt|in the|for the)\s/iu;
const TAIL = /\s?\((?!\p{Lu}{2,5}\))[^()]*\)\s*$/u;
const PURPOSE = /\s(?:for|pour|für|para)\s\p{Lu}/u;
const COLON = /:\s/u;
const ASIDE = /\s?\([^()]*\)/gu;
const PRAISE =
  /^(?:award-winning|experienced|passionate|dynamic|seasoned|results-driven|visionary|accomplished|proven|dedicated|motivated|highly)\b/iu;
/** Ends of words for what people are in charge of: 'VP Monetization'. */
const FIELD = /(?:tion|sion|ment|ing|ity|ance|ence|ness|ship|ics|ogy|ture|ations)$/iu;
const MOST_TITLE_CHARS = 100;
const LEADS_ALL =
  /^(?:ceo|founder|co-?founder|owner|president|chairman|fondateur|fondatrice|gérante?|président|présidente|pdg|fundador[a]?|inhaber(?:in)?|gründer(?:in)?|geschäftsführer(?:in)?|titolare|eigenaar|dueñ[oa])$/iu;
/** Before a role they say what kind it is, not where. */
const ADJECTIVES =
  /^(?:fractional|interim|acting|virtual|global|regional|technical|serial|solo|group|deputy|proud|experienced|award-winning|certified|independent|freelance|passionate|visionary|dynamic|accomplished|seasoned|national|international|senior|junior|lead|principal|chief|executive|non-executive|managing|general|associate|assistant|multiple|repeat|female|first-time|full-time|part-time|bilingual|creative|digital|young|self-taught|aspiring|professional|results-driven|strategic|stealth|certifiée?)$/iu;
/** A title in front of bare words of a name: those that lead, and short ones. */
const HEADS =
  /\b(?:ceo|cto|cfo|coo|cmo|cio|ciso|cpo|cro|chro|founder|co-?founder|owner|president|chairman|head|vp|svp|evp|vice president|director|managing director|partner|directeur|diretor|director|geschäftsführer|gérant|member)\b/iu;

/** @returns undefined when the part names no role and no employer */
export function splitRole(segment: string): Role | undefined {
  return (
    splitAtEmployer(segment) ??
    splitAtLeader(segment) ??
    splitAtMaybe(segment) ??
    splitAtSign(segment) ??
    splitBare(segment) ??
    whole(segment)
  );
}

/** 'Buyer at Acme': by the words that stand before employers. */
export function splitAtEmployer(segment: string): Role | undefined {
  const at = AT.exec(segment);
  if (at === null) return undefined;
  const left = segment.slice(0, at.index);
  const company = cutCompanyName(segment.slice(at.index + at[0].length));
  if (company === undefined) return undefined;
  const title = presentTitle(left);
  if (title === undefined) {
    if (isWork(left, 1)) return { title: trimSigns(left), company };
    return left.trim() === '' ? { company } : undefined;
  }
  // 'Consultant Acme Data at Acme'
  const named = title.indexOf(` ${company}`);
  return { title: named > 0 && isRole(title.slice(0, named)) ? title.slice(0, named) : title, company };
}

/** 'Founder of Acme', 'Gérant de Dupont Frères'. */
function splitAtLeader(segment: string): Role | undefined {
  const said = cutAt(segment, DOING);
  for (const of of said.matchAll(OF)) {
    const title = said.slice(0, of.index);
    const company = LEADER.test(title) ? cutCompanyName(said.slice(of.index + of[0].length)) : undefined;
    if (company !== undefined && !isTitleWord(company.split(' ')[0] ?? '') && !isKnownPlace(company)) {
      return { title: trimSigns(title), company };
    }
  }
  return undefined;
}

function splitAtMaybe(segment: string): Role | undefined {
  for (const at of segment.matchAll(MAYBE_AT)) {
    const left = segment.slice(0, at.index);
    const company = cutCompanyName(segment.slice(at.index + at[0].length));
    if (company === undefined || !isRole(left) || !isCompanyName(company, true)) continue;
    if (isTitleWord(company.split(' ')[0] ?? '') && !ORGANISATION.test(company)) continue;
    const title = presentTitle(left);
    if (title !== undefined) return { title, company };
  }
  return undefined;
}

/** 'Buyer - Acme', 'Buyer, Acme', 'Acme - Buyer'. */
function splitAtSign(segment: string): Role | undefined {
  const bare = segment.replace(ASIDE, '');
  for (const sign of [DASH, COMMA]) {
    const parts = bare
      .split(sign)
      .map(trimSigns)
      .filter((part) => part !== '');
    if (parts.length < 2) continue;
    const [first = '', second = ''] = parts;
    const at = parts.findIndex(
      (part, index) =>
        index > 0 &&
        !(sign === DASH && part.includes(', ')) &&
        followsRole(parts, index) &&
        !isRole(part) &&
        !isInitials(part) &&
        isCompanyName(part, true),
    );
    if (at > 0) {
      const inside = splitBare(parts[at - 1] ?? '');
      if (inside) return inside;
      const title = presentTitle(bare.slice(0, bare.indexOf(parts[at] ?? '')));
      if (title !== undefined) return { title, company: parts[at] ?? '' };
    }
    if (!isRole(first) && isCompanyName(first) && isRole(second)) {
      return { company: first, title: presentTitle(second) ?? second };
    }
  }
  return undefined;
}

/** Right after a role, or after what a bare rank is for: 'Director, Product Management, Acme'. */
function followsRole(parts: readonly string[], index: number): boolean {
  const before = parts[index - 1] ?? '';
  if (isRole(before)) return true;
  return (
    index === 2 && isWork(before) && isRole(parts[0] ?? '') && readJobTitle(parts[0] ?? '').department === undefined
  );
}

/** 'CTO Acme', 'Head of Engineering Acme', 'Acme Alliance Board Member'. */
function splitBare(segment: string): Role | undefined {
  const words = cutAt(cutAt(segment.replace(ASIDE, ''), DOING), COMMA).split(' ');
  if (words.length < 2 || words.length > 9 || !HEADS.test(segment)) return undefined;
  const known = titleWordsIn(words.join(' ')).map((isKnown, at) => isKnown || isBetween(words[at] ?? ''));
  const start = known.indexOf(true);
  if (start > 0) return splitAfterName(words, start);
  const isLeader = LEADS_ALL.test(words[0] ?? '');
  for (const at of isLeader ? [1, known.indexOf(false)] : [known.lastIndexOf(true) + 1]) {
    const [title, company] = [dropLooseEnd(words.slice(0, at)).join(' '), words.slice(at).join(' ')];
    const isAfterOf = !isLeader && BETWEEN.test(words[at - 1] ?? '');
    if (at < 1 || at >= words.length || isAfterOf || FIELD.test(words[at] ?? '')) continue;
    if (isRole(title) && isCompanyName(company, true)) return { title, company };
  }
  return undefined;
}

/** 'MACH Alliance Executive Board Member': the name may end in a word of titles. */
function splitAfterName(words: readonly string[], start: number): Role | undefined {
  if (words.slice(0, start).some((word) => ADJECTIVES.test(word))) return undefined;
  for (const at of [start + 1, start]) {
    const [company, title] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (!isRole(title) || isRole(company)) continue;
    if (at === start ? isCompanyName(company) : ORGANISATION.test(words[start] ?? '') && isCompanyName(company, true)) {
      return { company, title };
    }
  }
  return undefined;
}

const BETWEEN = /^(?:of|de|du|des|del|di|do|da|and|&|et|y|e|und|for|für|la|le|les|the|\/|-|–)$/i;

/** 'Sócio da' -> 'Sócio'. */
function dropLooseEnd(words: readonly string[]): readonly string[] {
  const end = words.findLastIndex((word) => !BETWEEN.test(word));
  return words.slice(0, end + 1);
}

function isBetween(word: string): boolean {
  return BETWEEN.test(word) || normalizeTitle(word) === '' || isKnownPlace(word);
}

function whole(segment: string): Role | undefined {
  const title = presentTitle(segment);
  if (title === undefined || !isRole(title)) return undefined;
  // 'Award-winning executive' praises and names no role.
  return PRAISE.test(title) && readJobTitle(title).department === undefined ? undefined : { title };
}

/** The title alone: without slogans, asides in brackets, and parts that name no work. */
function presentTitle(text: string): string | undefined {
  const said = dropAsides(trimSigns(dropPlace(cutAt(cutAt(text, DOING), COLON))));
  const title = dropAsides(trimSigns(keepWork(keepWork(said, DASH, ' - '), COMMA, ', ')));
  return title === '' || title.length > MOST_TITLE_CHARS || !isWork(title) ? undefined : title;
}

/** 'Engineer in Berlin' -> 'Engineer'. */
function dropPlace(title: string): string {
  const [before = '', place, ...more] = title.split(/\s(?:in|à|en|em)\s(?=\p{Lu})/u);
  return place !== undefined && more.length === 0 && isKnownPlace(trimSigns(place)) ? before : title;
}

/** 'Consultant (bilingual)' -> 'Consultant'; asides of a purpose belong to it: 'Recruiter for Acme (on-site)'. */
function dropAsides(title: string): string {
  return PURPOSE.test(title) ? title : title.replace(TAIL, '').replace(TAIL, '');
}

/** What a role is for, after a comma: 'Product Designer, Growth'; no place, skill or degree. */
function isAddition(part: string): boolean {
  return (
    /^\p{Lu}/u.test(part) && part.split(' ').length <= 3 && !isKnownPlace(part) && !isInitials(part) && !isSkill(part)
  );
}

/** Of parts between dashes or commas the first that names a role or a field, and roles and fields right after it. */
function keepWork(title: string, sign: RegExp, written: string): string {
  const parts = title.split(sign).map(trimSigns);
  if (parts.length < 2) return title;
  const from = Math.max(
    0,
    parts.findIndex((part) => isWork(part)),
  );
  // 'Father, runner, reader' lists no trades.
  if (from > 0 && sign === COMMA && readJobTitle(parts[from] ?? '').seniority === 'Entry') return '';
  const { department } = readJobTitle(parts[from] ?? '');
  let end = from + 1;
  const isKept = (part: string) => {
    if (department === undefined) return isWork(part, 1);
    return isRole(part) || (sign === COMMA && parts.length === from + 2 && isAddition(part));
  };
  while (end < parts.length && isKept(parts[end] ?? '')) end += 1;
  return from === 0 && end === parts.length ? title : parts.slice(from, end).join(written);
}
