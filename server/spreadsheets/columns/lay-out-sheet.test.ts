import { describe, expect, it } from 'vitest';
import { linkKey } from '../formats/sheet-rows.ts';
import { type KnownMappings, layOutSheet } from './lay-out-sheet.ts';

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;

/** Lays out rows written as 'a|b|c'; blank ones count as rows and are left out, as the readers do. */
function layOut(lines: readonly string[], known?: KnownMappings, links = new Map<number, string>()) {
  const rows = lines.map((line, at) => ({ row: at + 1, cells: line.split('|') }));
  const layout = layOutSheet(
    rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    links,
    known,
  );
  return {
    header: layout.header?.row ?? null,
    profile: layout.profile,
    kinds: Object.fromEntries(layout.kinds),
    meanings: [...layout.meanings.values()],
    from: layout.from,
    slugs: layout.slugs,
  };
}

describe('a column of headlines', () => {
  it('holds the position where no other column does', () => {
    const rows = (heading: string) => [`Occupation|${heading}|LinkedIn`, `Buyer at Acme|Buyer|${url('al')}`];
    expect(layOut(rows('Notes')).meanings).toEqual(['position', 'ignore', 'linkedin_url']);
    expect(layOut(rows('Job title')).meanings).toEqual(['ignore', 'position', 'linkedin_url']);
  });

  it('is one of titles where the heading says both', () => {
    expect(layOut(['Title / Headline|Referente nome|LinkedIn', `DSI|Al Bo|${url('al')}`]).kinds).toMatchObject({
      0: 'title',
      1: 'name',
    });
  });
});

describe('the heading row', () => {
  it.each([
    [
      'under a title, a note and a blank line',
      ['Trade fair 2026', 'Updated on Monday by Jo', '', 'Name|LinkedIn', `Al Bo|${url('al')}`],
      4,
    ],
    [
      'with more above it than a title',
      ['Owner: Jo||', 'Region: North|Team: B|', 'First Name|Last Name|URL', `Al|Bo|${url('al')}`],
      3,
    ],
    [
      'over first rows without a profile',
      ['Name|Firm|LinkedIn', 'Al Bo|Acme|', 'Cy Do|Acme|none', `Ed Fu|Acme|${url('ed')}`],
      1,
    ],
    ['of unknown words', ['Foo|Bar|Baz', `Al Bo|${url('al')}|x`, `Cy Do|${url('cy')}|y`], 1],
    [
      'with an address in a heading',
      ['Nom|Compte linkedIn [https://www.linkedin.com/in/XXX]', `Al Bo|${url('al')}`],
      1,
    ],
    ['where no profiles are', ['Firstname|Surname|Mail', 'Al|Bo|al@bo.example'], 1],
  ])('%s', (_, lines, row) => {
    expect(layOut(lines).header).toBe(row);
  });

  it.each([
    ['where the first row is a person', [`Al Bo|${url('al')}`, `Cy Do|${url('cy')}`]],
    [
      'where a person without a profile comes first',
      ['Al Bo||Acme', `Cy Do|${url('cy')}|Acme`, `Ed Fu|${url('ed')}|Acme`],
    ],
  ])('is none %s', (_, lines) => {
    expect(layOut(lines).header).toBeNull();
  });
});

describe('the column with the profiles', () => {
  it.each([
    [
      'public addresses before those of Sales Navigator',
      ['Sales Navigator URL|Profile URL', `https://www.linkedin.com/sales/lead/ACwAAB1x2y3z,x,y|${url('al')}`],
      1,
    ],
    [
      'leads of Sales Navigator where nothing else stands',
      ['Sales Navigator URL|LinkedIn URL', 'https://www.linkedin.com/sales/lead/ACwAAB1x2y3z,NAME_SEARCH,y|'],
      0,
    ],
    [
      'people before their companies',
      ['Company Linkedin Url|Person Linkedin Url', `https://www.linkedin.com/company/acme|${url('al')}`],
      1,
    ],
    [
      'the person before who introduced them, though more often named',
      ['LinkedIn|Referred by (LinkedIn)', `${url('al')}|${url('ed')}`, `|${url('ed')}`, `${url('cy')}|${url('jo')}`],
      0,
    ],
    ['names a member chose before ids', ['URL 1|URL 2', `${url('ACwAAB1x2y3z')}|${url('al')}`], 1],
    ['another name of the network', ['姓名|领英', `王磊|${url('wang')}`], 1],
  ])('%s', (_, lines, column) => {
    expect(layOut(lines).profile).toBe(column);
  });

  it('may hold the last parts of addresses alone, where its heading says so', () => {
    expect(layOut(['Name|LinkedIn', 'Al|al-bo-1', 'Cy|cydo', 'Ed|ed-fu'])).toMatchObject({ profile: 1, slugs: 'word' });
    expect(layOut(['Name|LinkedIn', `Al|${url('al')}`, 'Cy|cy-do', 'Ed|sent'])).toMatchObject({
      profile: 1,
      slugs: 'certain',
    });
    for (const cells of [
      ['yes', 'no'],
      ['sent', 'sent'],
      ['not-found', 'no-linkedin'],
      ['Al Bo', 'Cy Do'],
      ['12', '2026-01-01'],
    ]) {
      expect(layOut(['Name|LinkedIn', ...cells.map((cell) => `X|${cell}`)]).profile).toBeNull();
    }
    expect(layOut(['Name|Twitter handle', 'Al|al-bo-1', 'Cy|cy-do']).profile).toBeNull();
  });
});

