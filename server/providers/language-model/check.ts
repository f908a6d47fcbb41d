import { z } from 'zod';
import { readBodyText } from '../client/read-body-text.ts';
import type { CheckResult, ProviderCheck } from '../provider-check.ts';
import { readFailure } from './errors.ts';
import type { ModelServer } from './model-server.ts';

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
const CHECK_MS = 10_000;
/** Gateways list thousands of models. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Asks the model's server for its list of models, which costs nothing, and looks for LLM_MODEL in it. */
export function checkLanguageModel(server: ModelServer): ProviderCheck {
  return {
    name: 'Language model',
    async check(signal) {
      const deadline = AbortSignal.timeout(CHECK_MS);
      try {
        const response = await fetch(`${server.baseUrl}/models`, {
          headers: server.apiKey ? { authorization: `Bearer ${server.apiKey}` } : {},
          redirect: 'error',
          signal: AbortSignal.any([signal, deadline]),
        });
        return judge(server, response.status, await readBodyText(response, MOST_BYTES));
      } catch (error) {
        if (deadline.aborted) return failed('Its server did not answer within ten seconds. Check LLM_BASE_URL.');
        return failed(readFailure(error, server, { timedOut: false, format: 'text' }).message);
      }
    },
  };
}

const failed = (text: string): CheckResult => ({ ok: false, text });

function judge(server: ModelServer, status: number, body: string): CheckResult {
  if (status === 404) {
    return failed(
      'There is no list of models below LLM_BASE_URL. Most servers have it below an address that ends in /v1.',
    );
  }
  if (status < 200 || status > 299) {
    const refusal = { statusCode: status, responseBody: body };
    return failed(readFailure(refusal, server, { timedOut: false, format: 'text' }).message);
  }
  const ids = readIds(body);
  if (ids === undefined) return failed('What answers at LLM_BASE_URL is no model server. Check the address.');
  // Ollama lists 'llama3.1:latest' and answers to 'llama3.1'.
  if (ids.includes(server.model) || ids.includes(`${server.model}:latest`)) {
    return { ok: true, text: `The server answers and has “${server.model}”.` };
  }
  const some = ids.length > 0 ? `It has ${ids.slice(0, 5).join(', ')}${ids.length > 5 ? ', …' : ''}.` : 'It has none.';
  return failed(
    `The server answers but has no “${server.model}”. ${some} Set LLM_MODEL to one of them, or load the model.`,
  );
}

function readIds(body: string): string[] | undefined {
  try {
    return modelList.parse(JSON.parse(body)).data.map(({ id }) => id);
  } catch {
    return undefined;
  }
}
