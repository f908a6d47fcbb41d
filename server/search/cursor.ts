import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type SearchIntent, searchIntent } from '../../shared/contract/search.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { DomainError } from '../platform/domain-error.ts';

/** Results can be continued for a day; the page forgets what it stored by then, too. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** What a cursor carries: whose search it is, what was asked, and what the source needs for the next page. */
export interface SearchPlace {
  userId: string;
  query: string;
  /** The corrected reading that is searched by; absent when the query itself is read. */
  intent?: SearchIntent | undefined;
  source: string;
  next: string;
}

const payload = z.tuple([
  z.literal(2),
  z.string(),
  z.string(),
  searchIntent.nullable(),
  z.string(),
  z.string(),
  z.number(),
]);

/** A cursor for that place: opaque to the page, signed, for that user only. */
export function writeCursor(secret: string, place: SearchPlace, now = Date.now()): string {
  const { userId, query, intent, source, next } = place;
  const text = JSON.stringify([2, userId, query, intent ?? null, source, next, now + LIFETIME_MS]);
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${sign(secret, body).toString('base64url')}`;
}

/**
 * Reads a cursor.
 * @throws DomainError search_cursor_invalid when it was altered, is another user's or too old
 */
export function readCursor(secret: string, cursor: string, userId: string, now = Date.now()): SearchPlace {
  const [body = '', signature = '', ...rest] = cursor.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, body);
  // Decoding overlooks stray characters, so the text is compared as well.
  const signed = given.length === expected.length && timingSafeEqual(given, expected);
  if (!signed || rest.length > 0 || given.toString('base64url') !== signature) throw invalid();
  const read = payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (!read.success) throw invalid();
  const [, owner, query, intent, source, next, expires] = read.data;
  if (owner !== userId || expires < now) throw invalid();
  return { userId, query, ...(intent && { intent }), source, next };
}

const invalid = () => new DomainError('search_cursor_invalid');

function sign(secret: string, body: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'search-cursor', 32))
    .update(body)
    .digest();
}
