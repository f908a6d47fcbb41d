import { describe, expect, it } from 'vitest';
import { finishText } from './finish-text.ts';
import { findLanguageFaults } from './language-faults.ts';

const called = (company: string, person = 'Ines') => ({ company, person, names: [company, person] });
const navik = called('Navik');

describe('a finished text', () => {
  it.each([
    ['It runs the the depots.', 'It runs the depots.'],
    ['Ines is manager at at Navik.', 'Ines is manager at Navik.'],
    ['They sell Smart Loggers loggers that see shocks.', 'They sell Smart Loggers, loggers that see shocks.'],
  ])('says no word twice: %s', (text, told) => expect(finishText(text, () => navik)).toBe(told));

  it.each([
    ['Grid Works works in utilities.', called('Grid Works'), 'The company works in utilities.'],
    ['Ines is Buyer at At (since May).', called('At'), 'Ines is Buyer at the company (since May).'],
    ['He said: "So." Hire hire people.', called('Hire'), 'He said: "So." The company hire people.'],
    ['As to you, Will will decide.', called('Navik', 'Will'), 'As to you, this person will decide.'],
  ])('calls those otherwise whose name is the next word: %s', (text, known, told) =>
    expect(finishText(text, () => known)).toBe(told),
  );

  it('leaves words that are doubled in a name, and those that may be', () => {
    const known = { ...navik, names: ['Duran Duran', 'Walla Walla'] };
    const text = 'Duran Duran had had a depot in Walla Walla, and in Bora Bora.';
    expect(finishText(text, () => known)).toBe(text);
  });

  it.each([
    ['Navik has 12 depot in Spain.', 'Navik has 12 depots in Spain.'],
    ['Navik serves 300 company.', 'Navik serves 300 companies.'],
    ['It has four office and a shop.', 'It has four offices and a shop.'],
    ['It runs a 40 bed hospital.', 'It runs a 40-bed hospital.'],
    ['The post has 1 reactions.', 'The post has 1 reaction.'],
    ['It has one employees.', 'It has one employee.'],
    ['It was 1 people.', 'It was 1 person.'],
  ])('counts right: %s', (text, told) => {
    expect(finishText(text, () => navik)).toBe(told);
    expect(findLanguageFaults(told)).toEqual([]);
  });

  it.each(['Plant 3 team is new.', 'It has 140 supplier contracts.', 'The 2024 team won.', 'It has 12 office staff.'])(
    'leaves numbers that are right: %s',
    (text) => expect(finishText(text, () => navik)).toBe(text),
  );

  it.each([
    ['this person is a buyer. she buys steel.', navik, 'This person is a buyer. She buys steel.'],
    ['eduprime runs schools.', called('eduprime'), 'Eduprime runs schools.'],
    ['eG Software runs shops.', called('eG Software'), 'The company eG Software runs shops.'],
    ["'t Zand runs trucks.", called("'t Zand"), "The company 't Zand runs trucks."],
    ['&ranj: makers of games.', called('&ranj'), 'The company &ranj: makers of games.'],
    ['s.Oliver is hiring.', called('s.Oliver'), 'The company s.Oliver is hiring.'],
    ['Ines wrote: "We wait." navik is hiring.', called('navik'), 'Ines wrote: "We wait." Navik is hiring.'],
  ])('begins every sentence large: %s', (text, known, told) => expect(finishText(text, () => known)).toBe(told));

  it.each([
    ['Yahoo! serves ads.', called('Yahoo!')],
    ['Przystań sp. z o.o. is in Gdynia.', called('Przystań sp. z o.o.')],
    ['Prices are approx. five times those of St. moritz, e.g. for beds.', navik],
    ['They sell shoes. iPhone cases come next.', navik],
    ['Ines wrote: "we wait. still."', navik],
  ])('leaves marks that end no sentence: %s', (text, known) => expect(finishText(text, () => known)).toBe(text));

  it('leaves out sentences in other languages, with what they quote', () => {
    const german = 'Im Juni haben wir das neue Lager in Betrieb genommen.';
    expect(finishText(`Navik opened a depot. ${german} Home is Kochi.`, () => navik)).toBe(
      'Navik opened a depot. Home is Kochi.',
    );
    expect(finishText(`It is "A". ${german.replace('Lager', '"Lager"')} It has "B".`, () => navik)).toBe(
      'It is "A". It has "B".',
    );
    expect(finishText(`Ines wrote: "${german}"`, () => navik)).toBeUndefined();
    expect(finishText(`Ines on 3 May, in German: "${german}"`, () => navik)).toContain('Lager');
  });

  it('does not end a sentence inside a name', () => {
    const text = 'Hi Jo, I read that J. & J. offers scales for the home. Which part falls to you?';
    expect(finishText(text, () => called('J. & J.', 'Jo'))).toBe(text);
  });

  it('is none where only a foreign sentence says of what the rest speaks', () => {
    expect(
      finishText('Wir sind ein Betrieb mit vier Lagern und liefern aus. It employs 40.', () => navik),
    ).toBeUndefined();
    expect(finishText('Vyrábíme obaly, které jsou nové, pro každý dům.', () => navik)).toBeUndefined();
  });
});
