import { McpServer, type ServerContext } from '@modelcontextprotocol/server';
import packageFile from '../../../package.json' with { type: 'json' };
import {
  ASSISTANT_TOOLS,
  type AssistantToolName,
  DATA_NOTICE,
  scopesOf,
  type ToolInput,
} from '../../../shared/contract/assistant-tools.ts';
import { mayCall, type Principal } from '../../accounts/principal.ts';
import { type OnToolFailure, runTool } from './run-tool.ts';
import type { ToolCall, ToolContext } from './tool.ts';

const INSTRUCTIONS = [
  'Leadlight finds business people and looks up data about them: search_people, then quote_enrichment, then enrich_profiles, then get_results.',
  'Searching, quoting and reading are free. enrich_profiles costs the user one credit for each value found: tell the user what quote_enrichment says before you call it, and give max_credits.',
  'An enrichment goes on by itself: ask get_results with wait_seconds until it is done.',
  DATA_NOTICE,
].join('\n');

/**
 * Makes the server of one request, with the tools that its caller may call.
 */
export function buildMcpServer(context: ToolContext, principal: Principal, onFailure: OnToolFailure): McpServer {
  const { publicUrl } = context.config.http;
  const server = new McpServer(
    { name: 'leadlight', title: 'Leadlight', version: packageFile.version, websiteUrl: publicUrl },
    // Which tools there are depends on the key alone.
    { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
  );
  for (const name of Object.keys(ASSISTANT_TOOLS) as AssistantToolName[]) {
    if (!mayCall(principal, scopesOf(name))) continue;
    const { title, description, input: inputSchema, output: outputSchema, annotations } = ASSISTANT_TOOLS[name];
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema, annotations: { title, ...annotations } },
      (input: ToolInput<AssistantToolName>, { mcpReq }: ServerContext) =>
        runTool(
          context,
          name,
          input,
          { principal, signal: mcpReq.signal, tellProgress: progressOf(mcpReq) },
          onFailure,
        ),
    );
  }
  return server;
}

/** Clients that want to know how far a call is say by which token. */
function progressOf({ _meta, notify }: ServerContext['mcpReq']): ToolCall['tellProgress'] {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return (progress, total) =>
    notify({
      method: 'notifications/progress',
      params: { progressToken, progress, total, message: `${progress} of ${total} profiles done` },
    });
}
