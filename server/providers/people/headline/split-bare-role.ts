import { cutAt } from '../../../../shared/trim-text.ts';
import { normalizeTitle } from '../../../vocabulary/job-titles/normalize-title.ts';
import { isRole, titleWordsIn } from '../../../vocabulary/job-titles/title-words.ts';
import { isCompanyName, isKnownPlace, ORGANISATION } from './company-name.ts';
import { ASIDE, COMMA, DOING } from './present-title.ts';
import type { Role } from './role.ts';

/** Ends of words for what people are in charge of: 'VP Monetization'. */
const FIELD = /(?:tion|sion|ment|ing|ity|ance|ence|ness|ship|ics|ogy|ture|ations)$/iu;
const LEADS_ALL =
  /^(?:ceo|founder|co-?founder|owner|president|chairman|fondateur|fondatrice|gérante?|président|présidente|pdg|fundador[a]?|inhaber(?:in)?|gründer(?:in)?|geschäftsführer(?:in)?|titolare|eigenaar|dueñ[oa])$/iu;
/** Before a role they say what kind it is, not where. */
const ADJECTIVES =
  /^(?:fractional|interim|acting|virtual|global|regional|technical|serial|solo|group|deputy|proud|experienced|award-winning|certified|independent|freelance|passionate|visionary|dynamic|accomplished|seasoned|national|international|senior|junior|lead|principal|chief|executive|non-executive|managing|general|associate|assistant|multiple|repeat|female|first-time|full-time|part-time|bilingual|creative|digital|young|self-taught|aspiring|professional|results-driven|strategic|stealth|certifiée?)$/iu;
/** A title in front of bare words of a name: those that lead, and short ones. */
const HEADS =
  /\b(?:ceo|cto|cfo|coo|cmo|cio|ciso|cpo|cro|chro|founder|co-?founder|owner|president|chairman|head|vp|svp|evp|vice president|director|managing director|partner|directeur|diretor|director|geschäftsführer|gérant|member)\b/iu;

/** 'CTO Acme', 'Head of Engineering Acme', 'Acme Alliance Board Member'. */
export function splitBareRole(segment: string): Role | undefined {
  const said = cutAt(cutAt(segment.replace(ASIDE, ''), DOING), COMMA);
  // 'Founder/CTO Acme' are two roles.
  const words = said.replace(TIGHT_SLASH, '/ ').split(' ');
  if (words.length < 2 || words.length > 9 || !HEADS.test(segment)) return undefined;
  const known = titleWordsIn(words.join(' ')).map((isKnown, at) => isKnown || isBetween(words[at] ?? ''));
  const start = known.indexOf(true);
  if (start > 0) return splitAfterName(words, start);
  const isLeader = LEADS_ALL.test((words[0] ?? '').replace(/\/$/, ''));
  for (const at of isLeader ? [1, known.indexOf(false)] : [known.lastIndexOf(true) + 1]) {
    const [title, company] = [dropLooseEnd(words.slice(0, at)).join(' '), words.slice(at).join(' ')];
    const isAfterOf = !isLeader && BETWEEN.test(words[at - 1] ?? '');
    if (at < 1 || at >= words.length || isAfterOf || FIELD.test(words[at] ?? '')) continue;
    if (BETWEEN.test(words[at] ?? '') || words[at - 1]?.endsWith('/')) continue;
    if (isRole(title) && isCompanyName(company, true))
      return { title: title.replaceAll('/ ', said.includes(' / ') ? '/ ' : '/'), company };
  }
  return undefined;
}

const TIGHT_SLASH = /(?<=\p{L})\/(?=\p{L})/gu;

/** Behind the name of a product: 'Dynamics CRM Director'. */
const PRODUCT = /^(?:crm|erp|bi|ax|nav|365|360|cloud|platform|suite)$/iu;

/** 'MACH Alliance Executive Board Member': the name may end in a word of titles. */
function splitAfterName(words: readonly string[], start: number): Role | undefined {
  if (words.slice(0, start).some((word) => ADJECTIVES.test(word)) || PRODUCT.test(words[start] ?? '')) return undefined;
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
