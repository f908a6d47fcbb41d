import type { ZipInputFile } from 'fflate';
import { DEFLATE_END, type DeflatedPiece } from './deflate-piece.ts';

/** What the fields of an archive can say without its extension for larger files, which few importers read. */
const SIZE_MAX = 0xffff_ffff;

/** A file of an archive that comes compressed, piece by piece. */
export class DeflatedPart implements ZipInputFile {
  readonly filename: string;
  readonly compression = 8;
  size = 0;
  crc = 0;
  /** Set by the archive when the part is added to it. */
  ondata: NonNullable<ZipInputFile['ondata']> = () => {};

  constructor(filename: string) {
    this.filename = filename;
  }

  /** @throws Error when the file becomes larger than an archive can hold */
  append({ bytes, crc, size }: DeflatedPiece): void {
    this.crc = crc;
    this.size += size;
    if (this.size > SIZE_MAX) throw new Error('The sheet is larger than an xlsx file can hold');
    this.ondata(null, bytes, false);
  }

  end(): void {
    this.ondata(null, DEFLATE_END, true);
  }
}
