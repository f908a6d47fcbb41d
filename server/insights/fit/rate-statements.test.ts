import { describe, expect, it } from 'vitest';
import type { FitLink } from '../../../shared/contract/fit.ts';
import { readOwnProfile } from '../own-company/own-profile.ts';
import { readOwnTradeOf } from '../own-company/own-trade.ts';
import type { Statement } from '../prospect/statements.ts';
import { orderNeeds, pointsForRelevance, rateStatements } from './rate-statements.ts';

const description = 'Time slot booking and yard management software for busy warehouses';
const own = readOwnTradeOf(description, readOwnProfile({ website: '', description }));
const yours = 'time slot booking';

const post = (text: string): Statement => ({ where: 'Post of 2026-10-01', text, date: '2026-10-01', isPersonal: true });
const QUEUE = 'On Mondays the lorries queue back to the roundabout and drivers wait three hours for a ramp.';
const WORK: Statement = {
  where: 'Job description',
  text: 'Canteen menus, inbound truck scheduling at 14 dock doors, choir.',
  isPersonal: true,
};
const order = (statements: Statement[], shown: FitLink[] = [], isAlone = true) =>
  orderNeeds(own, rateStatements(own, statements), shown, { yours, isAlone });

describe('reasons for an offer in order', () => {
  it('are what likely bears on it, one of them, said to be likely alone', () => {
    expect(order([post(`Proud of the team! ${QUEUE}`)])).toEqual([
      { kind: 'need', likely: true, yours, theirs: QUEUE, where: 'Post of 2026-10-01' },
    ]);
    expect(order([post('Proud of the whole team!')])).toEqual([]);
  });

  it('are none beside what is found in the same statement', () => {
    const found: FitLink = { kind: 'need', yours, theirs: 'We book slots by telephone.', where: 'Post of 2026-10-01' };
    expect(order([post(`We book slots by telephone. ${QUEUE}`)], [found], false)).toEqual([found]);
  });

  it('are none that could not be told in the user’s words', () => {
    const rated = rateStatements(own, [post(QUEUE)]);
    expect(orderNeeds(own, rated, [], { yours: undefined, isAlone: false })).toEqual([]);
  });

  it('are of a list of work only the parts that are near', () => {
    const [reason] = order([WORK], [], false);
    expect(reason?.theirs).toContain('dock doors');
    expect(reason?.theirs).not.toMatch(/Canteen|choir/);
  });
});

describe('points for how much of what somebody says bears on the offer', () => {
  const FORKLIFTS =
    'Fourteen dock doors and one forklift: our carriers arrive whenever they like and wait in the yard.';
  const GATE = 'The gate keeper still writes the number plates of 180 trucks a day on paper.';
  const points = (...texts: string[]) => pointsForRelevance(rateStatements(own, texts.map(post)));

  it('come with more such sentences, go with others, and are within eight', () => {
    expect(points(QUEUE, FORKLIFTS, GATE)).toBeGreaterThan(points(QUEUE, 'Choir practice was fun.', 'What a week.'));
    expect(points('Choir practice was fun.', 'Cake for everybody!', 'What a week for our band.')).toBe(-8);
  });

  it('are none for somebody who says nothing, or nothing in words that were learned', () => {
    expect(points()).toBe(0);
    expect(points('ขอบคุณ', '12 345', '🎉')).toBe(0);
  });

  it('count what news say twice once', () => {
    expect(points(`${QUEUE}. ${QUEUE}`)).toBe(points(QUEUE));
  });
});

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

  it('are at most twelve, without one that was cut, and none of hiring', () => {
    const many = Array.from({ length: 60 }, (_, at) => `We load lorry ${at}.`).join(' ');
    expect(read(many)).toHaveLength(12);
    expect(read(`${'Drivers wait. '.repeat(2)}${'loading '.repeat(200)}`.slice(0, 1_200))).toEqual(['Drivers wait.']);
    expect(read('We are hiring yard planners for 14 dock doors.')).toEqual([]);
  });
});
