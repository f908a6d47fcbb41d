import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_KEY_SCOPES } from '../../../shared/contract/api-key-scopes.ts';
import { type AssistantToolName, isAssistantTool, scopesOf } from '../../../shared/contract/assistant-tools.ts';
import { MCP_PATH } from '../../../shared/mcp-path.ts';
import { type Principal, requireScope } from '../../accounts/principal.ts';
import { createHitRates } from '../../enrichment/quote/hit-rates.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { RequestPolicyName } from '../../platform/request-limits/policies.ts';
import type { App } from '../app-types.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { Context } from '../context.ts';
import { countRequest } from '../guards/limit-requests.ts';
import { buildMcpServer } from '../mcp/build-server.ts';
import { createCancellations, SESSION_HEADER } from '../mcp/cancellations.ts';
import type { OnToolFailure } from '../mcp/run-tool.ts';
import { openSearch } from '../search-deps.ts';

/** Tools counted as this besides as a call, as the routes that do the same. */
const LIMITED_AS: Partial<Record<AssistantToolName, RequestPolicyName>> = {
  search_people: 'search',
  quote_enrichment: 'enrich',
  enrich_profiles: 'enrich',
};

/**
 * Assistants, by the Model Context Protocol over streamable HTTP. Nothing is kept between requests, so any process serves any of them,
 * and a key is looked at anew for each.
 */
export async function registerMcpRoute(app: App, context: Context): Promise<void> {
  const { config, db, queue, services, log, metrics, isStopping } = context;
  const limits = services.requestLimits();
  const suppressions = services.suppressions();
  const tools = {
    config,
    db,
    queue,
    suppressions,
    isStopping,
    hitRates: createHitRates(db),
    search: await openSearch(context),
  };
  const cancellations = createCancellations();
  const onFailure: OnToolFailure = (code, fault) => {
    metrics.failures.inc({ channel: 'mcp', code });
    if (fault !== undefined) log.error({ err: fault }, 'tool of an assistant failed');
  };
  const handler = createMcpHandler(
    ({ authInfo }) => buildMcpServer(tools, authInfo?.extra?.principal as Principal, onFailure),
    {
      // Nothing is told of that nobody asks for: such a stream would stay open for ever, also when its key was revoked.
      maxSubscriptions: 0,
      onerror: (err) => log.debug({ err }, 'request of an assistant refused'),
    },
  );
  app.addHook('onClose', () => handler.close());

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    exposeHeadRoute: false,
    config: { scopes: API_KEY_SCOPES },
    schema: { hide: true, operationId: 'mcp' },
    async preHandler(request, reply) {
      // Many messages at once would be counted as one; newer versions of the protocol have no such lists.
      if (Array.isArray(request.body))
        throw new DomainError('malformed_request', { details: 'Send one message at a time.' });
      const tool = readToolName(request.body);
      if (!tool) return;
      requireScope(request.principal, scopesOf(tool));
      const policy = LIMITED_AS[tool];
      if (policy) await countRequest(limits, policy, request.principal.userId, reply);
    },
    async handler(request, reply) {
      const { principal, body, headers } = request;
      const message = { principal, body, session: headers[SESSION_HEADER] };
      cancellations.take(message);
      const { signal, end } = cancellations.begin(message);
      reply.raw.once('close', end);
      const gone = connectionSignal(reply);
      const asked = toWebRequest(request, signal ? AbortSignal.any([gone, signal]) : gone);
      const authInfo = { token: '', clientId: principal.userId, scopes: [], extra: { principal } };
      const answer = await handler.fetch(asked, { authInfo, ...(body !== undefined && { parsedBody: body }) });
      if (isHandshake(body)) reply.header(SESSION_HEADER, randomUUID());
      return sendWebResponse(reply, answer);
    },
  });
}

/** Answered with a name for the client, by which it is known when it cancels. */
const isHandshake = (body: unknown) => (body as { method?: unknown } | null | undefined)?.method === 'initialize';

/** The tool that a message calls, if there is such a one. */
function readToolName(message: unknown): AssistantToolName | undefined {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
  if (method !== 'tools/call') return undefined;
  const name = params?.name;
  return isAssistantTool(name) ? name : undefined;
}

/** The request without its body, which has been read. */
function toWebRequest(request: FastifyRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'authorization' && value !== undefined) headers.set(name, String(value));
  }
  return new Request(new URL(request.server.publicUrl), {
    method: request.method,
    headers,
    signal,
  });
}

async function sendWebResponse(reply: FastifyReply, { status, headers, body }: Response): Promise<FastifyReply> {
  for (const [name, value] of headers) reply.header(name, value);
  reply.code(status);
  return body ? reply.send(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])) : reply.send();
}
