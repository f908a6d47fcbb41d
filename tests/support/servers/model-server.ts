import { z } from 'zod';
import { type ModelManners, say } from './stand-in-model.ts';
import { type StandIn, type StandInCall, type StandInReply, startStandIn } from './stand-in-server.ts';

export { INVENTED, type ModelManners } from './stand-in-model.ts';

export interface ModelServer extends StandIn {
  /** For LLM_BASE_URL. */
  baseUrl: string;
  manners: ModelManners;
  /** The user messages of all chats so far. */
  prompts(): string[];
}

export const STAND_IN_MODEL = 'stand-in-model';

/**
 * A server that speaks chat completions as model servers do, with a model that reads the facts of a prompt and writes from
 * them: the same prompt gets the same answer. Its faults are those of every stand-in (`faults`, `spoil`, `latencyMs`) and bad
 * manners. A profile one of whose facts holds 'zz-model-down' gets 500, one with 'zz-model-babbles' gets words instead of JSON.
 */
export async function startModelServer(manners: Partial<ModelManners> = {}): Promise<ModelServer> {
  const model: ModelManners = {
    formats: ['json_schema', 'json_object', 'text'],
    obeys: false,
    babbles: 0,
    misfits: 0,
    invents: 0,
    thinks: false,
    counts: true,
    says: {},
    ...manners,
  };
  const standIn = await startStandIn((call) => answer(call, model));
  return Object.assign(standIn, {
    baseUrl: `${standIn.url}/v1`,
    manners: model,
    prompts: () =>
      standIn.calls.flatMap(({ body }) => chatRequest.safeParse(body).data?.messages.at(-1)?.content ?? []),
  });
}

const chatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(2),
  response_format: z.object({ type: z.enum(['json_schema', 'json_object']) }).optional(),
});

function refuse(status: number, message: string, code: string): StandInReply {
  return { status, body: { error: { message, type: 'invalid_request_error', code } } };
}

function answer({ method, path, body }: StandInCall, manners: ModelManners): StandInReply {
  if (method === 'GET' && path === '/v1/models') {
    return {
      body: {
        object: 'list',
        data: [
          { id: 'another-model', object: 'model' },
          { id: STAND_IN_MODEL, object: 'model' },
        ],
      },
    };
  }
  if (method !== 'POST' || path !== '/v1/chat/completions') return refuse(404, 'Not found', 'not_found');
  const read = chatRequest.safeParse(body);
  if (!read.success) return refuse(400, 'Bad request', 'bad_request');
  const { model, messages, response_format } = read.data;
  if (model !== STAND_IN_MODEL) return refuse(404, `The model ${model} does not exist`, 'model_not_found');
  const format = response_format?.type ?? 'text';
  if (!manners.formats.includes(format))
    return refuse(400, `response_format ${format} is not supported`, 'unsupported');
  const prompt = messages.find(({ role }) => role === 'user')!.content;
  if (prompt.includes('zz-model-down')) return refuse(500, 'The model crashed', 'server_error');
  const content = say(messages[0]!.content, prompt, manners);
  const counted = [messages.map((one) => one.content).join(' '), content].map((text) => Math.ceil(text.length / 4));
  const [prompt_tokens = 0, completion_tokens = 0] = counted;
  return {
    body: {
      id: 'chatcmpl-stand-in',
      object: 'chat.completion',
      created: 1_790_000_000,
      model,
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      ...(manners.counts && {
        usage: {
          prompt_tokens,
          completion_tokens,
          total_tokens: prompt_tokens + completion_tokens,
          ...(manners.counts !== true && manners.counts),
        },
      }),
    },
  };
}
