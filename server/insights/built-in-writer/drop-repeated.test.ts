import { describe, expect, it } from 'vitest';
import type { GatheredFacts } from '../../providers/profile-facts.ts';
import type { Insights } from '../insight-writer.ts';
import { dropRepeated } from './drop-repeated.ts';

const SAID = 'brackets and hinges for doors of lorries';
const facts = { company: { value: { name: 'Mill Lane Hinges', description: `We make ${SAID}.` } } } as GatheredFacts;

const texts = (values: Partial<Record<keyof Insights, string>>): Insights =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, evidence: [] }]));

const left = (values: Insights, names: string[] = []): string[] => {
  dropRepeated(values, facts, () => names);
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

  it('is told across lines and quotation marks, too', () => {
    const marked = 'brackets and "hinges" for\ndoors of lorries';
    const values = texts({ meetingOpener: SAID, prospectSummary: `Ann makes ${SAID}.`, targetCustomersICP: SAID });
    const company = { value: { name: 'Mill Lane Hinges', description: marked } };
    dropRepeated(values, { company } as GatheredFacts, () => []);
    expect(Object.keys(values)).toEqual(['meetingOpener', 'prospectSummary']);
  });

  it('is none when it is a name, however that is written among the facts', () => {
    const said = 'Bank of New York Mellon keeps assets';
    const values = texts({
      meetingOpener: 'You work at Bank of New York Mellon, do you?',
      prospectSummary: 'Ann is Clerk at Bank of New York Mellon.',
      targetCustomersICP: 'Clients of Bank of New York Mellon are funds.',
      reasoning: 'Bank of New York Mellon is a bank.',
    });
    const company = { value: { name: 'Bank of New York Mellon Corp.', description: said } };
    dropRepeated(values, { company } as GatheredFacts, () => ['Bank of New York Mellon']);
    expect(Object.keys(values)).toHaveLength(4);
  });

  it('never takes the reasons away', () => {
    const values = texts({ meetingOpener: SAID, solutionsToPitch: SAID, reasoning: SAID });
    expect(left(values)).toHaveLength(3);
  });

  it('is none when it is a name', () => {
    const name = 'brackets and hinges for doors of lorries';
    const values = texts({ meetingOpener: name, prospectSummary: name, targetCustomersICP: name });
    expect(left(values, [name])).toHaveLength(3);
  });
});
