import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ASSISTANT_TOOLS, type AssistantToolName, type ToolOutput } from '../../../shared/contract/assistant-tools.ts';

/** An assistant that is connected, and what the tests ask of it. */
export interface Assistant {
  client: Client;
  listTools(): Promise<string[]>;
  call(name: AssistantToolName, input?: object, options?: CallOptions): Promise<CallToolResult>;
  /** Calls a tool that must succeed. @returns its structured content, as its schema has it */
  get<Name extends AssistantToolName>(name: Name, input?: object, options?: CallOptions): Promise<ToolOutput<Name>>;
  close(): Promise<void>;
}
type CallOptions = Parameters<Client['callTool']>[1];

/** Connects the client of the official SDK over streamable HTTP. @param era of the protocol: with or without a handshake */
export async function connectAssistant(url: string, key: string, era: 'legacy' | 'auto' = 'auto'): Promise<Assistant> {
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  return openAssistant(transport, era);
}

export async function openAssistant(
  transport: Parameters<Client['connect']>[0],
  era: 'legacy' | 'auto' = 'legacy',
): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: era } });
  await client.connect(transport);
  const call: Assistant['call'] = (name, input = {}, options) =>
    client.callTool({ name, arguments: { ...input } }, options) as Promise<CallToolResult>;
  return {
    client,
    listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call,
    async get(name, input, options) {
      const answer = await call(name, input, options);
      if (answer.isError) throw new Error(textOf(answer));
      return ASSISTANT_TOOLS[name].output.parse(answer.structuredContent) as ToolOutput<typeof name>;
    },
    close: () => client.close(),
  };
}

/** What a tool says in words. */
export function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}
