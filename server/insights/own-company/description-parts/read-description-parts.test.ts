import { describe, expect, it } from 'vitest';
import type { DescriptionPart } from './description-tags.ts';
import { readDescriptionParts } from './read-description-parts.ts';

const named = (text: string, wanted: DescriptionPart) =>
  readDescriptionParts(text).flatMap(({ part, from, to }) => (part === wanted ? [text.slice(from, to)] : []));

describe('what a description of the own company names', () => {
  it.each([
    [
      'Hoof trimming chutes for dairy farms, stud farms and veterinary clinics.',
      ['dairy farms', 'stud farms', 'veterinary clinics'],
    ],
    ['Wir reinigen Lüftungen in Kliniken, Hotels und Kantinen.', ['Kliniken', 'Hotels', 'Kantinen']],
    ['Software de reservas para hoteles y campings.', ['hoteles', 'campings']],
    ['Doctor blades in carbon and stainless steel, cut to length within two days.', []],
  ])('are customers: %s', (text, customers) => expect(named(text, 'customers')).toEqual(customers));

  it('are people who decide, apart from the companies they work for', () => {
    const text = 'Crane inspections for shipyards and steel works. We talk to maintenance managers.';
    expect(named(text, 'people')).toEqual(['maintenance managers']);
    expect(named(text, 'customers')).toEqual(['shipyards', 'steel works']);
  });

  it('are nothing in an empty text, and in one of signs', () => {
    expect(readDescriptionParts('')).toEqual([]);
    expect(readDescriptionParts('… ?! —')).toEqual([]);
  });

  it('are read in the first 1,200 words of a long text', () => {
    const parts = readDescriptionParts('Pumps for dairies, hotels and schools. '.repeat(2_000));
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.at(-1)?.to).toBeLessThan(6_000);
  });
});
