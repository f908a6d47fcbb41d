import { type StandIn, type StandInCall, type StandInReply, startStandIn } from './stand-in-server.ts';

type Properties = Record<string, string>;
interface Property {
  name: string;
  type: string;
  hasUniqueValue: boolean;
  groupName: string;
  modificationMetadata: { readOnlyValue: boolean };
}

/** What an account of HubSpot holds. */
export interface HubspotAccount {
  /** By their ids. */
  contacts: Map<string, Properties>;
  properties: Map<string, Property>;
  groups: Set<string>;
}

/** With the account of `token`. */
export interface HubspotServer extends StandIn, HubspotAccount {
  token: string;
  /** The account of another token, when every token has one. */
  accountOf(token: string): HubspotAccount;
  /** Scopes that the app of the token lacks. */
  missingScopes: string[];
  /** One fault refuses the whole call, as where records carry no trace ids. */
  refusesWholeCalls: boolean;
  /** Refuses the next upsert. */
  spoilOnce(status: number, body: object): void;
  /** The inputs of every upsert, in order. */
  upserts(): HubspotInput[][];
  /** The contact that has this value. */
  find(property: string, value: string): Properties | undefined;
}

const TEXTS = ['email', 'firstname', 'lastname', 'phone', 'jobtitle', 'company', 'website', 'hs_linkedin_url'];
const UPSERT = '/crm/v3/objects/contacts/batch/upsert';

/** One contact as an upsert names it. */
export interface HubspotInput {
  id: string;
  idProperty: string;
  properties: Properties;
  objectWriteTraceId: string;
}

/**
 * Speaks the part of HubSpot's CRM API, version 3, that pushing contacts needs, on a free port. As there, e-mail addresses and values of
 * unique properties belong to one contact each, a call that names somebody twice is refused, and a call of which a part was taken is
 * answered 207. Whose first name is `Brittle` has an address that it takes for invalid.
 * @param options `manyAccounts`: every token opens an account of its own
 */
