import type { AssistantToolName, ToolInput, ToolOutput } from '../../../shared/contract/assistant-tools.ts';
import type { Principal } from '../../accounts/principal.ts';
import type { HitRates } from '../../enrichment/quote/hit-rates.ts';
import type { SearchDeps } from '../../search/search-people.ts';
import type { SuppressionList } from '../../suppression/suppression-list.ts';
import type { Context } from '../context.ts';

/** What every tool is given; made once. */
export interface ToolContext extends Pick<Context, 'config' | 'db' | 'queue' | 'isStopping'> {
  suppressions: SuppressionList;
  hitRates: HitRates;
  search: SearchDeps;
}

/** Who calls, and what a call is told by. */
export interface ToolCall {
  principal: Principal;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Tells how many of all profiles have ended; absent when the client does not want to know. */
  tellProgress?: ((ended: number, total: number) => Promise<void>) | undefined;
}

export interface ToolAnswer<Name extends AssistantToolName> {
  output: ToolOutput<Name>;
  /** What there is and what to do next, in a sentence or two; nothing that strangers wrote. */
  text: string;
}

/** Does what a tool is for. @throws DomainError, which the assistant is told */
export type Tool<Name extends AssistantToolName> = (
  context: ToolContext,
  input: ToolInput<Name>,
  call: ToolCall,
) => Promise<ToolAnswer<Name>>;
