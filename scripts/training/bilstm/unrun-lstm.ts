import { GATES, type LstmStates, type LstmWeights } from '../../../server/text-classifier/lstm.ts';
import { addProduct, rowOf } from '../../../server/text-classifier/matrices.ts';
import { addAll, addOuterProducts, transpose } from './matrix-sums.ts';

/** Weights of a direction column by column: slopes go the other way. */
export type TransposedLstm = Pick<LstmWeights, 'input' | 'recurrent'>;

/** @returns both matrices of a direction, column by column */
export function transposeLstm({ input, recurrent, bias }: LstmWeights): TransposedLstm {
  return { input: transpose(input, bias.length), recurrent: transpose(recurrent, bias.length) };
}

/**
 * Backpropagation through time (Werbos, Proceedings of the IEEE 78(10), 1990) of what runLstm did.
 * @param slopes of the weights, which are added to
 * @param ofOutputs slopes of each word's outputs @param ofInputs those of its inputs, which are added to
 */
export function unrunLstm(
  transposed: TransposedLstm,
  slopes: LstmWeights,
  { inputs, states, isBackward }: { inputs: Float64Array; states: LstmStates; isBackward: boolean },
  { ofOutputs, ofInputs }: { ofOutputs: Float64Array; ofInputs: Float64Array },
): void {
  const { gates, cells, outputs } = states;
  const rows = slopes.bias.length;
  const hidden = rows / GATES;
  const width = slopes.input.length / rows;
  const length = gates.length / rows;
  const none = new Float64Array(hidden);
  const gateSlopes = new Float64Array(length * rows);
  const outputsBefore = new Float64Array(length * hidden);
  const outputSlopes = new Float64Array(hidden);
  const cellSlopes = new Float64Array(hidden);
  for (let step = length - 1; step >= 0; step -= 1) {
    const at = isBackward ? length - 1 - step : step;
    const before = isBackward ? at + 1 : at - 1;
    const cellBefore = step > 0 ? rowOf(cells, before, hidden) : none;
    const gate = rowOf(gates, at, rows);
    const gateSlope = rowOf(gateSlopes, at, rows);
    for (let unit = 0; unit < hidden; unit += 1) {
      const slope = (outputSlopes[unit] as number) + (ofOutputs[at * hidden + unit] as number);
      const enter = gate[unit] as number;
      const keep = gate[hidden + unit] as number;
      const value = gate[2 * hidden + unit] as number;
      const leave = gate[3 * hidden + unit] as number;
      const state = Math.tanh(cells[at * hidden + unit] as number);
      const ofCell = (cellSlopes[unit] as number) + slope * leave * (1 - state * state);
      gateSlope[unit] = ofCell * value * enter * (1 - enter);
      gateSlope[hidden + unit] = ofCell * (cellBefore[unit] as number) * keep * (1 - keep);
      gateSlope[2 * hidden + unit] = ofCell * enter * (1 - value * value);
      gateSlope[3 * hidden + unit] = slope * state * leave * (1 - leave);
      cellSlopes[unit] = ofCell * keep;
    }
    addAll(slopes.bias, gateSlope);
    addProduct(rowOf(ofInputs, at, width), transposed.input, gateSlope);
    if (step === 0) break;
    outputSlopes.fill(0);
    addProduct(outputSlopes, transposed.recurrent, gateSlope);
    outputsBefore.set(rowOf(outputs, before, hidden), at * hidden);
  }
  addOuterProducts(slopes.input, gateSlopes, inputs, length);
  addOuterProducts(slopes.recurrent, gateSlopes, outputsBefore, length);
}
