import type { Department } from '../../../../shared/catalogue.ts';
import { cutAt } from '../../../../shared/trim-text.ts';
import { readTitleByRules } from '../../../vocabulary/job-titles/read-title-by-rules.ts';
import { isRole, isWork } from '../../../vocabulary/job-titles/title-words.ts';
import { isCompanyName, isInitials, isKnownCompany } from './company-name.ts';
import { takeFormerEmployers } from './former-employers.ts';
import type { HeadlineReading } from './headline-reading.ts';
import type { Role } from './role.ts';
import { isSideRole } from './side-role.ts';
import { splitHeadline, trimSigns } from './split-headline.ts';
import { splitAtEmployer, splitRole } from './split-role.ts';

const SEEKING =
  /^(?:i am |i'm |currently |actively )*(?:open to|looking for|seeking|searching|in search of|available for|job ?seeker|unemployed|between jobs|en recherche|à la recherche|recherche (?:un|d)|a la recherche|auf der suche|suche |en búsqueda|en busqueda|buscando|busco|em busca|in cerca|cerco|op zoek|incoming|future|experienced in|graduate looking|recent graduate|#opentowork|opentowork|retired|hiring|we are hiring|we're hiring)\b/iu;
/** Hashtags and little words before what somebody is: '#Hiring Senior Recruiter', 'Now VP Sales'. */
const LEADING = /^(?:#(?!opentowork)\p{L}+\s+(?=\p{Lu}\p{Ll})|(?:now|currently|today)[:,]?\s(?=\p{Lu}))/iu;
const SLOGAN =
  /^(?:专注|擅长|热爱|致力于|喜欢)|^(?:i |we |my |our )(?!t\b)|^(?:i help|helping|building|passionate|on a mission|empowering|enabling|making|driving|turning|transforming|creating|connecting|let's|let us|on a journey|believer|making|ask me|dm me|follow|join|award(?!-)|winner|forbes|top voice|linkedin top|author of|speaker at|alum)\b/iu;
const ENDS_SLOGAN = /[!?]\s*$/u;
/** What somebody likes or has been, not what they do: 'ML enthusiast', 'Navy veteran'. */
const LIKES = /\b(?:enthusiast|lover|geek|nerd|aficionado|junkie|addict|learner|dreamer|believer|veteran)s?\s*$/iu;
const HIRING = /\b(?:we\s?(?:['’]re|are) hiring|hiring(?: now)?)\b/iu;
/** Who leads a company says its name next, whatever words it is made of. */
const LEADS_ALL = /\b(?:ceo|founder|co-?founder|owner|president)\b/iu;
const STUDY =
  /^(?:(?:b\.?s\.?c?|m\.?s\.?c?|b\.?a|m\.?a|mba|bba|phd|b\.?tech|m\.?tech|undergrad(?:uate)?|grad(?:uate)?|junior|senior|sophomore|freshman|rising \w+)\s?(?:in|of|,)?\s?)?(?:cs|ee|eecs|cse|ece|math|maths|mathematics|economics|econ|computer science|physics|biology|chemistry|symbolic systems|data science|statistics|business administration|mechanical engineering|electrical engineering|mba|phd|law|finance|psychology)?(?:\s?['’]?\d{2,4})?$/iu;
const SUBJECT =
  /\b(?:cs|ee|ms|m\.s\.|bs|b\.s\.|ba|bsc|msc|mba|phd|major|minor|sciences?|economics|math|mathematics|physics|biology|chemistry|engineering|symbolic|psychology|history|philosophy|statistics|medicine)\b/iu;
const SCHOOL =
  /\b(?:university|université|universität|universidad|universidade|college|school|institute|stanford|harvard|mit|yale|princeton|columbia|cornell|berkeley|ucla|usc|nyu|cmu|oxford|cambridge|wharton|insead|iit|iim|bits|nit|caltech|georgia tech|uc \w+|duke|trichy|bits pilani|vit|jntu|upenn|penn|brown|dartmouth|eth|hec|polytechnique|polytechnic)\b/iu;

/**
 * Reads the present role out of a profile's headline. The first role that is named counts; what is not sure stays away.
 * @param headline 'VP Sales @ Foo (YC W21) | ex-Bar | Helping founders sell'
 * @returns { title: 'VP Sales', company: 'Foo', seniority: 'VP', department: 'Sales', former: ['Bar'] }
 */
export function readHeadlineByRules(headline: string): HeadlineReading {
  const former: string[] = [];
  let role: Role | undefined;
  let canName = false;
  const segments = splitHeadline(headline);
  for (const segment of segments) {
    const taken = takeFormerEmployers(presentFirst(segment.replace(LEADING, '')));
    former.push(...taken.former);
    const present = taken.present;
    if (present === '' || SEEKING.test(present)) continue;
    if (role?.title === undefined) {
      const found =
        SLOGAN.test(present) || LIKES.test(present)
          ? undefined
          : (readStudy(present) ?? readRole(present, segments.length === 1));
      if (found) role = { ...role, ...found };
      canName = role?.title !== undefined && role.company === undefined;
    } else if (canName) {
      // Straight after the role the employer may stand alone, or a role that says its employer is the main one.
      const next = isSideRole(present) ? undefined : splitAtEmployer(present);
      if (next?.title !== undefined && isRole(next.title)) role = next;
      // 'CIO | Digitalisation at Acme': the field of the role that was named before.
      else if (next?.company !== undefined) role = { ...role, company: next.company };
      else if (mayBeEmployer(present, role) && isCompanyName(present, LEADS_ALL.test(role.title ?? '')))
        role = { ...role, company: present };
      canName = false;
    }
  }
  const { seniority, department } =
    role?.title === undefined ? readFieldOf(segments) : readTitleByRules(withoutPurpose(role.title));
  return { ...role, ...(seniority && { seniority }), ...(department && { department }), former: [...new Set(former)] };
}

/** 'ex-Acme, now Buyer at Foo' as 'Buyer at Foo, ex-Acme'. */
function presentFirst(segment: string): string {
  const [past = '', present = '', more] = segment.split(NOW);
  return present === '' || more !== undefined || !/^(?:ex|former)/iu.test(past) ? segment : `${present}, ${past}`;
}

const NOW = /,?\s(?:now|currently|jetzt|ahora|maintenant)\s(?=\p{Lu})/u;

const TEACHES =
  /\b(?:professor|lecturer|teacher|researcher|postdoc|dean|fellow|student|faculty|scholar|librarian|professora?|profesora?|enseignante?|dozent(?:in)?)\b/iu;

/** No role, no degree, no list of skills ('Go, Python, GCP', 'React/TypeScript'), and a school only of those who work at one. */
function mayBeEmployer(segment: string, role: Role): boolean {
  if (SLOGAN.test(segment) || /\p{L}\/\p{L}/u.test(segment)) return false;
  if (isRole(segment) || isInitials(segment) || segment.split(',').length > 2) return false;
  return !SCHOOL.test(segment) || TEACHES.test(role.title ?? '');
}

/** 'Designer for student teams' is no student: whom the work is for says no rank. */
export function withoutPurpose(title: string): string {
  const [work = '', purpose] = title.split(/\s(?:for|para|pour|für)\s(?=\p{Ll})/u);
  return purpose !== undefined && isRole(work) ? work : title;
}

function readRole(segment: string, isAll: boolean): Role | undefined {
  const said = trimSigns(cutAt(segment, HIRING));
  if (ENDS_SLOGAN.test(said)) return splitAtEmployer(said);
  // A company before the role ('Acme | Buyer'), a field that is all that is said ('Software Engineering').
  if (isKnownCompany(said)) return { company: said };
  return splitRole(said) ?? (isAll && isFieldName(said) ? { title: said } : undefined);
}

/** 'Talent Acquisition | Tech Recruiting': no role, but the department that the first words name. */
function readFieldOf(segments: readonly string[]): { seniority?: undefined; department?: Department } {
  const [first = ''] = segments;
  const department = segments.length > 1 && isFieldName(first) ? readTitleByRules(first).department : undefined;
  return department ? { department } : {};
}

function isFieldName(text: string): boolean {
  return text.split(' ').length <= 4 && isWork(text) && !isCompanyName(text);
}

/** 'CS @ Stanford': a student, by the subject and the school. */
function readStudy(segment: string): Role | undefined {
  const [subject = '', school, more] = segment.split(/\s?@\s?|\sat\s/iu);
  if (school === undefined || more !== undefined || !SCHOOL.test(school)) return undefined;
  if (!STUDY.test(subject.trim()) && (isRole(subject) || !SUBJECT.test(subject))) return undefined;
  return { title: 'Student', company: cutAt(school, /['’(,]/u).trim() };
}
