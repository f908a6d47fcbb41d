import { describe, expect, it } from 'vitest';
import {
  type CompanyFacts,
  type GatheredFacts,
  noCompanyLists,
  noPersonLists,
  type PersonFacts,
} from '../../providers/profile-facts.ts';
import { readDossier } from '../prospect/dossier.ts';
import { decideFit } from './decide-fit.ts';

const NOW = new Date('2026-11-05T10:00:00Z');
const LOGGERS =
  'We make temperature loggers for goods on the road. Customers: pharma companies, seafood exporters and refrigerated carriers in India and Europe.';

interface Prospect {
  title?: string;
  headline?: string;
  company?: Partial<CompanyFacts>;
  posts?: { date: string; text: string }[];
  skills?: string[];
  /** Of the current position. */
  work?: string;
}

function decide(description: string, { title, headline, company, posts = [], skills = [], work }: Prospect) {
  const sourced = <T>(value: T) => ({
    value,
    source: 'Sample data',
    retrievedAt: '2026-11-01T00:00:00Z',
    confidence: 0.9,
  });
  const person: PersonFacts = {
    ...noPersonLists(),
    slug: 'x',
    firstName: 'Priya',
    lastName: 'Nair',
    headline: headline ?? title,
    skills,
    experience:
      title === undefined ? [] : [{ title, companyName: company?.name ?? 'Acme', ...(work && { description: work }) }],
  };
  const facts: GatheredFacts = {
    person: sourced(person),
    posts: sourced(posts),
    ...(company && { company: sourced({ ...noCompanyLists(), name: 'Acme', ...company }) }),
  };
  const dossier = readDossier({
    parameters: [],
    facts,
    ownCompany: { website: 'https://loggers.example', description },
    now: NOW,
  });
  return dossier && decideFit(dossier);
}

const DRUG_MAKER = { name: 'Acme', industry: 'Pharmaceutical Manufacturing', employeeCount: 800 };

