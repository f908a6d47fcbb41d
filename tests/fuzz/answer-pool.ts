import { PARAMETERS } from '../../shared/catalogue.ts';
import type { Pool } from './fuzz-types.ts';

const KEPT = 60;
const IDS = new Set(['job_id', 'batch_id', 'order_id', 'id']);
const LEARNT = new Set([...IDS, 'linkedin_url', 'cursor', 'payment_id', 'signature', 'website', 'url']);

/** Remembers ids, profile addresses and cursors of answers, the newest of each, so that later requests can name what exists. */
export class AnswerPool implements Pool {
  readonly #values = new Map<string, unknown[]>([
    ['columns', [['jobTitle'], ['jobTitle', 'workEmail', 'tag'], PARAMETERS.map(({ id }) => id)]],
    ['parameter', ['tag', 'confidenceScore', 'meetingOpener']],
    ['query', ['sales directors in London', 'founders of SaaS companies, not in India']],
    ['time_zone', ['Asia/Kolkata', 'UTC']],
    ['start_date', ['2026-11-01']],
    ['linkedin_url', ['https://www.linkedin.com/in/someone-unknown']],
  ]);

  valuesOf(name: string): unknown[] {
    return this.#values.get(name) ?? [];
  }

  learn(answer: unknown, depth = 0): void {
    if (depth > 6 || typeof answer !== 'object' || answer === null) return;
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'string' && LEARNT.has(name)) this.#keep(IDS.has(name) ? ['id', name] : [name], value);
      else if (typeof value === 'object') this.learn(Array.isArray(value) ? value.slice(0, 20) : value, depth + 1);
    }
  }

  #keep(names: string[], value: string): void {
    for (const name of names) {
      const known = this.#values.get(name) ?? [];
      if (!known.includes(value)) this.#values.set(name, [...known.slice(-KEPT), value]);
    }
  }
}
