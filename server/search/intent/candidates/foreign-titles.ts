import type { SeniorityLevel } from '../../../../shared/catalogue.ts';
import type { TitleWanted } from '../../../providers/people-search.ts';
import { findListedTitle } from '../../../vocabulary/job-titles/find-job-title.ts';
import { type JobFunction, type Meanings, meaningsOf } from '../lexicon.ts';
import { plain } from '../plain.ts';
import type { QueryText } from '../query-text.ts';
import { writeTitle } from '../write-names.ts';
import type { Candidate } from './candidate.ts';
import { occupationsFrom } from './occupations.ts';

/** Words between a role and its function: 'gerente de ventas', 'directeur de la logistique'. */
const OF = new Set(
  'de,du,des,d,del,da,do,dos,das,der,fur,von,la,las,los,l,le,les,el,e,en,em,ka,ke,ki,का,के,की,di,dello,della,delle,dei,degli,dell,per,van,ds,spraw,for,till,til,av,af,adjoint,regional,regionales,national,nacional,nacionales'.split(
    ',',
  ),
);
/** Adjectives of a title that say nothing about the function. */
const REGIONAL = /^(?:regional|national|nacional|nacionales|regionales|regionaux|adjoint|adjunto)/;
const LONGEST = 6;

const SENIORITY: Readonly<Record<string, SeniorityLevel>> = {
  Director: 'Director',
  Manager: 'Manager',
  Head: 'Director',
  Supervisor: 'Senior',
  'Vice President': 'VP',
};

/** Titles in Spanish, French, German, Portuguese and Hindi, by their English names. */
export function readForeignTitles(text: QueryText, from: number): Candidate[] {
  const found: Candidate[] = [];
  for (let to = from + 1; to <= Math.min(text.length, from + LONGEST) && text.isWord(to - 1); to += 1) {
    const english = text.meanings(from, to)?.foreignTitle;
    if (english) found.push(asTitle(text, from, to, titleNamed(english), 0));
  }
  found.push(...readRoleFirst(text, from), ...readFunctionFirst(text, from), ...readEnglishFirst(text, from));
  const compound = readCompound(text.token(from)?.text ?? '');
  if (compound) found.push(asTitle(text, from, from + 1, compound, 0.3));
  // Our own words say better what most people mean.
  const known = new Set(found.map(({ to }) => to));
  for (const { to, name, department } of occupationsFrom(text, from)) {
    if (known.has(to)) continue;
    const title = titleNamed(name);
    found.push(asTitle(text, from, to, { ...(department && { department }), ...title }, to > from + 1 ? 0 : 0.4));
  }
  return found;
}

function asTitle(text: QueryText, from: number, to: number, title: TitleWanted, less: number): Candidate {
  const typed = text.typed(from, to);
  const titles = [{ ...title, phrases: [...new Set([...title.phrases, typed])] }];
  const skipped = to === from + 1 && text.isSkipped(from) ? 2 : 0;
  return { from, to, score: 2.2 + 2.2 * (to - from) - less - skipped, meaning: { kind: 'title', titles } };
}

/** 'gerentes de recursos humanos', 'responsables achats', 'Leiter der IT', 'directores de marketing y ventas'. */
function readRoleFirst(text: QueryText, from: number): Candidate[] {
  for (let end = Math.min(text.length, from + 2); end > from; end -= 1) {
    const means = text.meanings(from, end);
    const role = means?.foreignRole ?? vicePresident(means);
    if (!role) continue;
    let at = end;
    while (at < end + 3 && OF.has(text.token(at)?.text ?? '')) at += 1;
    const regional = text.tokens.slice(end, at).some((token) => REGIONAL.test(token.text));
    const found: Candidate[] = [];
    for (let to = Math.min(text.length, at + 4); to > at; to -= 1) {
      const next = text.meanings(at, to);
      const isSkill =
        KNOWING.has(role) && to === at + 1 && !next?.function && (!text.isSkipped(at) || text.isAcronym(at));
      const skill = isSkill ? next?.keyword : undefined;
      if (skill !== undefined && text.isWord(at)) found.push(asTitle(text, from, to, knowing(role, skill), 0.2));
      const work = next?.foreignFunction ?? (at > end || means?.foreignRole ? next?.function : undefined);
      if (!work || !text.isWord(at)) continue;
      const name = `${regional ? 'Regional ' : ''}${nameOf(role, work)}`;
      const title: TitleWanted = {
        name,
        phrases: [name],
        related: [],
        ...(SENIORITY[role] && { seniority: SENIORITY[role] }),
        ...(work.department && { department: work.department }),
      };
      found.push(asTitle(text, from, to, title, 0));
    }
    return found;
  }
  return [];
}

