import { describe, expect, it } from 'vitest';
import { presentIntent } from '../../present-intent.ts';
import { readIntent } from '../read-intent.ts';

const read = (query: string) => presentIntent(readIntent(query));

describe('queries in languages from Czech to Vietnamese', () => {
  it.each([
    ['obchodní ředitelé v Brně ve výrobních firmách', ['Sales Director'], ['Brno'], ['Manufacturing']],
    ['myyntijohtajat Helsingissä', ['Sales Director'], ['Helsinki'], []],
    ['διευθυντής πωλήσεων στην Θεσσαλονίκη', ['Sales Director'], ['Thessaloniki'], []],
    ['מנהלי שיווק בתל אביב', ['Marketing Manager'], ['Tel Aviv'], []],
    ['מנכ"ל בחברות תוכנה בירושלים', ['CEO'], ['Jerusalem'], ['Software']],
    ['szoftverfejlesztők Budapesten', ['Software Developer'], ['Budapest'], []],
    ['directori de vânzări în Cluj', ['Sales Director'], ['Cluj-Napoca'], []],
    ['розробник Python у Києві', ['Python Developer'], ['Kyiv'], []],
    ['giám đốc marketing tại Hà Nội', ['Marketing Director'], ['Hanoi'], []],
  ])('%s', (query, titles, locations, industries) => {
    expect(read(query)).toMatchObject({ titles, locations, industries, keywords: [] });
  });

  it.each([
    ['інженери з досвідом 5 років у Львові', 5],
    ['kỹ sư phần mềm ở Đà Nẵng có 3 năm kinh nghiệm', 3],
    ['contabili cu 4 ani experiență în Cluj', 4],
    ['יזמים עם 10 שנות ניסיון', 10],
  ])('years: %s', (query, min) => {
    expect(read(query)).toMatchObject({ years_experience: { min, max: null }, keywords: [] });
  });

  it.each([
    ['Majitelé malých eshopů s obratem do 5M', { titles: ['Owner'], keywords: ['small', 'revenue under 5M'] }],
    ['Βρες μου πιθανούς πελάτες στον κλάδο των επίπλων στην Αθήνα', { industries: ['Furniture'], keywords: [] }],
    ['Chủ tiệm nail ở Texas', { titles: ['Owner'], industries: ['Nail Salons'], locations: ['Texas'] }],
  ])('%s', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('people of a company are counted: firmy s více než 50 zaměstnanci, jednatelé', () => {
    expect(read('firmy s více než 50 zaměstnanci, jednatelé')).toMatchObject({
      titles: ['Managing Director'],
      company_sizes: ['50+'],
    });
  });

  it.each(['indie game designers in Malmö', 'CEOs, entre 50 et 200 salariés', 'can you find a tim in Kentucky'])(
    'their little words are none elsewhere: %s',
    (query) => {
      expect(read(query).keywords.join()).not.toMatch(/malm|salari|can/i);
    },
  );
});
