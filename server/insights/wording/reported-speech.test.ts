import { describe, expect, it } from 'vitest';
import { addressSentence, pointsBack, reportSentence, reportStatement, standsAlone } from './reported-speech.ts';

const PRIYA = { name: 'Priya', company: 'Navik Freight', when: 'on 20 October' };

describe('a sentence told of the one who wrote it', () => {
  it.each([
    ['We moved 40 lanes to rail.', "Priya's team moved 40 lanes to rail"],
    ['We still type 140 invoices a week by hand.', 'Priya and colleagues still type 140 invoices a week by hand'],
    ['I am tired of finding out on arrival.', 'Priya is tired of finding out on arrival'],
    ["I don't sleep well in November.", 'Priya does not sleep well in November'],
    ['My senior engineers are filling spreadsheets.', "Priya's senior engineers are filling spreadsheets"],
    ['Our audit took 11 days instead of 26.', "Navik Freight's audit took 11 days instead of 26"],
    ['I signed off another 400 pens today.', 'Priya signed off another 400 pens on 20 October'],
    ['One supplier was my mistake and I own it.', "One supplier was Priya's mistake and they own it"],
    ['Proud of the whole team for the award.', 'Priya is proud of the whole team for the award'],
    ['Lost a deal over a missing report.', 'Priya lost a deal over a missing report'],
    ['Next month I start a new line.', 'The month after Priya starts a new line'],
  ])('%s', (said, told) => expect(reportSentence(said, PRIYA)).toBe(told));

  it.each([
    ['is a question', 'How do we find people?'],
    ['speaks to the reader', 'We wrote to you about it.'],
    ['begins with half a sentence', 'Need 40 loaders before Diwali and I have 12.'],
    ['has no subject', 'Flag hoisting by our senior operator.'],
    ['goes on with a second verb in the present', 'I hire slowly, onboard carefully and write everything down.'],
    ['mixes past and present', 'I joined Acme in 2024 and work on payroll there.'],
    ['tells people what to do', 'Write to me about negotiation.'],
    ['speaks of others', 'A clause is only as good as its reader.'],
  ])('is left to be quoted when it %s', (_why, said) => expect(reportSentence(said, PRIYA)).toBeUndefined());

  it('ends the possessive of a name in s with the apostrophe', () => {
    expect(reportSentence('My field is narrow.', { name: 'Ines' })).toBe("Ines' field is narrow");
  });
});

describe('a sentence said to the one who wrote it', () => {
  it.each([
    ['We still type 140 invoices a week by hand.', 'you still type 140 invoices a week by hand'],
    ['I am tired of finding out on arrival.', 'you are tired of finding out on arrival'],
    ['Customers ask us daily how we use it.', 'customers ask you daily how you use it'],
  ])('%s', (said, told) => expect(addressSentence(said)).toBe(told));

  it('leaves out how glad somebody is to say it', () => {
    expect(reportSentence('Thrilled to share that we won second prize.', { name: 'Priya' })).toBe(
      "Priya's team won second prize",
    );
    expect(addressSentence('I am proud to say that our depot was the first on solar power.')).toBe(
      'your depot was the first on solar power',
    );
  });

  it('is not made of half a sentence', () => {
    expect(addressSentence('Third late delivery this quarter and again I am explaining.')).toBeUndefined();
  });
});

describe('a statement of nobody in particular', () => {
  it('goes on small after a colon', () => {
    expect(reportStatement('A clause is only as good as the person who has to follow it.')).toBe(
      'a clause is only as good as the person who has to follow it',
    );
  });
  it.each(['They are late.', 'Valencia is cold in winter.', 'Red tape again.'])('is not told: %s', (said) =>
    expect(reportStatement(said)).toBeUndefined(),
  );
});

describe('a sentence from the middle of a text', () => {
  it('stands alone when it points to nothing before it', () => {
    expect(standsAlone('We cut the night shift to four days.')).toBe(true);
    expect(standsAlone('We fixed it anyway.')).toBe(false);
    expect(pointsBack('That one hurts.')).toBe(true);
    expect(pointsBack('I am done with this.')).toBe(true);
  });
});