/** Roles that are named by a skill. */
const KNOWING = new Set(['Developer', 'Engineer', 'Consultant', 'Architect', 'Analyst', 'Specialist', 'Administrator']);

/** 'développeur Python' is a developer who knows Python. */
function knowing(role: string, skill: string): TitleWanted {
  const general = titleNamed(role);
  const name = `${skill} ${role}`;
  return { ...general, name, phrases: [name], related: [...general.phrases, ...general.related], mentions: [skill] };
}

/** 'VP de ventas', 'VP Ventes': English levels with a function in another language. */
function vicePresident(means: Meanings | undefined): string | undefined {
  return means?.level && means.level.joins !== 'after'
    ? means.level.name === 'Head'
      ? 'Head'
      : means.level.name
    : undefined;
}

/** 'sales ka head', 'marketing ke manager', and in Hindi without a word between. */
function readFunctionFirst(text: QueryText, from: number): Candidate[] {
  for (let to = Math.min(text.length, from + 3); to > from; to -= 1) {
    const means = text.meanings(from, to);
    const work = means?.function ?? means?.foreignFunction;
    if (!work) continue;
    const joint = /^(?:ka|ke|ki|का|के|की)$/.test(text.token(to)?.text ?? '') ? 1 : 0;
    const end = to + joint;
    const head = text.meanings(end, end + 1);
    const role =
      joint > 0 ? (head?.level?.name ?? head?.foreignRole ?? head?.role) : means?.foreignFunction && head?.foreignRole;
    if (!role) continue;
    const seniority = head?.level?.seniority ?? SENIORITY[role];
    const name = nameOf(role, work);
    const title = {
      name,
      phrases: [name],
      related: [],
      ...(seniority && { seniority }),
      ...(work.department && { department: work.department }),
    };
    return [asTitle(text, from, end + 1, title, 0)];
  }
  return [];
}

const LEADING = /^(?:lead|leitender|leitende|leitenden)$/;

/** 'Backend Ontwikkelaar', and in quotes '"Senior Ingenieur"': an English word before a role in another language. */
function readEnglishFirst(text: QueryText, from: number): Candidate[] {
  const role = text.meanings(from + 1, from + 2)?.foreignRole;
  const word = text.token(from)?.text ?? '';
  if (role === undefined || !KNOWING.has(role) || !/^[a-z]/.test(word) || !text.isPhrase(from, from + 2)) return [];
  const means = text.meanings(from, from + 1);
  const isLeading = LEADING.test(word);
  const level = isLeading || means?.level?.joins === 'after' ? undefined : means?.seniority?.[0];
  if ((isLeading || level) && !text.isQuoted(from)) return [];
  if (!(isLeading || level || means?.keyword || means?.function || means?.qualifier)) return [];
  const written = isLeading ? 'Lead' : writeTitle(text.shown(from, from + 1));
  const title = titleNamed(`${written} ${role}`);
  return [
    asTitle(text, from, from + 2, { ...title, ...((level ?? isLeading) && { seniority: level ?? 'Senior' }) }, 0),
  ];
}

