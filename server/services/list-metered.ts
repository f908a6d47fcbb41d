import type { Config } from './config.ts';
import { listUsed } from './open-providers.ts';

/** A provider whose calls are counted for users. */
export interface MeteredProvider {
  id: string;
  label: string;
  /** Calls that the installation allows itself; null: as many as it takes. */
  perDay: number | null;
  perMonth: number | null;
}

/** Lists the providers that are used and whose calls users can limit. */
export function listMetered(config: Pick<Config, 'providers'>): MeteredProvider[] {
  return listUsed(config).flatMap(({ definition: { id, label, limits }, settings }) => {
    const metered = limits?.(settings).metered;
    return metered ? [{ id, label, perDay: metered.perDay ?? null, perMonth: metered.perMonth ?? null }] : [];
  });
}
