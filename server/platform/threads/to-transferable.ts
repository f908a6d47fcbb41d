/**
 * Bytes that can be handed over to another thread: those of a small buffer share their memory with other buffers, so they are copied.
 * @returns the bytes; `bytes` is not to be used any more
 */
export function toTransferable(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength;
  return isWhole ? new Uint8Array(buffer) : Uint8Array.from(bytes);
}
