import { describe, expect, test } from 'vitest';
import type { FactParts } from '../../providers/profile-facts.ts';
import { deriveUploadedValues } from './derive-uploaded-values.ts';
import { readUploadFacts, UPLOAD_FIELDS } from './read-upload-facts.ts';

type Row = [header: string, text: string][];
const read = (...extra: Row) => readUploadFacts('jane', extra);
/** What was said of each part, without the slug and the lists nobody said anything for. */
function told(part: keyof FactParts, ...extra: Row): Record<string, unknown> {
  const said = Object.entries(read(...extra)[part] ?? {});
  return Object.fromEntries(
    said.filter(([key, value]) => key !== 'slug' && !(Array.isArray(value) && value.length === 0)),
  );
}
const JANE = { firstName: 'Jane', lastName: 'Doe' };

test('a row of the network’s own export', () => {
  const facts = read(
    ['First Name', 'Jane'],
    ['Last Name', 'Doe'],
    ['Email Address', 'jane@acme.example'],
    ['Company', 'Acme'],
    ['Position', 'Head of Sales'],
    ['Connected On', '10 Nov 2025'],
  );
  expect(facts).toMatchObject({
    person: { slug: 'jane', ...JANE, experience: [{ title: 'Head of Sales', companyName: 'Acme' }] },
    contact: { workEmail: 'jane@acme.example' },
    company: { name: 'Acme' },
  });
  expect(facts.person).not.toHaveProperty('headline');
  expect(facts.company).not.toHaveProperty('website');
});

describe('names', () => {
  const rows: [string, Row, object][] = [
    [
      'English',
      [
        ['First Name*', 'Jane'],
        ['LAST_NAME', 'Doe'],
      ],
      JANE,
    ],
    [
      'camel case',
      [
        ['firstName', 'Jane'],
        ['lastName', 'Doe'],
      ],
      JANE,
    ],
    [
      'of a contact',
      [
        ['Contact First Name', 'Jane'],
        ['Lead: Surname', 'Doe'],
      ],
      JANE,
    ],
    [
      'German',
      [
        ['Vorname', 'Jane'],
        ['Nachname', 'Doe'],
      ],
      JANE,
    ],
    [
      'German, Name for the last name',
      [
        ['Vorname', 'Jane'],
        ['Name', 'Doe'],
      ],
      JANE,
    ],
    [
      'French',
      [
        ['Prénom', 'Jane'],
        ['Nom', 'Doe'],
      ],
      JANE,
    ],
    [
      'French, decomposed accents',
      [
        ['Pre\u0301nom', 'Jane'],
        ['Nom de famille', 'Doe'],
      ],
      JANE,
    ],
    [
      'Spanish, Nombre for the first name',
      [
        ['Nombre', 'María José'],
        ['Apellidos', 'García Ruiz'],
      ],
      { firstName: 'María José', lastName: 'García Ruiz' },
    ],
    [
      'Portuguese',
      [
        ['Nome', 'Jane'],
        ['Sobrenome', 'Doe'],
      ],
      JANE,
    ],
    [
      'Hindi',
      [
        ['Pehla Naam', 'Priya'],
        ['Upnaam', 'Sharma'],
      ],
      { firstName: 'Priya', lastName: 'Sharma' },
    ],
    ['whole name', [['Full Name', 'Jane Doe']], JANE],
    ['whole name of three words', [['Name', 'Jane van Doe']], { firstName: 'Jane', lastName: 'van Doe' }],
    ['last name first', [['Name', 'Doe, Jane']], JANE],
    ['degrees and titles', [['Name', 'Dr. Jane Doe, MBA']], JANE],
    ['one word', [['Name', 'Jane']], { firstName: 'Jane' }],
    ['both under First Name', [['First Name', 'Jane Doe']], JANE],
    [
      'both under First Name, the last again',
      [
        ['First Name', 'Jane Doe'],
        ['Last Name', 'Doe'],
      ],
      JANE,
    ],
    [
      'both under Last Name',
      [
        ['First Name', 'Jane'],
        ['Last Name', 'Jane Doe'],
      ],
      JANE,
    ],
    ['both under Last Name alone', [['Last Name', 'Jane Doe']], JANE],
    [
      'two first names',
      [
        ['First Name', 'Mary Ann'],
        ['Last Name', 'Doe'],
      ],
      { firstName: 'Mary Ann', lastName: 'Doe' },
    ],
    [
      'first and whole',
      [
        ['First Name', 'Jane'],
        ['Full Name', 'Jane Doe'],
      ],
      JANE,
    ],
    [
      'capitals',
      [
        ['First Name', 'JANE'],
        ['Last Name', 'DOE'],
      ],
      JANE,
    ],
    ['last name first under Last Name', [['Last Name', 'Doe, Jane']], JANE],
    ['two family names', [['Last Name', 'García Ruiz']], { lastName: 'García Ruiz' }],
    [
      'last name first, and again',
      [
        ['Last Name', 'Doe'],
        ['Name', 'Doe Jane'],
      ],
      JANE,
    ],
    [
      'a title in a column of its own',
      [
        ['First Name', 'Dr'],
        ['Last Name', 'Jane Doe'],
      ],
      JANE,
    ],
    ['a middle name', [['Name', 'Jane Mary Doe']], JANE],
    ['a label', [['Name', 'View Jane Doe’s profile']], JANE],
    ['family name in capitals', [['Name', 'DOE Jane']], JANE],
    ['small letters', [['Name', 'jane doe']], JANE],
    ['as its owner writes it', [['Name', 'Jane McDoe']], { firstName: 'Jane', lastName: 'McDoe' }],
    ['an address is no name', [['First Name', 'jane@acme.example']], {}],
    ['a hidden member', [['Name', 'LinkedIn Member']], {}],
  ];
  test.each(rows)('%s', (_, row, name) => {
    const { experience: _none, ...person } = told('person', ...row);
    expect(person).toEqual(name);
  });
});

