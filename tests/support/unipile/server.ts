import { createHash } from 'node:crypto';
import { type StandIn, type StandInCall, type StandInReply, startStandIn } from '../servers/stand-in-server.ts';
import { answerAccounts, answerHosted, type HostedWorld, signInUnder } from './accounts.ts';
import { COMPANY_POSTS, FAILING_COMPANY, inventCompany, inventPerson } from './people.ts';
import { refuse } from './refusal.ts';
import { answerParameters, answerSearch } from './search.ts';

export interface UnipileServer extends StandIn {
  apiKey: string;
  accountId: string;
  /** What configures a Leadlight to ask it. */
  env: Record<'UNIPILE_DSN' | 'UNIPILE_API_KEY' | 'UNIPILE_ACCOUNT_ID', string>;
  /** Connected accounts with the status of their source; change it to break one. */
  accounts: Map<string, string>;
  /** Members who have changed their slug, the old one -> the one they have now: whoever asks for the old one gets their profile. */
  renamed: Map<string, string>;
  /** Links of the hosted authentication, by the paths of their pages. */
  links: HostedWorld['links'];
  /** Where notices go instead of where a link says. */
  noticesTo(url: string): void;
  /**
   * Somebody signs in at the address of a link: the account is made and the notice sent.
   * @param as another account than a new one, or than that of the link; `status` of the notice
   */
  signIn(url: string, as?: { id?: string; status?: string }): ReturnType<typeof signInUnder>;
}

/** The slug of the member whose accounts are connected. */
export const ACCOUNT_OWNER = 'zz-olga-own';

/** What goes wrong with a slug that says so, the first time or each time: `zz-throttled-once`, `zz-wrong`, `zz-fault-503`. */
const FAULT = /^zz-fault-(\d{3})$/;
const TYPES: Record<number, string> = {
  400: 'invalid_parameters',
  401: 'disconnected_account',
  403: 'account_restricted',
  404: 'resource_not_found',
  422: 'unprocessable_entity',
  429: 'too_many_requests',
  500: 'provider_error',
  501: 'feature_not_implemented',
  503: 'service_unavailable',
  504: 'request_timeout',
};

/** Section of a profile -> where it stands in the answer. */
const SECTIONS: Record<string, string> = {
  about: 'summary',
  experience: 'work_experience',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  certifications: 'certifications',
  volunteering_experience: 'volunteering_experience',
};

/**
 * Unipile's API v1 on a free port. Every slug that begins with 'zz-' is somebody, made from the slug alone; 'zz-asha-rao' has all
 * there can be, 'zz-quiet' next to nothing. All others, 'nobody…' among them, do not exist; 'zz-locked' may not be seen. Sentinels:
 * 'zz-fault-<status>', 'zz-fault-silence', 'zz-fault-cut', 'zz-fault-garbage', 'zz-wrong' and 'zz-wrong-once' (another member
 * comes back), 'zz-throttled' and 'zz-throttled-once' (experience and skills are held back), 'zz-posts-fail', 'zz-company-fail'.
 */
export async function startUnipileServer(): Promise<UnipileServer> {
  const accounts = new Map([
    ['account-7', 'OK'],
    ['account-8', 'OK'],
  ]);
  const renamed = new Map<string, string>();
  const links: HostedWorld['links'] = new Map();
  const world: World = {
    ...{ apiKey: 'unipile-key', accounts, renamed, once: new Set(), slugs: new Map() },
    ...{ links, madeAt: new Map() },
  };
  const standIn = await startStandIn(async (call) => (await answerHosted(call, world)) ?? answer(call, world));
  for (const fault of ['silence', 'cut', 'garbage'] as const) standIn.spoil(new RegExp(`zz-fault-${fault}`), fault);
  const noticesTo = (url: string) => {
    world.noticeUrl = url;
  };
  const signIn: UnipileServer['signIn'] = (url, as) => signInUnder(links.get(new URL(url).pathname)!, world, as);
  const accountId = 'account-7';
  return Object.assign(standIn, {
    apiKey: world.apiKey,
    accountId,
    env: { UNIPILE_DSN: standIn.url, UNIPILE_API_KEY: world.apiKey, UNIPILE_ACCOUNT_ID: accountId },
    accounts,
    renamed,
    links,
    noticesTo,
    signIn,
  });
}

interface World extends HostedWorld {
  apiKey: string;
  renamed: Map<string, string>;
  /** Sentinels that have gone wrong once. */
  once: Set<string>;
  /** Account and internal id -> slug. */
  slugs: Map<string, string>;
}

function answer(call: StandInCall, world: World): StandInReply {
  if (call.headers['x-api-key'] !== world.apiKey) return refuse(401, 'missing_credentials');
  const ofAccounts = answerAccounts(call, world);
  if (ofAccounts) return ofAccounts;
  const account = call.query.get('account_id') ?? '';
  if (account === '') return refuse(400, 'missing_parameters');
  const status = world.accounts.get(account);
  if (status === undefined) return refuse(404, 'resource_not_found', 'Account not found');
  if (status === 'CREDENTIALS') return refuse(401, 'disconnected_account');

  const [, posts] = /^\/api\/v1\/users\/([^/]+)\/posts$/.exec(call.path) ?? [];
  if (posts !== undefined) return answerPosts(posts, account, call, world);
  const [, member] = /^\/api\/v1\/users\/([^/]+)$/.exec(call.path) ?? [];
  if (member !== undefined) return answerProfile(member, account, call, world);
  const [, company] = /^\/api\/v1\/linkedin\/company\/([^/]+)$/.exec(call.path) ?? [];
  if (company !== undefined) return answerCompany(company);
  if (call.path === '/api/v1/linkedin/search/parameters') return answerParameters(call.query);
  if (call.path === '/api/v1/linkedin/search' && call.method === 'POST') {
    return answerSearch(call, account, (slug) => idFor(world, account, slug));
  }
  return { status: 404, body: { message: `Cannot ${call.method} ${call.path}`, error: 'Not Found', statusCode: 404 } };
}

