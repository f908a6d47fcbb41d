import type { FitDecision } from '../../../shared/contract/fit.ts';

const NAMES = { market: 'market', role: 'role', reach: 'reach', timing: 'timing' } as const;

/** The score's arithmetic as the last sentence of the reasoning: no model is trusted with a sum. */
export function statePoints({ parts, score, tag }: Pick<FitDecision, 'parts' | 'score' | 'tag'>): string {
  const listed = Object.entries(NAMES).map(([part, name]) => {
    const { points, most } = parts[part as keyof typeof NAMES];
    return `${name} ${points} of ${most}`;
  });
  return `Score: ${listed.join(', ')}; together ${score} of 100, ${tag}.`;
}
