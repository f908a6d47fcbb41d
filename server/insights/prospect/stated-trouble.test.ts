import { describe, expect, it } from 'vitest';
import { loadJudgedSet } from '../../../bench/insights-quality/judged-set/load.ts';
import { findStatedTrouble } from './stated-trouble.ts';

describe('trouble at work that somebody states of themselves', () => {
  it.each([
    ['English', 'I signed off 400 spoilt pens today. I am tired of finding out on arrival.'],
    ['German', 'Inventur geschafft, und wir laufen immer noch mit Papierlisten durch die Gänge.'],
    ['Spanish', 'Temporada alta y todavía preparamos con listas en papel.'],
    ['French', 'Nos nouveaux vendeurs : la moitié n’a pas encore signé son premier contrat.'],
    ['Portuguese', 'No nosso armazém ainda separamos tudo com listas no papel, não damos conta.'],
    ['Italian', 'Il 6% dei nostri set arriva rotto e non sappiamo ancora perché.'],
    ['Dutch', 'Wij doen de planning nog steeds met de hand en komen handen tekort.'],
    ['Hindi in Latin letters', 'Month end matlab raat ke 11 baje tak office, sab Excel me. Main thak gaya.'],
  ])('is found in %s', (_language, text) => expect(findStatedTrouble(text)).toBeDefined());

  it.each([
    ['is solved', 'We used to type invoices by hand. Now the supplier portal does it for us.'],
    ['is the reader’s', 'Still doing salary in Excel? Your month end is a nightmare.'],
    ['is the market’s', 'Module prices are falling and the market is under pressure.'],
    ['is a search for a job', 'Two months without a job now. I am tired of waiting.'],
    ['is none', 'Proud to open our third cold store.'],
    ['would only be so', 'If a partner cannot explain it in two sentences, that is our fault.'],
  ])('is not found when it %s', (_why, text) => expect(findStatedTrouble(text)).toBeUndefined());

  it('comes with the sentences around it', () => {
    expect(findStatedTrouble('Carton suppliers say six weeks. I am stuck in the middle, again.')).toEqual({
      sentence: 'I am stuck in the middle, again.',
      before: 'Carton suppliers say six weeks.',
      after: undefined,
    });
  });

  it('is found for nobody of the open half who shows none', () => {
    const shown = loadJudgedSet('open').flatMap(({ people }) => people);
    const found = shown.filter(({ facts }) => (facts.posts?.value ?? []).some(({ text }) => findStatedTrouble(text)));
    expect(found.filter(({ judgement }) => judgement.pain === null).map(({ id }) => id)).toEqual([]);
  });
});
