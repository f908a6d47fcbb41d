import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../platform/derive-key.ts';
import { DomainError } from '../platform/domain-error.ts';

/** Bytes of a signature: enough that none is guessed. */
const SIGNATURE = 16;

/** Where lists go on: the place of the last row that was shown, signed, and good for that list of that user alone. */
export class ListCursors {
  readonly #key: Buffer;

  /** @param secret the session secret */
  constructor(secret: string) {
    this.#key = deriveKey(secret, 'list-cursor', 32);
  }

  /** @param list whose list, and of what: only there the cursor leads anywhere @returns null when the list has ended */
  write(list: readonly unknown[], place: readonly (string | number)[] | null): string | null {
    if (place === null) return null;
    const body = Buffer.from(JSON.stringify(place));
    return Buffer.concat([this.#sign(list, body), body]).toString('base64url');
  }

  /** @returns the place, or undefined without a cursor @throws DomainError validation_failed for one that is another list's, or was altered */
  read<Place>(list: readonly unknown[], cursor: string | undefined, place: z.ZodType<Place>): Place | undefined {
    if (cursor === undefined) return undefined;
    const bytes = Buffer.from(cursor, 'base64url');
    const [signature, body] = [bytes.subarray(0, SIGNATURE), bytes.subarray(SIGNATURE)];
    const isOurs = signature.length === SIGNATURE && timingSafeEqual(signature, this.#sign(list, body));
    // Decoding overlooks stray characters, so the text is compared as well.
    if (!isOurs || bytes.toString('base64url') !== cursor) throw refused();
    const read = place.safeParse(JSON.parse(body.toString()));
    if (!read.success) throw refused();
    return read.data;
  }

  #sign(list: readonly unknown[], body: Buffer): Buffer {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify(list))
      .update('\0')
      .update(body)
      .digest()
      .subarray(0, SIGNATURE);
  }
}

function refused(): DomainError {
  const message = 'Expected the `next_cursor` of an answer about the same list';
  return new DomainError('validation_failed', { issues: [{ path: 'cursor', message }] });
}

/** Of lists in the order of time: the moment as the database writes it, and the id. */
export const timePlace = z.tuple([z.string(), z.string()]);
