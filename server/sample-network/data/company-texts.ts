/**
 * Texts any company may have. Slots: {company}, {city}, {otherCity}, {customers}, {otherCustomers}, {field},
 * {product}, {client}, {speciality}, {employees}, {founded}; {hires} and {few} are numbers of people
 * that fit the size of the company.
 */

export const GENERAL_TAGLINES: readonly string[] = [
  '{Field} that keeps its promises',
  'Made in {city}, trusted by {customers}',
  '{Speciality}, without the drama',
  'For {customers}, and nobody else',
  '{Field} for people with [real deadlines|little time|long memories]',
  '{Speciality} you can [explain|count on|plan with]',
  'We take {speciality} personally',
  '[Quietly|Patiently|Plainly] better {field}',
  'Since {founded}: {field}, done properly',
  'From {city}, for {customers} everywhere',
  '{Speciality} for {customers} who [check|measure|ask twice]',
  'What {customers} wish they had [met earlier|found sooner]',
];

export const SIZE_SENTENCES: readonly string[] = [
  'It employs {employees} people and has been [based|at home] in {city} since {founded}.',
  'A team of {employees} serves {customers} and {otherCustomers} from {city}.',
  'With {employees} people in {city}, it is [as large as it needs to be|growing carefully|still run by people who answer the phone].',
];

/** Said only of companies large enough for two sites. */
export const TWO_SITE_SENTENCES: readonly string[] = [
  'Today {employees} people work there, most of them in {city} and {otherCity}.',
  'It has grown to {employees} people, a good part of them in {otherCity}.',
];

/** Updates: title and text. */
export const COMPANY_NEWS: readonly (readonly [string, string])[] = [
  [
    'New office in {otherCity}',
    '{company} opened an office in {otherCity} to be closer to {customers}. {few} people will work there by [spring|summer].',
  ],
  [
    'Partnership with {client}',
    '{company} and {client} signed a [two|three]-year agreement that covers {product} and joint training.',
  ],
  [
    'Hiring: {hires} open positions',
    '{company} is looking for {hires} new colleagues in {city} and {otherCity}, [half of them|a third of them] at the start of their careers.',
  ],
  [
    'ISO 9001 certificate renewed',
    'Auditors renewed the quality certificate of {company} and praised [the record keeping|how openly problems are discussed].',
  ],
  [
    'Return-to-work programme started',
    '{Few} people restart their careers at {company} this year after a break of at least two years.',
  ],
  [
    'First sustainability report',
    '{company} published its first sustainability report: energy per unit is down {9-27} % in three years.',
  ],
  ['Apprentices welcome', '{Few} apprentices began their training at {company} in {city}.'],
  [
    'New head of customer care',
    '{company} moved customer care to the management board, after {customers} asked for shorter ways.',
  ],
  [
    '{client} extends its contract',
    '{client} extended its contract with {company} by {2-4} years. The first order dates from {2014-2021}.',
  ],
  [
    'Price freeze until next summer',
    '{company} keeps the prices of {product} unchanged until July; cost savings in {city} pay for it.',
  ],
];

export const YOUNG_COMPANY_NEWS: readonly (readonly [string, string])[] = [
  [
    'Seed round closed',
    '{company} raised USD {1-4}.{1-9} million from [regional investors|two family offices|early customers and angels]. The money goes into {product} and a team in {otherCity}.',
  ],
  [
    'Round of USD {7-18} million closed',
    'The round lets {company} [double its engineering team|enter {otherCity}|bring {product} to {otherCustomers}].',
  ],
  ['{100-900:50} paying customers', 'The latest to sign were {customers}; {55-80:5} % of all came by recommendation.'],
  [
    'Profitable for the second quarter running',
    '{company} reported a second profitable quarter and will hire in {city} at the same pace.',
  ],
];

export const CHARITY_NEWS: readonly (readonly [string, string])[] = [
  ['Annual report published', '{company} published its annual report, with a chapter on what did not work.'],
  [
    'Three-year grant',
    'A foundation supports the work of {company} with a grant over three years; {60-85:5} % goes to the field.',
  ],
  [
    'New chapter in {otherCity}',
    'Volunteers in {otherCity} founded a local chapter of {company} with {24-80} members.',
  ],
  ['Volunteers wanted', '{company} looks for {20-90:5} volunteers with two free hours a week in {city}.'],
  ['Open books', '{company} now shows income and spending by month on its website.'],
];
