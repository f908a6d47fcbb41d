import { describe, expect, it } from 'vitest';
import { AI_PARAMETER_IDS, type AiParameterId, DEPARTMENTS, SENIORITY_LEVELS, TAGS } from '../../shared/catalogue.ts';
import { personOfCrowd } from '../../tests/support/insights/crowd.ts';
import { COLLEAGUE, EMPTY, FULL, HEADLINE_ONLY, OWN_COMPANIES, THIN } from '../../tests/support/insights/people.ts';
import { readNameFields } from '../person-names/read-name-fields.ts';
import type { GatheredFacts } from '../providers/profile-facts.ts';
import { createSampleNetwork, sampleProfileUrl } from '../sample-network/sample-network.ts';
import { createBuiltInWriter, writeInsights } from './built-in-writer.ts';
import { findUngrounded } from './grounding.ts';

const NOW = new Date('2026-11-05T10:00:00Z');
const CROWD = Array.from({ length: 500 }, (_, index) => personOfCrowd(index));
const OWN = Object.values(OWN_COMPANIES);

function write(facts: GatheredFacts, ownCompany: (typeof OWN)[number] = OWN_COMPANIES.help) {
  return writeInsights({ parameters: AI_PARAMETER_IDS, facts, ownCompany, now: NOW }).values;
}

/** 500 people of the sample network, spread over all of it. */
const NETWORK = await Promise.all(
  Array.from({ length: 500 }, async (_, index): Promise<GatheredFacts> => {
    const slug = decodeURIComponent(sampleProfileUrl(index * 9).slice('https://www.linkedin.com/in/'.length));
    const answer = await createSampleNetwork({ publicUrl: 'http://localhost:3000' }).find(
      { slug, wanted: ['person.headline', 'company.industry', 'posts'], known: {} },
      AbortSignal.timeout(5_000),
    );
    const from = { source: 'Sample data', retrievedAt: '2026-11-01T00:00:00Z', confidence: answer!.confidence };
    return Object.fromEntries(Object.entries(answer!.parts).map(([part, value]) => [part, { value, ...from }]));
  }),
);

/** What is written about one person alone; colleagues and neighbours may be told the same in the others. */
const PERSONAL: ReadonlySet<AiParameterId> = new Set(['prospectSummary', 'recentPostsSummary']);

/** Every text of every person; the user's company changes from person to person. */
const textsOf = (people: readonly GatheredFacts[]) =>
  people.flatMap((facts, index) => {
    const ownCompany = OWN[index % OWN.length]!;
    return Object.entries(write(facts, ownCompany)).flatMap(([id, insight]) =>
      typeof insight.value === 'string' && id !== 'tag'
        ? [{ id: id as AiParameterId, text: insight.value, facts, ownCompany, index }]
        : [],
    );
  });

