import { describe, expect, it } from 'vitest';
import { ExpressionIndex } from './expression-index.ts';

const TROUBLE =
  /\b(?:(?:am|are|['’]m) (?:\p{L}+ )?(?:tired|sick) of \p{L}|fed up|run(?:ning)? on empty|stuck (?:in|with)|costs (?:us|me) \p{N}|every (?:day|week) (?:we|i) lose|il (?:me|nous) manque|à bout|e?[- ]?mails|so{2}n)/iu;
const WHOLE_WORDS = /(?<![\p{L}\p{M}])(?:I|i['’]m|we|our|10k|été|unser\p{L}{0,2}|j['’]\p{L}+)(?![\p{L}\p{M}])/iu;
const ANYWHERE = /(?:sab excel|pata (?:hi )?nahi|\d+% hi|% off)/i;

const WORDS =
  "I I'm we our 10k été unsere unserem unserer's j'ai am are tired sick of all fed up refed ups running run on empty stuck in with costs us 5 me every day we lose il nous manque à bout e-mails emails mails soon İstanbul Überfed up, wem (I) 410k - … é".split(
    ' ',
  );

/** Always the same texts. */
function* texts(): Generator<string> {
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  for (let count = 0; count < 3_000; count++) {
    const text = Array.from({ length: 1 + draw(6) }, () => WORDS[draw(WORDS.length)]).join(draw(9) === 0 ? '' : ' ');
    yield draw(4) === 0 ? text.toUpperCase() : text;
  }
}

describe('an index of expressions', () => {
  it.each([[TROUBLE], [WHOLE_WORDS]])('says what the expression %s says', (expression) => {
    const index = new ExpressionIndex(expression);
    const all = [...texts()];
    expect(all.filter((text) => index.test(text))).toEqual(all.filter((text) => expression.test(text)));
    expect(all.some((text) => index.test(text))).toBe(true);
  });

  it('looks for several at once', () => {
    const index = new ExpressionIndex(TROUBLE, WHOLE_WORDS);
    expect(['Fed up with it', 'So it is, our way', 'Sweden'].map((text) => index.test(text))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('refuses to tell capitals apart', () => {
    expect(() => new ExpressionIndex(/\b(?:Series [A-C]|US)\b/)).toThrow();
  });

  it('says the same of a text when other indexes have been made since', () => {
    const index = new ExpressionIndex(TROUBLE);
    expect(index.test('We are fed up')).toBe(true);
    const others = Array.from({ length: 40 }, () => new ExpressionIndex(/\b(?:sab excel|fed down)/i));
    expect(others.map((other) => other.test('We are fed up, sab excel'))).toEqual(others.map(() => true));
    expect(others.map((other) => other.test('We are fed up'))).toEqual(others.map(() => false));
    expect(index.test('We are fed up, sab excel')).toBe(true);
  });

  it.each([[/(?:pata|\p{N}+ hi)/iu], [/\b(?:a|b)c|d/i], [/a|b/i]])(
    'refuses %s, whose beginnings it cannot tell',
    (expression) => {
      expect(() => new ExpressionIndex(expression)).toThrow();
    },
  );

  it('finds what begins within a word where no assertion keeps it out', () => {
    const index = new ExpressionIndex(ANYWHERE);
    const found = ['Yahan SAB EXCEL hai', 'xpata nahi', 'x40% hi', '4% off', 'sab ok'].map((text) => index.test(text));
    expect(found).toEqual([true, true, true, true, false]);
  });

  it('stays linear in a long text of beginnings', () => {
    expect(new ExpressionIndex(TROUBLE).test('every day costs us stuck '.repeat(40_000))).toBe(false);
  });
});
