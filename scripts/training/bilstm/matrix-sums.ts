/** Adds numbers to others. */
export function addAll(sums: Float64Array, terms: Float64Array): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) + (terms[at] as number);
}

/** Multiplies numbers by others. */
export function multiplyAll(products: Float64Array, factors: Float64Array): void {
  for (let at = 0; at < products.length; at += 1) products[at] = (products[at] as number) * (factors[at] as number);
}

/**
 * Adds to a matrix, for each of `length` words, the product of each number of its row of `ofRows` with each of its row of
 * `ofColumns`; columns are a multiple of four.
 */
export function addOuterProducts(
  matrix: Float64Array,
  ofRows: Float64Array,
  ofColumns: Float64Array,
  length: number,
): void {
  const rows = ofRows.length / length;
  const columns = ofColumns.length / length;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 4) {
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let at = 0; at < length; at += 1) {
        const factor = ofRows[at * rows + row] as number;
        const from = at * columns + column;
        a += factor * (ofColumns[from] as number);
        b += factor * (ofColumns[from + 1] as number);
        c += factor * (ofColumns[from + 2] as number);
        d += factor * (ofColumns[from + 3] as number);
      }
      const to = row * columns + column;
      matrix[to] = (matrix[to] as number) + a;
      matrix[to + 1] = (matrix[to + 1] as number) + b;
      matrix[to + 2] = (matrix[to + 2] as number) + c;
      matrix[to + 3] = (matrix[to + 3] as number) + d;
    }
}

/** @returns the same numbers column by column */
export function transpose(matrix: Float64Array, rows: number): Float64Array {
  const columns = matrix.length / rows;
  const turned = new Float64Array(matrix.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      turned[column * rows + row] = matrix[row * columns + column] as number;
  return turned;
}
