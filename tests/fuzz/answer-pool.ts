import { PARAMETERS, PLANS } from '../../shared/catalogue.ts';
import type { Pool } from './fuzz-types.ts';

/** Newest values kept of each name; of what belongs to one payment only the newest, so that its parts fit together. */
const KEPT = 12;
const NEWEST_ONLY = /^razorpay_/;
const LEARNT = /^(?:linkedin_url|profile_url|cursor|website|url|razorpay_\w+|secret|email|domain|intent)$/;
const DEPTH = 6;

/** Remembers ids, profile addresses and cursors that one user was answered, so that later requests of theirs can name what exists. */
export class AnswerPool implements Pool {
  readonly #values = new Map<string, unknown[]>([
    ['columns', [['jobTitle'], ['jobTitle', 'workEmail', 'tag'], PARAMETERS.map(({ id }) => id)]],
    ['parameter', ['tag', 'confidenceScore', 'meetingOpener']],
    ['query', ['sales directors in London', 'founders of SaaS companies, not in India']],
    ['time_zone', ['Asia/Kolkata', 'UTC']],
    ['start_date', ['2026-11-01']],
    ['linkedin_url', ['https://www.linkedin.com/in/someone-unknown']],
    ['amount', PLANS.map(({ price }) => price)],
  ]);

  /** @param known values by name, to begin with */
  constructor(known: Readonly<Record<string, unknown[]>> = {}) {
    for (const [name, values] of Object.entries(known)) this.#values.set(name, values);
  }

  valuesOf(name: string): unknown[] {
    return this.#values.get(name) ?? [];
  }

  /** @param within the name that the answer stands under: 'sessions' */
  learn(answer: unknown, within = '', depth = 0): void {
    if (depth > DEPTH || typeof answer !== 'object' || answer === null) return;
    for (const [name, value] of Object.entries(answer)) {
      const place = Array.isArray(answer) ? within : name;
      if (name === 'id') for (const kind of [within, `${within}s`]) this.#keep(kind, value);
      if (/_id$/.test(name)) this.#keep(name, value);
      if (name === 'profile_url') this.#keep('linkedin_url', value);
      if (LEARNT.test(name)) this.#keep(name, value);
      this.learn(Array.isArray(value) ? value.slice(0, 20) : value, place, depth + 1);
    }
  }

  #keep(name: string, value: unknown): void {
    const known = this.valuesOf(name);
    if (!known.includes(value)) this.#values.set(name, [...known.slice(NEWEST_ONLY.test(name) ? KEPT : -KEPT), value]);
  }
}
