import type { Disqualifier, FitDecision } from '../../../shared/contract/fit.ts';
import { websiteHost } from '../../../shared/website-host.ts';
import { oncePer } from '../../platform/once-per.ts';
import type { CompanyFacts } from '../../providers/profile-facts.ts';
import type { OwnProfile } from '../own-company/own-profile.ts';
import type { OwnTrade } from '../own-company/own-trade.ts';
import type { Dossier } from '../prospect/dossier.ts';
import type { ProspectTrade } from '../prospect/prospect-trade.ts';
import { countSharedWords } from '../prospect/shared-words.ts';
import { customerSpans, isWithin } from '../trade/customer-spans.ts';
import { findSubjects } from '../trade/subjects/find-subjects.ts';
import { plainLine, splitLineIntoSentences } from '../wording/quoting.ts';
import { type CustomerFit, isSeller } from './find-links.ts';
import { sizeProblem } from './grade-market.ts';

const STUDENT =
  /(?:\b(?:students?|interns?|internship|trainee|apprentice|phd candidate|estudiante|estudante|étudiante?|stagiaire|studentin|masterstudent(?:in)?|bachelorstudent(?:in)?|werkstudent(?:in)?|praktikant(?:in)?|auszubildender?|becari[oa])|\p{L}{3,20}student(?:in)?)\b/iu;
/** A degree with a year to come, or the wish for an internship. */
const STUDYING =
  /\b(?:b\.? ?tech|b\.?e\.?|b\.?sc|m\.?sc|mba|bba|ph\.?d)\b[^|]{0,40}\b20(?:2[6-9]|3\d)\b|\binternships?\b|\bclass of 20(?:2[6-9]|3\d)\b/iu;
const SEEKING =
  /\b(?:open to work|opentowork|job ?seek(?:er|ing)|seeking (?:a |an |new )?(?:\w+ )?(?:role|opportunit\w+|position|job)|looking for (?:a |an |my )?(?:new |next )?(?:\w+ )?(?:role|opportunit\w+|position|job|internship)|auf jobsuche|en búsqueda activa|à la recherche d|em busca de)\b/iu;
const RETIRED =
  /\b(?:(?:retired|retiree|im ruhestand|jubilad[oa]|retraitée?|aposentad[oa]|pensionat[oa])\b|(?<=^|\| )retd\b|a\. ?d\.|i\. ?r\.)/iu;

const hostOf = oncePer(({ website }: CompanyFacts) => websiteHost(website));

type Found = NonNullable<FitDecision['disqualifier']>;

/** Finds what rules a prospect out as a customer, whatever else fits; null when nothing does. */
export function findDisqualifier(
  own: OwnTrade,
  profile: OwnProfile,
  dossier: Dossier,
  trade: ProspectTrade,
  customer: CustomerFit,
  size: number | undefined,
): Found | null {
  const { company = 'Their company', facts, title, person, first } = dossier;
  const found = (kind: Disqualifier, text: string): Found => ({ kind, text });
  if (profile.host !== '' && facts !== undefined && hostOf(facts) === profile.host)
    return found('colleague', `${company} is your own company`);
  const says = `${title ?? ''} | ${person.headline ?? ''}`;
  if (STUDENT.test(title ?? person.headline ?? '') || STUDENT.test((person.headline ?? '').slice(0, 30)))
    return found('student', `${first} is a student or trainee, who buys nothing for a company`);
  if (title === undefined && STUDYING.test(says)) return found('student', `${first} is still studying`);
  if (title === undefined || trade.functions[0] === 'job-seeker') {
    if (SEEKING.test(says)) return found('job_seeker', `${first} is looking for a job`);
  }
  if (RETIRED.test(says) || trade.functions[0] === 'retired') return found('retired', `${first} has retired`);
  for (const { capability, isSure } of own.capabilities.slice(0, 2)) {
    const sure = trade.sells.get(capability.id);
    // A customer may speak of the same thing as what it uses; one that is no customer of the user's and speaks of it sells it.
    if (sure === undefined || (!sure && customer.match === 'named' && !isMostlyTheSame(own, facts))) continue;
    return found(
      'competitor',
      isSure ? `${company} offers ${capability.label} itself` : `${company} seems to offer much the same itself`,
    );
  }
  if (facts !== undefined && (sellsTheSame(own, facts, customer) || sellsSubject(own, facts, customer, trade)))
    return found('competitor', `${company} seems to offer the same itself`);
  if (trade.isAlone && namesSubject(own, title ?? person.headline ?? ''))
    return found('competitor', `${first} offers the same on their own account`);
  const problem = sizeProblem(size, own.sizes);
  if ((problem === 'too_small' || problem === 'too_large') && size !== undefined) {
    const employees = size === 1 ? 'one employee' : `${size.toLocaleString('en-US')} employees`;
    return found(
      problem,
      `${company} has ${employees}, far ${problem === 'too_small' ? 'fewer' : 'more'} than the companies you speak of`,
    );
  }
  return null;
}

/** So many of the words for what they sell are the user's own. */
const MANY = 3;
const MUCH = 0.4;
const SOME = 0.3;

/** Whether theirs is no customer and speaks of what it sells as the user does. */
function sellsTheSame(own: OwnTrade, facts: CompanyFacts, customer: CustomerFit): boolean {
  if (customer.match === 'named') return false;
  const { count, share } = countSharedWords(own.words.offered, facts);
  return count >= MANY ? share >= SOME : count === MANY - 1 && share >= MUCH;
}

/** Whether theirs lives on selling what an offer of no known kind acts on: by its name, its tagline, its first sentence or its products. */
function sellsSubject(
  { subjects }: OwnTrade,
  facts: CompanyFacts,
  { match }: CustomerFit,
  trade: ProspectTrade,
): boolean {
  if (match === 'named' || subjects.size === 0) return false;
  // Where no customers are named, nobody but who sells it begins with it.
  if (match !== 'any' && !isSeller(trade)) return false;
  const [main] = subjects.keys();
  return main !== undefined && subjectsSoldBy(facts).has(main);
}

/** 'Freelance bid writer' for who writes bids. */
function namesSubject({ subjects }: OwnTrade, title: string): boolean {
  return subjects.size > 0 && findSubjects(title).some(({ id }) => subjects.has(id));
}

const subjectsSoldBy = oncePer(({ name, tagline = '', description = '', products }: CompanyFacts) => {
  const [first = ''] = splitLineIntoSentences(plainLine(description));
  const text = [name, tagline, first, ...products.map((product) => product.name)].join('\n');
  const spans = customerSpans(text);
  return new Set(findSubjects(text).flatMap(({ id, at }) => (isWithin(spans, at) ? [] : [id])));
});

/** Of a company of a kind that the user names: more than half of its words are the user's. */
const MOST = 0.5;

function isMostlyTheSame(own: OwnTrade, facts: CompanyFacts | undefined): boolean {
  if (facts === undefined) return false;
  const { count, share } = countSharedWords(own.words.offered, facts);
  return count >= MANY && share >= MOST;
}
