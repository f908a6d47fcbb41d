import type { FitDecision } from '../../../../../shared/contract/fit.ts';
import { asSentence, PART_WORDS } from './fit-words.ts';

/** The four parts of the score, each with its points and their reason. The bars say nothing that the words do not. */
export function FitParts({ parts }: { parts: FitDecision['parts'] }) {
  return (
    <div>
      <h3 className="mb-2">How the score adds up</h3>
      <ul className="flex flex-col gap-3">
        {PART_WORDS.map(([part, words]) => {
          const { points, most, because } = parts[part];
          return (
            <li key={part}>
              <div className="flex items-baseline justify-between gap-4">
                <span className="font-medium">{words}</span>
                <span className="tabular text-sm text-ink-soft">
                  {points} of {most}
                </span>
              </div>
              <div className="mt-1 h-2 overflow-hidden rounded-full bg-lead/60" aria-hidden="true">
                <div className="h-full rounded-full bg-violet" style={{ width: `${shareOf(points, most)}%` }} />
              </div>
              <p className="mt-1 text-sm break-words text-ink-soft">{asSentence(because)}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function shareOf(points: number, most: number): number {
  return most > 0 ? Math.min(100, Math.max(0, (100 * points) / most)) : 0;
}
