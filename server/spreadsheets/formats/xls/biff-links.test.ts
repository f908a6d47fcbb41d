import { describe, expect, it } from 'vitest';
import { linkKey } from '../sheet-rows.ts';
import { addBiffLink } from './biff-links.ts';
import { BIFF } from './biff-records.ts';

const URL = 'https://www.linkedin.com/in/ann';

function read(type: number, data: Buffer): [number, string][] {
  const links = new Map<number, string>();
  addBiffLink({ type, offset: 0, data }, links);
  return [...links];
}

/** A formula record of cell C5 whose expression starts with these tokens. */
function formula(...tokens: number[]): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(4, 0);
  head.writeUInt16LE(2, 2);
  return Buffer.concat([head, Buffer.from(tokens)]);
}

/** A link record of cell B3; what follows the flags as the flags say. */
function link(flags: number, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(32);
  for (const [index, value] of [2, 2, 1, 1].entries()) head.writeUInt16LE(value, index * 2);
  head.writeUInt32LE(2, 24);
  head.writeUInt32LE(flags, 28);
  return Buffer.concat([head, ...parts]);
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const utf16 = (value: string) => Buffer.from(`${value}\0`, 'utf16le');
const counted = (value: string) => Buffer.concat([uint32(value.length + 1), utf16(value)]);
const urlMoniker = (value: string, tail = Buffer.alloc(0)) =>
  Buffer.concat([
    Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex'),
    uint32(utf16(value).length + tail.length),
    utf16(value),
    tail,
  ]);

describe('where the cells of an xls sheet lead', () => {
  it.each([
    [
      'a formula with a narrow text',
      BIFF.formula,
      formula(0x17, URL.length, 0, ...Buffer.from(URL)),
      [[linkKey(5, 2), URL]],
    ],
    [
      'a formula with a wide text',
      BIFF.formula,
      formula(0x17, URL.length, 1, ...Buffer.from(URL, 'utf16le')),
      [[linkKey(5, 2), URL]],
    ],
    ['a formula that starts otherwise', BIFF.formula, formula(0x1e, 5, 0), []],
    ['a link', BIFF.link, link(0x03, urlMoniker(URL)), [[linkKey(3, 1), URL]]],
    [
      'a link with bytes after the address',
      BIFF.link,
      link(0x03, urlMoniker(URL, Buffer.alloc(24, 1))),
      [[linkKey(3, 1), URL]],
    ],
    ['a link with a display name', BIFF.link, link(0x17, counted('Ann Lee'), urlMoniker(URL)), [[linkKey(3, 1), URL]]],
    [
      'a link with display name and frame',
      BIFF.link,
      link(0x97, counted('Ann'), counted('_top'), urlMoniker(URL)),
      [[linkKey(3, 1), URL]],
    ],
    ['a link stored as text', BIFF.link, link(0x103, counted(URL)), [[linkKey(3, 1), URL]]],
    ['a link to a file', BIFF.link, link(0x01, Buffer.alloc(20)), []],
    ['a link into the workbook', BIFF.link, link(0x08, counted('Sheet2!A1')), []],
    ['another record', BIFF.begin, Buffer.alloc(16), []],
  ])('%s', (_, type, data, expected) => {
    expect(read(type, data)).toEqual(expected);
  });
});