describe.each([
  ['a crowd made of few parts', CROWD],
  ['the sample network', NETWORK],
])('texts of 500 people of %s', (_name, people) => {
  const TEXTS = textsOf(people);

  it('state no name, number or company that is not in the facts or the user’s profile', () => {
    const ungrounded = TEXTS.flatMap(({ id, text, facts, ownCompany, index }) => {
      const arithmetic = id === 'reasoning' ? [text.replace(/[^\d ]/g, ' '), ...DEPARTMENTS_SAID] : [];
      const found = findUngrounded(text, facts, ownCompany, arithmetic);
      return found.length > 0 ? [`${index} ${id}: ${found.join(' | ')} in: ${text}`] : [];
    });
    expect(ungrounded).toEqual([]);
  });

  it('about one person alone are all different', () => {
    const seen = new Map<string, string>();
    for (const { id, text, index } of TEXTS.filter((one) => PERSONAL.has(one.id))) {
      expect(seen.get(text), text).toBeUndefined();
      seen.set(text, `${index} ${id}`);
    }
  });

  it.each([
    ['an undefined value', /undefined|null|NaN|\[object/],
    ['a double space', / {2}/],
    ['a space before a mark', /\s[.,;:?!](?!\d|\p{L})/u],
    ['two marks in a row', /(?<!Co)(?:[.,;:]{2}|[?!]\.|\.\?)/],
    ['a mark missing at the end', /[^.?!…"]$/],
    ['a for an', /(?<![\p{L}&])[Aa] (?!one\b)[aeio]\p{L}+/u],
    ['an for a', /(?<!\p{L})[Aa]n (?!hour|honest|honou?r|heir)(?:[b-df-hj-np-tv-z][a-z]|u(?:se|ni)|U[A-Z])/u],
    ['a small letter after a full stop', /(?<!\bCo)(?<=[a-z])\. [a-z]/],
    ['an empty quotation', /""/],
    [
      'a superlative nobody gave',
      /\b(?:market-leading|(?:the|a) leading|world-class|amazing|innovative|cutting-edge|unique|number one|revolutionary)\b/i,
    ],
    ['a dash of the sort people do not type', /—/],
    ['"your your"', /\byour your\b|\bour our\b/i],
  ])('have nowhere %s', (_what, pattern) => {
    const own = (text: string, at: (typeof TEXTS)[number]): string =>
      [...text.matchAll(/"[^"]+"/g)]
        .reduce((left, [quoted]) => (pattern.test('""') ? left : left.replace(quoted, '"x"')), text)
        .replaceAll(at.ownCompany.description || '\n', 'x');
    const bad = TEXTS.filter((at) => pattern.test(own(at.text, at))).map(({ id, text }) => `${id}: ${text}`);
    expect(bad.slice(0, 5)).toEqual([]);
  });

  it('keep their length: openers one to three sentences, summaries at most 700 characters', () => {
    for (const { id, text } of TEXTS) {
      if (id === 'meetingOpener') expect(text.length, text).toBeLessThan(420);
      else expect(text.length, text).toBeLessThan(id === 'reasoning' || id === 'painPoints' ? 1000 : 800);
    }
  });

  it('name the person or quote them in every text about the person', () => {
    for (const { id, text, facts } of TEXTS) {
      if (id === 'prospectSummary' || id === 'meetingOpener') {
        expect(text).toContain(readNameFields(facts.person!.value).firstName!.split(' ')[0]);
      }
    }
  });
});

const DEPARTMENTS_SAID = [[...DEPARTMENTS, ...SENIORITY_LEVELS, ...TAGS].join(' ')];

describe('what the score says', () => {
  it('is the same in number, tag and words', () => {
    for (const [index, facts] of CROWD.entries()) {
      const { confidenceScore, tag, reasoning } = write(facts, OWN[index % OWN.length]);
      const score = confidenceScore!.value as number;
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      expect(tag!.value).toBe(score >= 78 ? 'Hot' : score >= 40 ? 'Warm' : 'Cold');
      const said = reasoning!.value as string;
      expect(said).toContain(`${score} `);
      expect(said).toContain(tag!.value);
      const parts = [...said.matchAll(/(\d+) of (?:40|28|20|12)\b/g)].map((match) => Number(match[1]));
      expect(
        parts.reduce((sum, points) => sum + points, 0),
        said,
      ).toBe(score);
    }
  });

  it('uses the whole scale', () => {
    const tags = new Set(CROWD.map((facts) => write(facts).tag!.value));
    expect(tags).toEqual(new Set(['Hot', 'Warm', 'Cold']));
  });
});

describe('what the facts do not give', () => {
  it.each([
    ['everything known', FULL, OWN_COMPANIES.help, AI_PARAMETER_IDS],
    [
      'no description of the user’s own, so nothing to pitch',
      FULL,
      OWN_COMPANIES.websiteOnly,
      AI_PARAMETER_IDS.filter((id) => id !== 'solutionsToPitch'),
    ],
    [
      'no posts, nothing personal',
      COLLEAGUE,
      OWN_COMPANIES.help,
      AI_PARAMETER_IDS.filter((id) => id !== 'recentPostsSummary' && id !== 'personalInterests'),
    ],
    ['a headline alone', HEADLINE_ONLY, OWN_COMPANIES.help, ['prospectSummary', 'reasoning', 'confidenceScore', 'tag']],
    [
      'job and industry alone',
      THIN,
      OWN_COMPANIES.help,
      ['prospectCompanyProfile', 'prospectSummary', 'meetingOpener', 'reasoning', 'confidenceScore', 'tag'],
    ],
    ['a slug alone', EMPTY, OWN_COMPANIES.help, []],
    ['not even the person', {}, OWN_COMPANIES.help, []],
  ] as const)('is not written: %s', (_why, facts, own, ids) => {
    expect(Object.keys(write(facts, own)).sort()).toEqual([...ids].sort());
  });

  it('is not asked for: only the requested parameters are written', () => {
    expect(
      Object.keys(writeInsights({ parameters: ['tag'], facts: FULL, ownCompany: OWN_COMPANIES.help, now: NOW }).values),
    ).toEqual(['tag']);
  });
});

describe('single texts', () => {
  it('speak of this person, their company and the user’s own offer', () => {
    const { solutionsToPitch, painPoints, idealDayTime, recentPostsSummary } = write(FULL);
    expect(solutionsToPitch!.value).toMatch(/route planning software/);
    expect(painPoints!.value).toBe('Priya wrote on 20 October: "We still type 140 invoices a week by hand."');
    expect(idealDayTime!.value).toMatch(/Tuesday.*Kochi \(Asia\/Kolkata\).*20 October/s);
    expect(recentPostsSummary!.value).toMatch(/6 October.*22 September/s);
  });

  it('quote the facts they stand on', () => {
    expect(write(FULL).painPoints!.evidence[0]).toBe('Post of 2026-10-20: "We still type 140 invoices a week by hand"');
  });

  it('come out the same each time', () => {
    expect(write(FULL)).toEqual(write(FULL));
  });
});

describe('the writer', () => {
  it('is named for provenance and gives up when asked to', async () => {
    const writer = createBuiltInWriter();
    expect(writer.label).toBe('built-in writer');
    const request = { parameters: ['tag'] as const, facts: FULL, ownCompany: OWN_COMPANIES.help, now: NOW };
    expect(await writer.write(request, new AbortController().signal)).toHaveProperty('values.tag');
    await expect(writer.write(request, AbortSignal.abort())).rejects.toThrow();
  });
});
