import { describe, expect, it } from 'vitest';
import { readOwnProfile } from './own-profile.ts';
import { readOwnTradeOf } from './own-trade.ts';

const read = (description: string) => readOwnTradeOf(description, readOwnProfile({ website: '', description }));
const offersOf = (description: string) => read(description).capabilities.map(({ capability }) => capability.id);
const customersOf = (description: string) => [...read(description).customers.keys()];

describe('what a description says is sold', () => {
  it.each([
    ['Temperature and humidity loggers for goods in transit', 'cold-chain-monitoring'],
    ['Gebäudereinigung für Büros, Praxen und Kitas in Leipzig', 'cleaning-and-hygiene'],
    ['Logiciel de paie pour les PME', 'payroll'],
    ['App de gestión de flotas para transportistas', 'fleet-management-software'],
    ['salary banane ka software factory aur clinic ke liye', 'payroll'],
    ['Wir entwickeln eine Lagerverwaltungssoftware für Großhändler', 'warehouse-management-software'],
  ])('%s', (description, first) => {
    expect(offersOf(description)[0]).toBe(first);
  });

  it('may be said in few words of a trade when it is for those who need it', () => {
    expect(offersOf('We supply dental clinics with handpieces and curing lights')).toEqual(['dental-supplies']);
  });

  it('does not begin in one sentence and end in the next', () => {
    expect(offersOf('We take the enquiries off your desk. Booking and payment for halls.')).not.toContain(
      'workplace-booking',
    );
    expect(offersOf('Desk booking for offices')).toContain('workplace-booking');
  });

  it('is not the one special thing of many', () => {
    const offers = offersOf('We supply dental clinics in Gujarat with consumables, handpieces and small autoclaves.');
    expect(offers[0]).toBe('dental-supplies');
    expect(offersOf('Autoclaves and their repair for clinics')).toEqual(['sterilisation-equipment']);
  });

  it.each([
    ['Dust collectors and fume extraction for welding shops', 'dust-and-fume-extraction'],
    ['Wir planen Absauganlagen für Tischlereien', 'dust-and-fume-extraction'],
    ['Laundry service for hotels and hospitals', 'hospitality-supplies'],
    ['Water coolers and snack vending for offices and factories', 'coffee-and-vending'],
    ['Kundenspezifische Kabelbäume für Sonderfahrzeuge', 'wire-harnesses'],
    ['We make pallets and crates for machine builders', 'pallets-and-crates'],
    ['Legionella risk assessments and water hygiene for landlords', 'water-hygiene'],
    ['Software for returns, works with Shopware', 'returns-software'],
    ['Lean coaching for manufacturers', 'operations-consulting'],
    ['Tender writing for builders', 'bid-and-tender-services'],
  ])('is known in trades of all kinds, and as software for something: %s', (description, id) => {
    expect(offersOf(description)[0]).toBe(id);
  });

  it('is not what it is for, where something else is offered', () => {
    expect(offersOf('Soundproof phone booths for offices and coworking spaces')).toEqual([
      'office-supplies-and-furniture',
      'office-furniture',
    ]);
  });

  it('is no kind of offer that its customers have, in a list with a clause in it', () => {
    const description = 'Used by online shops that ship abroad, freight forwarders and parcel carriers.';
    expect(offersOf(description)).not.toContain('freight-forwarding');
    expect(customersOf(description)).toEqual(expect.arrayContaining(['ecommerce', 'freight-forwarding']));
  });

  it('is what it names first, not what it mentions on the way', () => {
    expect(
      offersOf('We install rooftop solar plants. Battery storage, battery storage and more battery storage on top.')[0],
    ).toBe('rooftop-solar');
  });
});

