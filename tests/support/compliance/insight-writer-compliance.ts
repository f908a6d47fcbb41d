import { describe, expect, it } from 'vitest';
import type { InsightWriter } from '../../../server/insights/insight-writer.ts';
import { AI_PARAMETER_IDS } from '../../../shared/catalogue.ts';
import { personOfCrowd } from '../insights/crowd.ts';

const OWN = {
  website: 'https://rivet.example',
  description: 'Rivet plans routes for freight companies. Its customers are carriers in India and Europe.',
};

/** What every writer of AI-generated values has to do, the built-in one as well as a model. */
export function describeInsightWriter(name: string, open: () => InsightWriter): void {
  const write = async (parameters: readonly (typeof AI_PARAMETER_IDS)[number][], index = 0) => {
    const request = { parameters, facts: personOfCrowd(index), ownCompany: OWN, now: new Date('2026-11-05T10:00:00Z') };
    return (await open().write(request, new AbortController().signal)).values;
  };

  describe(`${name}, as a writer`, () => {
    it('writes most of what is asked for about somebody of whom much is known, each with its evidence', async () => {
      const written = await write(AI_PARAMETER_IDS);
      expect(Object.keys(written).length).toBeGreaterThan(10);
      for (const [id, insight] of Object.entries(written)) {
        expect(insight.value, id).not.toBe('');
        expect(insight.evidence.length, id).toBeGreaterThan(0);
      }
    });

    it('writes what is asked for and nothing else', async () => {
      expect(Object.keys(await write(['meetingOpener']))).toEqual(['meetingOpener']);
      expect(await write([])).toEqual({});
    });

    it('keeps to the forms of tag and score, which agree', async () => {
      for (const index of [0, 7, 40]) {
        const { tag, confidenceScore } = await write(['tag', 'confidenceScore', 'reasoning'], index);
        if (tag) expect(['Hot', 'Warm', 'Cold']).toContain(tag.value);
        if (!confidenceScore) continue;
        expect(Number.isInteger(confidenceScore.value)).toBe(true);
        expect(confidenceScore.value).toBeGreaterThanOrEqual(0);
        expect(confidenceScore.value).toBeLessThanOrEqual(100);
      }
    });

    it('differs between people', async () => {
      const texts = await Promise.all(
        [1, 2, 3].map(async (i) => (await write(['prospectSummary'], i)).prospectSummary),
      );
      const values = texts.flatMap((text) => (text ? [text.value] : []));
      expect(new Set(values).size).toBe(values.length);
      expect(values.length).toBeGreaterThan(1);
    });

    it('writes nothing about somebody of whom nothing is known', async () => {
      const nothing = { parameters: AI_PARAMETER_IDS, facts: {}, ownCompany: OWN, now: new Date() };
      expect((await open().write(nothing, new AbortController().signal)).values).toEqual({});
    });

    it('says who wrote it', () => {
      expect(open().label).toMatch(/\S/);
    });
  });
}