describe('the other columns', () => {
  it('are told by what stands beside them', () => {
    expect(layOut(['Name|Vorname|Profil', `Bo|Al|${url('al')}`]).kinds).toMatchObject({
      0: 'lastName',
      1: 'firstName',
    });
    expect(layOut(['Name|Given Name|Profile', `Al Bo|Al|${url('al')}`]).kinds).toMatchObject({
      0: 'name',
      1: 'firstName',
    });
    expect(layOut(['Nombre|Apellidos|Perfil', `Al|Bo|${url('al')}`]).kinds).toMatchObject({
      0: 'firstName',
      1: 'lastName',
    });
    expect(layOut(['Name|LinkedIn', 'Acme|https://www.linkedin.com/company/acme']).kinds).toEqual({
      0: 'company',
      1: 'companyPage',
    });
  });

  it('hold what their cells say, not what the heading promises', () => {
    const { kinds } = layOut([
      'Profile|Name|Email|Company',
      `${url('al')}|al@bo.example|yes|https://www.linkedin.com/company/acme`,
    ]);
    expect(kinds).toEqual({ 1: 'email', 3: 'companyPage' });
  });

  it('are told by their cells where there are no headings, or none that say anything', () => {
    const rows = [
      `Al Bo|Plant Manager|${url('al')}|Bo Castings Ltd|Lyon, France|al@bo.example`,
      `Cy Do|Head of Finance|${url('cy')}|Do & Sons GmbH|Kiel, Germany|cy@do.example`,
    ];
    const kinds = { 0: 'name', 1: 'title', 3: 'company', 4: 'location', 5: 'email' };
    expect(layOut(rows)).toMatchObject({ header: null, profile: 2, kinds });
    expect(layOut(['Column1|Column2|Column3|Column4|Column5|Column6', ...rows])).toMatchObject({
      header: 1,
      profile: 2,
      kinds,
    });
  });

  it('belong to the group above them', () => {
    const lines = ['Person|||Company|', 'Name|Role|LinkedIn|Name|Website', `Al Bo|CFO|${url('al')}|Acme|acme.example`];
    expect(layOut(lines)).toMatchObject({ header: 2, kinds: { 0: 'name', 1: 'title', 3: 'company', 4: 'website' } });
  });

  it('may be names with the profiles behind them', () => {
    const links = new Map([[linkKey(2, 0), url('al')]]);
    expect(layOut(['Speaker|Organisation', 'Al Bo|Acme'], {}, links)).toMatchObject({
      profile: 0,
      kinds: { 0: 'name', 1: 'company' },
    });
    const formula = `=HYPERLINK("${url('al')}","Al Bo")`;
    expect(layOut(['Speaker|Organisation', `${formula}|Acme`])).toMatchObject({
      profile: 0,
      kinds: { 0: 'name', 1: 'company' },
    });
  });
});

describe('a mapping', () => {
  it('finds its headings in a row that was not taken for them', () => {
    const lines = ['Foo list|Name|Email', 'qux|quux|corge', `${url('al')}|Al|x`];
    expect(layOut(lines).header).toBe(1);
    expect(
      layOut(lines, {
        given: [
          ['Qux', 'linkedin_url'],
          ['corge', 'ignore'],
        ],
      }),
    ).toMatchObject({ header: 2, profile: 0, from: 'given' });
  });

  it('leaves what it does not name as recognised, but for another column of profiles', () => {
    const lines = ['Met|Company|Through', `${url('al')}|Acme|${url('ed')}`];
    expect(layOut(lines, { given: [['C', 'linkedin_url']] }).meanings).toEqual(['ignore', 'company', 'linkedin_url']);
  });
});

