import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A piece of a compressed file: one that begins where the piece before ended. */
export interface DeflatedPiece {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of the file from its beginning to the end of the piece. */
  crc: number;
  /** Bytes of the piece before it was compressed. */
  size: number;
}

/** Ends a compressed file: a last block with nothing in it (RFC 1951, 3.2.6). */
export const DEFLATE_END = Uint8Array.of(0x03, 0x00);
/** Rows of a sheet are alike: more effort makes them hardly smaller. */
const LEVEL = 3;

/**
 * Compresses a piece by itself, so that any thread can: pieces end at whole bytes, and one after the other are one compressed file.
 * @param crc of what comes before
 */
export function deflatePiece(text: string, crc: number): DeflatedPiece {
  const plain = Buffer.from(text);
  const bytes = deflateRawSync(plain, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, crc: crc32(plain, crc), size: plain.length };
}
