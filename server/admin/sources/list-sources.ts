import type { Kysely } from 'kysely';
import type { AdminSource } from '../../../shared/contract/admin/sources.ts';
import type { DB } from '../../platform/database/tables.ts';
import type { Cost } from '../../providers/definition.ts';
import { listPausedProviders } from '../../providers/pauses/paused-providers-store.ts';
import type { RateLimits } from '../../providers/rate-limiter.ts';
import type { Config } from '../../services/config.ts';
import { listMetered, type MeteredProvider } from '../../services/list-metered.ts';
import { listUsed } from '../../services/open-providers.ts';
import {
  type HitsRow,
  listCallsToday,
  listHitRows,
  listKeptAnswers,
  listLimiterRows,
  listProviderUse,
  type ProviderUseRow,
} from './sources-store.ts';

interface PausableSource {
  id: string;
  label: string;
  role: AdminSource['role'];
  cost: Cost | null;
  limits: RateLimits | null;
}

/** What can be asked for facts or texts, and so be paused: what is configured, and the sample network. */
export function listPausable(config: Pick<Config, 'providers' | 'sampleNetwork'>): PausableSource[] {
  const used = listUsed(config).flatMap(({ definition, settings }): PausableSource[] => {
    const { id, label, role, cost, limits } = definition;
    if (role !== 'profiles' && role !== 'facts' && role !== 'language-model') return [];
    return [{ id, label, role, cost, limits: limits?.(settings) ?? null }];
  });
  const sample = { id: 'sample-network', label: 'Sample network', role: 'sample', cost: null, limits: null } as const;
  return config.sampleNetwork ? [...used, sample] : used;
}

/** The sources with what is counted of them. */
export async function listSources(
  db: Kysely<DB>,
  config: Pick<Config, 'providers' | 'sampleNetwork'>,
): Promise<AdminSource[]> {
  const metered = listMetered(config);
  const [paused, limiters, calls, hits, kept, uses] = await Promise.all([
    listPausedProviders(db),
    listLimiterRows(db),
    listCallsToday(db),
    listHitRows(db),
    listKeptAnswers(db),
    listProviderUse(
      db,
      metered.map(({ id }) => id),
    ),
  ]);
  return listPausable(config).map(({ id, label, role, cost, limits }) => {
    const pause = paused.find(({ provider }) => provider === id);
    const limiter = limiters.find(({ key }) => key === limits?.key);
    const hit = hits.find(({ source }) => source === id);
    return {
      ...{ id, label, role },
      paused: pause ? { reason: pause.reason, by: pause.paused_by, at: pause.paused_at.toISOString() } : null,
      resting: limiter?.resting_until ? { until: limiter.resting_until.toISOString(), reason: limiter.reason } : null,
      failures: limiter?.failures ?? 0,
      asked: hit?.asked ?? 0,
      found: hit?.found ?? 0,
      cost_usd: costOf(cost, hit),
      quotas: Object.entries(limits?.rates ?? {}).flatMap(([kind, { day }]) => {
        const used = calls.find((one) => one.key === limits?.key && one.kind === kind)?.calls ?? 0;
        return day === undefined ? [] : [{ kind, used, per_day: day }];
      }),
      answers_kept: kept.find(({ source }) => source === id)?.answers ?? 0,
      calls: callsOf(
        metered.find((one) => one.id === id),
        uses.find(({ provider }) => provider === id),
      ),
    };
  });
}

function callsOf(metered: MeteredProvider | undefined, use: ProviderUseRow | undefined): AdminSource['calls'] {
  if (!metered || !use) return null;
  const { provider: _, ...counted } = use;
  return { ...counted, setting_per_day: metered.perDay, setting_per_month: metered.perMonth };
}

/** One answer serves many values: there were at least as many as of the most frequent one. */
function costOf(cost: Cost | null, hit: HitsRow | undefined): number | null {
  if (!cost?.cents) return null;
  return ((cost.per === 'call' ? (hit?.most_asked ?? 0) : (hit?.most_found ?? 0)) * cost.cents) / 100;
}
