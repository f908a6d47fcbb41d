import { describe, expect, it } from 'vitest';
import { canonicalProfileUrl, parseProfileLines, parseProfileUrl } from './profile-url.ts';
import { ACCEPTED, REFUSED } from './profile-url-forms.ts';

describe('a profile URL in any form', () => {
  it.each(ACCEPTED)('is read: $form', ({ text, slug, bare }) => {
    expect(parseProfileUrl(text, { bare })).toEqual({ ok: true, slug, url: canonicalProfileUrl(slug) });
  });

  it.each(ACCEPTED)('reads its own canonical form alike: $form', ({ slug }) => {
    const url = canonicalProfileUrl(slug);
    expect(parseProfileUrl(url)).toEqual({ ok: true, slug, url });
    expect(new URL(url).href).toBe(url);
  });
});

describe('what is no profile URL', () => {
  it.each(REFUSED)('is refused as $reason: $form', ({ text, reason, bare }) => {
    expect(parseProfileUrl(text, { bare })).toMatchObject({ ok: false, reason, message: expect.stringMatching(/\.$/) });
  });
});

it('covers at least 150 forms, each described once', () => {
  const forms = [...ACCEPTED, ...REFUSED].map((row) => row.form);
  expect(forms.length).toBeGreaterThanOrEqual(150);
  expect(new Set(forms).size).toBe(forms.length);
});

describe('hostile text is read to the end: the square of its length would take hours', () => {
  const PIECES = '( / %25 < <www.| \u200b 1. https: []( ]( . @a. &a #'.split(' ').concat([' ', '1. ', ' .']);
  it.each(PIECES)('"%s" again and again', (piece) => {
    for (const size of [2_000, 300_000]) {
      const text = piece.repeat(size / Math.max(1, piece.length));
      expect(() => parseProfileUrl(text)).not.toThrow();
      expect(() => parseProfileUrl(`${text}x\n`)).not.toThrow();
      expect(() => parseProfileLines(`linkedin.com/in/${text}x y`)).not.toThrow();
    }
  });

  it('a link longer than any is refused for that, spaces around it do not count', () => {
    const link = 'https://www.linkedin.com/in/jane?';
    expect(parseProfileUrl(link.padEnd(2_048, 'x'))).toMatchObject({ ok: true });
    expect(parseProfileUrl(` ${link.padEnd(2_048, 'x')}\n`)).toMatchObject({ ok: true });
    expect(parseProfileUrl(link.padEnd(2_049, 'x'))).toMatchObject({ ok: false, reason: 'too_long' });
  });

  it('a line of very many links is read all the same', () => {
    const links = Array.from({ length: 1_000 }, (_, n) => `https://www.linkedin.com/in/p${n}`);
    expect(parseProfileLines(links.join('  , ')).profiles).toHaveLength(1_000);
    expect(parseProfileLines(`Ann ${links.join('  ')}`).profiles).toHaveLength(1_000);
  });
});

describe('the paste box', () => {
  it('keeps line numbers over empty lines and any line end, and folds repeats', () => {
    const text = [
      'https://www.linkedin.com/in/jane',
      '',
      '\u200b ',
      'LinkedIn.com/IN/Jane?trk=1',
      'https://www.linkedin.com/company/acme',
      'in/joe',
    ].join('\r\n');
    expect(parseProfileLines(text)).toEqual({
      profiles: [
        { line: 1, url: 'https://www.linkedin.com/in/jane' },
        { line: 6, url: 'https://www.linkedin.com/in/joe' },
      ],
      refused: [
        {
          line: 5,
          value: 'https://www.linkedin.com/company/acme',
          message: "This is a company page, not a person's profile.",
        },
      ],
      duplicates: 1,
    });
  });

  it.each([
    ['by commas', 'https://www.linkedin.com/in/a1,https://www.linkedin.com/in/b2'],
    ['by spaces', 'https://www.linkedin.com/in/a1 https://www.linkedin.com/in/b2'],
    ['by semicolons', 'linkedin.com/in/a1; linkedin.com/in/b2'],
    ['by tabs, with names', 'Ann One\tlinkedin.com/in/a1\tBob Two\tlinkedin.com/in/b2'],
  ])('takes several on a line, separated %s', (_, text) => {
    expect(parseProfileLines(text)).toEqual({
      profiles: [
        { line: 1, url: 'https://www.linkedin.com/in/a1' },
        { line: 1, url: 'https://www.linkedin.com/in/b2' },
      ],
      refused: [],
      duplicates: 0,
    });
  });

  it('names only the wrong one of several on a line', () => {
    const read = parseProfileLines('linkedin.com/in/a1, linkedin.com/company/acme');
    expect(read.profiles).toHaveLength(1);
    expect(read.refused).toEqual([{ line: 1, value: 'linkedin.com/company/acme', message: expect.any(String) }]);
  });

  it('refuses a line of words and a name with a space in it, and cuts long values', () => {
    const read = parseProfileLines(`hello world\nhttps://www.linkedin.com/in/jane doe\n${'x'.repeat(9000)}`);
    expect(read.profiles).toEqual([]);
    expect(read.refused.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(read.refused[2]!.value.length).toBeLessThan(210);
  });

  it('finds nothing in nothing', () => {
    expect(parseProfileLines(' \n\n')).toEqual({ profiles: [], refused: [], duplicates: 0 });
  });
});
