import { describe, expect, it } from 'vitest';
import { readOwnProfile } from '../own-company/own-profile.ts';
import { readOwnTradeOf } from '../own-company/own-trade.ts';
import type { Statement } from '../prospect/statements.ts';
import { rateStatements } from './rate-statements.ts';

const description = 'Time slot booking and yard management software for busy warehouses';
const own = readOwnTradeOf(description, readOwnProfile({ website: '', description }));

const post = (text: string): Statement => ({ where: 'Post of 2026-10-01', text, date: '2026-10-01', isPersonal: true });
const QUEUE = 'On Mondays the lorries queue back to the roundabout and drivers wait three hours for a ramp.';
describe('the sentences of a statement', () => {
  const read = (text: string) => rateStatements(own, [post(text)]).map(({ theirs }) => theirs);

  it('are those of its lines, whatever space stands between', () => {
    expect(read('We load by hand\nDrivers wait.\u00a0Trucks queue.\n\nThanks!')).toEqual([
      'We load by hand',
      'Drivers wait.',
      'Trucks queue.',
      'Thanks!',
    ]);
  });

  it('are at most twelve, without one that was cut', () => {
    const many = Array.from({ length: 60 }, (_, at) => `We load lorry ${at}.`).join(' ');
    expect(read(many)).toHaveLength(12);
    expect(read(`${'Drivers wait. '.repeat(2)}${'loading '.repeat(200)}`.slice(0, 1_200))).toEqual(['Drivers wait.']);
  });

  it('are none of hiring, unless the offer helps with that', () => {
    const hiring = 'We are hiring 40 yard planners for our 14 dock doors.';
    expect(read(hiring)).toEqual([]);
    const text = 'Recruitment agency for warehouse staff and drivers';
    const agency = readOwnTradeOf(text, readOwnProfile({ website: '', description: text }));
    expect(rateStatements(agency, [post(hiring)]).map(({ theirs }) => theirs)).toEqual([hiring]);
  });

  it('are each there once, though news often begin with what they are called by', () => {
    expect(read(`${QUEUE}. ${QUEUE} Trucks wait.`)).toEqual([QUEUE, 'Trucks wait.']);
  });

  it('are left out where nothing was learned of their words', () => {
    expect(['ขอบคุณ', '12 345', '🎉'].flatMap(read)).toEqual([]);
  });
});