describe('contact', () => {
  const rows: [string, Row, object][] = [
    ['work by its host', [['E-Mail', 'jane@acme.example']], { workEmail: 'jane@acme.example' }],
    ['own by its host', [['email', 'jane@gmail.com']], { personalEmail: 'jane@gmail.com' }],
    ['own by its host, elsewhere', [['Correo electrónico', 'jane@yahoo.co.in']], { personalEmail: 'jane@yahoo.co.in' }],
    ['own by its heading', [['Private E-Mail', 'jane@doe.example']], { personalEmail: 'jane@doe.example' }],
    [
      'own by its heading, German',
      [['E-Mail-Adresse (privat)', 'jane@doe.example']],
      { personalEmail: 'jane@doe.example' },
    ],
    ['own by its heading, French', [['Mail perso', 'jane@doe.example']], { personalEmail: 'jane@doe.example' }],
    ['work by its heading', [['Business Email', 'jane@gmail.com']], { workEmail: 'jane@gmail.com' }],
    ['work by its heading, Spanish', [['Correo de trabajo', 'jane@gmail.com']], { workEmail: 'jane@gmail.com' }],
    ['work by its heading, French', [['Email professionnel', 'jane@gmail.com']], { workEmail: 'jane@gmail.com' }],
    ['of the profile', [['LinkedIn Email', 'jane@doe.example']], { networkEmail: 'jane@doe.example' }],
    ['India', [['Email ID', 'jane@acme.example']], { workEmail: 'jane@acme.example' }],
    [
      'two in one cell',
      [['Mail', 'jane@gmail.com; jane@acme.example']],
      { personalEmail: 'jane@gmail.com', workEmail: 'jane@acme.example' },
    ],
    ['with a name around it', [['Email', 'Jane Doe <jane@acme.example>']], { workEmail: 'jane@acme.example' }],
    [
      'the first of two columns',
      [
        ['Email', 'a@acme.example'],
        ['Email 2', 'b@acme.example'],
      ],
      { workEmail: 'a@acme.example' },
    ],
    [
      'the first that is one',
      [
        ['Email', 'ask her'],
        ['Email (D)', 'b@acme.example'],
      ],
      { workEmail: 'b@acme.example' },
    ],
    ['of an address book', [['E-mail 1 - Value', 'jane@acme.example']], { workEmail: 'jane@acme.example' }],
    ['its state is no address', [['Email Status', 'valid@now.example']], {}],
    ['no host', [['Email', 'jane@acme']], {}],
    ['phone with country', [['Mobile Phone', '+49 (0)30 1234-567']], { phone: '+49301234567' }],
    ['phone with zeros for the +', [['Telefon', '0049 30 1234567']], { phone: '+49301234567' }],
    ['phone of an unknown country', [['Contact No.', '098765 43210']], { phone: '098765 43210' }],
    ['phone with an extension', [['Tel', '+1 415 555 0100 ext. 23']], { phone: '+14155550100' }],
    ['phone stored as a number', [['Handynummer', '919876543210.0']], { phone: '919876543210' }],
    ['phone, private', [['Téléphone portable (perso)', '+33 6 12 34 56 78']], { phone: '+33612345678' }],
    ['phone ruined by a spreadsheet', [['Phone', '9.19877E+11']], {}],
    ['phone too short', [['Phone', '+12345']], {}],
    ['phone of nobody', [['Phone', '0000000000']], {}],
    ['phone of the switchboard', [['Company Phone', '+1 415 555 0100']], {}],
  ];
  test.each(rows)('%s', (_, row, contact) => expect(told('contact', ...row)).toEqual(contact));
});