describe('the decision of fit', () => {
  it('rests on nothing that their company says where the person has no part in buying', () => {
    const company = { ...DRUG_MAKER, description: 'We ship vaccines in refrigerated trucks.' };
    expect(decide(LOGGERS, { title: 'Head of Logistics', company })?.links).not.toEqual([]);
    expect(decide(LOGGERS, { title: 'Graphic Designer', company })?.links).toEqual([]);
  });

  describe('what is said in words that no table has', () => {
    const booking = 'Time slot booking and yard management software for grocery wholesalers with busy warehouses';
    const queue = 'On Mondays the lorries queue back to the roundabout and drivers wait three hours for a ramp.';
    const says = (text: string, industry = 'Wholesale', title = 'Head of Logistics') =>
      decide(booking, {
        title,
        company: { name: 'Acme', industry, description: 'Grocery wholesaler.', employeeCount: 300 },
        posts: [{ date: '2026-10-20', text }],
      });

    it('is a reason, marked as likely, and timely', () => {
      const fit = says(`Proud of the whole team. ${queue}`);
      expect(fit?.links.filter(({ kind }) => kind === 'need')).toMatchObject([
        { likely: true, theirs: queue, where: 'Post of 2026-10-20' },
      ]);
      expect(fit?.parts.timing.because).toBe('a possible need showed lately (post of 2026-10-20)');
      expect(says('Proud of the whole team.')?.links.filter(({ likely }) => likely)).toEqual([]);
    });

    it('is one beside the customers that the user names where the person says it, and only where it is likelier', () => {
      const besides = (text: string) =>
        says(text, 'Hospitals and Health Care')?.links.filter(({ likely }) => likely) ?? [];
      const sure =
        'Every Monday forty lorries queue back to the roundabout and their drivers wait three hours to be unloaded.';
      expect(besides(queue)).toEqual([]);
      expect(besides(sure)).toHaveLength(1);
    });

    it('is none where it says what their job is', () => {
      const job = `Head of Logistics at Acme. ${queue}`.replace('. On Mondays the', ', where on Mondays the');
      expect(says(job)?.links.filter(({ likely }) => likely)).toEqual([]);
    });

    it('puts those first who speak of what the offer is for', () => {
      const company = { name: 'Acme', industry: 'Wholesale', employeeCount: 300 };
      const market = (text: string) =>
        decide('Time slot booking software', {
          ...{ title: 'Head of Logistics', company },
          posts: [{ date: '2026-10-20', text }],
        })?.parts.market.points ?? Number.NaN;
      expect(market(queue)).toBeGreaterThan(
        market('Our new price list is out. The auditors came on Tuesday. The office has been painted.'),
      );
    });

    it('takes nothing from a sign that tables know', () => {
      const company = { name: 'Acme', industry: 'Wholesale', employeeCount: 300 };
      const sign = { date: '2026-10-18', text: 'Truck turnaround at our loading bays is slow.' };
      const timing = (posts: { date: string; text: string }[]) =>
        decide(booking, { title: 'Head of Logistics', company, posts })?.parts.timing;
      expect(timing([sign])?.because).toMatch(/^a need showed lately/);
      expect(timing([{ date: '2026-10-20', text: queue }, sign])).toEqual(timing([sign]));
    });

    it('is no reason with somebody without a part in buying, nor makes anybody surer', () => {
      expect(says(queue, 'Wholesale', 'Graphic Designer')?.links).toEqual([]);
      const wholesaler = { name: 'Acme', industry: 'Wholesale', employeeCount: 300 };
      const posts = [{ date: '2026-10-20', text: queue }];
      const fit = decide('Time slot booking software', { title: 'Head of Logistics', company: wholesaler, posts });
      expect(fit?.links.every(({ likely }) => likely)).toBe(true);
      expect(fit?.confidence).not.toBe('high');
    });
  });

  it('calls a company one of the customers that the user names only where it is, else one of their trade', () => {
    const pumps = 'We build dosing pumps for dairies and chemical plants.';
    const market = (description: string) =>
      decide(pumps, {
        title: 'Plant Manager',
        company: { name: 'Acme', industry: 'Food Production', description, employeeCount: 300 },
      })?.parts.market.because;
    expect(market('A sugar mill in Veracruz.')).toContain('in the trade of the customers you name (dairies)');
    expect(market('A dairy with 400 farmers.')).toContain('one of the kinds of customers you name (dairies)');
  });

  it('names a product as it is written', () => {
    const product = { name: 'Vaxi Sterile', summary: 'Vaccines in vials, kept between 2 and 8 degrees' };
    const fit = decide(LOGGERS, { title: 'Head of Logistics', company: { ...DRUG_MAKER, products: [product] } });
    expect(fit?.parts.market.because).toContain('product Vaxi Sterile');
  });

  it('is clear for who buys such things at a customer of a named kind, and says why', () => {
    const fit = decide(LOGGERS, {
      title: 'Head of Logistics',
      company: DRUG_MAKER,
      posts: [
        {
          date: '2026-10-20',
          text: 'Another reefer arrived at 14 degrees and the vaccine was spoilt. Nobody saw it on the way.',
        },
      ],
    });
    expect(fit).toMatchObject({
      verdict: 'clear',
      customer_type: 'drug makers',
      role: 'buys',
      tag: 'Hot',
      disqualifier: null,
    });
    expect(fit?.links.map(({ kind, where }) => [kind, where])).toEqual([
      ['customer_type', 'Industry'],
      ['need', 'Post of 2026-10-20'],
    ]);
  });

  it('says no clear fit for the reason that makes it none', () => {
    const place = { text: 'Pune, India', city: 'Pune', country: 'India' };
    const industry = 'Industrial Machinery Manufacturing';
    const company = { name: 'Bharat Tools', industry, employeeCount: 300, headquarters: place };
    const far = decide('Office cleaning in Vienna, Austria.', { title: 'Facility Manager', company });
    expect(far).toMatchObject({
      verdict: 'none',
      summary: expect.stringContaining('India is not among the places you name'),
    });
    const other = decide('Yard management software.', {
      title: 'Partner',
      company: { name: 'Smith Law', industry: 'Law Practice' },
    });
    expect(other?.summary).not.toContain('you name');
  });

  it('names the problem where the offer is surely of the kind that it was taken for, and none otherwise', () => {
    const problemOf = (description: string) =>
      decide(description, { title: 'Head of Logistics', company: DRUG_MAKER })?.problem;
    expect(problemOf('Cold chain monitoring for pharma companies.')).toMatch(/^[a-z]/);
    // Training is in the text, and what is sold is a yard.
    expect(
      problemOf('Pharma companies park trucks with us. In the yard there is room for safety training.'),
    ).toBeNull();
  });

  it('ranks a consulting partner far below the head of logistics of a drug maker', () => {
    const partner = decide(LOGGERS, {
      title: 'Partner',
      company: { name: 'Brand & Co', industry: 'Business Consulting and Services', employeeCount: 4000 },
    });
    const head = decide(LOGGERS, { title: 'Head of Logistics', company: DRUG_MAKER });
    expect(partner?.verdict).toBe('none');
    expect(head!.score - partner!.score).toBeGreaterThan(30);
  });

  it('has no links, no problem and no kind of customer without a fit', () => {
    const fit = decide(LOGGERS, {
      title: 'Director of Sales Development',
      headline: 'Cold calling is not dead',
      company: { name: 'Dialfox', industry: 'Software Development', employeeCount: 130 },
    });
    expect(fit).toMatchObject({ verdict: 'none', links: [], problem: null, customer_type: null, tag: 'Cold' });
    expect(fit?.summary).toMatch(/^No clear fit: /);
  });

  it('takes no reason from open roles, skills or hobbies', () => {
    const hobby = {
      date: '2026-10-20',
      text: 'Went fishing at the weekend and kept the catch in a reefer box. My kind of cold chain.',
    };
    const fit = decide(LOGGERS, {
      title: 'Head of Marketing',
      skills: ['Cold chain monitoring', 'Temperature loggers'],
      posts: [hobby],
      company: {
        name: 'Bank',
        industry: 'Banking',
        employeeCount: 900,
        clients: ['Vaccine Alliance'],
        openRoles: [{ title: 'Cold Chain Engineer' }],
      },
    });
    expect(fit).toMatchObject({ verdict: 'none', links: [] });
    const buyer = decide(LOGGERS, { title: 'Head of Logistics', posts: [hobby], company: DRUG_MAKER });
    expect(buyer?.links.map(({ where }) => where)).toEqual(['Industry']);
  });

  it.each([
    [
      'competitor',
      {
        title: 'Founder',
        company: {
          name: 'Coldsense',
          industry: 'Appliances, Electrical, and Electronics Manufacturing',
          description: 'We make temperature loggers for vaccine carriers.',
        },
      },
    ],
    ['student', { title: 'Working student logistics', company: DRUG_MAKER }],
    ['retired', { title: 'Head of Logistics', headline: 'Retired head of logistics', company: DRUG_MAKER }],
    ['job_seeker', { headline: 'Logistics manager, open to work' }],
    [
      'colleague',
      {
        title: 'Sales Manager',
        company: { name: 'Loggers', industry: 'Software Development', website: 'https://www.loggers.example/about' },
      },
    ],
  ] as const)('rules out: %s', (kind, prospect) => {
    const fit = decide(LOGGERS, prospect as Prospect);
    expect(fit).toMatchObject({ verdict: 'none', tag: 'Cold', links: [], disqualifier: { kind } });
  });

  it('rules out a company far smaller than those the user speaks of', () => {
    const fit = decide('Leadership training for companies with 200 to 3,000 people', {
      title: 'Owner',
      company: { name: 'Gym', industry: 'Wellness and Fitness Services', employeeCount: 7 },
    });
    expect(fit?.disqualifier?.kind).toBe('too_small');
  });

  it('weighs a place where the user does not sell', () => {
    const near = decide(LOGGERS, {
      title: 'Head of Logistics',
      company: { ...DRUG_MAKER, headquarters: { text: 'Pune, India', city: 'Pune', country: 'India' } },
    });
    const far = decide(LOGGERS, {
      title: 'Head of Logistics',
      company: { ...DRUG_MAKER, headquarters: { text: 'Lima, Peru', city: 'Lima', country: 'Peru' } },
    });
    expect(near!.score - far!.score).toBeGreaterThan(10);
  });

  it('says that a description could not be read, and asks for an English sentence', () => {
    const fit = decide('我们制造温度记录仪', { title: 'Head of Logistics', company: DRUG_MAKER });
    expect(fit).toMatchObject({ verdict: 'unread', links: [] });
    expect(fit?.summary).toContain('English');
  });

  it('is not made of a name alone', () => {
    expect(decide(LOGGERS, {})).toBeUndefined();
  });

  it('adds its parts up to the score', () => {
    const fit = decide(LOGGERS, { title: 'Owner', company: DRUG_MAKER });
    expect(Object.values(fit!.parts).reduce((sum, { points }) => sum + points, 0)).toBe(fit!.score);
  });

  it('finds no market at a company that sells to the same customers', () => {
    const fit = decide(LOGGERS, {
      title: 'Founder',
      company: {
        industry: 'Software Development',
        employeeCount: 20,
        description: 'Order software for seafood exporters and pharma companies.',
      },
    });
    expect(fit).toMatchObject({ verdict: 'none', tag: 'Cold', links: [] });
    expect(fit?.parts.market).toMatchObject({
      points: 0,
      because: 'Acme itself sells to the customers that you name, rather than being one',
    });
  });

  it('takes an engineer for one of plant and buildings where no software is made', () => {
    const wanted = 'We sell dosing pumps and valves to water works.';
    const title = 'Executive Engineer';
    const works = { industry: 'Utilities', name: 'Ostfluss Water Works', employeeCount: 400 };
    expect(decide(wanted, { title, company: works })?.role).toBe('buys');
    expect(decide(wanted, { title, company: { industry: 'Software Development' } })?.role).toBe('none');
  });

  it('sees no company where somebody works for themselves', () => {
    const fit = decide('Payroll software', { title: 'Founder', company: { name: 'Self-employed' } });
    expect(fit).toMatchObject({ verdict: 'none', tag: 'Cold' });
  });

  it('knows a competitor by what its head says first of the position', () => {
    const company = { industry: 'Computer and Network Security', employeeCount: 46 };
    const work = 'Phishing simulation and short courses for banks. 410,000 users.';
    const sells = 'Phishing simulations and security awareness training for staff';
    expect(decide(sells, { title: 'Founder & CEO', company, work })?.disqualifier?.kind).toBe('competitor');
    expect(decide(sells, { title: 'CISO', company, work })?.disqualifier).toBeNull();
  });

  it('knows a competitor by the words for what it sells', () => {
    const description = 'Podest makes hydroponic towers and nutrient dosing for herb growers.';
    const company = {
      industry: 'Machinery Manufacturing',
      description: 'Hydroponic towers, dosing units and lamps.',
      employeeCount: 20,
    };
    expect(decide(description, { title: 'Founder', company })).toMatchObject({
      disqualifier: { kind: 'competitor' },
      tag: 'Cold',
    });
  });

  it('knows a clinic by what it says of itself where its industry is a wider one', () => {
    const company = { name: 'Bright Smile Dental Clinic', industry: 'Hospitals and Health Care', employeeCount: 30 };
    expect(decide('We sell composites to dental clinics', { title: 'Owner', company })).toMatchObject({
      customer_type: 'dental practices',
      verdict: 'clear',
    });
  });

  it('knows customers of a kind that no table has, by the words that the user calls them', () => {
    const chucks = 'Lathe chucks with a five-year warranty. Spindle makers and gear grinders buy from us.';
    const company = { industry: 'Industrial Machinery Manufacturing', employeeCount: 40 };
    const maker = decide(chucks, {
      title: 'Managing Director',
      company: { ...company, description: 'Motor spindles for milling machines.' },
    });
    expect(maker).toMatchObject({ verdict: 'clear', tag: 'Warm' });
    expect(maker?.links[0]).toMatchObject({ kind: 'customer_type', theirs: expect.stringContaining('Motor spindles') });
    const other = decide(chucks, { title: 'Managing Director', company: { ...company, description: 'Ovens.' } });
    expect(maker!.score - other!.score).toBeGreaterThanOrEqual(20);
    const dealer = { ...company, industry: 'Wholesale', description: 'Dealer of spindles.' };
    expect(decide(chucks, { title: 'Owner', company: dealer })?.tag).toBe('Cold');
  });

  it('says what was read, and claims of the world no more than that', () => {
    const because = (description: string, prospect: Prospect) => decide(description, prospect)?.parts.market.because;
    const hotel: Prospect = { title: 'Owner', company: { industry: 'Hotels and Motels', employeeCount: 40 } };
    expect(because('Independent repair and loan units for flexible and rigid endoscopes', hotel)).toMatch(
      /^your description does not say clearly who your customers are/,
    );
    const mill = { title: 'Owner', company: { industry: 'Paper Manufacturing', employeeCount: 40 } };
    expect(because('Coffee machines on rent', mill)).toMatch(/^companies of any kind can use what you offer/);
    const pumps = 'We build dosing pumps for water works and dairies.';
    const dairy = { industry: 'Dairy Product Manufacturing', employeeCount: 300 };
    expect(because(pumps, { title: 'Plant Manager', company: dairy })).toContain(
      'one of the kinds of customers you name (dairies)',
    );
    const works = { industry: 'Water, Waste, Steam, and Air Conditioning Services', employeeCount: 300 };
    expect(because(pumps, { title: 'Plant Manager', company: works })).toMatch(
      /you name(?: as customers)? \(water works\)/,
    );
  });

  it('takes a company for a customer of a kind that its singular name tells', () => {
    const wanted = 'Lift-out trolleys for every shipyard and boat builder.';
    const company = { industry: 'Shipbuilding', employeeCount: 200, description: 'A shipyard for ferries.' };
    expect(decide(wanted, { title: 'Managing Director', company })?.parts.market.points).toBeGreaterThanOrEqual(32);
  });

  it('lists the customers that were read where theirs is none of them', () => {
    const fit = decide('Rubber seals for pump makers, valve makers and water works.', {
      title: 'Owner',
      company: { industry: 'Hotels and Motels', employeeCount: 40 },
    });
    expect(fit?.parts.market.because).toContain(
      'none of the customers that you name (pump makers, valve makers and water works)',
    );
  });

  it('holds a company whose industry is another to be near those whose name it uses', () => {
    const school = 'Software for private schools and colleges.';
    const because = (company: Partial<CompanyFacts>) =>
      decide(school, { title: 'Head of IT', company: { employeeCount: 300, ...company } })?.parts.market.because;
    const cement = { industry: 'Glass, Ceramics and Concrete Manufacturing' };
    expect(because({ ...cement, description: 'Three cement plants and private schools for the children.' })).toContain(
      'speaks of what you name as customers (private schools), though its industry is another',
    );
    expect(because({ industry: 'Education', description: 'Two private schools in Nashik.' })).toContain(
      'one of the kinds of customers you name (private schools)',
    );
  });

  it('gives a part in buying to whose title tells nothing and whose job is what the offer is for', () => {
    const person = { title: 'Teamleider', company: { industry: 'Government Administration' } };
    const offer = 'Software for cemeteries and crematoria of councils: plots, burials, fees.';
    const described = decide(offer, { ...person, work: 'Zes begraafplaatsen, burial register and fees.' });
    expect(described?.role).toBe('influences');
    expect(decide(offer, { ...person, work: 'Zes mensen.' })?.role).toBe('unknown');
  });

  it('knows customers of a kind within a sector in another language', () => {
    const company = { industry: 'Retail', employeeCount: 12, description: 'Hörgeräte und Anpassung in drei Filialen.' };
    const fit = decide('Practice software for hearing care shops.', { title: 'Inhaberin', company });
    expect(fit).toMatchObject({ verdict: 'clear' });
    expect(fit?.links[0]?.where).toBe('Company description');
  });

  it('calls nobody hot of whom no fact says that they may be customers', () => {
    const description = 'We sell payroll software to HR teams in Germany with 25 to 500 people.';
    const company = {
      industry: 'Software Development',
      employeeCount: 150,
      headquarters: { text: 'Munich, Germany', city: 'Munich', country: 'Germany' },
    };
    const posts = [{ date: '2026-10-20', text: 'What a week, thank you to the whole team.' }];
    const fit = decide(description, { title: 'Head of Human Resources', company, posts });
    expect(fit).toMatchObject({ tag: 'Warm', links: [] });
    expect(Object.values(fit!.parts).reduce((sum, { points }) => sum + points, 0)).toBe(fit!.score);
  });

  it('sees no customer in who sells to companies like the user', () => {
    const company = {
      industry: 'Software Development',
      description: 'Castlane hosts podcasts and tells who listens.',
      targetCustomers: ['Podcast agencies'],
      employeeCount: 48,
    };
    const fit = decide('We produce podcasts for technology firms.', { title: 'CEO', company });
    expect(fit).toMatchObject({ verdict: 'none', tag: 'Cold' });
  });

  it('takes no trade for a customer because somebody buys there', () => {
    const fit = decide('Iron castings for makers of pumps and valves.', {
      title: 'VP Procurement',
      company: { industry: 'Hospitality', employeeCount: 2400 },
    });
    expect(fit).toMatchObject({ verdict: 'none', tag: 'Cold' });
  });

  it('puts the right kind of company of the wrong size before any other', () => {
    const payroll = 'Payroll software for hotels with 20 to 200 people';
    const owner = (industry: string) =>
      decide(payroll, { title: 'Head of Human Resources', company: { industry, employeeCount: 40_000 } });
    expect(owner('Hospitality')).toMatchObject({ tag: 'Cold', disqualifier: { kind: 'too_large' } });
    expect(owner('Hospitality')!.score).toBeGreaterThan(owner('Mining')!.score);
  });

  it('gives no reason to somebody without a say where only the industry speaks for the company', () => {
    const company = { ...DRUG_MAKER, description: 'Tablets.' };
    expect(decide(LOGGERS, { title: 'Recruiter', company })?.links).toEqual([]);
    expect(decide(LOGGERS, { title: 'Head of Logistics', company })?.links).toHaveLength(1);
  });

  it('takes no need from whom a company looks for in a post, nor from the headline of somebody elsewhere', () => {
    const post = (text: string) => [{ date: '2026-10-20', text }];
    const buyer = (text: string) =>
      decide(LOGGERS, { title: 'Head of Logistics', company: DRUG_MAKER, posts: post(text) })?.links.length;
    expect(buyer('Another reefer arrived too warm.')).toBe(2);
    expect(buyer('We are hiring a technician for our reefer fleet.')).toBe(1);
    const bank = { industry: 'Banking', employeeCount: 900 };
    const headline = 'Head of Marketing | from vaccine to reefer';
    expect(decide(LOGGERS, { title: 'Head of Marketing', headline, company: bank })?.links).toEqual([]);
  });

  it('asks more of a company beside those named: no Hot by one need, and little where any trade would do', () => {
    const payroll = 'Payroll software for hotels in Germany';
    const at = (industry: string) =>
      decide(payroll, { title: 'Head of Human Resources', company: { industry, employeeCount: 300 } });
    expect(at('Hospitality')!.score - at('Mining')!.score).toBeGreaterThanOrEqual(20);
    expect(at('Mining')?.tag).not.toBe('Hot');
  });

  it('knows a student by a compound', () => {
    const fit = decide('Wir fertigen Glasfassaden für Kliniken.', { headline: 'Architekturstudentin | Glas, Fassade' });
    expect(fit).toMatchObject({ disqualifier: { kind: 'student' }, links: [] });
  });

  it('does not take a company for a customer because somebody runs production there', () => {
    const company = { industry: 'Banking', employeeCount: 300 };
    const fit = decide('Chillers for drug makers.', { title: 'Head of Production', company });
    expect(fit?.links).toEqual([]);
  });

  it('takes no need from what a seller of something else writes to its own customers', () => {
    const company = { industry: 'Software Development', description: 'Route planning.', employeeCount: 40 };
    const post = (text: string) => ({ title: 'Owner', company, posts: [{ date: '2026-10-20', text }] });
    expect(decide(LOGGERS, post('Spoilt vaccine? Your reefer deserves better.'))?.links).toEqual([]);
    expect(decide(LOGGERS, post('Our own reefer arrived too warm, again.'))?.links).not.toEqual([]);
  });
});

