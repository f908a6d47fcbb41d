import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { ApiError, failureOf, readJson } from '../../shared/api-call.ts';
import { MCP_PATH } from '../../shared/mcp-path.ts';
import { describeFailure } from '../describe-failure.ts';

/** Code of JSON-RPC for what a server could not do. */
const SERVER_ERROR = -32_000;

/**
 * Hands on what an assistant says over standard input to the server, and what that answers over standard output, until the assistant
 * closes its end. The tools are the server's: nothing is known of them here.
 */
export async function relayMessages(options: {
  url: string;
  key: string;
  /** Ends it. */
  signal: AbortSignal;
  /** Told what went wrong, for the log that assistants keep. */
  note: (line: string) => void;
}): Promise<void> {
  const { url, key, signal, note } = options;
  const assistant = new StdioServerTransport();
  const server = new StreamableHTTPClientTransport(new URL(`${url}${MCP_PATH}`), {
    requestInit: { headers: { authorization: `Bearer ${key}` }, redirect: 'manual' },
    fetch: fetchOrFail,
  });
  /** Requests that were not answered yet. */
  const open = new Map<RequestId, { method: string; cancel: AbortController }>();
  const closed = new Promise<void>((resolve) => {
    assistant.onclose = resolve;
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const tell = (message: JSONRPCMessage) => assistant.send(message).catch(() => undefined);
  const fail = (id: RequestId, error: unknown) => {
    if (!open.delete(id)) return;
    const { message, lines } = describeFailure(error);
    const text = [message, ...lines].join('\n');
    note(text);
    void tell({ jsonrpc: '2.0', id, error: { code: SERVER_ERROR, message: text } });
  };

  server.onmessage = (message) => {
    if (!('id' in message) || 'method' in message || message.id === undefined) return void tell(message);
    const request = open.get(message.id);
    // Not waited for any more.
    if (!request) return;
    open.delete(message.id);
    const version = 'result' in message && request.method === 'initialize' && message.result.protocolVersion;
    if (typeof version === 'string') server.setProtocolVersion(version);
    void tell(message);
  };
  assistant.onerror = (error) => note(error.message);
  assistant.onmessage = (message) => {
    if (!('method' in message)) return;
    if (message.method === 'notifications/cancelled') {
      const { requestId } = (message.params ?? {}) as { requestId?: RequestId };
      const request = requestId === undefined ? undefined : open.get(requestId);
      if (requestId !== undefined) open.delete(requestId);
      // The server ends what nobody waits for.
      request?.cancel.abort();
      return;
    }
    if (!('id' in message)) {
      server.send(message).catch((error: unknown) => note(describeFailure(error).message));
      return;
    }
    const { id, method } = message;
    const cancel = new AbortController();
    open.set(id, { method, cancel });
    const brokenOff = () => fail(id, new Error('The connection to the server was lost before it answered. Try again.'));
    server
      .send(message, { requestSignal: cancel.signal, onRequestStreamEnd: brokenOff })
      .catch((error: unknown) => fail(id, error));
  };
  await server.start();
  await assistant.start();
  await closed;
  await Promise.all([server.close(), assistant.close()]);
}

/** Refusals of the API are thrown in its own words; what the protocol itself answers is handed on. */
async function fetchOrFail(address: string | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error;
    throw new ApiError(0, `${new URL(address).origin} cannot be reached.`);
  });
  if (response.ok || response.status === 405) return response;
  const body = await readJson(response);
  if (typeof body === 'object' && body !== null && 'jsonrpc' in body) {
    return Response.json(body, { status: response.status });
  }
  throw failureOf(response, body);
}
