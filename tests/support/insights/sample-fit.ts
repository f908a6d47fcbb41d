import type { InsightWriter } from '../../../server/insights/insight-writer.ts';
import type { FitDecision } from '../../../shared/contract/fit.ts';

/** A judgement in full, for tests: a drug maker's logistics chief, for somebody who sells cold-chain monitoring. */
export function sampleFit(change: Partial<FitDecision> = {}): FitDecision {
  return {
    verdict: 'clear',
    customer_type: 'drug makers',
    problem: 'shipments that get too warm on the way and have to be thrown away',
    role: 'buys',
    disqualifier: null,
    links: [
      { kind: 'customer_type', yours: 'pharma companies', theirs: 'Pharmaceutical manufacturing', where: 'Industry' },
      {
        kind: 'need',
        yours: 'cold chain monitoring',
        theirs: 'a second plant for vaccines',
        where: 'Company update of 2026-03-12',
      },
    ],
    parts: {
      market: { points: 36, most: 40, because: 'drug makers are among the customers you name' },
      role: { points: 24, most: 28, because: 'heads logistics, which pays for monitoring' },
      reach: { points: 14, most: 20, because: 'the company has 1,200 people and is in India' },
      timing: { points: 6, most: 12, because: 'a plant for vaccines opens this year' },
    },
    score: 80,
    tag: 'Hot',
    confidence: 'medium',
    summary: 'Asha Iyer heads logistics at Acme, a drug maker. You sell to drug makers.',
    ...change,
  };
}

/** Writes 'About …' for each parameter it is asked for, and judges as told. */
export function judgingWriter(fit: FitDecision | undefined): InsightWriter {
  return {
    label: 'scripted writer',
    promptVersion: '7',
    async write({ parameters }) {
      const values = Object.fromEntries(
        parameters.map((id) => [id, { value: `About ${id}`, evidence: ['Industry: Pharmaceutical manufacturing'] }]),
      );
      return { values, fit };
    },
  };
}
