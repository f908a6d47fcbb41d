/** Adds a matrix, row by row, times a vector. Four rows are added up side by side. */
export function addProduct(sums: Float64Array, matrix: Float64Array, vector: Float64Array): void {
  const columns = vector.length;
  let row = 0;
  for (; row + 4 <= sums.length; row += 4) {
    const one = row * columns;
    const two = one + columns;
    const three = two + columns;
    const four = three + columns;
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let column = 0; column < columns; column += 1) {
      const factor = vector[column] as number;
      a += (matrix[one + column] as number) * factor;
      b += (matrix[two + column] as number) * factor;
      c += (matrix[three + column] as number) * factor;
      d += (matrix[four + column] as number) * factor;
    }
    sums[row] = (sums[row] as number) + a;
    sums[row + 1] = (sums[row + 1] as number) + b;
    sums[row + 2] = (sums[row + 2] as number) + c;
    sums[row + 3] = (sums[row + 3] as number) + d;
  }
  for (; row < sums.length; row += 1) {
    let rest = 0;
    for (let column = 0; column < columns; column += 1)
      rest += (matrix[row * columns + column] as number) * (vector[column] as number);
    sums[row] = (sums[row] as number) + rest;
  }
}

/** One row of a matrix that is so many columns wide: no copy. */
export const rowOf = (matrix: Float64Array, row: number, columns: number): Float64Array =>
  matrix.subarray(row * columns, (row + 1) * columns);
