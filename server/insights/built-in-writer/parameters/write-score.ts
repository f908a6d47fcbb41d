import type { Insight } from '../../insight-writer.ts';
import { yourOffer } from '../../own-company/offer.ts';
import type { Dossier } from '../../prospect/dossier.ts';
import { compose } from '../../wording/quoting.ts';
import { type FitScore, scoreEvidence } from '../old-fit/fit-score.ts';

/** Explains exactly the score, part by part, with the same numbers. */
export function writeReasoning(dossier: Dossier, score: FitScore): Insight {
  const { pick, first, company } = dossier;
  const { total, tag, say, field, market, timing } = score;
  const offer = yourOffer(dossier, 'score');
  const opening = pick('score', [
    `${first}${company === undefined ? '' : ` at ${company}`} scores ${total} of 100 for ${offer}: ${tag}`,
    `${total} of 100 for ${first} and ${offer}, which makes ${tag}`,
    `${tag}, with ${total} points of 100, is how ${first}${company === undefined ? '' : ` of ${company}`} stands towards ${offer}`,
    `Seen from ${offer}, ${first} comes to ${total} of 100 (${tag})`,
  ]);
  const parts = pick('score-parts', [
    [
      `Say: ${say.points} of ${say.most}, since ${say.because}`,
      `Field: ${field.points} of ${field.most}, since ${field.because}`,
      `Market: ${market.points} of ${market.most}, since ${market.because}`,
      `Timing: ${timing.points} of ${timing.most}, since ${timing.because}`,
    ],
    [
      `${market.points} of ${market.most} points come from the market: ${market.because}`,
      `${say.points} of ${say.most} come from rank: ${say.because}`,
      `${field.points} of ${field.most} come from the field of work: ${field.because}`,
      `${timing.points} of ${timing.most} come from timing: ${timing.because}`,
    ],
    [
      `Rank gives ${say.points} of ${say.most} (${say.because}), the field of work ${field.points} of ${field.most} (${field.because})`,
      `The market gives ${market.points} of ${market.most}, because ${market.because}`,
      `Recent signals give ${timing.points} of ${timing.most}: ${timing.because}`,
    ],
  ]);
  return { value: compose(opening, ...parts), evidence: scoreEvidence(dossier) };
}
