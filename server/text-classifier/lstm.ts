import { addProduct, rowOf } from './matrices.ts';

/** Input, forget, cell and output. */
export const GATES = 4;

/** Weights of one direction, row by row; the rows are those of the four gates one after the other: input, forget, cell, output. */
export interface LstmWeights {
  /** 4 × hidden rows of as many columns as an input is wide. */
  input: Float64Array;
  /** 4 × hidden rows of hidden columns. */
  recurrent: Float64Array;
  /** 4 × hidden. */
  bias: Float64Array;
}

/** What a direction went through, a row for each word. */
export interface LstmStates {
  /** 4 × hidden a row: the four gates, activated. */
  gates: Float64Array;
  cells: Float64Array;
  outputs: Float64Array;
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * Runs a long short-term memory (Hochreiter and Schmidhuber, Neural Computation 9(8), 1997, with the forget gate of Gers et al. 2000)
 * over the words of a text.
 * @param inputs a row of `width` for each of `length` words
 * @param isBackward from the last word to the first
 */
export function runLstm(
  { input, recurrent, bias }: LstmWeights,
  inputs: Float64Array,
  length: number,
  isBackward: boolean,
): LstmStates {
  const rows = bias.length;
  const hidden = rows / GATES;
  const width = input.length / rows;
  const gates = new Float64Array(length * rows);
  const cells = new Float64Array(length * hidden);
  const outputs = new Float64Array(length * hidden);
  const none = new Float64Array(hidden);
  let cellBefore: Float64Array = none;
  let outputBefore: Float64Array = none;
  for (let step = 0; step < length; step += 1) {
    const at = isBackward ? length - 1 - step : step;
    const gate = rowOf(gates, at, rows);
    gate.set(bias);
    addProduct(gate, input, rowOf(inputs, at, width));
    if (step > 0) addProduct(gate, recurrent, outputBefore);
    const cell = rowOf(cells, at, hidden);
    const output = rowOf(outputs, at, hidden);
    for (let unit = 0; unit < hidden; unit += 1) {
      const enter = sigmoid(gate[unit] as number);
      const keep = sigmoid(gate[hidden + unit] as number);
      const value = Math.tanh(gate[2 * hidden + unit] as number);
      const leave = sigmoid(gate[3 * hidden + unit] as number);
      const state = keep * (cellBefore[unit] as number) + enter * value;
      gate[unit] = enter;
      gate[hidden + unit] = keep;
      gate[2 * hidden + unit] = value;
      gate[3 * hidden + unit] = leave;
      cell[unit] = state;
      output[unit] = leave * Math.tanh(state);
    }
    [cellBefore, outputBefore] = [cell, output];
  }
  return { gates, cells, outputs };
}
