import type { SeniorityLevel } from '../../../../shared/catalogue.ts';
import type { FitDecision } from '../../../../shared/contract/fit.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { CompanyFacts } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import { tellingStems } from '../../own-company/own-words.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { citePost } from '../../prospect/read-post.ts';
import { findStatedTrouble, type StatedTrouble } from '../../prospect/stated-trouble.ts';
import { findFunctions, JOB_FUNCTIONS } from '../../trade/job-functions/find-functions.ts';
import { functionsInHeadline } from '../../trade/job-functions/functions-of-title.ts';
import { possessive } from '../../wording/company-name.ts';
import { areMostlyEnglishWords } from '../../wording/english/english-words.ts';
import { isEnglish } from '../../wording/language-of.ts';
import { article, writeList, writeWhen } from '../../wording/phrasing.ts';
import { capital, compose, plainLine, quote } from '../../wording/quoting.ts';
import { townOf } from '../open-roles.ts';
import { postFact, quoteSentence } from '../post-lines.ts';
import type { UsedFacts } from '../used-facts.ts';

/** Trouble at work that the person states, or a role that is open in their own function; nothing that is guessed. */
export function writePainPoints(dossier: Dossier, _fit: FitDecision | undefined, used: UsedFacts): Insight | undefined {
  // Beside what somebody says, a job advertisement says little.
  const told = tellStated(dossier, used) ?? tellOpenRoles(dossier, used);
  return told && { value: compose(told.text), evidence: told.evidence };
}

interface Told {
  text: string;
  evidence: string[];
}

function tellStated(dossier: Dossier, used: UsedFacts): Told | undefined {
  const { posts, person, about, now } = dossier;
  for (const post of posts) {
    const trouble = post.trouble;
    if (trouble === undefined || !used.take(postFact(post, trouble.sentence), 'painPoints')) continue;
    const said = wordsOfTrouble(trouble);
    for (const one of said) used.take(postFact(post, one), 'painPoints');
    return {
      text: quoteSentence(said.join(' '), post.text, dossier, writeWhen(post.date, now)),
      evidence: [citePost(post)],
    };
  }
  for (const [key, text, sentences] of [
    ['headline', person.headline, undefined],
    ['about', person.about, about],
  ] as const) {
    const trouble = text === undefined ? undefined : findStatedTrouble(text, sentences, 'self-description');
    if (trouble === undefined || text === undefined || !used.take(key, 'painPoints')) continue;
    const source = key === 'about' ? 'in the about text' : 'in the headline';
    return {
      text: quoteSentence(wordsOfTrouble(trouble).join(' '), text, dossier, source),
      evidence: [`${capital(key)}: ${quote(trouble.sentence)}`],
    };
  }
  return undefined;
}

const MOST_QUOTED = 260;

/** So short a sentence says little without the next. */
const SHORT = 36;

/** The sentences that are quoted: the trouble whole, and what stands before it, for it often says why. */
function wordsOfTrouble({ sentence, before, after }: StatedTrouble): string[] {
  const said = sentence.length < SHORT && after !== undefined ? [sentence, after] : [sentence];
  const both = before === undefined ? said : [before, ...said];
  return [both, said].find((one) => one.join(' ').length <= MOST_QUOTED) ?? [sentence];
}

/** They have people for that: what one of their teams lacks is no trouble of theirs. */
const AT_THE_TOP: ReadonlySet<SeniorityLevel> = new Set(['Owner', 'Partner', 'CXO']);
/** Roles that need no function of their own, or head everything. */
const TOO_WIDE = new Set(['general-management', 'founder', 'student', 'job-seeker', 'retired', 'board-advisory']);

/** Open roles with what each is in charge of, and the words that say of what. */
const readRoles = oncePer(({ openRoles }: CompanyFacts) =>
  openRoles.map((role) => ({
    ...role,
    main: findFunctions(role.title)[0],
    words: [...tellingStems(role.title, [])],
  })),
);

/** What stands before the first mark says what they do, the rest with what: 'Product Manager, Dental' manages products. */
const startOf = (title: string): string => /^[^,|(/]+/.exec(title)?.[0] ?? '';

function mainFunction(title: string, headline: string | undefined): string | undefined {
  const ofTitle = findFunctions(title);
  const known = ofTitle.length > 0 ? ofTitle : functionsInHeadline(headline ?? '');
  return [...findFunctions(startOf(title)), ...known].find((id) => !TOO_WIDE.has(id));
}

/** '(m/w/d)', '(H/F)': that both are meant. */
const BOTH_MEANT = / ?\((?:[mwfdhx](?:[/|*][mwfdhx]){1,3}|all genders|any gender)\)/giu;

/** 'an Area Sales Manager', 'a "Sachbearbeiter Entgeltabrechnung"'. */
function nameOpenRole(title: string): string {
  const plain = plainLine(title).replace(BOTH_MEANT, '');
  return `${article(plain)} ${isEnglish(plain) && areMostlyEnglishWords(plain) ? plain : quote(plain)}`;
}

function tellOpenRoles(
  { title, person, first, facts, company, seniority }: Dossier,
  used: UsedFacts,
): Told | undefined {
  if (facts === undefined || company === undefined || (seniority !== undefined && AT_THE_TOP.has(seniority)))
    return undefined;
  const main = mainFunction(title ?? '', person.headline);
  // 'Director of Membership' and 'Membership Engagement Executive': one field, whatever it is called.
  const words = tellingStems(startOf(title ?? ''), []);
  const roles = readRoles(facts)
    .filter((role) => (main !== undefined && role.main === main) || role.words.some((word) => words.has(word)))
    .slice(0, 2);
  const [role] = roles;
  if (role === undefined || !used.take(`role ${role.title}`, 'painPoints')) return undefined;
  const label = roles.some((one) => one.main !== main)
    ? undefined
    : JOB_FUNCTIONS.find(({ id }) => id === main)?.label.replace(/^the /, '');
  const team = label === undefined ? possessive(first) : `the ${label}`;
  const named = roles.map((one) => {
    const town = townOf(one);
    return `${nameOpenRole(one.title)}${town === '' ? '' : ` in ${town}`}`;
  });
  return {
    text: `${company} is looking for ${writeList(named)}, so ${team} team may be short of people`,
    evidence: roles.map((one) => `Open role: ${one.title}`),
  };
}
