import { describe, expect, it } from 'vitest';
import { COLLEAGUE, FULL, HEADLINE_ONLY, OWN_COMPANIES, THIN } from '../../../../tests/support/insights/people.ts';
import { sampleFit } from '../../../../tests/support/insights/sample-fit.ts';
import type { GatheredFacts } from '../../../providers/profile-facts.ts';
import { readOwnProfile } from '../../own-company/own-profile.ts';
import { readOwnTradeOf } from '../../own-company/own-trade.ts';
import { countQuestions, countWords } from '../../parameter-jobs/common-rules.ts';
import { type Dossier, readDossier } from '../../prospect/dossier.ts';
import { postFact } from '../post-lines.ts';
import { readDescribedWork } from '../told-facts.ts';
import { UsedFacts } from '../used-facts.ts';
import { writePersonalInterests } from './write-interests.ts';
import { writeMeetingOpener } from './write-opener.ts';
import { writePainPoints } from './write-pain.ts';
import { writeSolutions } from './write-pitch.ts';
import { writeRecentPostsSummary } from './write-posts.ts';
import { writeReasoning } from './write-reasoning.ts';
import { writeProspectSummary } from './write-summary.ts';
import { writeIdealDayTime } from './write-timing.ts';

const NONE = sampleFit({ verdict: 'none', links: [], problem: null, customer_type: null });
const FIT = sampleFit({
  customer_type: 'freight forwarders',
  problem: 'drivers drive more kilometres than the day would allow',
  links: [
    { kind: 'customer_type', yours: 'logistics firms', theirs: 'Freight and Logistics', where: 'Industry' },
    { kind: 'need', yours: 'route planning', theirs: 'depot', where: 'Company update of 2026-10-12' },
  ],
});

function dossierOf(facts: GatheredFacts): Dossier {
  const now = new Date('2026-11-05T10:00:00Z');
  return readDossier({ parameters: [], facts, ownCompany: OWN_COMPANIES.help, now })!;
}

type Posts = readonly { date: string; text: string }[];

const withPosts = (posts: Posts): GatheredFacts => ({ ...FULL, posts: { ...FULL.posts!, value: [...posts] } });
const PRIYA = dossierOf(FULL);
const ARJUN = dossierOf(COLLEAGUE);

const withOffer = (dossier: Dossier, isSure: boolean): Dossier => ({
  ...dossier,
  ownTrade: {
    ...dossier.ownTrade,
    capabilities: dossier.ownTrade.capabilities.map((one) => ({ ...one, isSure })),
  },
});

/** Of somebody whose user sells that. */
function soldBy(description: string, dossier: Dossier): Dossier {
  const own = readOwnProfile({ website: '', description });
  return { ...dossier, own, ownTrade: readOwnTradeOf(description, own) };
}
const VAGUE =
  'We help businesses grow with innovative solutions and a passionate team of experts. Great brands unlock potential.';

describe('prospectSummary', () => {
  it('says the job, what it covers and the job before', () => {
    expect(writeProspectSummary(PRIYA, FIT, new UsedFacts())!.value).toBe(
      'Priya Nair is Head of Procurement at Navik Freight (since July 2026). Priya buys for four depots and brought the number of suppliers from 220 to 90. Earlier, Priya was Category Manager at Delta Tyres (until June 2026).',
    );
  });

  it('quotes a job that is described in several sentences, not all of which say what is done', () => {
    const text = 'Crates, barrier foil, booking with carriers. 210 sea shipments a year.';
    const person = {
      ...PRIYA.person,
      experience: PRIYA.person.experience.map((job) => (job.end === undefined ? { ...job, description: text } : job)),
    };
    expect(writeProspectSummary({ ...PRIYA, person }, FIT, new UsedFacts())!.value).toContain(`Priya's job: "${text}"`);
  });

  it('leaves out of the job what two other texts tell', () => {
    const used = new UsedFacts();
    const [work] = readDescribedWork(PRIYA.position?.description);
    used.take(work!.key, 'meetingOpener');
    used.take(work!.key, 'solutionsToPitch');
    expect(writeProspectSummary(PRIYA, FIT, used)!.value).not.toContain('four depots');
  });

  it('says who looks for a job', () => {
    expect(writeProspectSummary(dossierOf(HEADLINE_ONLY), undefined, new UsedFacts())!.value).toBe(
      'Sam is looking for a job; the headline says "Open to work | Former CFO".',
    );
  });
});