it('bounds what it looks at', () => {
  const wide = (cell: (column: number) => string) =>
    Array.from({ length: 16_384 }, (_, column) => cell(column)).join('|');
  const began = performance.now();
  const layout = layOut([
    wide((column) => `Heading ${column}`),
    wide((column) => (column === 16_000 ? url('al') : 'some words')),
  ]);
  expect(layout).toMatchObject({ header: 1, profile: 16_000 });
  const long = layOut([`${'LinkedIn '.repeat(20_000)}|${'('.repeat(20_000)}|Name`, `${url('al')}|x|Al Bo`]);
  expect(long.profile).toBe(0);
  expect(performance.now() - began).toBeLessThan(5_000);
});

describe('headings that can mean several things', () => {
  it.each([
    [
      'a function where no title is',
      ['POC|Job function|LinkedIn', `Al Bo|Sales|${url('al')}`],
      { 0: 'name', 1: 'title' },
    ],
    ['a function beside a title', ['Name|Job function|Title', 'Al Bo|Sales|CEO'], { 0: 'name', 2: 'title' }],
    ['a university beside a company', ['Student|University|Company', 'Al Bo|MIT|Acme'], { 0: 'name', 2: 'company' }],
    ['a university alone', ['Student|University|LinkedIn', `Al Bo|MIT|${url('al')}`], { 0: 'name', 1: 'company' }],
  ])('%s', (_, lines, kinds) => {
    expect(layOut(lines).kinds).toEqual(kinds);
  });

  it.each([
    ['LI|Account LinkedIn', 0],
    ['Startup LinkedIn|LinkedIn account', 1],
  ])('%s', (headings, profile) => {
    expect(layOut([headings, `${url('al')}|${url('al')}`]).profile).toBe(profile);
  });
});

describe('headings that no table has', () => {
  it.each([
    [
      'of a database',
      [
        'contact_given|contact_surname|contact_job_ttl|e_addr_office|acct_mgr_name|li',
        `Mira|Holt|Head of Procurement|mira@greyfield.example|Lee Rep|${url('mira-holt')}`,
        `Tor|Aune|CFO|tor@fjellbygg.example|Lee Rep|${url('tor-aune')}`,
      ],
      { 0: 'firstName', 1: 'lastName', 2: 'title', 3: 'email' },
    ],
    [
      'of a list kept by hand',
      [
        'Nom de la personne rencontrée|Boîte où elle bosse|Ce qu’elle y fait|Profil',
        `Léa Martin|Armor Pesage|Directrice commerciale|${url('lea-martin')}`,
        `Yann Le Goff|Kerbio|gérant|${url('yann-legoff')}`,
      ],
      { 0: 'name', 1: 'company', 2: 'title' },
    ],
    [
      'as questions',
      [
        'Hvem|Hvor jobber de?|Hva gjør vedkommende|Nettprofil',
        `Kari Bråten|Fjordlaks AS|salgssjef|${url('kari-braten')}`,
        `Ola Vik|Nordbygg|daglig leder|${url('ola-vik-2')}`,
      ],
      { 0: 'name', 1: 'company', 2: 'title' },
    ],
    [
      'of today, filled in by hardly anybody, beside another',
      [
        'Name|Company|Current Company|LinkedIn',
        `Xia Mendieta|Hirewell||${url('xia-mendieta')}`,
        `Ola Berg|Fjordtech||${url('ola-berg')}`,
        `Ana Paz|Datos Mayab|Acme|${url('ana-paz')}`,
      ],
      { 0: 'name', 1: 'company', 2: 'company' },
    ],
    [
      'of today beside another',
      [
        'Candidate Name|Job|Stage|Company|Current Title|Current Company|LinkedIn',
        `Xia Mendieta|Data Lead (Remote)|Offer|Hirewell|Data Engineer II|Datos Mayab|${url('xia-mendieta')}`,
        `Ola Berg|Backend Developer|Screen|Hirewell|Developer|Fjordtech|${url('ola-berg')}`,
      ],
      { 0: 'name', 4: 'title', 5: 'company' },
    ],
    [
      'known to hold something else',
      ['Imię|Nazwisko|Opiekun|Uwagi|LinkedIn', `Ewa|Kot|Adam Lis|zadzwonić|${url('ewa-kot')}`],
      { 0: 'firstName', 1: 'lastName' },
    ],
  ])('%s', (_, lines, kinds) => {
    expect(layOut(lines).kinds).toEqual(kinds);
  });
});
