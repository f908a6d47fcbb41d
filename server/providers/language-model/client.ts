import { z } from 'zod';
import { findLongContainers } from '../client/find-long-containers.ts';
import { readBodyText } from '../client/read-body-text.ts';
import { createTurns } from '../client/turns.ts';
import { readFailure } from './errors.ts';
import type { AnswerFormat, ModelServer } from './model-server.ts';

/** As the server counts them. */
export interface TokenUse {
  input: number;
  output: number;
}

export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface ChatQuestion {
  instructions: string;
  messages: readonly ChatMessage[];
  format: AnswerFormat;
  /** Name and JSON schema of the answer. */
  name: string;
  schema: Record<string, unknown>;
}

/** One try. @param tryMs milliseconds until the whole answer has to be there @throws SourceError, or the signal's reason */
export type Chat = (
  question: ChatQuestion,
  tryMs: number,
  signal: AbortSignal,
) => Promise<{ text: string; tokens?: TokenUse }>;

/** Far more than any answer to our questions, thoughts among it. */
const MOST_BYTES = 512 * 1024;
/** Values of an answer around its text: there are some thirty. */
const MOST_VALUES = 20_000;

/** Loads the SDK, which takes some 30 MB, and makes what talks to the server. Redirects are not followed: they would get the key. */
export async function loadChat(server: ModelServer): Promise<Chat> {
  const [sdk, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  // The SDK would print a warning for each call without json_schema.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const open = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name: 'language-model',
      baseURL: server.baseUrl,
      ...(server.apiKey && { apiKey: server.apiKey }),
      supportsStructuredOutputs,
      fetch: async (url, init) => boundAnswer(await fetch(url, { ...init, redirect: 'error' })),
    })(server.model);
  const [withSchema, withoutSchema] = [open(true), open(false)];
  // The SDK's own output would read what the model said as well, at once; readAnswer reads it, and more than the SDK does.
  const askingForJson = (model: ReturnType<typeof open>, name: string, schema: Record<string, unknown>) =>
    sdk.wrapLanguageModel({
      model,
      middleware: {
        transformParams: async ({ params }) => ({ ...params, responseFormat: { type: 'json', name, schema } }),
      },
    });

  return async ({ instructions, messages, format, name, schema }, tryMs, signal) => {
    const deadline = AbortSignal.timeout(tryMs);
    const model = format === 'json_schema' ? withSchema : withoutSchema;
    try {
      const said = await sdk.generateText({
        model: format === 'text' ? model : askingForJson(model, name, schema),
        instructions,
        messages: [...messages],
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, deadline]),
      });
      return { text: said.text, ...tokensOf(said.totalUsage) };
    } catch (error) {
      signal.throwIfAborted();
      throw readFailure(error, server, { timedOut: deadline.aborted, format });
    }
  };
}

/** The answer as the SDK reads it, on the event loop: without its body when that would hold others up. */
async function boundAnswer(response: Response): Promise<Response> {
  const text = await readBodyText(response, MOST_BYTES);
  const isReadable = await findLongContainers(text, MOST_BYTES, createTurns(), MOST_VALUES);
  const { status, statusText, headers } = response;
  return new Response(isReadable ? text : '', { status, statusText, headers });
}

/** More than any context holds: a server that counts so does not count. */
const tokenCount = z.number().int().min(0).max(100_000_000).optional();

function tokensOf(usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined): {
  tokens?: TokenUse;
} {
  const input = tokenCount.safeParse(usage?.inputTokens).data;
  const output = tokenCount.safeParse(usage?.outputTokens).data;
  return input === undefined && output === undefined ? {} : { tokens: { input: input ?? 0, output: output ?? 0 } };
}
