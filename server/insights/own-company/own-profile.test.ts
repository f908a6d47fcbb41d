import { describe, expect, it } from 'vitest';
import { readOwnProfile } from './own-profile.ts';

const TABLE: readonly (readonly [why: string, description: string, expected: object])[] = [
  ['three words', 'Cloud HR software', { offerings: ['cloud HR software'], audiences: [] }],
  ['two verbs', 'We design, build and maintain packing lines for food makers.', { audiences: ['food makers'] }],
  [
    'who is helped to do what, with what',
    'We help mid-sized logistics firms cut empty miles with route planning software.',
    {
      offerings: ['route planning software'],
      audiences: ['mid-sized logistics firms'],
    },
  ],
  ['a promise is nothing sold', 'We sell scales. Customers save 18% of fuel.', { offerings: ['scales'] }],
  [
    'its own name first',
    'Packwise is a packaging automation platform for D2C brands and retailers.',
    { offerings: ['packaging automation platform'], audiences: ['D2C brands and retailers'] },
  ],
  [
    'labels and bullets',
    'Products: invoice capture, supplier portal and spend reports.\nTarget market: manufacturers and hospitals with 200 to 2,000 employees.\nKey value propositions:\n- Go live in 3 weeks',
    {
      offerings: ['invoice capture', 'supplier portal', 'spend reports'],
      audiences: ['manufacturers and hospitals with 200 to 2,000 employees'],
    },
  ],
  [
    'a speciality',
    'We are a full-service agency specialising in SEO, paid ads and content for B2B SaaS companies.',
    { offerings: ['SEO', 'paid ads', 'content'], audiences: ['B2B SaaS companies'] },
  ],
  [
    'a list of buyers',
    'Penetration testing for banks, insurers and clinics',
    { audiences: ['banks', 'insurers', 'clinics'] },
  ],
  [
    'what customers sell, and how one starts with them, is nothing sold',
    'We write tenders for firms that sell to councils, the NHS and schools. Usual start is a pilot of 10-12 people.',
    { offerings: [] },
  ],
  ['all in capitals', 'WE PROVIDE ROUTE PLANNING SOFTWARE.', { offerings: ['route planning software'] }],
  ['a name in small letters', 'acme makes pumps.', { offerings: ['pumps'] }],
  [
    'two kinds of one thing',
    'Heapwatch makes wireless temperature and moisture probes for stored crops.',
    { offerings: ['wireless temperature and moisture probes'] },
  ],
  ['times and numbers are nothing sold', 'We offer weekly, monthly and five of each.', { offerings: [] }],
  ['empty praise gives nothing to sell', 'Leading provider of innovative solutions', { offerings: [] }],
  ['a slogan', 'Make hiring easy.', { offerings: [] }],
  ['German', 'Wir entwickeln Lagersoftware für Händler.', { offerings: ['Lagersoftware'], foreign: true }],
  [
    'French',
    'Nous proposons des formations en ligne pour les équipes.',
    { offerings: ['formations en ligne'], foreign: true },
  ],
  [
    'Spanish',
    'Ofrecemos software de facturación para las pymes.',
    { offerings: ['software de facturación'], foreign: true },
  ],
  ['another script', 'मुंबई में लेखा सेवाएँ', { foreign: true }],
  ['nothing', '', { offerings: [], audiences: [] }],
];

describe('the user’s own description', () => {
  it.each(TABLE)('%s', (_why, description, expected) => {
    expect(readOwnProfile({ website: 'https://www.own.example/en?x=1', description })).toMatchObject(expected);
  });

  it('keeps the host of the website alone', () => {
    expect(readOwnProfile({ website: 'HTTPS://www.Own.example/en?x=1', description: '' }).host).toBe('own.example');
  });

  it('is read once per text', () => {
    const own = { website: 'a.example', description: 'We sell scales.' };
    expect(readOwnProfile(own)).toBe(readOwnProfile({ ...own }));
  });

  it.each(['we help ', 'and, ', 'for a ', '"', '- ', 'Products: ', 'Ä', '1,'])(
    'reads 5,000 characters of %j to the end',
    (piece) => {
      const description = piece.repeat(5000 / piece.length);
      expect(() => readOwnProfile({ website: '', description })).not.toThrow();
    },
  );
});
