import { expect, test } from 'vitest';
import { readExpressions } from './collect-expressions.ts';

const read = (text: string) =>
  readExpressions('file.ts', text).map(({ source, flags, bound }) => [source, flags, bound]);

test('finds literals wherever they stand', () => {
  expect(read("const a = [/x+/i, { b: text.replace(/y\\/z/gu, '') }];")).toEqual([
    ['x+', 'i', undefined],
    ['y\\/z', 'gu', undefined],
  ]);
});

test('puts together what constants of the file make up', () => {
  const file = [
    "const WORD = '[a-z]+';",
    `const TWO = \`\${WORD} \${WORD}\`;`,
    `const ALL = new RegExp(String.raw\`\\b\${TWO}\` + '$', 'u');`,
  ].join('\n');
  expect(read(file)).toEqual([['\\b[a-z]+ [a-z]+$', 'u', undefined]]);
});

test('says when only a run knows the expression', () => {
  expect(read(`const of = (word: string) => new RegExp(\`\${word}+\`, 'i');`)).toEqual([[undefined, 'i', undefined]]);
});

test.each([
  ['above the statement', '// bounded: a name has 40 characters\nconst A = /x/;'],
  ['in its description', '/** Names.\n * bounded: a name has 40 characters */\nconst A = /x/;'],
  ['behind it', 'const A = /x/; // bounded: a name has 40 characters'],
  ['above one of many', 'const A = [\n  /y/,\n  // bounded: a name has 40 characters\n  /x/,\n];'],
])('reads what bounds the texts it meets: %s', (_, file) => {
  expect(read(file).at(-1)).toEqual(['x', '', 'a name has 40 characters']);
});

test('a comment of one expression is not that of the next', () => {
  expect(read('// bounded: short\nconst A = /x/;\nconst B = /y/;')[1]).toEqual(['y', '', undefined]);
  expect(read('const A = [\n  // bounded: short\n  /x/,\n  /y/,\n];')[1]).toEqual(['y', '', undefined]);
});
