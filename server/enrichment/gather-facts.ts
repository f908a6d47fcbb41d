import { setTimeout as wait } from 'node:timers/promises';
import { FACT_PARTS, type FactPart, type GatheredFacts } from '../providers/profile-facts.ts';
import { type ProfileSource, type SourceAnswer, SourceError } from '../providers/profile-source.ts';

export interface Gathering {
  /** Everything known, kept and new. */
  facts: GatheredFacts;
  /** What each source gave just now, by its id: to be kept. */
  fresh: { source: string; facts: GatheredFacts }[];
  /** Sources that could not answer. */
  unanswered: SourceError[];
}

/** Tries after the first one, and the pause before each in milliseconds; a source may ask for a longer one. */
const PAUSES_MS = [250, 1_000];
/** A source that asks for more patience than this is skipped. */
const LONGEST_PAUSE_MS = 15_000;

/**
 * Asks the sources in order, each only for what is still missing. A source that cannot answer is asked again with growing
 * pauses, then skipped: it never fails the job while another can serve.
 * @param kept facts that are still fresh
 */
export async function gatherFacts(
  sources: readonly ProfileSource[],
  slug: string,
  wanted: readonly FactPart[],
  kept: GatheredFacts,
  signal: AbortSignal,
): Promise<Gathering> {
  const gathering: Gathering = { facts: { ...kept }, fresh: [], unanswered: [] };
  for (const source of sources) {
    const missing = wanted.filter((part) => !gathering.facts[part] && source.gives.includes(part));
    if (missing.length === 0) continue;
    const answer = await askPatiently(source, slug, missing, signal);
    if (answer instanceof SourceError) gathering.unanswered.push(answer);
    else if (answer) keep(gathering, source, answer, missing);
  }
  return gathering;
}

function keep(gathering: Gathering, source: ProfileSource, answer: SourceAnswer, missing: readonly FactPart[]): void {
  const retrievedAt = new Date().toISOString();
  const fresh: GatheredFacts = {};
  for (const part of FACT_PARTS) {
    const value = answer.parts[part];
    if (value === undefined || !missing.includes(part)) continue;
    Object.assign(fresh, { [part]: { value, source: source.label, retrievedAt, confidence: answer.confidence } });
  }
  Object.assign(gathering.facts, fresh);
  gathering.fresh.push({ source: source.id, facts: fresh });
}

async function askPatiently(
  source: ProfileSource,
  slug: string,
  wanted: readonly FactPart[],
  signal: AbortSignal,
): Promise<SourceAnswer | null | SourceError> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await source.find(slug, wanted, signal);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const pause = Math.max(PAUSES_MS[tries] ?? Number.POSITIVE_INFINITY, error.retryAfterMs ?? 0);
      if (!error.retryable || pause > LONGEST_PAUSE_MS) return error;
      await wait(pause, undefined, { signal });
    }
  }
}
