import type { FitDecision } from '../../../../shared/contract/fit.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { CompanyFacts } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { callCompany, namedAtStart } from '../../wording/company-name.ts';
import { kindOfCompany } from '../../wording/english/kind-of-company.ts';
import type { PhrasePicker } from '../../wording/phrasing.ts';
import { nameTown } from '../../wording/place.ts';
import { capital, compose, plainLine, splitLineIntoSentences } from '../../wording/quoting.ts';
import { tellCompany } from '../company-line.ts';
import type { UsedFacts } from '../used-facts.ts';

const FIELD = 'prospectCompanyProfile';
/** Of the company's own sentences; size and place come on top. */
const MOST_WORDS = 44;
/** Into a longer one the size is not woven: it would be hard to read. */
const SHORT_SENTENCE = 13;

/** What is told of a company beside its trade. */
interface Figures {
  /** '1,240': how many people work there. */
  people: string | undefined;
  town: string | undefined;
  founded: string | undefined;
}

/** '1,240', '51 to 200'; nothing for a company of one. */
const countPeople = oncePer(({ employeeCount, employeeRange }: CompanyFacts): string | undefined => {
  if (employeeCount !== undefined) return employeeCount > 1 ? employeeCount.toLocaleString('en-US') : undefined;
  const [, from, to] = /^([\d,.]+)\s*[-–]\s*([\d,.]+)$/.exec(employeeRange ?? '') ?? [];
  if (from !== undefined && to !== undefined) return `${from} to ${to}`;
  const [, least] = /^([\d,.]+)\s*\+$/.exec(employeeRange ?? '') ?? [];
  return least === undefined ? undefined : `${least} or more`;
});

function readFigures(facts: CompanyFacts, told: string, used: UsedFacts): Figures {
  const { headquarters, foundedYear } = facts;
  const people = countPeople(facts);
  const town = headquarters && nameTown(headquarters, told);
  const city = headquarters?.city ?? headquarters?.text.split(',', 1)[0];
  return {
    people: people !== undefined && !told.includes(people) && used.take('size', FIELD) ? people : undefined,
    town:
      town !== undefined && city !== undefined && !told.includes(city) && used.take('headquarters', FIELD)
        ? town
        : undefined,
    founded:
      foundedYear !== undefined && !told.includes(String(foundedYear)) && used.take('founded', FIELD)
        ? String(foundedYear)
        : undefined,
  };
}

/** A place inside a sentence that goes on: 'Kochi, India,'. */
const within = (town: string): string => (town.includes(',') ? `${town},` : town);

/** A sentence of the figures alone, about 'it'. */
function tellFigures({ people, town, founded }: Figures, pick: PhrasePicker, before = ''): string | undefined {
  const ways: string[] = [];
  if (people !== undefined && town !== undefined) {
    ways.push(
      `Home is ${town}. It employs ${people}`,
      `It sits in ${within(town)} and has ${people} employees`,
      `Based in ${town}, it employs ${people} people`,
      `It has ${people} employees and sits in ${town}`,
      `It employs ${people} people. Home is ${town}`,
      `It is run from ${town}. ${people} people work there`,
      `The company employs ${people} and sits in ${town}`,
    );
    if (founded !== undefined)
      ways.splice(0, 4, `It was founded in ${founded}. It sits in ${within(town)} and has ${people} employees`);
  } else if (people !== undefined && founded !== undefined) {
    ways.push(
      `Founded in ${founded}, it employs ${people} people`,
      `It dates from ${founded} and has ${people} employees`,
      `It began in ${founded} and employs ${people}`,
      `${people} people work there. It was founded in ${founded}`,
    );
  } else if (town !== undefined && founded !== undefined) {
    ways.push(`It was founded in ${founded} and sits in ${town}`, `It dates from ${founded} and is based in ${town}`);
  } else if (people !== undefined) {
    ways.push(`It employs ${people}`);
  } else if (town !== undefined) {
    ways.push(
      `Home is ${town}`,
      `It sits in ${town}`,
      `Its seat is ${town}`,
      `It is run from ${town}`,
      `It is based in ${town}`,
    );
  } else if (founded !== undefined)
    ways.push(`It dates from ${founded}`, `It was founded in ${founded}`, `It began in ${founded}`);
  // 'It has nine factories. It has 7,800 employees' sounds like a list.
  const opening = before.split(' ', 2).join(' ');
  const fresh = ways.filter((way) => opening === '' || !way.startsWith(`${opening} `));
  const open = fresh.length > 0 ? fresh : ways;
  return open.length === 0 ? undefined : pick('figures', open);
}

