/** Number of the type `json` in every PostgreSQL. */
const JSON_TYPE = 114;
/** Dimensions, whether there are nulls, type; and of the one dimension its length and first index. */
const HEADER_BYTES = 20;

/**
 * A parameter of type `json[]` in PostgreSQL's binary form. As text, every quotation mark of every document would be escaped here and
 * read back there; an array keeps the statement the same however many rows it writes.
 * @param documents JSON as it is to be stored, null where there is none
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html and array_send in its sources
 */
export function jsonArray(documents: readonly (string | null)[]): Buffer {
  const lengths = documents.map((text) => (text === null ? -1 : Buffer.byteLength(text)));
  const bytes = lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), HEADER_BYTES);
  const array = Buffer.allocUnsafe(bytes);
  array.writeInt32BE(1, 0);
  array.writeInt32BE(lengths.includes(-1) ? 1 : 0, 4);
  array.writeInt32BE(JSON_TYPE, 8);
  array.writeInt32BE(documents.length, 12);
  array.writeInt32BE(1, 16);
  let at = HEADER_BYTES;
  for (const [index, text] of documents.entries()) {
    at = array.writeInt32BE(lengths[index] ?? -1, at);
    if (text !== null) at += array.write(text, at, 'utf8');
  }
  return array;
}
