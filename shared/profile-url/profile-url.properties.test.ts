import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalProfileUrl, isMemberId, parseProfileLines, parseProfileUrl, readSlug } from './profile-url.ts';

/** What a slug is made of: letters and digits of many scripts, marks and signs, or an id that the network gave. */
const letter = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'abcxyzABCXYZ0189-_.') },
  { weight: 3, arbitrary: fc.constantFrom(...'äÖéßıİłŻπΣσςанИ田中小प्रियामحمد🚀&’') },
  { weight: 1, arbitrary: fc.constantFrom('e\u0301', 'U\u0308', 'ﬁ', 'ǅ', 'Å', '가', '\u1100\u1161') },
);
const chosenSlug = fc
  .tuple(fc.constantFrom(...'jxQ7é田'), fc.array(letter, { maxLength: 30 }), fc.constantFrom(...'aZ9田'))
  .map(([first, middle, last]) => `${first}${middle.join('')}${last}`)
  .filter((slug) => readSlug(slug) !== null && slug.toLowerCase() !== 'me');
const memberId = fc
  .string({ unit: fc.constantFrom(...'abXYZ019-_'), minLength: 6, maxLength: 30 })
  .map((rest) => `ACoAA${rest}z`);
const slug = fc.oneof({ weight: 4, arbitrary: chosenSlug }, { weight: 1, arbitrary: memberId });

const pickCase = fc.func(fc.boolean());
const anyCase = (text: string) =>
  pickCase.map((upper) => [...text].map((sign, at) => (upper(at) ? sign.toUpperCase() : sign)).join(''));

/** The same path in other signs: percent-encoded where it need not be, or composed differently. */
function writtenSlug(text: string): fc.Arbitrary<string> {
  const kept = isMemberId(text);
  const spelled = kept ? fc.constant(text) : fc.constantFrom(text.normalize('NFC'), text.normalize('NFD'));
  return fc.tuple(spelled, fc.constantFrom('raw', 'encoded', 'every sign')).map(([it, how]) => {
    if (how === 'encoded') return encodeURIComponent(it);
    if (how === 'raw') return it.replaceAll('&', '%26');
    return [...Buffer.from(it)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  });
}

/** Any way of writing the address of a profile, as people and programs do. */
function written(text: string): fc.Arbitrary<string> {
  return fc
    .record({
      before: fc.constantFrom('', ' ', '\ufeff', '\u200b', '"', '<', '(', '• ', '12. ', 'LinkedIn: ', 'Jane Doe '),
      after: fc.constantFrom('', ' ', '\r\n', '\u200b', '"', '>', ').', ',', '…'),
      scheme: fc.constantFrom('https://', 'http://', 'HTTPS://', '//', 'https:/', 'https:\\\\'),
      host: fc
        .constantFrom('www.linkedin.com', 'linkedin.com', 'de.linkedin.com', 'm.linkedin.com', 'www.linkedin.com.')
        .chain(anyCase),
      port: fc.constantFrom('', ':443', ':80'),
      section: fc.constantFrom('/in/', '/In/', '//in//', '/mwlite/in/', '/comm/in/'),
      slug: writtenSlug(text),
      tail: fc.constantFrom('', '/', '//', '/en', '/details/skills/', '?trk=x', '/?a=b#c', '#about', '&trk=x'),
    })
    .map(({ before, after, scheme, host, port, section, slug, tail }) =>
      [before, scheme, host, port, section, slug, tail, after].join(''),
    );
}

describe('the one form of a profile URL', () => {
  test('is read again as itself, and is an address', () => {
    fc.assert(
      fc.property(slug, (text) => {
        const url = canonicalProfileUrl(text);
        const read = parseProfileUrl(url);
        expect(read).toMatchObject({ ok: true, url });
        expect(new URL(url).href).toBe(url);
        if (read.ok) expect(canonicalProfileUrl(read.slug)).toBe(url);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is the same however the profile is written', () => {
    fc.assert(
      fc.property(
        slug.chain((text) => fc.tuple(fc.constant(text), written(text))),
        ([text, link]) => {
          expect(parseProfileUrl(link)).toMatchObject({ ok: true, url: canonicalProfileUrl(readSlug(text) ?? '') });
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('is one for one line of many, each on its line', () => {
    const lines = fc.array(fc.oneof(slug.chain(written), fc.constantFrom('', '   ', 'no link')), { maxLength: 12 });
    fc.assert(
      fc.property(lines, (texts) => {
        // A written link may end in a line end of its own.
        const alone = texts.map((text) => text.trim());
        const read = parseProfileLines(alone.join('\n'));
        const links = alone.map((text) => parseProfileUrl(text));
        const expected = links.flatMap((link, at) => (link.ok ? [{ line: at + 1, url: link.url }] : []));
        const distinct = expected.filter(({ url }, at) => expected.findIndex((other) => other.url === url) === at);
        expect(read.profiles).toEqual(distinct);
        expect(read.duplicates).toBe(expected.length - distinct.length);
        expect(read.refused.map(({ value }) => value)).toEqual(alone.filter((text) => text === 'no link'));
      }),
      { numRuns: 500 },
    );
  });
});

/** Pieces of links and what stands around them, in any order. */
const piece = fc.oneof(
  fc.constantFrom('https://', 'http:', '//', 'www.', 'linkedin.com', '/in/', '/pub/', '/sales/lead/', 'urn:li:', '%'),
  fc.constantFrom('%2F', '%25', '%ff', '@', '?', '#', '&', ':', '.', '..', '<', '](', 'href="', '=HYPERLINK("', ' '),
  fc.constantFrom(
    '\0',
    '\u202e',
    '\ud800',
    '\u200d',
    'ACoAA',
    '\\',
    '\n',
    '1. ',
    '|',
    '"',
    'authwall?sessionRedirect=',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  slug,
);
const anyText = fc.oneof(
  fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

describe('any text', () => {
  test('is read or refused with a sentence, and what is read is read again as itself', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), fc.boolean(), (text, bare, leads) => {
        const read = parseProfileUrl(text, { bare, leads });
        if (!read.ok) {
          expect(read.message).toMatch(/\.$/);
          return;
        }
        expect(parseProfileUrl(read.url)).toEqual(read);
        expect(new URL(read.url)).toMatchObject({ href: read.url, host: 'www.linkedin.com', search: '', hash: '' });
      }),
      { numRuns: 20_000 },
    );
  });

  test('takes time with its length, not with the square of it', () => {
    fc.assert(
      fc.property(piece, piece, piece, (before, again, after) => {
        const text = before + again.repeat(Math.ceil(200_000 / Math.max(1, again.length))) + after;
        // A square of this would take minutes each.
        expect(() => parseProfileUrl(text)).not.toThrow();
        expect(() => parseProfileUrl(text.slice(0, 2_000))).not.toThrow();
        expect(() => parseProfileLines(text)).not.toThrow();
      }),
      { numRuns: 200 },
    );
  });
});
