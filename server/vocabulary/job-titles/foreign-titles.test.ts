import { describe, expect, it } from 'vitest';
import { findForeignTitle } from './occupation-table.ts';
import { readJobTitle } from './read-job-title.ts';
import { stemWord } from './stem-title.ts';

describe('stems', () => {
  it.each([
    ['zimmermann', 'zimmermanner'],
    ['kauffrau', 'kaufleute'],
    ['vendedor', 'vendedoras'],
    ['cartero', 'carteros'],
    ['vendeur', 'vendeuses'],
    ['traduttore', 'traduttrice'],
    ['sindacalista', 'sindacalisti'],
    ['advocaat', 'advocaten'],
    ['murarz', 'murarze'],
    ['muzyk', 'muzycy'],
    ['oficial', 'oficiais'],
  ])('%s and %s are one', (one, other) => {
    expect(stemWord(one)).toBe(stemWord(other));
  });

  it.each([
    ['panadero', 'panaderia'],
    ['boucher', 'boucherie'],
    ['psicologo', 'psicologia'],
    ['metzger', 'metzgerei'],
    ['drucker', 'druckereien'],
  ])('%s works there, %s is no person', (person, shop) => {
    expect(stemWord(person)).not.toBe(stemWord(shop));
  });
});

describe('titles in other languages', () => {
  it.each([
    ['gruista', ['it'], 'crane operator'],
    ['fliesenlegerinnen', ['de'], 'tiler'],
    ['peintres en batiment', ['fr'], 'painter'],
    ['albaniles', ['es'], 'bricklayer'],
    ['stukadoors', ['nl'], 'plasterer'],
  ])('%s', (title, languages, english) => {
    const found = findForeignTitle(title.split(' '), languages);
    expect(found?.english).toBe(english);
  });

  it('are those of the language that is spoken', () => {
    expect(findForeignTitle(['betonbauer'], ['it'])).toBeUndefined();
  });

  it.each([
    ['Fliesenleger', 'Operations'],
    ['Logopädin', 'Healthcare Services'],
    ['Perito agrónomo', 'Research'],
    ['Undersköterska', 'Healthcare Services'],
  ])('%s works in %s', (title, department) => {
    expect(readJobTitle(title)).toMatchObject({ seniority: 'Entry', department });
  });
});
