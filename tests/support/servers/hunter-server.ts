import { type InventedProspect, inventProspect } from '../material/invented-prospect.ts';
import { type StandIn, type StandInCall, type StandInReply, startStandIn } from './stand-in-server.ts';

export interface HunterServer extends StandIn {
  /** Searches left of the plan; each address found takes one away, at 0 the finder answers 429. */
  searchesLeft: number;
}

const WORDS =
  /stale|unchecked|acceptall|unknown|webmail|disposable|invalid|slow|endless|smtp|claimed|reclaimed|stranger|elsewhere|handleless|noscore/;
const PLAN = 500;

/**
 * Speaks Hunter's API, version 2, on a free port. The finder knows one invented person for each handle 'zz-first-last' (see
 * invented-prospect.ts), and anybody by name at a domain that ends in '.example' or at a company, unless the first name is
 * Nobody. Addresses are verified a month ago. First names that are words:
 * - `stale`: verified years ago; `unchecked`: never verified; the verifier finds both valid
 * - `acceptall`, `unknown`, `webmail`, `disposable`, `invalid`: never verified; the verifier says so
 * - `slow`: the verifier answers 202 twice first; `endless`: always; `smtp`: 222
 * - `claimed`: 451 from the finder; `reclaimed`: 451 from the verifier
 * - `stranger`: the address of a person of another name; `elsewhere`: of another profile
 * - `handleless`: not found by handle, only by name; `noscore`: without a score
 */
export async function startHunterServer({ apiKey = 'hunter-test-key' } = {}): Promise<HunterServer> {
  const looks = new Map<string, number>();
  const standIn = await startStandIn(answer);
  const server: HunterServer = Object.assign(standIn, { searchesLeft: PLAN });

  function answer(call: StandInCall): StandInReply {
    const path = /^\/v2\/(email-finder|email-verifier|account)$/.exec(call.path)?.[1];
    if (path === undefined) return { status: 404, body: '<h1>Not found</h1>' };
    if (call.headers['x-api-key'] !== apiKey || call.query.has('api_key')) {
      return refuse(401, 'authentication_failed', 'No user found for the API key supplied');
    }
    if (path === 'account') return { body: { data: account(server.searchesLeft), meta: {} } };
    return path === 'email-finder' ? find(call.query) : verify(call.query.get('email'));
  }

  function find(query: URLSearchParams): StandInReply {
    const { linkedin_handle: handle, first_name: first, last_name: last, domain, company } = Object.fromEntries(query);
    if (!handle && (!domain || !first || !last) && (!company || !first || !last)) {
      return refuse(400, 'wrong_params', 'You are missing the domain parameter');
    }
    if (domain !== undefined && !domain.endsWith('.example')) return refuse(400, 'invalid_domain', 'No MX records');
    if (server.searchesLeft <= 0) return refuse(429, 'usage_exceeded', 'You have reached your usage limit');
    const invented = handle ? inventProspect(handle, WORDS) : byName(first!, last!, domain ?? `${company}.example`);
    const person = invented?.word === 'handleless' && handle ? undefined : invented;
    const found = person === undefined ? nothing(query) : address(person);
    if (person?.word === 'claimed') return refuse(451, 'claimed_email', 'The person asked us to stop');
    if (person !== undefined) server.searchesLeft -= 1;
    return {
      body: {
        data: found,
        meta: { params: { first_name: first ?? null, last_name: last ?? null, domain: domain ?? null } },
      },
    };
  }

  function verify(email: string | null): StandInReply {
    if (email === null) return refuse(400, 'wrong_params', 'You are missing the email parameter');
    const word = /^(\w+)\./.exec(email)?.[1] ?? '';
    if (word === 'reclaimed') return refuse(451, 'claimed_email', 'The person asked us to stop');
    if (word === 'smtp') return { status: 222, body: { data: null, meta: {} } };
    const look = (looks.get(email) ?? 0) + 1;
    looks.set(email, look);
    if (word === 'endless' || (word === 'slow' && look <= 2)) return { status: 202, body: { data: null, meta: {} } };
    const bad = /^(?:acceptall|unknown|webmail|disposable|invalid)$/.test(word);
    const status = word === 'acceptall' ? 'accept_all' : bad ? word : 'valid';
    return { body: { data: { status, result: 'risky', score: 50, email, sources: [] }, meta: { params: { email } } } };
  }

  return server;
}

function byName(first: string, last: string, host: string): InventedProspect | undefined {
  if (first.toLowerCase() === 'nobody') return undefined;
  const person = inventProspect(`zz-${first}-${last}`.toLowerCase().replaceAll(' ', '-'), WORDS)!;
  const domain = host.toLowerCase().replaceAll(/[^a-z0-9.-]+/g, '-');
  return {
    ...person,
    slug: '',
    word: undefined,
    firstName: first,
    lastName: last,
    company: { ...person.company, domain },
  };
}

function address({ slug, word, firstName, lastName, title, company }: InventedProspect) {
  const names = [firstName, lastName].map((name) => name.replaceAll(' ', '-'));
  const isGood = word === undefined || ['stranger', 'elsewhere', 'handleless', 'noscore'].includes(word);
  const date = word === 'stale' ? '2021-06-14' : new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  return {
    ...(word === 'stranger'
      ? { first_name: 'Quinn', last_name: 'Quite-Another' }
      : { first_name: firstName, last_name: lastName }),
    email: `${names.join('.').toLowerCase()}@${company.domain}`,
    score: word === 'noscore' ? null : 97,
    domain: company.domain,
    accept_all: false,
    position: title,
    twitter: null,
    linkedin_url:
      word === 'elsewhere'
        ? 'https://www.linkedin.com/in/zz-another'
        : slug === ''
          ? null
          : `https://www.linkedin.com/in/${slug}`,
    phone_number: firstName === 'Anna' ? '+49 40 5550100' : null,
    company: company.name,
    sources: [],
    verification: isGood || word === 'stale' ? { date, status: 'valid' } : { date: null, status: null },
  };
}

function nothing(query: URLSearchParams) {
  const asked = { first_name: query.get('first_name'), last_name: query.get('last_name'), domain: query.get('domain') };
  return {
    ...asked,
    email: null,
    score: null,
    linkedin_url: null,
    phone_number: null,
    sources: [],
    verification: null,
  };
}

function account(searchesLeft: number) {
  return {
    first_name: 'Owner',
    last_name: 'Invented',
    email: 'owner@example.com',
    plan_name: 'Starter',
    plan_level: 1,
    reset_date: '2026-12-01',
    team_id: 1,
    requests: {
      searches: { used: PLAN - searchesLeft, available: PLAN },
      verifications: { used: 100, available: 1_000 },
    },
  };
}

function refuse(status: number, id: string, details: string): StandInReply {
  return { status, body: { errors: [{ id, code: status, details }] } };
}
