import { z } from 'zod';
import { readRetryAfter } from '../client/provider-client.ts';
import { SourceError, type SourceErrorKind } from '../source-error.ts';
import type { AnswerFormat, ModelServer } from './model-server.ts';

/** The server did not take the question as it was put; it may take it with a plainer format of the answer. */
export class FormatRefused extends SourceError {
  constructor(message: string) {
    super('refused', message);
    this.name = 'FormatRefused';
  }
}

/** What the SDK says of an answer other than 2xx; without a status nothing was answered. */
const failure = z.object({
  name: z.string().optional(),
  statusCode: z.number().optional(),
  responseHeaders: z.record(z.string(), z.string()).optional(),
  responseBody: z.string().optional(),
  cause: z.unknown().optional(),
});

/** Characters of an answer in which the reason is looked for. */
const REASON_CHARS = 4_000;
const TOO_LONG =
  /context.{0,20}(?:length|window|size|limit)|maximum context|too (?:long|many tokens)|exceeds? .{0,40}tokens/i;
const NO_MODEL =
  /model.{0,80}(?:not (?:found|exist|loaded|available)|does(?: not|n.t) exist)|(?:unknown|invalid|no such) model/i;
const NO_MONEY =
  /insufficient[_ ]quota|exceeded your current quota|billing[_ ](?:details|hard)|insufficient (?:balance|credits?|funds)/i;

/** What a failed call means. The texts of the server go into no message: it may repeat the prompt. */
export function readFailure(
  error: unknown,
  { model }: ModelServer,
  { timedOut, format }: { timedOut: boolean; format: AnswerFormat },
): SourceError {
  const { name, statusCode: status, responseHeaders, cause, ...answered } = failure.safeParse(error).data ?? {};
  const responseBody = answered.responseBody?.slice(0, REASON_CHARS) ?? '';
  const make = (kind: SourceErrorKind, text: string) =>
    new SourceError(kind, `The language model “${model}” ${text}`, {
      retryAfterMs: readRetryAfter(new Headers(responseHeaders)),
      timedOut,
      // What an answer says may repeat the prompt, which is about a person.
      cause: status === undefined ? cause : undefined,
    });
  if (timedOut) return make('unavailable', 'did not answer in time. A smaller model or a faster server helps.');
  if (status === undefined) {
    if (name?.startsWith('AI_') && name !== 'AI_APICallError') return make('malformed', UNREADABLE);
    return make('unavailable', 'could not be reached, or broke off. Check LLM_BASE_URL and whether its server runs.');
  }
  if (status < 300) {
    const isUnreadable = /^AI_/.test((cause as Error | undefined)?.name ?? '');
    return isUnreadable ? make('malformed', UNREADABLE) : make('unavailable', 'broke off in the middle of its answer.');
  }
  if (status === 401 || status === 403) {
    return make('credentials', `is not open to us (${status}). Check LLM_API_KEY and what it may use.`);
  }
  if (status === 404 || (status < 500 && NO_MODEL.test(responseBody))) {
    const text = `is not known to its server (${status}). Check LLM_MODEL, and that LLM_BASE_URL is the address before /chat/completions.`;
    return make('credentials', text);
  }
  if (status === 402 || (status === 429 && NO_MONEY.test(responseBody))) {
    return make('quota', `has used up what was paid for (${status}). See the account at its provider.`);
  }
  if (status === 429) return make('rate-limited', 'asks for fewer calls (429).');
  if (status === 413 || (status < 500 && TOO_LONG.test(responseBody))) {
    return make('refused', 'found the question too long. Give it a longer context, or use a model that has one.');
  }
  if (status === 408 || status >= 500) return make('unavailable', `is down or overloaded at its server (${status}).`);
  const refusal = make('refused', `did not accept the question (${status}).`);
  const mayBeFormat = (status === 400 || status === 422) && format !== 'text';
  return mayBeFormat ? new FormatRefused(refusal.message) : refusal;
}

const UNREADABLE = 'answered with something that is no chat completion. Check LLM_BASE_URL.';