/** The slug a member had first: ids and numbers stay when it changes. */
function firstSlug({ renamed }: World, slug: string): string {
  return [...renamed].find(([, now]) => now === slug)?.[0] ?? slug;
}

/** Internal ids belong to the account that sees them. */
function idFor(world: World, account: string, slug: string): string {
  const written = `${account} ${firstSlug(world, slug)}`;
  const id = `ACoAA${createHash('sha256').update(written).digest('base64url').slice(0, 20)}`;
  world.slugs.set(`${account} ${id}`, slug);
  return id;
}

/** The member's number, the same for all accounts. */
function numberFor(world: World, slug: string): string {
  const digest = createHash('sha256').update(firstSlug(world, slug)).digest();
  return String(100_000_000 + (digest.readUInt32BE() % 800_000_000));
}

function answerProfile(identifier: string, account: string, call: StandInCall, world: World): StandInReply {
  const asked = world.slugs.get(`${account} ${identifier}`) ?? identifier.normalize('NFC').toLowerCase();
  const slug = world.renamed.get(asked) ?? asked;
  const fault = FAULT.exec(slug)?.[1];
  if (fault !== undefined && fault !== '200') return refuse(Number(fault), TYPES[Number(fault)] ?? 'unexpected_error');
  if (slug === 'zz-locked') return refuse(422, 'invalid_recipient', 'Recipient cannot be reached');
  const person = inventPerson(slug);
  if (!person) return refuse(404, 'resource_not_found', 'User not found');
  const isFirst = !world.once.has(slug);
  world.once.add(slug);
  if (slug === 'zz-wrong' || (slug === 'zz-wrong-once' && isFirst)) {
    return { body: describeProfile('zz-somebody-else', account, world, []) };
  }
  const sections = (call.query.get('linkedin_sections') ?? '').split(',').filter((name) => name !== '');
  if (sections.some((name) => !(name in SECTIONS) && name !== '*')) return refuse(400, 'invalid_parameters');
  const held = slug === 'zz-throttled' || (slug === 'zz-throttled-once' && isFirst) ? ['experience', 'skills'] : [];
  return { body: describeProfile(slug, account, world, sections, held) };
}

function describeProfile(
  slug: string,
  account: string,
  world: World,
  sections: readonly string[],
  held: readonly string[] = [],
): object {
  const { posts: _posts, slug: _slug, ...person } = inventPerson(slug)!;
  const told: Record<string, unknown> = {
    ...person,
    skills: person.skills.map((name) => ({
      name,
      endorsement_count: 3,
      endorsement_id: null,
      insights: [],
      endorsed: false,
    })),
  };
  const throttled = held.filter((name) => sections.includes(name) || sections.includes('*'));
  for (const [name, key] of Object.entries(SECTIONS)) {
    const asked = sections.includes(name) || sections.includes('*');
    if (!asked || throttled.includes(name)) delete told[key];
  }
  return {
    object: 'UserProfile',
    provider: 'LINKEDIN',
    provider_id: idFor(world, account, slug),
    // As the network writes it: percent-encoded when it has other letters.
    public_identifier: encodeURIComponent(slug),
    member_urn: numberFor(world, slug),
    is_self: slug === ACCOUNT_OWNER,
    websites: ['https://acme-freight.example'],
    is_open_profile: false,
    network_distance: 'SECOND_DEGREE',
    profile_picture_url: `https://media.example/shrink_100_100/${slug.length}?e=1800000000`,
    profile_picture_url_large:
      slug === 'zz-quiet' ? null : `https://media.example/shrink_800_800/${slug.length}?e=1800000000`,
    ...told,
    ...(throttled.length > 0 && { throttled_sections: throttled }),
  };
}

function answerPosts(identifier: string, account: string, call: StandInCall, world: World): StandInReply {
  const company = call.query.get('is_company') === 'true' ? inventCompany(identifier) : undefined;
  const slug = world.slugs.get(`${account} ${identifier}`);
  // A slug, or another account's id of the same member.
  if (!company && slug === undefined) return refuse(422, 'invalid_recipient');
  if (slug === 'zz-posts-fail') return refuse(503, 'service_unavailable');
  const author = company
    ? { public_identifier: null, id: identifier, name: 'A company', is_company: true }
    : { public_identifier: encodeURIComponent(slug!), id: identifier, name: 'A member', is_company: false };
  const items = (company ? COMPANY_POSTS : inventPerson(slug!)!.posts).map((post, index) => ({
    object: 'Post',
    provider: 'LINKEDIN',
    id: String(index),
    social_id: `urn:li:activity:${index}`,
    share_url: `https://www.linkedin.com/feed/update/urn:li:activity:${index}/`,
    author,
    permissions: { can_react: true, can_share: true, can_post_comments: true },
    attachments: [],
    ...post,
  }));
  const limit = Number(call.query.get('limit') ?? 10);
  return {
    body: { object: 'PostList', items: items.slice(0, limit), cursor: null, paging: { page_count: items.length } },
  };
}

function answerCompany(identifier: string): StandInReply {
  if (identifier === FAILING_COMPANY) return refuse(503, 'service_unavailable');
  const company = inventCompany(identifier);
  return company ? { body: company } : refuse(404, 'resource_not_found', 'Company not found');
}
