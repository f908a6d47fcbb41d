import type { CallGate } from '../call-gate.ts';
import { createProviderClient, type ProviderClient } from '../provider-client.ts';
import { LABEL, readRefusal } from './refusal.ts';

export interface HunterOptions {
  /** With or without '/v2' at its end. */
  baseUrl: string;
  apiKey: string;
  /** Made with hunterLimits. */
  gate: CallGate;
  /** Milliseconds before the second try, the third, and so on. */
  pausesMs?: readonly number[];
  /** Milliseconds for one try; Hunter itself takes up to 20 seconds. */
  timeoutMs?: number;
}

/** Version 2 of the vendor's API. The key goes in a header: addresses end up in the logs of proxies. */
export function createClient({ baseUrl, apiKey, gate, pausesMs, timeoutMs }: HunterOptions): ProviderClient {
  return createProviderClient({
    label: LABEL,
    baseUrl: `${baseUrl.replace(/\/+$/, '').replace(/\/v2$/, '')}/v2`,
    headers: { 'x-api-key': apiKey },
    gate,
    readRefusal,
    pausesMs,
    timeoutMs,
  });
}
