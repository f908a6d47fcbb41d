const NEW_LINE = 10;

/**
 * A file of weights: its header is a line of JSON, filled up with blanks to four bytes, behind which arrays of numbers stand
 * (scripts/training/write-classifier.ts).
 * @returns the header, and what stands behind it in a buffer of its own: arrays of numbers begin at multiples of their size, which a
 *   view into a shared buffer need not
 */
export function readWeightsFile<Header>(file: Buffer): { header: Header; bytes: ArrayBuffer } {
  const line = file.indexOf(NEW_LINE) + 1;
  return {
    header: JSON.parse(file.toString('utf8', 0, line)) as Header,
    bytes: new Uint8Array(file.subarray(line)).buffer,
  };
}
