const MOMENTUM = 0.9;
const MOMENTUM_OF_SQUARES = 0.999;
const LEAST = 1e-8;
/** Slopes of all weights that are longer than so much together are shortened to it; those of rows never are. */
const STEEPEST = 5;

/** Moves weights against their slopes, each by how steep it has been (Kingma and Ba, "Adam", ICLR 2015). */
export class Adam {
  readonly #weights: Float64Array;
  readonly #slopes: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  #steps = 0;

  /** @param slopes sums of a batch, which are emptied with each step */
  constructor(weights: Float64Array, slopes: Float64Array) {
    this.#weights = weights;
    this.#slopes = slopes;
    this.#means = new Float64Array(weights.length);
    this.#squares = new Float64Array(weights.length);
  }

  /** Moves all weights. @param texts of the batch, by which the sums are divided */
  step(rate: number, texts: number): void {
    let squares = 0;
    for (const slope of this.#slopes) squares += (slope / texts) ** 2;
    this.#steps += 1;
    this.#move(rate, Math.min(1, STEEPEST / Math.sqrt(squares)) / texts, 0, this.#weights.length);
  }

  /** Moves some rows alone, those that the batch has met: the others keep their weights, means and squares (lazy Adam). */
  stepRows(rate: number, texts: number, rows: Iterable<number>, width: number): void {
    this.#steps += 1;
    for (const row of rows) this.#move(rate, 1 / texts, row * width, (row + 1) * width);
  }

  #move(rate: number, factor: number, from: number, to: number): void {
    const unbiased = (rate * Math.sqrt(1 - MOMENTUM_OF_SQUARES ** this.#steps)) / (1 - MOMENTUM ** this.#steps);
    for (let at = from; at < to; at += 1) {
      const slope = (this.#slopes[at] as number) * factor;
      const mean = MOMENTUM * (this.#means[at] as number) + (1 - MOMENTUM) * slope;
      const square = MOMENTUM_OF_SQUARES * (this.#squares[at] as number) + (1 - MOMENTUM_OF_SQUARES) * slope * slope;
      this.#means[at] = mean;
      this.#squares[at] = square;
      this.#weights[at] = (this.#weights[at] as number) - (unbiased * mean) / (Math.sqrt(square) + LEAST);
      this.#slopes[at] = 0;
    }
  }
}
