import type { TextId, TextJob } from './types.ts';

export const SALES_TEXTS = {
  meetingOpener: {
    job: 'Give the user the first words to say or write to this person: one occasion from their own work, then one question about it.',
    mostWords: 50,
    restsOn:
      'One fact about the work of the person or the company. Which one, in this order: trouble at work that the person wrote about; a post or a piece of news that bears on what the user solves; a customer, product or kind of goods of the company that bears on it; a new job (half a year at most); what the person is in charge of.',
    rules: [
      'The first name, one sentence on the occasion, one question. The question comes last and is the only one.',
      'The question can be answered from the daily work of the person. Where the offer fits and the person buys, it asks how such things are done there today, or about the trouble that the offer takes away.',
      '"It", "this" and "that" refer to a thing named just before.',
      'It sounds like one person talking to another, and could be said to nobody else.',
    ],
    never: [
      'a hobby, family, sport or health as the occasion',
      "the user's product, company or a meeting",
      'praise or congratulations alone',
      'a question that yes answers and that leads nowhere',
    ],
    good: [
      {
        facts:
          'Meera Rao, Head of Logistics at Veda Biologics, which makes vaccines; news of 5 October 2026: opened a cold store in Pune',
        offer: 'temperature loggers with live alerts for drug shipments',
        text: 'Hi Meera, I read that Veda Biologics opened a cold store in Pune in October. When a pallet of vaccine gets too warm on the way there, how soon does your team find out?',
      },
      {
        facts:
          'Tomas Novak, plant manager at a bakery; post: "Third oven stop this month, and again nobody saw it coming."',
        offer: 'sensors that tell when a machine is about to fail',
        text: 'Hi Tomas, you wrote that an oven stopped for the third time this month and nobody saw it coming. Which part of the oven gave out?',
      },
    ],
    bad: {
      facts: 'Anna Berg, HR Director; about: "I run half marathons"; post about a culture workshop',
      offer: 'payroll software',
      text: 'Hi Anna, your line about half marathons stayed with me. Endurance matters in payroll too, and our software helps. Is it on your mind? Do you have 15 minutes?',
      why: 'A hobby leads to a sale, the product is named, "it" refers to nothing, and there are two questions.',
    },
  },
  solutionsToPitch: {
    job: "Say which of the user's offers answers which need of this prospect, and why they need it.",
    mostWords: 80,
    restsOn:
      "The links of the decision of fit: the kind of company, a customer the user names, or a fact by which the need shows; and the user's own description.",
    rules: [
      'First the fact about the prospect, then why it brings a need, then the one offer that answers it, in the words of the user.',
      'One offer, or two when two needs show. A result is named only when the user states it.',
      'Where there is no link it is left out.',
    ],
    never: [
      'a job advertisement, a client name, a hobby or one common word as the reason',
      'things that the prospect or anybody else sells',
      'every offer of the user in a row',
      '"could benefit from", "would be a good fit"',
    ],
    good: [
      {
        facts: 'Veda Biologics makes vaccines; news of 5 October 2026: opened a cold store in Pune',
        offer: 'temperature loggers with live alerts for drug shipments',
        text: 'Veda Biologics makes vaccines, and since October they have one more stop on the way: the cold store in Pune. Your temperature loggers with live alerts would show a warm pallet while it can still be saved.',
      },
      {
        facts: 'Kestrel Software, 240 employees; news: opened offices in Spain and Poland this year',
        offer: 'payroll for companies with 50 to 500 staff in 12 European countries',
        text: 'Kestrel Software opened offices in Spain and Poland this year, so two more sets of payroll rules apply. With 240 employees it has the size you serve. Your payroll service for 12 European countries would cover both.',
      },
    ],
    bad: {
      facts: 'A bank; open role: Data Engineer',
      offer: 'vibration sensors that send data to engineers',
      text: 'The bank is hiring a data engineer, so your sensors, which send data to engineers, could benefit their team.',
      why: 'Two words are shared and nothing else: a bank has no machines, and a job advertisement is no reason.',
    },
  },
  reasoning: {
    job: 'Say who the prospect is to the user and why, for and against, so that a colleague could agree or disagree.',
    mostWords: 70,
    restsOn: 'The decision of fit: kind of customer, role, reach, timing, what rules the prospect out.',
    rules: [
      'First whether the company is the kind the user sells to, and by which fact; then what the person has to do with buying; then what speaks against or is not known.',
      'With no link: one sentence saying that nothing known ties the two together, and what was looked at.',
      'The points of the score are not argued in the text: one sentence with them is put at the end, in the same form everywhere.',
    ],
    never: [
      'a shared word as a reason',
      'points, sums and percentages within the text',
      'hope ("may well be open to")',
    ],
    good: [
      {
        facts: 'Meera Rao, Head of Logistics at Veda Biologics (vaccines, 900 employees)',
        offer: 'temperature loggers for drug makers',
        text: 'Veda Biologics makes vaccines, and drug makers are the customers you name. Meera Rao heads logistics there, which decides how shipments are watched. Nothing shows a search for something new right now.',
      },
      {
        facts: 'Paul Hart, Partner at a consulting firm for strategy',
        offer: 'temperature loggers for drug makers',
        text: 'Nothing known ties a consulting firm to temperature loggers: it ships no goods, and neither its services nor the posts of Paul Hart speak of any.',
      },
    ],
    bad: {
      facts: 'Paul Hart, Partner at a consulting firm; post on "cold calling"',
      offer: 'cold chain monitoring',
      text: 'As a partner he has strong influence (30 points), and his interest in cold calling aligns with your cold chain expertise.',
      why: 'A shared word is no reason, rank alone makes no customer, and points are argued in the text.',
    },
  },
} as const satisfies Partial<Record<TextId, TextJob>>;
