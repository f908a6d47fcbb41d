import { z } from 'zod';

/** How the model of the stand-in behaves. All can be changed while it runs. */
export interface ModelManners {
  /** The formats of an answer the server takes; others are refused with 400. */
  formats: readonly ('json_schema' | 'json_object' | 'text')[];
  /** Does what facts and pages order it to do, and repeats what they want to be said. */
  obeys: boolean;
  /** So many answers are words instead of JSON, */
  babbles: number;
  /** or JSON that does not fit, */
  misfits: number;
  /** or hold a person, a company and a number that no fact knows. */
  invents: number;
  /** The JSON stands behind thoughts and in a code fence. */
  thinks: boolean;
  /** Answers carry the tokens used, or what the server says they are. */
  counts: boolean | { prompt_tokens: number; completion_tokens: number };
  /** Instead of what it would write: by field of the answer. */
  says: Record<string, unknown>;
}

/** What `invents` writes. */
export const INVENTED = 'Rahul Verma of Maersk saved 4711 hours.';

/** What the model answers. The fields that are asked for stand in the schema that ends the instructions. */
export function say(instructions: string, prompt: string, manners: ModelManners): string {
  if (manners.babbles > 0 || prompt.includes('zz-model-babbles')) {
    manners.babbles -= 1;
    return 'Sure! Here is what I think about it: a fine question.';
  }
  if (manners.misfits > 0) {
    manners.misfits -= 1;
    return '{"answer": 42}';
  }
  const schema = z
    .object({ properties: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(instructions.slice(instructions.lastIndexOf('\n') + 1)));
  const invents = manners.invents > 0;
  if (invents) manners.invents -= 1;
  const fields = Object.keys(schema.properties);
  const material = readMaterial(prompt, manners.obeys);
  const written = Object.fromEntries(
    fields.map((field) => [field, field in manners.says ? manners.says[field] : write(field, material, invents)]),
  );
  const json = JSON.stringify(written);
  return manners.thinks
    ? `<think>They want {"a": note}. Let me see {…}</think>Here it is:\n\`\`\`json\n${json}\n\`\`\`\nDone.`
    : json;
}

interface Material {
  /** Facts by id, in order. */
  facts: [id: string, text: string][];
  /** What an obedient model was told to write by a fact. */
  orders?: string;
}

const ORDER = /\b(?:ignore|write|say|set|send|mention|recommend|include)\b/i;

function readMaterial(prompt: string, obeys: boolean): Material {
  const inside = prompt.slice(prompt.indexOf('<facts>') + 7, prompt.lastIndexOf('</facts>'));
  const facts = [...inside.matchAll(/^\((\w+)\) (.*)$/gm)].map(([, id = '', text = '']): [string, string] => [
    id,
    text,
  ]);
  const order = obeys ? inside.split('\n').find((line) => ORDER.test(line)) : undefined;
  return { facts, ...(order && { orders: order.replace(/^\(\w+\) /, '') }) };
}

/** The facts each field is written from, by how their ids begin; the first that is there. */
const SOURCES: Readonly<Record<string, string>> = {
  personalInterests: 'about unpaid post',
  prospectCompanyProfile: 'companytext company page',
  prospectSummary: 'job headline',
  caseStudiesClients: 'case clients page',
  recentPostsSummary: 'post',
  productsServicesSummary: 'product specialities page',
  targetCustomersICP: 'customers clients case page',
  recentCompanyUpdates: 'news openroles',
  pricingInformation: 'price page',
  solutionsToPitch: 'job headline company',
  meetingOpener: 'post news job headline',
  idealDayTime: 'place',
  websiteCTA: 'cta',
  painPoints: 'post openroles',
  reasoning: 'job headline company',
  fit: 'job headline company',
};

function factFor(field: string, facts: Material['facts']): Material['facts'][number] | undefined {
  for (const start of SOURCES[field]?.split(' ') ?? []) {
    const fact = facts.find(([id]) => id.startsWith(start));
    if (fact) return fact;
  }
  return undefined;
}

function write(field: string, { facts, orders }: Material, invents: boolean): unknown {
  if (field === 'description')
    return orders ?? (invents ? INVENTED : firstSentences(facts.map(([, text]) => text).join(' ')));
  if (field === 'readings') return [];
  const fact = factFor(field, facts);
  if (!fact) return null;
  if (field === 'fit') return judge(fact, facts, orders);
  const evidence = [fact[0]];
  const name = facts.find(([id]) => id === 'name')?.[1].replace('Name: ', '') ?? 'They';
  if (field === 'solutionsToPitch') evidence.push('own');
  if (field === 'painPoints' && fact[0].startsWith('post') && !/\b(?:we|i|our|my)\b/i.test(fact[1])) return null;
  const text = orders ?? (invents ? INVENTED : sentence(field, fact[1].replace(/^[^:]*: /, ''), name, facts));
  return { text, evidence };
}

/** A judgement that keeps to the rules: a link from the job's fact to the first words of the description. */
function judge([id, text]: Material['facts'][number], facts: Material['facts'], orders: string | undefined): unknown {
  const evidence = [id];
  const said = text.replace(/^[^:]*: /, '');
  const own = facts.find(([one]) => one === 'own')?.[1].replace(/^[^:]*: /, '');
  const because = orders ?? 'the job is close to what you sell';
  const part = (grade: number) => ({ grade: orders ? 4 : grade, because, evidence });
  const theirs = said.split(' ').slice(0, 4).join(' ');
  return {
    offer: own === undefined ? null : own.split(' ').slice(0, 20).join(' '),
    links: own
      ? [{ kind: 'customer_type', yours: own.split(' ').slice(0, 4).join(' '), theirs, because, evidence }]
      : [],
    disqualifier: null,
    customer_type: null,
    problem: null,
    buying_role: 'influences',
    market: part(own ? 2 + (said.length % 3) : 0),
    role: part(2 + (said.length % 2)),
    reach: part(2),
    timing: { grade: 0, because: '', evidence: [] },
    summary: orders ?? 'They are close to what you sell.',
  };
}

function sentence(field: string, fact: string, name: string, facts: Material['facts']): string {
  const first = name.split(' ')[0];
  const isForeign = /\p{Lo}/u.test(fact);
  const said = isForeign
    ? 'words that this model cannot read.'
    : cut(fact.replace(/ \(\d+ \w+ ago\)/, ''), 160).replaceAll(/[[\]{}`*]/g, '');
  const own = cut(facts.find(([id]) => id === 'own')?.[1].replace(/^[^:]*: /, '') ?? '', 160);
  switch (field) {
    case 'meetingOpener':
      return `Hi ${first}, I read this: ${said.replaceAll('?', '.')} What came of it?`;
    case 'solutionsToPitch':
      return `For ${first} this fits: ${own}`;
    case 'idealDayTime':
      return `Between 9:30 and 10:30 by the clock where ${first} lives.`;
    case 'painPoints':
      return `${first} says that this is hard: ${said}`;
    case 'reasoning':
      return `This speaks for it: ${said}`;
    case 'websiteCTA':
      return `The main button says ${said.split(', leads to')[0]!.replace(/[.]$/, '')}.`;
    default:
      return `${name}: ${said}`;
  }
}

function firstSentences(text: string): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .slice(0, 3)
    .join(' ')
    .slice(0, 900);
}

const cut = (text: string, most: number): string => {
  const short = text.length <= most ? text : text.slice(0, text.lastIndexOf(' ', most));
  return /[.!?]$/.test(short) ? short : `${short.replace(/[^\p{L}\p{M}\p{N})%]+$/u, '')}.`;
};
