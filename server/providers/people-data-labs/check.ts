import type { CheckResult, ProviderCheck } from '../provider-check.ts';
import { SourceError } from '../source-error.ts';
import { createClient, type PeopleDataLabsOptions } from './client.ts';
import { LABEL, parseError } from './errors.ts';
import { autocompleteResponse, personResponse } from './schema.ts';

/**
 * Looks whether the key is accepted and what is left of its credits, at no cost: autocomplete costs nothing with any key (the
 * sandbox, which costs nothing at all, does not have it), and an enrichment that names nobody finds nobody (400). Only records found
 * are paid for; the vendor itself shows this second call as the way to read an account's headers.
 */
export function checkPeopleDataLabs(options: PeopleDataLabsOptions): ProviderCheck {
  let left: string | null = null;
  const client = createClient(options, {
    onHeaders(headers) {
      left = headers.get('x-totallimit-remaining');
    },
    parse: (status, body) => (status === 400 ? null : parseError(status, body)),
  });

  async function look(signal: AbortSignal): Promise<CheckResult> {
    const query = { field: 'title', text: 'sales', size: 1 };
    const call = { kind: 'autocomplete', path: '/autocomplete', query, schema: autocompleteResponse };
    await client.call(call, signal).catch((error: unknown) => {
      if (!(error instanceof SourceError) || error.kind !== 'refused') throw error;
    });
    await client.call({ kind: 'person', path: '/person/enrich', schema: personResponse }, signal);
    if (left === null) return { ok: true, text: 'The key is accepted; it does not say how many records are left.' };
    const records = Number(left);
    return records > 0
      ? { ok: true, text: `The key is accepted; ${records.toLocaleString('en')} records left in this period.` }
      : {
          ok: false,
          text: 'The key is accepted, but no records are left in this period: it is skipped until there are.',
        };
  }

  return {
    name: LABEL,
    check: (signal) => look(signal).catch((error: unknown) => ({ ok: false, text: readTrouble(error) })),
  };
}

function readTrouble(error: unknown): string {
  return error instanceof SourceError ? error.message : 'The look at it was stopped before it answered.';
}