describe('company', () => {
  const rows: [string, [string, string], object][] = [
    ['website', ['Website', 'www.acme.example/'], { website: 'https://www.acme.example' }],
    ['domain', ['Company Domain', 'acme.example'], { website: 'https://acme.example' }],
    ['website, Spanish', ['Sitio web', 'http://acme.example/es'], { website: 'http://acme.example/es' }],
    ['a profile is no website', ['Website', 'https://www.linkedin.com/in/jane'], {}],
    ['a word is no website', ['Website', 'acme'], {}],
    [
      'page',
      ['Company Linkedin Url', 'linkedin.com/company/Acme/about'],
      { pageUrl: 'https://www.linkedin.com/company/acme' },
    ],
    ['industry', ['Branche', 'Logistik'], { industry: 'Logistik' }],
    ['number of people', ['# Employees', '1,234'], { employeeCount: 1234 }],
    ['number of people, German', ['Mitarbeiterzahl', '1.234'], { employeeCount: 1234 }],
    ['range of people', ['Company Size', '51 – 200 employees'], { employeeRange: '51-200' }],
    ['range of people, French', ['Effectif', '51 à 200'], { employeeRange: '51-200' }],
    ['the largest', ['Headcount', '10,001+'], { employeeRange: '10001+' }],
    ['a range turned into a date', ['Employees', '2026-11-20'], {}],
    ['year', ['Gegründet', '2014'], { foundedYear: 2014 }],
    ['year to come', ['Founded', '3014'], {}],
    ['seat', ['Hauptsitz', 'Köln'], { headquarters: { text: 'Köln' } }],
  ];
  test.each(rows)('%s', (_, cell, company) => {
    expect(told('company', ['Company', 'Acme'], cell)).toEqual({ name: 'Acme', ...company });
  });

  test.each([
    'Company Name',
    'ORGANIZATION',
    'Account Name',
    'Firma',
    'Nom de l’entreprise',
    'Empresa',
    'Current Company',
    'Kampani',
  ])('under %s', (header) => expect(told('company', [header, 'Acme'])).toEqual({ name: 'Acme' }));

  test('without a name there is none', () => expect(read(['Website', 'acme.example'])).toEqual({}));
});

