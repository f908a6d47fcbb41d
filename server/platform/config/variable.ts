import { isIP } from 'node:net';
import { z } from 'zod';
import { trimEndOf } from '../../../shared/trim-text.ts';

/** An environment variable: what it may be, and what it does. */
export interface Variable<T = unknown> {
  /** Reads its text, or its absence; its messages are the end of "expected …". */
  schema: z.ZodType<T, string | undefined>;
  /** For the table of variables: 'days for which a source's answer is reused'. */
  meaning: string;
  /** For the same table, where the schema's own default does not say it. */
  shownDefault?: string;
}

export type Variables = Readonly<Record<string, Variable>>;

/** What a set of variables is read to. */
export type ValuesOf<V extends Variables> = { [Name in keyof V]: z.infer<V[Name]['schema']> };

/** Any text; undefined when unset. */
export const anyText = z.string().optional();

/** A whole number within bounds. */
export function integer(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

/** An address with one of these schemes. */
export function hasProtocol(value: string, protocols: string[]): boolean {
  return protocols.includes(URL.parse(value)?.protocol ?? '');
}

/** An http(s) address of an outside service, without its trailing slash. */
export const httpUrl = z
  .string()
  .refine((value) => hasProtocol(value, ['http:', 'https:']), 'an http:// or https:// address')
  .transform((value) => trimEndOf(value, /\//));

/** The web app's origin: no path, query or user, since browsers compare origins. */
export const origin = z
  .string()
  .refine((value) => {
    const url = URL.parse(value);
    return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  }, 'an origin such as https://leads.example.com, without path or query')
  .transform((value) => new URL(value).origin);

export const onOff = z
  .stringbool({
    truthy: ['on', 'true', 'yes', '1'],
    falsy: ['off', 'false', 'no', '0'],
    error: 'on or off',
  })
  .optional();

/** Words that an operator has to write out to allow something dangerous. */
export const consent = <Words extends string>(words: Words) =>
  z.literal(words, { error: `${words} or nothing` }).optional();

export const addressList = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((item) => (item.trim() ? [item.trim()] : [])))
  .refine((items) => items.every(isAddress), 'comma-separated ip:port pairs such as 10.0.0.5:8080,[::1]:3000');

/** Secrets of 16 characters or more, the newest first; undefined when unset. */
export const secretList = z
  .string()
  .transform((value) => value.split(',').flatMap((item) => (item.trim() ? [item.trim()] : [])))
  .refine(
    (items): items is [string, ...string[]] => items.length > 0 && items.every((item) => item.length >= 16),
    'at least 16 random characters; several with commas, the newest first',
  )
  .optional();

export const emailList = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((item) => (item.trim() ? [item.trim()] : [])))
  .refine(
    (items) => items.every((item) => z.email().safeParse(item).success),
    'comma-separated e-mail addresses such as ann@example.com,ben@example.com',
  );

/** Addresses and networks, or `loopback`, `linklocal`, `uniquelocal`. */
export const addressRanges = z
  .string()
  .default('loopback')
  .transform((value) => value.split(',').flatMap((item) => (item.trim() ? [item.trim()] : [])))
  .refine(
    (items) => items.every((item) => /^(loopback|linklocal|uniquelocal)$/.test(item) || isRange(item)),
    'comma-separated addresses or networks such as 10.0.0.5,10.1.0.0/16, or loopback',
  );

function isRange(item: string): boolean {
  const [address = '', bits, ...rest] = item.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
}

function isAddress(item: string): boolean {
  const match = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(item);
  return (
    match !== null && isIP(match[1] ?? match[2] ?? '') !== 0 && Number(match[3]) >= 1 && Number(match[3]) <= 65_535
  );
}
