import { describe, expect, it } from 'vitest';
import { customerSpans, isWithin } from './customer-spans.ts';
import { PhraseSet } from './phrase-set.ts';
import { stemWord, wordsOf } from './words.ts';

function setOf(...phrases: string[]): PhraseSet<string> {
  const set = new PhraseSet<string>();
  for (const phrase of phrases) set.add(phrase, phrase);
  return set;
}

describe('a set of phrases', () => {
  it('finds plurals, possessives, accents and hyphens as one', () => {
    const set = setOf('cold chain', 'kühlkette*', 'temperature logger');
    const found = set.find("Cold-chain's Temperature Loggers für die KÜHLKETTENLOGISTIK");
    expect(found.map(({ id }) => id)).toEqual(['cold chain', 'temperature logger', 'kühlkette*']);
    expect(setOf('cold chain').find('our cold chains')[0]).toEqual({
      id: 'cold chain',
      said: 'cold chains',
      at: 4,
      length: 2,
    });
  });

  it('takes the longest phrase at a place, and whole words alone', () => {
    expect(
      setOf('food bank', 'bank')
        .find('a food bank and a bank')
        .map(({ id }) => id),
    ).toEqual(['food bank', 'bank']);
    expect(setOf('hospital').find('hospitality')).toEqual([]);
    expect(setOf('pharma*').find('Pharmaceuticals')[0]?.said).toBe('Pharmaceuticals');
  });

  it('gives what a phrase says whole before what another says by first letters, and each once', () => {
    const set = new PhraseSet<string>();
    for (const phrase of ['cold ch*', 'cold chain', 'cold chai*', 'co* chain']) set.add(phrase, phrase);
    set.add('cold chain', 'cold chain');
    set.add('cold chain', 'another');
    const found = set.find('Our cold chains.');
    expect(found.map(({ id }) => id)).toEqual(['cold chain', 'another', 'cold chai*', 'cold ch*', 'co* chain']);
    expect(new Set(found.map(({ said }) => said))).toEqual(new Set(['cold chains']));
  });

  it('stays linear in a long text of prefixes', () => {
    const set = setOf('a* b* c* d*');
    expect(set.find('a '.repeat(200_000))).toEqual([]);
  });

  it('finds in a large set, whose phrases are read when they are asked for, what it finds in a small one', () => {
    const phrases = [
      'cold chain',
      'cold ch*',
      'flies',
      'fly screens',
      'hr software',
      'Kühlkette*',
      'pharma*',
      'gas',
      'e-mail',
      'ties',
    ];
    const [small, large] = [new PhraseSet<string>(), new PhraseSet<string>(true)];
    for (const phrase of phrases) for (const set of [small, large]) set.add(phrase, phrase);
    const texts = [
      'Cold chains and HR software for pharmacies',
      'fly screens, flies, ties',
      'Kühlketten; gas, e-mail',
      'cold chests',
    ];
    // Asked again, everything is read.
    for (const text of [...texts, ...texts]) expect(large.find(text), text).toEqual(small.find(text));
  });
});

describe('words', () => {
  it('are folded and stemmed lightly', () => {
    expect(wordsOf('Büros, Straßen').map(({ text }) => text)).toEqual(['buros', 'strassen']);
    expect(['companies', 'boxes', 'buses', 'glass', 'analysis', 'status', 'loggers'].map(stemWord)).toEqual([
      'company',
      'box',
      'buse',
      'glass',
      'analysis',
      'status',
      'logger',
    ]);
  });
});

describe('stretches about customers', () => {
  it.each([
    ['Software for hospitals and clinics with a free trial', 'hospitals', true],
    ['Software for hospitals and clinics with a free hospital trial', 'free', false],
    ['We are a hospital group', 'hospital', false],
    ['Lagersoftware für Großhändler', 'Großhändler', true],
    ['Sistema para restaurantes', 'restaurantes', true],
    ['clinics ke liye software', 'clinics', true],
  ])('%s: %s', (text, word, expected) => {
    expect(isWithin(customerSpans(text), text.lastIndexOf(word))).toBe(expected);
  });
});
