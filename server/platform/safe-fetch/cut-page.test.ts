import { describe, expect, it } from 'vitest';
import { cutLines, cutPage } from './cut-page.ts';

const cut = (html: string, encoding: BufferEncoding = 'utf8') =>
  cutPage(Buffer.from(html, encoding)).toString(encoding);

describe('a page that was too long', () => {
  it.each([
    ['behind the last whole block', '<p>We repair lifts.</p><p>We rep', '<p>We repair lifts.</p>'],
    ['behind the block around a broken tag', '<li>Lifts</li><a href="/ab', '<li>Lifts</li>'],
    ['in capitals', '<P>Lifts</P><P>Esc', '<P>Lifts</P>'],
    ['before the last tag', '<b>Lifts</b> and <i>escal', '<b>Lifts</b> and '],
    ['before a broken tag', 'Lifts <img src="x', 'Lifts '],
    ['behind the last word', 'lifts and escalat', 'lifts and'],
    ['nowhere when there is no end', 'aaaaaaaa', 'aaaaaaaa'],
    ['nowhere when there is nothing', '', ''],
  ])('is cut %s', (_where, html, left) => {
    expect(cut(html)).toBe(left);
  });

  it('keeps no half of a character', () => {
    const whole = Buffer.from('<p>Aufzüge</p><p>für Häuser</p>');
    for (let bytes = 0; bytes <= whole.length; bytes++) {
      const left = cutPage(whole.subarray(0, bytes));
      if (left.length >= 14) expect(() => new TextDecoder('utf-8', { fatal: true }).decode(left)).not.toThrow();
    }
    const wide = Buffer.from('\ufeff<p>Aufzüge', 'utf16le');
    expect(cutPage(wide.subarray(0, wide.length - 1)).length % 2).toBe(0);
  });

  it('is looked at from its end only', () => {
    const end = '<p>'.repeat(500_000);
    expect(cut(`<p>Lifts</p>${end}`)).toHaveLength(12 + end.length - 3);
  });
});

it('lines are cut behind the last that is whole', () => {
  expect(cutLines(Buffer.from('Disallow: /a\nDisallow: /')).toString()).toBe('Disallow: /a');
  expect(cutLines(Buffer.from('Disallow')).toString()).toBe('Disallow');
});