describe('personalInterests', () => {
  it('names what they do outside work', () => {
    expect(writePersonalInterests(PRIYA, FIT, new UsedFacts())!.value).toBe(
      'Outside work Priya runs half marathons, slowly. They also volunteer as a mentor at Teach Kerala (education).',
    );
  });

  it('quotes a role that is not English', () => {
    const unpaid = { role: 'Zugführer', organisation: 'Feuerwehr Gaimersheim', cause: 'Brandschutz' };
    const dossier = { ...ARJUN, about: [], posts: [], person: { ...ARJUN.person, volunteering: [unpaid] } };
    expect(writePersonalInterests(dossier, FIT, new UsedFacts())!.value).toBe(
      'Arjun volunteers as "Zugführer" at Feuerwehr Gaimersheim.',
    );
  });

  it('is left out without any', () => {
    expect(writePersonalInterests(ARJUN, FIT, new UsedFacts())).toBeUndefined();
  });
});

describe('recentPostsSummary', () => {
  it('tells each post with its day and stops', () => {
    expect(writeRecentPostsSummary(PRIYA, FIT, new UsedFacts())!.value).toBe(
      'Priya and colleagues still type 140 invoices a week by hand (20 October). Priya wrote on 6 October: a supplier who calls before a delay is worth 3% more. Priya wrote on 22 September: "Cleaned up our contract folder: 61 contracts, 9 nobody remembered signing."',
    );
  });

  it('tells nothing of what is left of a post whose point two other texts have told', () => {
    const text = 'Three nights in a row I worked on the tools myself. Line 6 does not care.';
    const dossier = dossierOf(withPosts([{ date: '2026-10-11', text }]));
    const used = new UsedFacts();
    const [first = ''] = dossier.posts[0]!.sentences;
    used.take(postFact(dossier.posts[0]!, first), 'painPoints');
    used.take(postFact(dossier.posts[0]!, first), 'meetingOpener');
    expect(writeRecentPostsSummary(dossier, FIT, used)).toBeUndefined();
  });

  it.each([
    [
      'I cannot sleep on luck when 40 pallets arrive each night.',
      /^Priya wrote on 11 October: "I cannot sleep on luck/,
    ],
    [
      'I have three meetings a week about cardboard and I am a ceramist.',
      /^Priya wrote on 11 October: "I have three meetings/,
    ],
    ['We are replacing the ventilation this winter.', /^Priya wrote on 11 October: "We are replacing/],
    ['We moved not only 40 lanes but two whole sites to rail.', /^Priya's team moved not only 40 lanes/],
  ])('quotes a way of speaking, and retells what happened: %s', (text, told) => {
    const dossier = dossierOf(withPosts([{ date: '2026-10-11', text }]));
    expect(writeRecentPostsSummary(dossier, FIT, new UsedFacts())!.value).toMatch(told);
  });

  it('quotes a short line with the one behind it', () => {
    const text = 'Launching today! 84 products in six languages by June.';
    const dossier = dossierOf(withPosts([{ date: '2026-10-11', text }]));
    expect(writeRecentPostsSummary(dossier, FIT, new UsedFacts())!.value).toBe(`Priya wrote on 11 October: "${text}"`);
  });

  it('quotes a foreign post whole and says its language', () => {
    const text = 'Die neue Lackieranlage läuft, zwei Wochen früher als geplant.';
    const dossier = dossierOf(withPosts([{ date: '2026-11-02', text }]));
    expect(writeRecentPostsSummary(dossier, FIT, new UsedFacts())!.value).toBe(
      `Priya on 2 November, in German: "${text}"`,
    );
  });
});

describe('an opener', () => {
  it('begins with nothing sad, and asks no question that fits nothing', () => {
    for (const text of ['I was laid off with six others last month.', 'Perfection is not the assignment.']) {
      const dossier = dossierOf(withPosts([{ date: '2026-10-30', text }]));
      expect(writeMeetingOpener(dossier, NONE, new UsedFacts())!.value).not.toContain(text.slice(6, 20));
    }
  });
});

describe('painPoints', () => {
  it('quotes the trouble that they state', () => {
    expect(writePainPoints(PRIYA, FIT, new UsedFacts())).toEqual({
      value: 'Priya wrote on 20 October: "We still type 140 invoices a week by hand."',
      evidence: ['Post of 2026-10-20: "We still type 140 invoices a week by hand"'],
    });
  });

  it('names a role that is open in their own function, and none of another', () => {
    expect(writePainPoints(ARJUN, FIT, new UsedFacts())!.value).toBe(
      'Navik Freight is looking for an Operations Analyst in Coimbatore, so the operations team may be short of people.',
    );
    const buyer = dossierOf(withPosts([]));
    expect(writePainPoints(buyer, FIT, new UsedFacts())).toBeUndefined();
  });

  it.each([
    ['Director of Membership', 'Membership Engagement Executive', "so Arjun's team may be short of people"],
    ['Product Manager, Dental & Vision', 'Dental Claims Analyst', undefined],
  ])('takes a role for their own by its words, not by those behind a comma: %s, %s', (title, role, told) => {
    const { facts } = ARJUN;
    const dossier: Dossier = {
      ...ARJUN,
      title,
      seniority: 'Director',
      ...(facts && { facts: { ...facts, openRoles: [{ title: role }] } }),
    };
    const value = writePainPoints(dossier, FIT, new UsedFacts())?.value as string | undefined;
    if (told === undefined) expect(value).toBeUndefined();
    else expect(value).toContain(told);
  });
});

describe('meetingOpener', () => {
  const open = (dossier: Dossier, fit = FIT) => writeMeetingOpener(dossier, fit, new UsedFacts())!.value as string;

  it('begins with trouble that they wrote about', () => {
    expect(open(PRIYA)).toBe(
      'Hi Priya, you wrote on 20 October that you still type 140 invoices a week by hand. How many hours a week does that take?',
    );
  });

  it('else with news that bear on the offer, and asks how such things are done today where it is known what is sold', () => {
    expect(open(withOffer(ARJUN, true))).toBe(
      'Hi Arjun, I read that Navik Freight opened a depot in Coimbatore (12 October). What do you use for route planning today?',
    );
    expect(open(soldBy(VAGUE, ARJUN))).toBe(
      'Hi Arjun, I read that Navik Freight opened a depot in Coimbatore (12 October). What has to be in place before it runs at full load?',
    );
  });

  it('asks whoever has a say how such things are done today, where the problem is not sure', () => {
    const dossier = withOffer({ ...ARJUN, posts: [], updates: [] }, true);
    const unsure = { ...FIT, problem: null };
    expect(open(dossier, unsure)).toBe(
      'Hi Arjun, as VP Operations at Navik Freight, what do you use for route planning today?',
    );
    expect(open(dossier, { ...unsure, role: 'uses' })).not.toContain('route planning');
  });

  describe('of a post in another language', () => {
    const text = 'Unsere Fahrer stehen jeden Morgen zwei Stunden im Stau, und die Touren plant Uwe auf Papier.';
    const german = dossierOf(withPosts([{ date: '2026-10-20', text }]));
    const reason = { kind: 'need', yours: 'route planning', theirs: text, where: 'Post of 2026-10-20' } as const;

    it('names the day of one that is the reason, and asks of the offer', () => {
      const dossier = withOffer(german, true);
      expect(open(dossier, { ...FIT, links: [reason] })).toMatch(
        /^Hi Priya, I read your post of 20 October\. .*route planning today\?$/,
      );
    });

    it('says nothing of it where it is not known what is sold', () => {
      expect(open(soldBy(VAGUE, german), { ...FIT, links: [reason] })).not.toContain('your post');
    });

    it('says nothing of one on which nothing rests', () => {
      const work = 'Die neue Halle ist fertig, und die Kunden kommen seit Montag zu uns.';
      const { person } = FULL;
      const [job] = person!.value.experience;
      const undescribed = { ...job!, description: undefined, start: undefined };
      const dossier = dossierOf({
        ...withPosts([{ date: '2026-10-20', text: work }]),
        person: { ...person!, value: { ...person!.value, experience: [undescribed] } },
        company: { ...FULL.company!, value: { ...FULL.company!.value, updates: [] } },
      } as GatheredFacts);
      expect(open(dossier, NONE)).toBe(
        'Hi Priya, as Head of Procurement at Navik Freight, which purchases take most of your time these days?',
      );
    });

    it.each([
      ['Fleet Sales Manager', 'Manager', 'what do the customers you win have in common?'],
      ['Assistant to the Fleet Manager', 'Manager', 'what takes most of your time as Assistant to the Fleet Manager'],
      ['Fleet Clerk', 'Entry', 'what takes most of your time as Fleet Clerk'],
    ] as const)('asks a %s of the field only who leads it', (title, seniority, question) => {
      const [job] = FULL.person!.value.experience;
      const alone = {
        ...PRIYA,
        title,
        seniority,
        posts: [],
        updates: [],
        position: { ...job!, title, description: '', readBy: 'position' as const },
      };
      const person = { ...PRIYA.person, experience: [] };
      expect(open({ ...alone, person, daysInJob: undefined } as Dossier, NONE)).toContain(question);
    });
  });

  describe('of a part of the job that is the reason', () => {
    const openOf = (description: string, theirs: string) =>
      open(
        {
          ...withOffer(PRIYA, true),
          ...{ posts: [], updates: [] },
          position: { ...PRIYA.position!, description },
        },
        { ...FIT, links: [{ kind: 'need', yours: 'route planning', theirs, where: 'Job description' }] },
      );

    it('leads from it to the offer', () => {
      expect(openOf('Supplier audits, tours of 40 vans every day.', 'tours of 40 vans every day')).toMatch(
        /^Hi Priya, your job at Navik Freight covers tours of 40 vans every day\. .*route planning today\?$/,
      );
    });

    it('tells the sentence whole where that is no list of fields, and nothing that is cut', () => {
      expect(openOf('Plans tours of 40 vans every day.', 'tours of 40 vans')).toMatch(
        / you plan tours of 40 vans every day\./,
      );
      expect(openOf('Supplier audits (tours, vans), invoices.', 'vans)')).toContain(
        'covers supplier audits (tours, vans) and',
      );
      expect(openOf('Supplier audits and people sit next door.', 'people')).not.toContain('people');
    });
  });

  describe('of a post that is the reason', () => {
    const crate = 'We open the crate: guides brown like my coffee, water drops inside the foil.';
    const opened = (theirs: string, text: string) =>
      open(withOffer(dossierOf(withPosts([{ date: '2026-10-20', text }])), true), {
        ...FIT,
        links: [{ kind: 'need', likely: true, yours: 'route planning', theirs, where: 'Post of 2026-10-20' }],
      });

    it('quotes the sentence that is, though it is not the first, and asks of the offer', () => {
      const text = opened(crate, `The press arrived in Antofagasta after 52 days. ${crate}`);
      expect(text).toContain(`"${crate.replace(/\.$/, '')}`);
      expect(text).toMatch(/route planning today\?$/);
    });

    it('quotes none that makes no sense alone', () => {
      const text = opened('This was water inside the foil.', 'Press in Antofagasta. This was water inside the foil.');
      expect(text).not.toContain('This was water');
    });

    it('asks nothing of the offer behind another sentence of it', () => {
      const text = opened(
        'To every reader: would you open such a crate?',
        `${crate} To every reader: would you open such a crate?`,
      );
      expect(text).not.toMatch(/you wrote.*route planning/);
    });
  });

  it('asks about the news itself when nothing ties them to the offer', () => {
    expect(open(ARJUN, NONE)).toBe(
      'Hi Arjun, I read that Navik Freight opened a depot in Coimbatore (12 October). What has to be in place before it runs at full load?',
    );
  });

  it('begins with what they are in charge of rather than with a post on which nothing rests', () => {
    const posts = [{ date: '2026-10-20', text: 'Our team won the award of the harbour for the third year.' }];
    const dossier = dossierOf({
      ...withPosts(posts),
      company: { ...FULL.company!, value: { ...FULL.company!.value, updates: [] } },
    });
    expect(open(dossier, NONE)).toContain('four depots');
  });

  it('asks who looks for a job about it', () => {
    const posts = [{ date: '2026-10-27', text: 'My practice replaced the front desk by a bot, so here I am.' }];
    const seeking = {
      ...NONE,
      disqualifier: { kind: 'job_seeker', text: 'they are looking for a job' },
    } as typeof NONE;
    expect(open(dossierOf(withPosts(posts)), seeking)).toMatch(/What kind of role are you looking for\?$/);
  });

  it('never begins with a hobby', () => {
    const posts = [{ date: '2026-10-20', text: 'I ran the Kochi half marathon in two hours.' }];
    expect(open(dossierOf(withPosts(posts)))).not.toContain('marathon');
  });

  it.each([
    ['much is known', PRIYA],
    ['little is known', dossierOf(THIN)],
  ])('has one question and at most fifty words when %s', (_what, dossier) => {
    const text = open(dossier, NONE);
    expect(countQuestions(text)).toBe(1);
    expect(countWords(text)).toBeLessThanOrEqual(50);
  });
});

describe('solutionsToPitch', () => {
  it('names two facts of different kinds, and the offer that answers them', () => {
    expect(writeSolutions(ARJUN, FIT, new UsedFacts())!.value).toBe(
      'Navik Freight opened a depot in Coimbatore (12 October). It is in freight and logistics. Your route planning software would help when drivers drive more kilometres than the day would allow. Arjun, as VP Operations, can decide on such purchases.',
    );
  });

  it('names the post that is the reason where two other texts have told it', () => {
    const [post] = PRIYA.posts;
    const sentence = 'We still type 140 invoices a week by hand.';
    const used = new UsedFacts();
    for (const field of ['painPoints', 'meetingOpener']) used.take(postFact(post!, sentence), field);
    const reason = { kind: 'need', yours: 'invoices', theirs: sentence, where: `Post of ${post!.date}` } as const;
    const pitch = (likely: boolean) =>
      String(writeSolutions(PRIYA, { ...FIT, links: [{ ...reason, likely }] }, used)?.value);
    expect(pitch(false)).toMatch(/^Priya's post of 20 October shows the need\. Your /);
    expect(pitch(true)).toMatch(/^Priya's post of 20 October may have to do with what you offer\. Your /);
  });

  it('names one day once, and never tells a third time what two other texts have told', () => {
    const date = '2026-10-20';
    const all = ['We still type 140 invoices a week by hand.', 'Nobody reads the delivery notes before Friday.'];
    const dossier = dossierOf(withPosts(all.map((text) => ({ date, text }))));
    const used = new UsedFacts();
    for (const [at, said] of all.entries())
      for (const field of ['painPoints', 'meetingOpener']) used.take(postFact(dossier.posts[at]!, said), field);
    const where = `Post of ${date}`;
    const links = all.map((theirs) => ({ kind: 'need', yours: 'invoices', theirs, where }) as const);
    const text = String(writeSolutions(dossier, { ...FIT, links }, used)?.value);
    expect(text.match(/20 October/g)).toHaveLength(1);
    expect(text).not.toMatch(/140 invoices|delivery notes/);
  });

  it('answers nothing where no need was told', () => {
    const trade = FIT.links.filter(({ kind }) => kind === 'customer_type');
    const text = String(writeSolutions(ARJUN, { ...FIT, problem: null, links: trade }, new UsedFacts())?.value);
    expect(text).toContain('Navik Freight is in freight and logistics, and you name');
    expect(text).not.toContain('would answer that');
  });

  it('claims no answer to what is only likely a need', () => {
    const links = FIT.links.map((link) => ({ ...link, likely: true }));
    const text = String(writeSolutions(ARJUN, { ...FIT, problem: null, links }, new UsedFacts())?.value);
    expect(text).toContain('Navik Freight opened a depot in Coimbatore');
    expect(text).not.toContain('would answer that');
  });

  it('tells one fact once, in whichever form it stands', () => {
    const [line = ''] = ARJUN.facts!.description!.split('. ');
    const links = ['Company description', 'Tagline'].map((where) => ({
      kind: 'need' as const,
      yours: 'x',
      theirs: line,
      where,
    }));
    const text = String(writeSolutions(ARJUN, { ...FIT, links }, new UsedFacts())?.value);
    const clause = line.split(' ').slice(1, 6).join(' ');
    expect(text.split(clause)).toHaveLength(2);
  });

  it('is left out when nothing ties them to the offer', () => {
    expect(writeSolutions(ARJUN, NONE, new UsedFacts())).toBeUndefined();
    expect(writeSolutions(ARJUN, sampleFit({ links: [] }), new UsedFacts())).toBeUndefined();
    expect(writeSolutions(ARJUN, undefined, new UsedFacts())).toBeUndefined();
  });
});

describe('the name of the offer', () => {
  const pitch = (description: string, problem: string | null = FIT.problem) =>
    String(writeSolutions(soldBy(description, ARJUN), { ...FIT, problem }, new UsedFacts())?.value);

  it.each([
    ['Contract review software for in-house legal teams', 'Your contract review software would help when'],
    [
      'Wir entwickeln eine Lagerverwaltungssoftware für Großhändler',
      'Your warehouse management software would help when',
    ],
    ['Pflanzliche Extrakte, die Konservierungsstoffe in Lebensmitteln ersetzen', 'Your "Pflanzliche Extrakte" would'],
  ])('is English, or quoted: %s', (description, told) => {
    expect(pitch(description)).toContain(told);
  });

  it('is nothing but an offer where nothing says what is sold', () => {
    expect(pitch(VAGUE, null)).toMatch(
      /[Yy]our offer (?:would answer that|could suit them|may be of use)|for your offer/,
    );
  });

  it('tells no problem of a kind that the thing sold may not be of', () => {
    const monitors =
      'Drying and storage cabinets for flexible endoscopes. Filtered warm air flows through every channel.';
    expect(pitch(monitors)).toMatch(/Your drying and storage cabinets(?: for flexible endoscopes)? would answer that/);
  });
});

describe('idealDayTime', () => {
  it('names the weekday on which three posts or more came', () => {
    expect(writeIdealDayTime(PRIYA, FIT, new UsedFacts())!.value).toBe(
      'Tuesday, 9:00 to 11:00 in Kochi (Asia/Kolkata): Priya posted on 20 October, 6 October and 22 September, each a Tuesday.',
    );
  });

  it('names hours and place alone otherwise', () => {
    expect(writeIdealDayTime(ARJUN, FIT, new UsedFacts())!.value).toBe('By location, 9:00 to 11:00 in Dubai time.');
  });
});

describe('reasoning', () => {
  it('says why, and adds up the parts', () => {
    expect(writeReasoning(PRIYA, FIT, new UsedFacts())!.value).toBe(
      'Navik Freight: drug makers are among the customers you name; as to Priya, heads logistics, which pays for monitoring. The company has 1,200 people and is in India; a plant for vaccines opens this year. 80 of 100, Hot: market 36 of 40, role 24 of 28, reach 14 of 20, timing 6 of 12.',
    );
  });

  it('points to what is of late where no timing was found, and not where one was', () => {
    const update = { date: '2026-10-12', title: 'Opens a depot', text: 'In Surat.', daysAgo: 24 };
    const dossier = { ...PRIYA, posts: [], updates: [update] };
    const timing = { points: 0, most: 12, because: 'nothing recent bears on your offer' };
    const short = {
      ...FIT.parts,
      market: { ...FIT.parts.market, because: 'drug makers are among the usual customers' },
    };
    const still = sampleFit({ links: [], parts: { ...short, timing } });
    expect(writeReasoning(dossier, still, new UsedFacts())!.value).toContain(
      'Worth reading, though it gives no points: the company update of 12 October.',
    );
    expect(writeReasoning(dossier, FIT, new UsedFacts())!.value).not.toContain('Worth reading');
    const old = { ...PRIYA, posts: [], updates: [{ ...update, date: '2026-01-12', daysAgo: 297 }] };
    expect(writeReasoning(old, still, new UsedFacts())!.value).not.toContain('Worth reading');
    const linked = { ...still, links: FIT.links };
    expect(writeReasoning(dossier, linked, new UsedFacts())!.value).not.toContain('Worth reading');
    const none = { ...still, verdict: 'none' as const };
    expect(writeReasoning(dossier, none, new UsedFacts())!.value).not.toContain('Worth reading');
  });

  it('says once that there is no clear fit', () => {
    const said = writeReasoning(PRIYA, NONE, new UsedFacts())!.value as string;
    expect(said.match(/no clear fit/g)).toHaveLength(1);
  });

  it('asks for a description that can be read', () => {
    const unread = sampleFit({ verdict: 'unread', links: [], summary: 'Your description says too little.' });
    expect(writeReasoning(PRIYA, unread, new UsedFacts())!.value).toMatch(
      /^Priya cannot be judged yet: your description says too little\./,
    );
  });
});