describe('an offer that no table knows', () => {
  const CALLS = 'AI that picks up the phone for you';
  const post = (text: string) => [{ date: '2026-10-24', text }];
  const VETS = { industry: 'Veterinary Services', employeeCount: 58, description: 'Four practices for small animals.' };
  const scoreOf = (prospect: Prospect, description = CALLS) => decide(description, prospect)!.score;

  it('puts who writes of the very thing first, in near words and other languages too, and names it', () => {
    const silent = { title: 'Practice Manager', company: VETS };
    const fit = decide(CALLS, { ...silent, posts: post('71 missed calls by 8 am, and two receptionists are ill.') });
    expect(fit?.links).toMatchObject([{ kind: 'need', yours: 'phone', where: 'Post of 2026-10-24' }]);
    expect(fit?.score).toBeGreaterThan(scoreOf(silent));
    expect(
      scoreOf({ title: 'Geschäftsführer', company: VETS, posts: post('600 Anrufe am Tag, und niemand nimmt ab.') }),
    ).toBeGreaterThan(scoreOf({ title: 'Geschäftsführer', company: VETS }));
  });

  it('puts kinds of companies first that usually buy such offers, and expects nothing of those that hardly ever do', () => {
    const meters =
      'Grain moisture meters, silo thermometry and aeration: sensors, cables and fans, fitted and calibrated by our own people before each harvest.';
    const at = (industry: string) =>
      decide(meters, { title: 'Managing Director', company: { industry, employeeCount: 120 } });
    const [farm, lawyers] = [at('Farming'), at('Law Practice')];
    expect(farm?.verdict).toBe('possible');
    expect(farm?.tag).not.toBe('Hot');
    expect(lawyers?.verdict).toBe('none');
    expect(farm?.score).toBeGreaterThan((lawyers?.score ?? 0) + 20);
  });

  it('is for whose field it is, when nobody shows a need, and makes nobody Hot', () => {
    const size = { employeeCount: 600, industry: 'Insurance' };
    const [service, finance, clerk] = ['Head of Customer Service', 'Head of Finance', 'Finance Clerk'].map((title) =>
      decide(CALLS, { title, company: size }),
    );
    expect(service!.score).toBeGreaterThan(finance!.score);
    expect(finance!.score).toBeGreaterThan(clerk!.score);
    expect([service, finance, clerk].map((fit) => fit?.tag)).not.toContain('Hot');
  });

  it('rules out who sells it, as a company or on their own', () => {
    const seller = {
      title: 'Managing Director',
      company: { industry: 'Telephone Call Centers', description: 'Live receptionists who answer your calls.' },
    };
    expect(decide(CALLS, seller)?.disqualifier?.kind).toBe('competitor');
    expect(decide('We write tenders for you', { title: 'Freelance Bid Writer', company: {} })?.disqualifier?.kind).toBe(
      'competitor',
    );
  });

  it('takes no word for a need that says there is none of it, that is advertised, or that is not their field', () => {
    const linksOf = (title: string, text: string) => decide(CALLS, { title, company: VETS, posts: post(text) })?.links;
    expect(linksOf('Practice Manager', 'We have no phone, on purpose.')).toEqual([]);
    expect(linksOf('Practice Manager', 'We are hiring a receptionist.')).toEqual([]);
    expect(linksOf('Data Analyst', 'My new phone is great.')).toEqual([]);
  });

  it('is not for those to whom the customers sell', () => {
    const BIDS = 'We prepare submissions and bids for small companies that sell to councils: builders, caterers.';
    const council = {
      title: 'Head of Contracts',
      company: { industry: 'Government Administration', employeeCount: 90 },
    };
    const caterer = {
      title: 'Head of Contracts',
      company: { industry: 'Food and Beverage Services', employeeCount: 90 },
    };
    expect(scoreOf(council, BIDS)).toBeLessThan(scoreOf(caterer, BIDS));
  });
});
