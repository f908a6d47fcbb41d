import { describe, expect, it } from 'vitest';
import type { GatheredFacts } from '../../providers/profile-facts.ts';
import type { Insights } from '../insight-writer.ts';
import { dropRepeated } from './drop-repeated.ts';

const SAID = 'brackets and hinges for doors of lorries';
const facts = { company: { value: { name: 'Mill Lane Hinges', description: `We make ${SAID}.` } } } as GatheredFacts;

const texts = (values: Partial<Record<keyof Insights, string>>): Insights =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, evidence: [] }]));

const left = (values: Insights, names: string[] = []): string[] => {
  dropRepeated(values, facts, names);
  return Object.keys(values);
};

describe('a fact that three texts tell in the same words', () => {
  it('is left to two of them, the one that says least of its own first', () => {
    const values = texts({
      meetingOpener: `I read that you make ${SAID}.`,
      prospectSummary: `Ann makes ${SAID}.`,
      targetCustomersICP: `Buyers of ${SAID}.`,
    });
    expect(left(values)).toEqual(['meetingOpener', 'prospectSummary']);
  });

  it('stays in two', () => {
    expect(left(texts({ meetingOpener: `You make ${SAID}.`, targetCustomersICP: `Buyers of ${SAID}.` }))).toHaveLength(
      2,
    );
  });

  it('is none when no fact says so: texts may begin alike', () => {
    const alike = 'is one of the people who decide here';
    expect(left(texts({ meetingOpener: alike, prospectSummary: alike, targetCustomersICP: alike }))).toHaveLength(3);
  });

  it('is none when it is a name', () => {
    const name = 'brackets and hinges for doors of lorries';
    const values = texts({ meetingOpener: name, prospectSummary: name, targetCustomersICP: name });
    expect(left(values, [name])).toHaveLength(3);
  });
});
