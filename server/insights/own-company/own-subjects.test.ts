import { describe, expect, it } from 'vitest';
import { readOwnSubjects } from './own-subjects.ts';

const subjectsOf = (text: string, customers: { from: number; to: number }[] = []) =>
  [...readOwnSubjects(text, customers)].map(([{ id }, said]) => [id, said]);

describe('what an offer of no known kind acts on', () => {
  it.each([
    ['AI that picks up the phone for you', 'calls', 'phone'],
    ['Wir schreiben Ihre Ausschreibungen', 'tenders', 'Ausschreibungen'],
    ['Purane kaante ki tolai, bina aadmi ke', 'weighing', 'tolai'],
    ['Ladesäulen fürs Depot', 'charging', 'Ladesäulen'],
    ['Gestionamos las nóminas', 'payroll', 'nóminas'],
  ])('%s', (text, id, said) => {
    expect(subjectsOf(text)[0]).toEqual([id, said]);
  });

  it('is what stands outside the stretches about customers, where something does', () => {
    const text = 'We answer calls to cleaning companies';
    const from = text.indexOf('cleaning');
    expect(subjectsOf(text, [{ from, to: text.length }])).toEqual([['calls', 'answer calls']]);
    expect(subjectsOf('For cleaning companies', [{ from: 0, to: 30 }])).toEqual([['cleaning', 'cleaning']]);
  });

  it('is not what a long description names once on the way', () => {
    const text = `Linen, towels and more linen for guests. ${'We care for every piece. '.repeat(8)}Invoices come by mail.`;
    expect(subjectsOf(text).map(([id]) => id)).toEqual(['linen']);
  });
});