describe('whom a description names as customers', () => {
  it.each([
    ['Software for hospitals and pharma companies', ['hospitals', 'pharma']],
    ['Sistema de TPV para restaurantes', ['restaurants']],
    ['We clean offices and dental practices in Lyon', ['dental-practices']],
    ['schools ke liye fees software', ['schools']],
    ['factory, hotel aur society sabke liye fire safety', ['manufacturing', 'hotels', 'housing-societies']],
    ['Loggers. Pharma wholesalers and refrigerated carriers use us every day', ['pharma', 'wholesale', 'trucking']],
    ['Programa para clínicas y hospitales veterinarios', ['veterinary']],
    ['hotels, resorts aur banquet halls ko towel supply karte hai', ['hotels', 'events']],
    ['Tells stores and bakeries how much to bake tomorrow', ['retail', 'food-production']],
    ['Water softener lagate hai schools, hospitals aur factories me', ['schools', 'hospitals', 'manufacturing']],
    ['Welfare units for building sites and festivals', ['construction', 'events']],
    [
      'Putztücher. Unsere Kunden sind Metallbetriebe, Autohäuser und Brauereien',
      ['metals', 'car-dealers', 'beverages'],
    ],
    ['We are a software company that sells payroll to law firms', ['law-firms']],
  ])('%s', (description, expected) => {
    expect(customersOf(description)).toEqual(expect.arrayContaining(expected));
    expect(customersOf(description)).not.toContain('software');
  });

  it('are not the trades of clients that it names as proof', () => {
    const { proofs } = read(
      'Leadership training for mid-sized companies. Clients include Harrow Logistics, Mandovi Foods and Wadi Steel.',
    );
    expect(proofs).toEqual(['Harrow Logistics', 'Mandovi Foods', 'Wadi Steel']);
    expect(
      customersOf(
        'Leadership training for mid-sized companies. Clients include Harrow Logistics, Mandovi Foods and Wadi Steel.',
      ),
    ).toEqual([]);
  });

  it('are of any kind where clients of many kinds are shown', () => {
    expect(customersOf('Quiet rooms for all. Clients include Harrow Logistics, Mandovi Foods and Wadi Steel.')).toEqual(
      [],
    );
    expect(customersOf('Quiet rooms for all. Clients include Mandovi Foods and Wadi Foods.')).toContain(
      'food-production',
    );
  });

  it('are each kind of a list that shares its last word', () => {
    expect(customersOf('Films for technology and finance firms')).toEqual(
      expect.arrayContaining(['software', 'cybersecurity', 'banking']),
    );
  });

  it('are not those against whom it helps', () => {
    expect(customersOf('Loggers for pharma companies, to win claims against carriers')).toEqual(['pharma']);
  });

  it('are not what modifies them, nor what is said before the list', () => {
    expect(customersOf('Hum agri-lending banks ke liye app banate hain')).toEqual(['lending', 'banking']);
    expect(customersOf('Restaurants me bahut kachra. Hospitals ke liye software')).toEqual(['hospitals']);
  });

  it('are narrowed down by the word before them', () => {
    expect(read('Loggers for refrigerated carriers').customers.get('trucking')).toEqual({
      said: 'refrigerated carriers',
      narrowedBy: 'refrigerated',
    });
  });
});

describe('customers of a description', () => {
  it('are not narrowed by what is done for them', () => {
    const { customers } = read('Certivale helps manufacturers and supports contractors.');
    expect([...customers.values()].map(({ narrowedBy }) => narrowedBy)).toEqual([undefined, undefined]);
  });

  it('are whom a company works with, in other languages too', () => {
    const { kinds } = read('Somos agentes de carga. Trabajamos con importadores y exportadores medianos de Chile.');
    expect([...kinds.keys()].map(({ name }) => name)).toEqual(['importers and exporters']);
  });

  it('are not what a distributor is for', () => {
    const { capabilities } = read('Distributor for industrial lubricants. Our customers are machine shops.');
    expect(capabilities[0]!.said).toBe('industrial lubricants');
  });

  it('are no shops when they are workshops', () => {
    expect([...read('Cutting oil for machine shops').customers.keys()]).toEqual(['metals']);
  });
});

describe('buyers, sizes and places of a description', () => {
  it('are read', () => {
    const trade = read(
      'Payroll for HR teams and founders of companies with 20 to 300 employees in Germany and the Gulf.',
    );
    expect([...trade.buyers.keys()]).toEqual(['hr', 'founder']);
    expect(trade.sizes).toEqual({ least: 20, most: 300 });
    expect([...trade.area.countries].sort()).toEqual(['AE', 'BH', 'DE', 'KW', 'OM', 'QA', 'SA']);
  });

  it('are people of the customers, not of the user', () => {
    expect([...read('Our testers and developers find what others miss').buyers]).toEqual([]);
    expect([...read('Your marketing team gets a film every week').buyers.keys()]).toEqual(['marketing']);
  });

  it('stay open when the description says nothing', () => {
    const trade = read('Payroll software');
    expect([trade.buyers.size, trade.sizes, trade.area.countries.size]).toEqual([0, undefined, 0]);
  });

  it('take small companies for a size, not small things', () => {
    expect(read('Small autoclaves and curing lights').sizes).toBeUndefined();
    expect(read('Payroll for small factories').sizes).toEqual({ least: 1, most: 100 });
  });

  it('take the country from its law and money', () => {
    expect([...read('GST filing, ₹500 a month').area.countries]).toEqual(['IN']);
  });
});

describe('customers that a description seems to name', () => {
  it('are none where they are a word of the offer and hardly ever buy it', () => {
    const training =
      'Leadership and sales training: two-day workshops in person, with six weeks of coaching after them.';
    expect(read(training).customers.has('repair-services')).toBe(false);
  });

  it('are customers where the text says so, whoever usually buys such things', () => {
    const routes = 'We help mid-sized logistics firms cut empty miles with route planning software.';
    expect(read(routes).customers.has('freight-forwarding')).toBe(true);
  });
});
