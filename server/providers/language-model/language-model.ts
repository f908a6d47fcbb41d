import type { z } from 'zod';
import { elementAt } from '../../../shared/element-at.ts';
import { callWithRetry } from '../client/call-with-retry.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { SourceError } from '../source-error.ts';
import { type Chat, type ChatMessage, loadChat, type TokenUse } from './client.ts';
import { FormatRefused } from './errors.ts';
import { TRY_MS } from './limits.ts';
import { ANSWER_FORMATS, type ModelServer } from './model-server.ts';
import { readAnswer } from './read-answer.ts';
import { describeAnswer, jsonSchemaOf } from './schema.ts';
import { TimeLeft } from './time-left.ts';

export type { TokenUse } from './client.ts';
export type { ModelServer } from './model-server.ts';

export interface Question<T> {
  /** Of the answer's schema, in letters and underscores: 'insights'. */
  name: string;
  /** What to do; texts of strangers never stand here. */
  instructions: string;
  /** What to do it with. */
  prompt: string;
  /** What the answer has to be: an object whose fields are all there (null where there is nothing). */
  schema: z.ZodType<T>;
  /** Told what each call used, also when no answer comes of it; servers that do not count are silent. */
  onTokens?: (tokens: TokenUse) => void;
}

export interface LanguageModel {
  /** The model's name, for provenance. */
  readonly label: string;
  /** In how many questions a profile is asked about: 2 for a model that loses track of a long one. */
  readonly callsPerProfile: 1 | 2;
  /**
   * Asks one question and reads the answer; one that does not fit is sent back once with what is wrong with it.
   * @throws SourceError, `malformed` when the second answer does not fit either; the signal's reason when it is aborted
   */
  ask<T>(question: Question<T>, signal: AbortSignal): Promise<T>;
}

export interface LanguageModelOptions extends ModelServer {
  /** Made with `languageModelLimits`. */
  rateLimiter: RateLimiter;
  /** 1 unless given. */
  callsPerProfile?: 1 | 2;
  /** Milliseconds for one try; a minute unless given. */
  tryMs?: number;
  /** Milliseconds for one question with all its tries, waits for a turn not counted; 75 seconds unless given. */
  questionMs?: number;
}

/** Enough for a slow answer and a quick second try; who asks a second time for what was refused ends well below three minutes. */
const QUESTION_MS = 75_000;
/** An answer that has to be shown to the model again is shown up to here. */
const SHOWN_CHARS = 4_000;

/**
 * A language model behind any server that speaks the chat completions of OpenAI. Nothing of the SDK is loaded before the
 * first question.
 */
export function createLanguageModel({
  rateLimiter,
  callsPerProfile = 1,
  tryMs = TRY_MS,
  questionMs = QUESTION_MS,
  ...server
}: LanguageModelOptions): LanguageModel {
  let chat: Promise<Chat> | undefined;
  /** Place in ANSWER_FORMATS: what the server refused once it is not asked for again. */
  let format = 0;

  /** A server that lets a whole deadline pass is not asked again: its tries together would hold up a job for minutes. */
  const callLimited = (call: () => ReturnType<Chat>, signal: AbortSignal) =>
    callWithRetry({ rateLimiter, kind: 'chat', retriesTimeouts: false }, call, (said) => said, signal);

  async function say(
    instructions: string,
    messages: ChatMessage[],
    question: Question<unknown>,
    time: TimeLeft,
    signal: AbortSignal,
  ) {
    chat ??= loadChat(server);
    const send = await chat;
    let refusal: FormatRefused | undefined;
    for (let at = format; at < ANSWER_FORMATS.length; at += 1) {
      const wanted = {
        name: question.name,
        schema: jsonSchemaOf(question.schema),
        format: elementAt(ANSWER_FORMATS, at),
      };
      try {
        const said = await callLimited(
          () => time.spend((left) => send({ instructions, messages, ...wanted }, Math.min(tryMs, left), signal)),
          signal,
        );
        format = Math.max(format, at);
        if (said.tokens) question.onTokens?.(said.tokens);
        return said.text;
      } catch (error) {
        if (!(error instanceof FormatRefused)) throw error;
        refusal ??= error;
      }
    }
    throw refusal ?? new Error('There is no format to ask in');
  }

  return {
    label: server.model,
    callsPerProfile,
    async ask(question, signal) {
      const instructions = `${question.instructions}\n\n${describeAnswer(question.schema)}`;
      const messages: ChatMessage[] = [{ role: 'user', content: question.prompt }];
      const time = new TimeLeft(questionMs, server.model);
      const first = await say(instructions, messages, question, time, signal);
      const read = readAnswer(first, question.schema);
      if ('answer' in read) return read.answer;
      messages.push({ role: 'assistant', content: first.slice(0, SHOWN_CHARS) || '(nothing)' });
      messages.push({ role: 'user', content: `${read.problem} Answer again, with the JSON object alone.` });
      const second = readAnswer(await say(instructions, messages, question, time, signal), question.schema);
      if ('answer' in second) return second.answer;
      const message = `The language model “${server.model}” answered twice with something that does not fit (${second.problem}) A larger model, or a server that knows json_schema, may do better.`;
      throw new SourceError('malformed', message);
    },
  };
}
