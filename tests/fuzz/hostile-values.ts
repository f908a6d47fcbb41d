import fc from 'fast-check';

const LONG = 20_000;

/** Strings that have broken parsers, expressions, databases and logs before; most are cheap, some are long on purpose. */
const KNOWN_BAD = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202e\u200b\ufeff',
  '\ud800',
  'é'.normalize('NFD'),
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '%',
  '%zz',
  '%ff%fe',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '<script>alert(1)</script>',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '0000-01-01',
  '9999-99-99',
  '275760-09-13',
  '2026-02-30T25:61:61Z',
  'UTC+99',
  '=HYPERLINK("http://127.0.0.1")',
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'https://user:pass@www.linkedin.com/in/someone',
  'https://www.linkedin.com/in/%F0%9F%98%80',
  'https://www.linkedin.com/in/../feed',
  'https://www.linkedin.com/company/someone',
  'javascript:alert(1)',
  `${'('.repeat(2_000)}`,
  `${'https://'.repeat(500)}`,
  `${' '.repeat(LONG)}x`,
  `${'\n'.repeat(LONG)}`,
  `${'a'.repeat(LONG)}!`,
  `${'<'.repeat(LONG)}`,
  `${'a@'.repeat(LONG / 2)}`,
  `${'%25'.repeat(LONG / 3)}`,
  `${'sales director in '.repeat(LONG / 18)}`,
];

/** A string nobody means well with. */
export const hostileString: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KNOWN_BAD) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string({ minLength: 1, maxLength: 4 }), fc.integer({ min: 100, max: LONG }))
      .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length))),
  },
);

/** Any JSON value, with the shapes that trip code which expects a string or a plain object. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileString },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      1e308,
      Number.MAX_SAFE_INTEGER,
      [],
      {},
      [[[[[[]]]]]],
      { toString: 1 },
      { valueOf: null, toString: null },
      { length: 1e9 },
      JSON.parse('{"then": "x"}'),
      { toJSON: 1 },
      JSON.parse('{"__proto__": {"polluted": true}}'),
      Array.from({ length: 2_000 }, () => ({})),
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
