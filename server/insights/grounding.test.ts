import { describe, expect, it } from 'vitest';
import { FULL, OWN_COMPANIES } from '../../tests/support/insights/people.ts';
import { findUngrounded } from './grounding.ts';

const TABLE: readonly (readonly [why: string, text: string, ungrounded: string[]])[] = [
  ['only what the facts say', 'Priya Nair is Head of Procurement at Navik Freight in Kochi.', []],
  ['dates may be written out', 'On 20 October Priya wrote about invoices; the news is from 12 October 2026.', []],
  ['thousands may be grouped', 'Navik Freight has 1,240 employees.', []],
  ['possessives', "Priya's team at Navik Freight's depot", []],
  ['the user’s own words are ground too', 'Customers save 18% with it.', []],
  ['advice on the hour', 'Tuesday, 9:30 to 10:30, Kochi time', []],
  ['ordinary words at the start of a sentence', 'Ask about it. Before that, write.', []],
  ['the number of open roles', 'Navik Freight has 1 open role.', []],
  ['forms of ordinary words at the start of a sentence', 'Scaling a depot is work. Noticed early. Suppliers ask.', []],
  ['days of the week', 'She posts on Tuesdays, so try a Wed or Thu in Oct.', []],
  ['short forms of trade', 'Ask for the ROI, the ERP and what the VP of B2B says.', []],
  ['an hour of the day', 'Tuesday at 10 am, or 4:30 pm', []],
  ['a title before a name', 'Head of Procurement Priya Nair at Navik Freight', []],
  ['a place as an adjective', 'A Kochi-based team', []],
  ['no number at the end of a word with marks', 'it runs on spare geräten', []],
  ['a part of the year', 'Next quarter, third-party carriers', []],
  ['an invented part', 'It saves a third of the time, and doubled sales.', ['third', 'doubled']],
  ['an invented place as an adjective', 'A Pune-based team', ['Pune']],
  ['an invented name in letters without large ones', 'Say hello to 田中', ['田中']],
  ['an invented person', 'Say hello to Rahul Verma at Navik Freight.', ['Rahul', 'Verma']],
  ['an invented person at the start of a sentence', 'Rahul runs the depot.', ['Rahul']],
  ['an invented company', 'Navik Freight works for Maersk.', ['Maersk']],
  ['an invented number', 'Navik Freight has 1,500 employees.', ['1,500']],
  ['an invented share', 'It cut costs by 12.5%.', ['12.5']],
  ['a number in words', 'It has seven depots.', ['seven']],
  ['an invented date', 'Priya wrote on 21 October.', ['21']],
  ['an invented year', 'Navik Freight, founded in 2010', ['2010']],
  ['two known words put together to a new name', 'Malabar Freight is a client.', ['Malabar Freight']],
  ['an invented place', 'The depot in Pune', ['Pune']],
];

describe('what a text states beyond the facts', () => {
  it.each(TABLE)('%s', (_why, text, ungrounded) => {
    expect(findUngrounded(text, FULL, OWN_COMPANIES.help)).toEqual(ungrounded);
  });

  it('takes further known texts into account', () => {
    expect(findUngrounded('86 of 100: Hot', FULL, OWN_COMPANIES.help)).toEqual(['86', '100']);
    expect(findUngrounded('86 of 100: Hot', FULL, OWN_COMPANIES.help, ['86 100 Hot'])).toEqual([]);
  });
});