export async function startHubspotServer({
  token = 'pat-na1-11111111-2222-3333-4444-555555555555',
  manyAccounts = false,
} = {}): Promise<HubspotServer> {
  const accounts = new Map<string, HubspotAccount>([[token, openAccount()]]);
  const accountOf = (of: string): HubspotAccount => {
    const account = accounts.get(of) ?? openAccount();
    accounts.set(of, account);
    return account;
  };
  const refusals: StandInReply[] = [];
  const standIn = await startStandIn(answer);
  const server: HubspotServer = Object.assign(standIn, {
    ...{ token, accountOf, ...accountOf(token), missingScopes: [], refusesWholeCalls: false },
    spoilOnce: (status: number, body: object) => void refusals.push({ status, body }),
    upserts: () =>
      standIn.calls
        .filter(({ path }) => path === UPSERT)
        .map(({ body }) => (body as { inputs: HubspotInput[] }).inputs),
    find: (name: string, value: string) =>
      [...accountOf(token).contacts.values()].find((contact) => contact[name] === value),
  });

  function answer({ method, path, headers, body }: StandInCall): StandInReply {
    const asked = headers.authorization?.replace('Bearer ', '');
    if (!asked || (asked !== server.token && !manyAccounts)) {
      return refuse(401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
    }
    const account = accountOf(manyAccounts ? asked : token);
    const { properties, groups } = account;
    const lacks = server.missingScopes.filter((scope) =>
      scope.includes(path.includes('/objects/') ? 'objects' : 'schemas'),
    );
    if (lacks.length > 0) {
      const errors = [{ message: 'One or more scopes are required.', context: { requiredScopes: lacks } }];
      return refuse(
        403,
        'MISSING_SCOPES',
        'This app hasn’t been granted all required scopes to make this call.',
        errors,
      );
    }
    if (path === '/crm/v3/properties/contacts/groups' && method === 'POST') {
      const { name } = body as { name: string };
      if (groups.has(name)) return refuse(409, 'CONFLICT', `A property group named '${name}' already exists.`);
      groups.add(name);
      return { status: 201, body: { name, archived: false } };
    }
    if (path === '/crm/v3/properties/contacts') {
      if (method === 'GET') return { body: { results: [...properties.values()] } };
      const made = body as Property;
      if (properties.has(made.name)) return refuse(409, 'CONFLICT', `A property named '${made.name}' already exists.`);
      if (!groups.has(made.groupName)) return refuse(400, 'VALIDATION_ERROR', 'There is no such group');
      properties.set(made.name, property(made.name, made));
      return { status: 201, body: made };
    }
    if (path !== UPSERT) return refuse(404, 'OBJECT_NOT_FOUND', 'resource not found');
    return refusals.shift() ?? upsert(account, (body as { inputs: HubspotInput[] }).inputs);
  }

  function upsert(account: HubspotAccount, inputs: HubspotInput[]): StandInReply {
    const { contacts } = account;
    if (inputs.length > 100) return refuse(400, 'VALIDATION_ERROR', 'At most 100 inputs');
    const ids = inputs.map(({ id, idProperty }) => `${idProperty}:${id}`);
    if (new Set(ids).size < ids.length) return refuse(400, 'VALIDATION_ERROR', 'Duplicate IDs found in batch input');
    const wrong = inputs.flatMap((input) => faultOf(account, input) ?? []);
    if (wrong[0] && server.refusesWholeCalls) return { status: 400, body: wrong[0] };
    const refused = new Set(wrong.flatMap(({ context }) => context.objectWriteTraceId));
    const results = inputs
      .filter(({ objectWriteTraceId }) => !refused.has(objectWriteTraceId))
      .map(({ id, idProperty, properties: values, objectWriteTraceId }) => {
        const known = [...contacts].find(([, contact]) => contact[idProperty] === id)?.[0];
        const contactId = known ?? String(contacts.size + 1);
        contacts.set(contactId, { ...contacts.get(contactId), [idProperty]: id, ...values });
        return { id: contactId, new: known === undefined, properties: values, objectWriteTraceId };
      });
    const all = { status: 'COMPLETE', results, startedAt: new Date().toISOString() };
    return wrong.length === 0
      ? { body: all }
      : { status: 207, body: { ...all, numErrors: wrong.length, errors: wrong } };
  }

  return server;
}

function openAccount(): HubspotAccount {
  const properties = new Map(TEXTS.map((name) => [name, property(name)]));
  properties.set('industry', property('industry', { type: 'enumeration' }));
  properties.set('hs_score', property('hs_score', { modificationMetadata: { readOnlyValue: true } }));
  return { contacts: new Map(), properties, groups: new Set() };
}

const property = (name: string, change: Partial<Property> = {}): Property => ({
  ...{ name, type: 'string', hasUniqueValue: name === 'email', groupName: 'contactinformation' },
  ...{ modificationMetadata: { readOnlyValue: false } },
  ...change,
});

function faultOf(
  { contacts, properties }: HubspotAccount,
  { id, idProperty, properties: values, objectWriteTraceId }: HubspotInput,
) {
  const context = { objectWriteTraceId: [objectWriteTraceId] };
  if (!properties.get(idProperty)?.hasUniqueValue) {
    return fault(
      'VALIDATION_ERROR',
      `Unable to perform update/upsert by non-unique 0-1 property ${idProperty}`,
      context,
    );
  }
  for (const [name, value] of Object.entries(values)) {
    const known = properties.get(name);
    const problem = !known
      ? 'PROPERTY_DOESNT_EXIST'
      : known.type === 'enumeration'
        ? 'INVALID_OPTION'
        : known.type === 'number' && !/^-?[\d.]+$/.test(value)
          ? 'INVALID_INTEGER'
          : name === 'email' && values.firstname === 'Brittle'
            ? 'INVALID_EMAIL'
            : undefined;
    if (problem) {
      const told = JSON.stringify([{ isValid: false, message: `${value} was not valid`, error: problem, name }]);
      return fault('VALIDATION_ERROR', `Property values were not valid: ${told}`, context);
    }
    const isOthers = [...contacts.values()].some((one) => one[name] === value && one[idProperty] !== id);
    if (known?.hasUniqueValue && isOthers) {
      return fault('CONFLICT', `A contact with ${name} ${value} exists already`, context);
    }
  }
  return undefined;
}

const fault = (category: string, message: string, context: { objectWriteTraceId: string[] }) => ({
  ...{ status: 'error', category, message, context, errors: [], correlationId: 'c033cdaa-2c40-4a64-ae48-b4cec88dad24' },
});

function refuse(status: number, category: string, message: string, errors: object[] = []): StandInReply {
  return { status, body: { status: 'error', category, message, errors } };
}
