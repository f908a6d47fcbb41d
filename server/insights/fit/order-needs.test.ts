import { describe, expect, it } from 'vitest';
import type { FitLink } from '../../../shared/contract/fit.ts';
import { readOwnProfile } from '../own-company/own-profile.ts';
import { readOwnTradeOf } from '../own-company/own-trade.ts';
import type { Statement } from '../prospect/statements.ts';
import { orderNeeds } from './order-needs.ts';
import { rateStatements } from './rate-statements.ts';

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

  it('are the whole list where the near part is one short word', () => {
    const text = 'Trucks, canteen menus, choir.';
    const rated = [{ theirs: text, where: 'Job description', likelihood: 0.9 }];
    expect(orderNeeds(own, rated, [], { yours, isAlone: true })[0]?.theirs).toBe(text);
  });
});
