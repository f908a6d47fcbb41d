import { type HitCount, listHits } from '../enrichment/sourcing/hit-rate-store.ts';
import type { Database } from '../platform/database/database.ts';
import { PROVIDERS } from '../providers/all-providers.ts';
import { countOf, type Finding } from './finding.ts';
import { countKeptAnswers, findPausedProviders } from './stores/sources-store.ts';

/** What each source has had so far, what is kept of it, and which providers are left in peace just now. */
export async function checkSources(db: Database): Promise<Finding[]> {
  const kept = await countKeptAnswers(db);
  const hits = Map.groupBy(await listHits(db), ({ source }) => source);
  const findings: Finding[] = [...new Set([...kept.map(({ source }) => source), ...hits.keys()])]
    .sort()
    .map((source) => {
      const answers = kept.find((one) => one.source === source);
      const stored = answers
        ? `${countOf(answers.answers, 'answer')} kept, the oldest of ${answers.oldest.toISOString().slice(0, 10)}`
        : 'no answers kept';
      return { verdict: 'ok', text: `${source}: ${stored}; ${describeHits(source, hits.get(source) ?? [])}.` };
    });
  for (const { key, until, reason } of await findPausedProviders(db)) {
    findings.push({
      verdict: 'look at this',
      text: `${key} is not asked until ${until.toISOString()}: ${reason}`,
      todo: 'It is asked again by itself then; `npm run doctor -- --live` shows whether it answers.',
    });
  }
  return findings.length > 0 ? findings : [{ verdict: 'ok', text: 'nobody was asked anything yet.' }];
}

function describeHits(source: string, hits: readonly HitCount[]): string {
  if (hits.length === 0) return 'not asked since hits are counted';
  const rates = hits
    .toSorted((a, b) => b.asked - a.asked)
    .map(({ parameter, asked, found }) => `${parameter} ${found} of ${asked} (${percent(found, asked)})`);
  return `had ${rates.join(', ')}${describeCost(source, hits)}`;
}

/** One answer serves many parameters, so there were at least as many as the most frequent parameter shows. */
function describeCost(source: string, hits: readonly HitCount[]): string {
  const price = PROVIDERS.find(({ id }) => id === source)?.cost;
  if (!price?.cents) return '';
  const answers = Math.max(...hits.map(({ asked, found }) => (price.per === 'call' ? asked : found)));
  return `; at list prices that has cost at least $${((answers * price.cents) / 100).toFixed(2)}`;
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)}%`;
}