describe('position and place', () => {
  test.each([
    'Position',
    'Job Title',
    'title',
    'Designation',
    'Berufsbezeichnung',
    'Intitulé du poste',
    'Cargo',
    'Função',
    'Padnaam',
  ])('%s', (header) => {
    expect(told('person', [header, 'Buyer'], ['Company', 'Acme'])).toEqual({
      experience: [{ title: 'Buyer', companyName: 'Acme' }],
    });
    expect(read([header, 'Buyer'])).toEqual({});
  });
  const rows: [string, Row, object][] = [
    [
      'a form of address is no title',
      [
        ['Title', 'Ms.'],
        ['Company', 'Acme'],
      ],
      {},
    ],
    ['headline', [['Headline', 'Buyer at Acme']], { headline: 'Buyer at Acme' }],
    [
      'the role in a headline, where no column has it',
      [
        ['Occupation', 'Buyer at Acme | Speaker'],
        ['Company', 'Acme'],
      ],
      { headline: 'Buyer at Acme | Speaker', experience: [{ title: 'Buyer', companyName: 'Acme' }] },
    ],
    ['place', [['Standort', 'Köln, Deutschland']], { location: { text: 'Köln, Deutschland' } }],
    [
      'place in parts',
      [
        ['Country', 'India'],
        ['City', 'Pune'],
        ['State', 'n/a'],
      ],
      { location: { text: 'Pune, India', city: 'Pune', country: 'India' } },
    ],
    ['a country is no place', [['Country/Region', 'India']], {}],
  ];
  test.each(rows)('%s', (_, row, person) => expect(told('person', ...row)).toEqual(person));
});

test.each([
  '',
  ' ',
  '-',
  '--',
  '?',
  'n/a',
  'N.A.',
  'NA',
  'unknown',
  'None',
  'null',
  '#N/A',
  '#NAME?',
  '#DIV/0!',
  '#WERT!',
  '#VALEUR!',
  'Err:502',
  '=A1',
  'k. A.',
  'inconnu',
  '(blank)',
])('"%s" is nothing', (text) =>
  expect(read(['Name', text], ['Company', text], ['Email', text], ['City', text], ['Phone', text])).toEqual({}),
);

test('a company’s page tells its slug', () => {
  expect(read(['Company', 'Acme'], ['Company LinkedIn', 'linkedin.com/company/Acme']).company?.slug).toBe('acme');
});

test('a column nobody knows is left alone', () => {
  expect(read(['Deal', 'Jane Doe'], ['Owner Email', 'jane@acme.example'], ['Notes', '+14155550100'])).toEqual({});
});

test('what is given is of the fields it says', () => {
  const everything = read(
    ['Name', 'Jane Doe'],
    ['Headline', 'Buyer'],
    ['Location', 'Pune'],
    ['Title', 'Buyer'],
    ['Email', 'jane@acme.example, jane@gmail.com'],
    ['LinkedIn Email', 'jane@doe.example'],
    ['Phone', '+14155550100'],
    ['Company', 'Acme'],
    ['Company LinkedIn', 'linkedin.com/company/acme'],
    ['Website', 'acme.example'],
    ['Company Tagline', 'We ship'],
    ['Industry', 'Logistics'],
    ['Employees', '12'],
    ['Headquarters', 'Pune'],
    ['Founded', '2014'],
  );
  const given = Object.entries(everything).flatMap(([part, facts]) =>
    Object.entries(facts).flatMap(([key, value]) =>
      key === 'slug' || (Array.isArray(value) && value.length === 0) ? [] : [`${part}.${key}`],
    ),
  );
  expect([...given, 'company.employeeRange'].sort()).toEqual([...UPLOAD_FIELDS].sort());
});

describe('the values that are not charged', () => {
  const asked = [
    'firstName',
    'gender',
    'workEmail',
    'occupation',
    'jobTitle',
    'seniorityLevel',
    'workExperience',
    'companyName',
    'tag',
  ] as const;
  const derive = (...extra: Row) => Object.keys(deriveUploadedValues(asked, 'jane', extra, '2026-11-21T00:00:00Z'));

  test('position and company answer what follows from them, but not the career', () => {
    expect(derive(['Name', 'Jane Doe'], ['Position', 'Sales Director'], ['Company', 'Acme'])).toEqual([
      'firstName',
      'jobTitle',
      'seniorityLevel',
      'companyName',
    ]);
  });
  test('a headline answers for itself alone', () => {
    expect(derive(['Headline', 'Sales Director at Acme'])).toEqual(['occupation']);
  });
  test('they are the user’s own', () => {
    expect(
      deriveUploadedValues(['workEmail'], 'jane', [['Email', 'jane@acme.example']], '2026-11-21T00:00:00Z'),
    ).toEqual({
      workEmail: {
        value: 'jane@acme.example',
        source: 'your upload',
        retrieved_at: '2026-11-21T00:00:00Z',
        confidence: 1,
      },
    });
  });
});
