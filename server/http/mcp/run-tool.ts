import type { CallToolResult } from '@modelcontextprotocol/server';
import type { AssistantToolName, ToolInput } from '../../../shared/contract/assistant-tools.ts';
import type { ErrorCode } from '../../../shared/contract/responses.ts';
import { describeError } from '../errors/errors.ts';
import type { Tool, ToolCall, ToolContext } from './tool.ts';
import { enrichProfilesTool } from './tools/enrich-profiles.ts';
import { getCreditsTool } from './tools/get-credits.ts';
import { getPersonTool } from './tools/get-person.ts';
import { getResultsTool } from './tools/get-results.ts';
import { listParametersTool } from './tools/list-parameters.ts';
import { quoteEnrichmentTool } from './tools/quote-enrichment.ts';
import { searchPeopleTool } from './tools/search-people.ts';

const TOOLS: { [Name in AssistantToolName]: Tool<Name> } = {
  search_people: searchPeopleTool,
  quote_enrichment: quoteEnrichmentTool,
  enrich_profiles: enrichProfilesTool,
  get_results: getResultsTool,
  get_person: getPersonTool,
  list_parameters: listParametersTool,
  get_credits: getCreditsTool,
};

/** What to do next, where the error alone does not tell an assistant. */
const HINTS: Partial<Record<ErrorCode, string>> = {
  invalid_profile_urls: 'Mend these entries or leave them out, and call again. search_people finds profile URLs.',
  unknown_parameters: 'Call list_parameters for the ids.',
  insufficient_credits: 'Ask for fewer profiles or parameters, or tell the user to buy credits on the page.',
  idempotency_conflict: 'Call again with another idempotency_key.',
  search_cursor_invalid: 'Call search_people with the query, without a cursor.',
};
const NOT_FOUND: Partial<Record<AssistantToolName, string>> = {
  get_results: 'There is no such batch. Give the batch_id that enrich_profiles answered.',
  get_person: 'You have not enriched this person yet. enrich_profiles does; quote_enrichment says what it costs.',
};

/** Told of every error that a tool is answered with. @param fault what was thrown, when it is a fault of ours */
export type OnToolFailure = (code: ErrorCode, fault: unknown) => void;

/** Runs a tool. What is refused is told in words, as the protocol wants it of what an assistant can mend. */
export async function runTool<Name extends AssistantToolName>(
  context: ToolContext,
  name: Name,
  input: ToolInput<Name>,
  call: ToolCall,
  onFailure: OnToolFailure,
): Promise<CallToolResult> {
  try {
    const { output, text } = await (TOOLS[name] as Tool<Name>)(context, input, call);
    return {
      content: [
        { type: 'text', text },
        // For clients that show their model texts alone.
        { type: 'text', text: 'data_notice' in output ? markAsData(output) : JSON.stringify(output) },
      ],
      structuredContent: output,
    };
  } catch (error) {
    call.signal.throwIfAborted();
    const { body, unexpected, retryAfter } = describeError(error);
    onFailure(body.code, unexpected ? error : undefined);
    const { code, details, issues = [], validation_errors: errors = [] } = body;
    const said = code === 'not_found' && body.error === 'Not found' ? NOT_FOUND[name] : undefined;
    const sentences = [
      said ?? body.error,
      details,
      ...issues.map(({ path, message }) => `${path}: ${message}`),
      ...errors.slice(0, 20),
      HINTS[code],
      retryAfter !== undefined && whenToRetry(retryAfter),
    ].filter((sentence) => typeof sentence === 'string');
    return {
      isError: true,
      content: [{ type: 'text', text: sentences.join('\n') }],
      _meta: { 'leadlight/error': { code, ...(retryAfter !== undefined && { retry_after: retryAfter }) } },
    };
  }
}

/** 'Try again in 5 seconds.', or for what takes longer 'Try again after 2026-11-24 00:00 UTC.' */
function whenToRetry(seconds: number): string {
  if (seconds < 600) return `Try again in ${seconds} seconds.`;
  const moment = new Date(Date.now() + seconds * 1_000).toISOString();
  return `Try again after ${moment.slice(0, 16).replace('T', ' ')} UTC.`;
}

/** JSON between marks which no text within can close: none holds a '<'. */
function markAsData(output: unknown): string {
  return `<profile_data>\n${JSON.stringify(output).replaceAll('<', '\\u003c')}\n</profile_data>`;
}
