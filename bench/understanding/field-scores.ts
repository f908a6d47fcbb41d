/** How many values of one field were found rightly, found wrongly and missed. */
export interface FieldScore {
  right: number;
  wrong: number;
  missed: number;
}

/** How one item was read: the score of each field, and what differs. */
export interface ItemResult {
  scores: Readonly<Record<string, FieldScore>>;
  /** A line for each field that is not as labelled; empty: the whole item is right. */
  differences: readonly string[];
}

/** Whether a found and a wanted value of a field are the same. */
export type IsSame = (found: string, wanted: string) => boolean;

/**
 * Scores what was found in a field against readings that are equally good; the one that fits best counts.
 * @param readings lists of wanted values, the first the labeller's own
 */
function scoreField(found: readonly string[], readings: readonly (readonly string[])[], isSame: IsSame): FieldScore {
  const scores = readings.map((wanted) => scoreReading(found, wanted, isSame));
  return scores.reduce((best, score) => (errorsOf(score) < errorsOf(best) ? score : best));
}

function scoreReading(found: readonly string[], wanted: readonly string[], isSame: IsSame): FieldScore {
  const open = [...wanted];
  let right = 0;
  for (const value of found) {
    const at = open.findIndex((one) => isSame(value, one));
    if (at < 0) continue;
    open.splice(at, 1);
    right += 1;
  }
  return { right, wrong: found.length - right, missed: open.length };
}

const errorsOf = ({ wrong, missed }: FieldScore) => wrong + missed;

/** What was found in one field, and what may stand in it. */
export interface ReadField {
  name: string;
  found: readonly string[];
  readings: readonly (readonly string[])[];
  /** The same text unless given. */
  isSame?: IsSame;
}

/** Scores the fields of one item. */
export function scoreItem(fields: readonly ReadField[]): ItemResult {
  const scores: Record<string, FieldScore> = {};
  const differences: string[] = [];
  for (const { name, found, readings, isSame = sameText } of fields) {
    const score = scoreField(found, readings, isSame);
    scores[name] = score;
    if (errorsOf(score) > 0) {
      differences.push(`${name}: found [${found.join('; ')}], wanted [${readings[0]?.join('; ')}]`);
    }
  }
  return { scores, differences };
}

const sameText: IsSame = (found, wanted) => found === wanted;

/** Sum of scores. */
export function addScores(scores: readonly FieldScore[]): FieldScore {
  return scores.reduce(
    (sum, { right, wrong, missed }) => ({
      right: sum.right + right,
      wrong: sum.wrong + wrong,
      missed: sum.missed + missed,
    }),
    { right: 0, wrong: 0, missed: 0 },
  );
}

/** Share of what was found that is right; 1 when nothing was found. */
export const precision = ({ right, wrong }: FieldScore) => (right + wrong === 0 ? 1 : right / (right + wrong));
/** Share of what is wanted that was found; 1 when nothing is wanted. */
export const recall = ({ right, missed }: FieldScore) => (right + missed === 0 ? 1 : right / (right + missed));
/** Harmonic mean of precision and recall; 1 when there was nothing to find and nothing was found. */
export function f1({ right, wrong, missed }: FieldScore): number {
  return right + wrong + missed === 0 ? 1 : (2 * right) / (2 * right + wrong + missed);
}
