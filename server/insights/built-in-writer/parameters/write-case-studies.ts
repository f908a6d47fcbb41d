import type { FitDecision } from '../../../../shared/contract/fit.ts';
import { oncePer } from '../../../platform/once-per.ts';
import type { CompanyFacts } from '../../../providers/profile-facts.ts';
import type { Insight } from '../../insight-writer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { callCompany } from '../../wording/company-name.ts';
import { lowerStart } from '../../wording/english/lower-start.ts';
import { toThirdPerson } from '../../wording/english/third-person.ts';
import { isEnglish } from '../../wording/language-of.ts';
import { writeList } from '../../wording/phrasing.ts';
import { compose, plainLine, splitLineIntoSentences } from '../../wording/quoting.ts';
import type { UsedFacts } from '../used-facts.ts';
import { isKindOfClient } from './write-customers.ts';

const FIELD = 'caseStudiesClients';
const MOST_CASES = 2;
/** Beyond this the stories are enough. */
const MOST_WORDS = 55;
const MOST_CLIENTS = 5;
const MOST_CHARS = 220;

type CaseStudy = CompanyFacts['caseStudies'][number];

/** The first sentence of a story, without its mark; undefined when it cannot be told as it stands. */
function tellLine(text: string, company: string): string | undefined {
  const [line = ''] = splitLineIntoSentences(plainLine(text.slice(0, 600)));
  if (line.length < 3 || line.length > MOST_CHARS || /…|\.\.\./.test(line) || !isEnglish(line, text)) return undefined;
  return toThirdPerson(line.replace(/\.$/, ''), company);
}

/** Client, trouble, result: in the company's own sentences. */
function tellCase({ client, challenge, outcome }: CaseStudy, company: string): string | undefined {
  const trouble = tellLine(challenge, company);
  const result = tellLine(outcome, company);
  if (trouble === undefined && result === undefined) return undefined;
  const named = (text: string) => (text.includes(client) ? text : `${client}: ${lowerStart(text)}`);
  if (trouble === undefined) return compose(named(result ?? ''));
  return compose(named(trouble), result);
}

/** The stories of a company that can be told. */
const tellCases = oncePer(({ name, caseStudies }: CompanyFacts) =>
  caseStudies.flatMap((study) => {
    const text = tellCase(study, callCompany(name));
    return text === undefined ? [] : [{ study, text }];
  }),
);

function nameClients(name: string, clients: readonly string[], isMore: boolean, { pick }: Dossier): string | undefined {
  if (clients.length === 0) return undefined;
  const list = writeList(clients);
  const isOne = clients.length === 1;
  if (isMore) {
    return pick('more-clients', [
      `It also names ${list}`,
      isOne ? `Another client: ${list}` : `Other clients: ${list}`,
      isOne ? `${list} is a client too` : `${list} are clients too`,
      `It also works for ${list}`,
    ]);
  }
  return pick('clients', [
    isOne ? `${list} is a client` : `${list} are clients`,
    isOne ? `One client of ${name}: ${list}` : `Clients of ${name}: ${list}`,
    isOne ? `${list} buys from ${name}` : `${list} buy from ${name}`,
    `${name} works for ${list}`,
    `${name} serves ${list}`,
  ]);
}

/** Which clients the company shows, what was wrong there and what came of it. */
export function writeCaseStudies(
  dossier: Dossier,
  _fit: FitDecision | undefined,
  used: UsedFacts,
): Insight | undefined {
  const { facts } = dossier;
  if (facts === undefined) return undefined;
  const name = callCompany(facts.name);
  const cases = tellCases(facts)
    .filter(({ study }) => used.take(`case ${study.client}`, FIELD))
    .slice(0, MOST_CASES);
  const shown = new Set(cases.map(({ study }) => study.client));
  const clients = [...new Set([...facts.clients, ...facts.caseStudies.map(({ client }) => client)])]
    .filter((client) => !shown.has(client) && client.trim() !== '' && !isKindOfClient(client))
    .filter((client) => used.take(`client ${client}`, FIELD))
    .slice(0, MOST_CLIENTS);
  if (cases.length === 0 && clients.length === 0) return undefined;
  const stories = compose(...cases.map(({ text }) => text));
  const named =
    stories.split(' ').length > MOST_WORDS ? undefined : nameClients(name, clients, cases.length > 0, dossier);
  return {
    value: compose(stories, named),
    evidence: [
      ...cases.map(({ study }) => `Case study ${study.client}: "${plainLine(study.outcome).replace(/\.$/, '')}"`),
      ...(clients.length > 0 && named !== undefined ? [`Clients: ${clients.join(', ')}`] : []),
    ],
  };
}
