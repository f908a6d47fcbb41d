import { capitalise, findInventedCompany } from '../material/invented-prospect.ts';
import { hasRequired, inventCompanyAnswer, inventRecord, type PdlRecord } from './people-data-labs-records.ts';
import { type StandIn, type StandInCall, type StandInReply, startStandIn } from './stand-in-server.ts';

export interface PeopleDataLabsServer extends StandIn {
  /** What the plan shows: contact and location data, or only whether there is some. Changes the answers from then on. */
  plan: 'full' | 'presence';
  /** Calls left in this minute, as the headers tell; answers go on at 0. */
  callsLeft: number;
  /** Records left of those paid for; each one found takes one away, at 0 the answer is 402. */
  recordsLeft: number;
}

const PATHS = /^\/v5\/(person\/enrich|person\/bulk|company\/enrich|autocomplete)$/;

/**
 * Speaks the API of People Data Labs, version 5, on a free port. It knows one invented person for each slug
 * 'zz-first-last' (see invented-prospect.ts), and nobody else. First names that are words:
 * - `bare`: a record of a name and nothing more
 * - `presence`: the plan shows true and false instead of contact and location data
 * - `nomail`: no contact data
 * - `jobless`: the main job has ended
 * - `moved`: the record's own profile name is another one, this one is listed among its profiles
 * - `mistaken`: the record of somebody else
 * - `faint`: a likelihood of 4
 * - `status-429` and the like: that status, as an answer or as an item of many
 */
export async function startPeopleDataLabsServer({ apiKey = 'pdl-test-key' } = {}): Promise<PeopleDataLabsServer> {
  const standIn = await startStandIn((call) => {
    const reply = answer(call);
    return { ...reply, headers: { ...headers(call, reply), ...reply.headers } };
  });
  const server: PeopleDataLabsServer = Object.assign(standIn, {
    plan: 'full' as const,
    callsLeft: 99,
    recordsLeft: 1_000,
  });

  function headers(call: StandInCall, reply: StandInReply): Record<string, string> {
    const reset = new Date(Math.ceil((Date.now() + 1) / 60_000) * 60_000).toISOString();
    return {
      'x-ratelimit-limit': "{'minute': 100}",
      'x-ratelimit-remaining': `{'minute': ${server.callsLeft}}`,
      'x-ratelimit-reset': reset.slice(0, 19).replace('T', ' '),
      'x-call-credits-spent': String(reply.status === 200 && call.path !== '/v5/autocomplete' ? 1 : 0),
      ...(call.path !== '/v5/autocomplete' && { 'x-totallimit-remaining': String(server.recordsLeft) }),
    };
  }

  function answer(call: StandInCall): StandInReply {
    const path = PATHS.exec(call.path)?.[1];
    if (path === undefined) return { status: 404, body: { message: 'no Route matched with those values' } };
    if (call.headers['x-api-key'] !== apiKey || call.query.has('api_key')) {
      return refuse(401, 'authentication_error', 'Request contained a missing or invalid key');
    }
    if (path === 'autocomplete') return { status: 200, body: { data: [{ name: 'sales', count: 1, meta: {} }] } };
    if (path === 'company/enrich') return enrichCompany(call.query);
    if (path === 'person/enrich') return enrichPerson(Object.fromEntries(call.query));
    const { requests, ...common } = call.body as { requests: BulkRequest[] } & Record<string, unknown>;
    if (requests.length > 100) return refuse(400, 'invalid_request_error', 'At most 100 requests');
    const items = requests.map(({ params, metadata, ...own }) => {
      const { status = 200, body } = enrichPerson({ ...common, ...own, ...params });
      return { ...(body as object), status, metadata };
    });
    // In another order than asked.
    return { status: 200, body: items.toReversed() };
  }

  function enrichPerson(params: Record<string, unknown>): StandInReply {
    const slug = /linkedin\.com\/in\/([^/?]+)/.exec(String(params.profile ?? ''))?.[1];
    if (slug === undefined) {
      return refuse(400, 'invalid_request_error', 'Request must contain a minimum combination of data points');
    }
    const invented = inventRecord(decodeURIComponent(slug), server.plan);
    const status = Number(/^zz-status-(\d{3})/.exec(slug)?.[1] ?? 0);
    if (status > 0) return refuse(status, status === 429 ? 'rate_limit_error' : 'api_error', 'As asked for');
    if (
      invented === undefined ||
      invented.likelihood < Number(params.min_likelihood ?? 1) ||
      !hasRequired(invented.data, String(params.required ?? ''))
    ) {
      return refuse(404, ['not_found'], 'No records were found matching your request');
    }
    return found({ likelihood: invented.likelihood, data: cased(invented.data, params) }, params, ['profile']);
  }

  function enrichCompany(params: URLSearchParams): StandInReply {
    const company = findInventedCompany({
      slug: /linkedin\.com\/company\/([^/?]+)/.exec(params.get('profile') ?? '')?.[1],
      domain: params.get('website') ?? undefined,
      name: params.get('name') ?? undefined,
    });
    if (company === undefined) return refuse(404, 'not_found', 'No records were found matching your request');
    const data = cased(inventCompanyAnswer(company), Object.fromEntries(params));
    return found({ likelihood: 8, ...data }, Object.fromEntries(params), ['website']);
  }

  function found(answered: object, params: Record<string, unknown>, matched: string[]): StandInReply {
    if (server.recordsLeft <= 0) return refuse(402, 'payment_required', 'Your account has used all of its credits');
    server.recordsLeft -= 1;
    const toldMatch = String(params.include_if_matched) === 'true' ? { matched } : {};
    return { status: 200, body: { status: 200, ...answered, ...toldMatch } };
  }

  return server;
}

/** The profiles whose records were asked for, alone or many at a time, in alphabetical order: each one found is paid for. */
export function profilesAsked({ calls }: Pick<PeopleDataLabsServer, 'calls'>): string[] {
  return calls
    .filter(({ path }) => path.startsWith('/v5/person/'))
    .flatMap(({ query, body }) => [
      query.get('profile'),
      ...((body as { requests: BulkRequest[] } | undefined)?.requests ?? []).map(({ params }) =>
        String(params.profile),
      ),
    ])
    .flatMap((address) => /\/in\/(.+)$/.exec(address ?? '')?.[1] ?? [])
    .toSorted();
}

interface BulkRequest {
  params: Record<string, unknown>;
  metadata?: unknown;
}

function refuse(status: number, type: string | string[], message: string): StandInReply {
  return { status, body: { status, error: { type, message } } };
}

/** Everything is in lower case, unless title case is asked for. */
function cased(data: PdlRecord, params: Record<string, unknown>): PdlRecord {
  if (String(params.titlecase) !== 'true') return data;
  const plain = /(?:url|username|email|emails|website|slug|date|id)$/;
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return plain.test(key) || key === 'sex' ? value : capitalise(value);
    if (Array.isArray(value)) return value.map((item) => walk(item, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
  };
  return walk(data, '') as PdlRecord;
}