/** Place and size woven into the sentence of what the company does, where it has room for them. */
function weave(sentence: string, name: string, figures: Figures, pick: PhrasePicker): [string, Figures] {
  const { people, town, founded } = figures;
  const subject = namedAtStart(sentence, name);
  if (subject === undefined) return [sentence, figures];
  const rest = sentence.slice(subject.length);
  // 'Paywren is payroll software': the product, which sits nowhere and employs nobody.
  if (/^[,'’]|^ (?:is|are|was) (?!an? )/.test(rest)) return [sentence, figures];
  const doesThings = !/^ (?:is|has|was|are)\b/.test(rest);
  const isShort = sentence.split(' ').length < SHORT_SENTENCE;
  const ways: [string, Figures][] = [];
  const add = (told: string, left: Partial<Figures>) => ways.push([told, { ...figures, ...left }]);
  const both = { people: undefined, town: undefined };
  if (town !== undefined) {
    const left = { town: undefined };
    add(`${subject}, of ${town},${rest}`, left);
    add(`${subject} (${town})${rest}`, left);
    if (!town.includes(',')) add(`${subject} of ${town}${rest}`, left);
    if (doesThings) add(`From ${town}, ${sentence}`, left);
    if (people !== undefined && isShort) {
      add(`${subject}, based in ${within(town)} with ${people} employees,${rest}`, both);
      add(`${subject} (${people} people, ${town})${rest}`, both);
      add(`${subject}, of ${town}, with ${people} employees,${rest}`, both);
      if (isTeam(people)) add(`${subject}, a team of ${people} in ${town},${rest}`, both);
    }
  } else if (people !== undefined && isShort) {
    add(`With ${people} employees, ${sentence}`, both);
    add(`${subject} (${people} employees)${rest}`, both);
  }
  if (founded !== undefined && isShort && !/\bsince\b/.test(rest))
    add(`Founded in ${founded}, ${sentence}`, { founded: undefined });
  return ways.length === 0 ? [sentence, figures] : pick('weave', ways);
}

const isTeam = (people: string): boolean => Number(people) <= 40;

/** What a company is called that no sentence of its own describes in English. */
function nameKind(name: string, kind: string, { people, town, founded }: Figures, pick: PhrasePicker): string {
  const since = founded === undefined ? '' : `. It was founded in ${founded}`;
  const ways = [`${name} is ${kind}${town === undefined ? '' : ` in ${town}`}${since}`];
  if (people !== undefined && town !== undefined) {
    ways.splice(
      0,
      1,
      `${name} is ${kind} in ${town}. It employs ${people}${since}`,
      `${name}, ${kind} in ${town}, employs ${people} people${since}`,
      `With ${people} employees, ${name} is ${kind} based in ${town}${since}`,
      `${name}, of ${town}, is ${kind} with ${people} employees${since}`,
      `${capital(kind)} in ${town}, ${name} has ${people} employees${since}`,
      `${name} (${people} people, ${town}) is ${kind}${since}`,
      `${name}, of ${town}, is ${kind}. It employs ${people}${since}`,
    );
  } else if (people !== undefined) {
    ways.splice(
      0,
      1,
      `${name} is ${kind}. It employs ${people}${since}`,
      `${name}, ${kind}, has ${people} employees${since}`,
    );
  }
  return pick('kind', ways);
}

/** The company's own sentences, as many as have room. */
function chooseSentences(sentences: readonly string[]): string[] {
  const chosen: string[] = [];
  let words = 0;
  for (const sentence of sentences.slice(0, 3)) {
    words += sentence.split(' ').length;
    if (chosen.length > 0 && words > MOST_WORDS) break;
    chosen.push(sentence);
  }
  return chosen;
}

const firstSentenceOf = oncePer(
  ({ description = '' }: CompanyFacts) => splitLineIntoSentences(plainLine(description.slice(0, 600)))[0],
);

function cite(facts: CompanyFacts, isDescribed: boolean, { people, town, founded }: Figures): string[] {
  const cited: string[] = [];
  const first = firstSentenceOf(facts);
  if (isDescribed && first !== undefined) cited.push(`Company description: "${first}"`);
  if (facts.industry !== undefined) cited.push(`Industry: ${facts.industry}`);
  if (people !== undefined) cited.push(`Employees: ${people}`);
  if (town !== undefined) cited.push(`Headquarters: ${facts.headquarters?.text}`);
  if (founded !== undefined) cited.push(`Founded: ${founded}`);
  return cited;
}

/** What the prospect's company does, how large it is and where it sits. */
export function writeCompanyProfile(
  { facts, pick }: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  if (facts === undefined) return undefined;
  const name = callCompany(facts.name);
  const { sentences, beside } = tellCompany(facts);
  const isDescribed = (sentences.length > 0 || beside !== undefined) && used.take('description', FIELD);
  if (!isDescribed) {
    if (facts.industry === undefined || !used.take('industry', FIELD)) return undefined;
    const figures = readFigures(facts, name, used);
    return {
      value: compose(nameKind(name, kindOfCompany(facts.industry), figures, pick)),
      evidence: cite(facts, false, figures),
    };
  }
  let [first, ...rest] = chooseSentences(sentences);
  if (beside !== undefined && !(first?.endsWith(beside) ?? false)) {
    // 'chartered accountants for …' stands beside the name, whatever follows.
    const figures = readFigures(facts, [beside, ...sentences].join(' '), used);
    if (first === undefined) {
      const told = tellFigures(figures, pick)?.replace(/^It\b/, '');
      if (told === undefined || !/^ /.test(told)) return undefined;
      first = `${name}, ${beside},${told}`;
      return { value: compose(first), evidence: cite(facts, true, figures) };
    }
    first = `${name}, ${beside}, ${first.replace(/^It /, '')}`;
    return {
      value: compose(first, ...rest, tellFigures(figures, pick, rest.at(-1))),
      evidence: cite(facts, true, figures),
    };
  }
  if (first === undefined) return undefined;
  const figures = readFigures(facts, [first, ...rest].join(' '), used);
  if (beside !== undefined && figures.people !== undefined && rest.length === 0) {
    const at = figures.town === undefined ? '' : `is based in ${within(figures.town)} and `;
    const ways = [
      `${capital(beside)}, ${name} ${at}has ${figures.people} employees`,
      `${name}, ${beside}, ${at}employs ${figures.people} people`,
    ];
    const way = pick('beside', ['', ...ways]);
    if (way !== '' && beside.split(' ').length <= 16 && !beside.includes(':')) {
      const since = tellFigures({ people: undefined, town: undefined, founded: figures.founded }, pick);
      return { value: compose(way, since), evidence: cite(facts, true, figures) };
    }
  }
  const [opening, left] = weave(first, name, figures, pick);
  return {
    value: compose(opening, ...rest, tellFigures(left, pick, rest.at(-1))),
    evidence: cite(facts, true, figures),
  };
}
