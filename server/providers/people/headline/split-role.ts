import { cutAt } from '../../../../shared/trim-text.ts';
import { readTitleByRules } from '../../../vocabulary/job-titles/read-title-by-rules.ts';
import { isRole, isTitleWord, isWork } from '../../../vocabulary/job-titles/title-words.ts';
import {
  cutCompanyName,
  isCompanyName,
  isInitials,
  isKnownCompany,
  isKnownPlace,
  LEGAL_FORM,
  ORGANISATION,
} from './company-name.ts';
import { ASIDE, COMMA, DASH, DOING, presentTitle } from './present-title.ts';
import type { Role } from './role.ts';
import { splitBareRole } from './split-bare-role.ts';
import { trimSigns } from './split-headline.ts';

/** Before the employer, whatever follows. */
const AT =
  /(?:^|\s)(?:at(?!\s(?:law|large|heart|home|scale|work|night)\b)|bei(?:\s(?:der|dem|den))?|beim|chez|presso(?:\s(?:la|il|lo|le|gli))?|bij(?:\s(?:de|het))?|hos|ved|في شركة|في|لدى|在)\s|\sב[-־]\s?|\s?(?<![\w.])@\s?|(?<=\S)@(?=\S)/iu;
/** Before the employer or something else: what follows has to look like a company's name. */
const MAYBE_AT =
  /\s(?:with|en|em|na|no|nas|nos|à|au|aux|a|in|im|alla|op|w|we|för|på|di|i|в|у|в компании|у компанії|στην?|στο)\s(?:l['’]|la\s)?(?=\p{Lu}|\d|\p{Ll}{1,12}\p{Lu})/gu;
const LEADER =
  /(?:^|[\s-])(?:founder|owner|ceo|president|chairman|chairwoman|proprietor|fondateur|fondatrice|gérante?|président|présidente|directeur général|pdg|dueñ[oa]|fundador[a]?|inhaber(?:in)?|gründer(?:in)?|geschäftsführer(?:in)?|titolare|eigenaar|managing director|managing partner|partner|sócio|socio)$/iu;
const OF = /\s(?:of|de|der|von|van|di|do|da|del|du|des)\s(?=["“«]?\p{Lu})/gu;
const PRAISE =
  /^(?:award-winning|experienced|passionate|dynamic|seasoned|results-driven|visionary|accomplished|proven|dedicated|motivated|highly)\b/iu;

/**
 * Splits one part of a headline into the role and its employer: by words that stand before employers, by dashes and commas,
 * by where the title ends.
 * @param segment 'Head of Sales @ Foo', 'Foo - Buyer', 'CTO Foo'
 * @returns undefined when the part names no role and no employer
 */
export function splitRole(segment: string): Role | undefined {
  return (
    splitAtLegalForm(segment) ??
    splitAtEmployer(segment) ??
    splitAtBrackets(segment) ??
    splitAtLeader(segment) ??
    splitAtMaybe(segment) ??
    splitAtSign(segment) ??
    splitBareRole(segment) ??
    whole(segment)
  );
}

const ABBREVIATION = /^ ?\p{Lu}{2,4} ?$/u;

/** 'Buyer at Acme': by the words that stand before employers. */
export function splitAtEmployer(segment: string): Role | undefined {
  const at = AT.exec(segment);
  if (at === null) return undefined;
  const left = segment.slice(0, at.index);
  const company = cutCompanyName(segment.slice(at.index + at[0].length));
  if (company === undefined) return undefined;
  const title = presentTitle(left);
  if (title === undefined) {
    // 'GP at Acme'
    if (isWork(left, 1) || ABBREVIATION.test(left)) return { title: trimSigns(left), company };
    return left.trim() === '' ? { company } : undefined;
  }
  // 'Consultant Acme Data at Acme'
  const named = title.indexOf(` ${company}`);
  return { title: named > 0 && isRole(title.slice(0, named)) ? title.slice(0, named) : title, company };
}

/** 'Acme株式会社 代表取締役', '株式会社山田 営業部長', '(주)한빛 대표이사': the legal form before or behind a name says that it is one. */
const EAST_ASIAN_FORMS = [
  /^([^|]{1,60}?(?:株式会社|有限会社|合同会社|\(株\)|주식회사|\(주\)|有限公司|集团|集團))\s?(\S.{0,60})$/u,
  /^([^|\s]{2,40}(?:大学|病院|事務所|銀行|대학교|병원|银行|医院|大學))\s(\S.{0,60})$/u,
  /^((?:株式会社|有限会社|合同会社|\(株\)|주식회사|\(주\))\s?[^\s|]{1,40})\s(\S.{0,60})$/u,
];

function splitAtLegalForm(segment: string): Role | undefined {
  for (const form of EAST_ASIAN_FORMS) {
    const [, company = '', title = ''] = form.exec(segment) ?? [];
    if (title !== '' && isRole(title)) return { company, title };
  }
  return undefined;
}

const IN_BRACKETS = /^([^()]{3,80}) \(([^()]{2,60})\)$/u;

/** 'Fitter (General Motors)': a name that companies are known by, or that says it is one. */
function splitAtBrackets(segment: string): Role | undefined {
  const [, left = '', inner = ''] = IN_BRACKETS.exec(segment.trim()) ?? [];
  // 'Consultant (SAP)': one word may be what somebody knows.
  const isCompany = ORGANISATION.test(inner) || (inner.includes(' ') && isKnownCompany(inner));
  if (left === '' || !/^\p{Lu}/u.test(inner) || !isCompany) return undefined;
  const title = isRole(left) ? presentTitle(left) : undefined;
  return title === undefined || isRole(inner) || isInitials(inner) ? undefined : { title, company: inner };
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
    if (isFieldOf(left, at[0], company) || /^residence\b/iu.test(company)) continue;
    const title = presentTitle(left);
    if (title !== undefined) return { title, company };
  }
  return undefined;
}

/** French says 'chez' of an employer: what stands behind 'en' is a field. */
const FRENCH_STUDIED =
  /(?:ing[ée]nieure?|technicien(?:ne)?|sp[ée]cialiste|experte?|docteure?|dipl[ôo]m[ée]e?|format(?:eur|rice)|professeure?|enseignante?|[ée]tudiante?|doctorante?|chercheu(?:r|se)|charg[ée]e? d\S+|assistante?)$/iu;
const STUDIED =
  /(?:ingenier[oa]|engenheir[oa]|t[ée]cnic[oa]|licenciad[oa]|especialista|expert[oa]|bacharel|graduad[oa]|estudiante|estudante|m[áa]ster|doctor[a]?|doutor[a]?)$/iu;
const FIELD_ENDING =
  /(?:[íi]a|ci[óo]n|ções|ção|[íi]stica|[íi]tica|ismo|ncia|tura|icas?|ing|ogia|eza|tos|bles|ales|oft|ware)$/iu;

/** 'Ingénieur en Génie Civil', 'Especialista em Logística': what somebody learned, no employer. */
function isFieldOf(title: string, between: string, named: string): boolean {
  if (!/^\s(?:en|em|in)\s/iu.test(between) || ORGANISATION.test(named)) return false;
  if (FRENCH_STUDIED.test(title.trim()) && !STUDIED.test(title.trim())) return true;
  return STUDIED.test(title.trim()) && named.split(' ').some((word) => FIELD_ENDING.test(word));
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
        (!isRole(part) || LEGAL_FORM.test(part)) &&
        !isInitials(part) &&
        isCompanyName(part, true),
    );
    if (at > 0) {
      const inside = splitBareRole(parts[at - 1] ?? '');
      // 'VP Agronomy - Acme': what stands behind a bare rank is its field.
      const isField = inside && !isKnownCompany(inside.company ?? '') && isBareRank(inside.title ?? '');
      if (inside && !isField) return inside;
      if (isField) return { title: parts[at - 1] ?? '', company: parts[at] ?? '' };
      const title = presentTitle(bare.slice(0, bare.indexOf(parts[at] ?? '')));
      if (title !== undefined) return { title, company: parts[at] ?? '' };
    }
    if (!isRole(first) && isCompanyName(first) && isRole(second)) {
      return { company: first, title: presentTitle(second) ?? second };
    }
  }
  return undefined;
}

/** 'VP', 'Director' */
function isBareRank(title: string): boolean {
  const { seniority, department } = readTitleByRules(title);
  return seniority !== undefined && seniority !== 'Owner' && seniority !== 'CXO' && department === undefined;
}

/** Right after a role, or after what a bare rank is for: 'Director, Product Management, Acme'. */
function followsRole(parts: readonly string[], index: number): boolean {
  const before = parts[index - 1] ?? '';
  if (isRole(before)) return true;
  return (
    index === 2 && isWork(before) && isRole(parts[0] ?? '') && readTitleByRules(parts[0] ?? '').department === undefined
  );
}

function whole(segment: string): Role | undefined {
  const title = presentTitle(segment);
  if (title === undefined || !isRole(title)) return undefined;
  // 'Award-winning executive' praises and names no role.
  return PRAISE.test(title) && readTitleByRules(title).department === undefined ? undefined : { title };
}