function nameOf(role: string, work: JobFunction): string {
  if (role === 'Head') return `Head of ${work.name}`;
  if (/^(?:VP|SVP|EVP|AVP|Vice President)$/.test(role))
    return `${role === 'Vice President' ? 'VP' : role} of ${work.name}`;
  return `${work.name} ${role}`;
}

/** The title by its English name, with what it implies. */
function titleNamed(english: string): TitleWanted {
  const key = plain(english).replaceAll('-', ' ');
  const known = meaningsOf(key)?.title;
  if (known) return { ...known, name: english, phrases: [...new Set([english, ...known.phrases])] };
  const [first = '', ...rest] = english.split(' ');
  const level = /^Head of /.test(english) ? 'Director' : SENIORITY[english.split(' ').at(-1) ?? ''];
  const work = meaningsOf(
    plain(first === 'Head' ? rest.slice(1).join(' ') : english.split(' ').slice(0, -1).join(' ')),
  )?.function;
  const found = findListedTitle(english);
  const department = work?.department ?? found?.department;
  return {
    name: english,
    phrases: [english],
    related: [],
    ...(level && { seniority: level }),
    ...(department && { department }),
  };
}

const COMPOUND_ENDS: readonly (readonly [RegExp, string])[] = [
  [/^(.{3,}?)s?leiter(?:in|innen)?$/, 'Head'],
  [/^(.{3,}?)s?leitung$/, 'Head'],
  [/^(.{3,}?)s?chef(?:in|s)?$/, 'Head'],
  [/^(.{3,}?)s?manager(?:in|innen|s)?$/, 'Manager'],
  [/^(.{3,}?)s?(?:chefer|sjef|sjefer|leder|ledere|ledare)$/, 'Manager'],
  [/^(.{3,}?)s?leiders?$/, 'Manager'],
  [/^(.{3,}?)s?hoofd(?:en)?$/, 'Head'],
  [/^(.{3,}?)s?direct(?:eur|euren|rice)$/, 'Director'],
  [/^(.{3,}?)s?medewerk(?:er|ers|ster)$/, 'Employee'],
  [/^(.{3,}?)s?adviseurs?$/, 'Consultant'],
  [/^(.{3,}?)s?(?:konsulent|konsulenter|konsulter)$/, 'Consultant'],
  [/^(.{3,}?)s?direktor(?:in|en|innen|er)?$/, 'Director'],
  [/^(.{3,}?)s?verantwortliche(?:r|n)?$/, 'Manager'],
  [/^(.{3,}?)s?entwickler(?:in|innen|n)?$/, 'Developer'],
  [/^(.{3,}?)s?ingenieur(?:e|in|en|innen)?$/, 'Engineer'],
  [/^(.{3,}?)s?berater(?:in|innen|n)?$/, 'Consultant'],
  [/^(.{3,}?)s?techniker(?:in|innen|n)?$/, 'Technician'],
  [/^(.{3,}?)s?spezialist(?:in|en|innen)?$/, 'Specialist'],
  [/^(.{3,}?)s?assistent(?:in|en|innen)?$/, 'Assistant'],
  [/^(.{3,}?)s?referent(?:in|en|innen)?$/, 'Officer'],
  [/^(.{3,}?)s?mitarbeiter(?:in|innen|n)?$/, 'Employee'],
];

/** German titles in one word: 'Einkaufsleiter', 'Qualitätsmanagerin', 'Java-Entwickler' without its hyphen. */
function readCompound(word: string): TitleWanted | undefined {
  if (word.length > 40) return undefined;
  for (const [pattern, role] of COMPOUND_ENDS) {
    const begin = pattern.exec(word)?.[1];
    if (begin === undefined) continue;
    const means = meaningsOf(begin) ?? meaningsOf(begin.replace(/s$/, ''));
    const work = means?.foreignFunction ?? means?.function;
    if (!work) continue;
    const name = nameOf(role, work);
    const seniority = SENIORITY[role];
    return {
      name,
      phrases: [name],
      related: [],
      ...(seniority && { seniority }),
      ...(work.department && { department: work.department }),
    };
  }
  return undefined;
}
