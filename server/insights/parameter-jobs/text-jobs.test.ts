import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AI_PARAMETER_IDS } from '../../../shared/catalogue.ts';
import { findFlaw } from '../../providers/language-model/grounding/find-flaw.ts';
import { findLanguageFaults } from '../wording/language-faults.ts';
import { COMMON_RULES, countQuestions, countWords } from './common-rules.ts';
import { TEXT_IDS, TEXT_JOBS } from './text-jobs.ts';

const PAGE = readFileSync(new URL('../../../docs/insights.md', import.meta.url), 'utf8').replace(/\s{2,}/g, ' ');

describe('the jobs of the texts', () => {
  it('are written down for each AI-generated parameter but score and tag', () => {
    const texts = AI_PARAMETER_IDS.filter((id) => id !== 'confidenceScore' && id !== 'tag');
    expect([...TEXT_IDS].sort()).toEqual([...texts].sort());
  });

  it.each(TEXT_IDS)('%s: the good examples keep the rules', (id) => {
    const { good, mostWords } = TEXT_JOBS[id];
    for (const { text } of good) {
      expect(countWords(text), text).toBeLessThanOrEqual(mostWords);
      expect(findLanguageFaults(text), text).toEqual([]);
      expect(findFlaw(text, { most: 600, mayLink: [], instructions: '' }), text).toBeUndefined();
      expect(countQuestions(text), text).toBe(id === 'meetingOpener' ? 1 : 0);
    }
  });

  it.each(TEXT_IDS)('%s: stands in the documentation with its job and length', (id) => {
    const { job, mostWords } = TEXT_JOBS[id];
    expect(PAGE).toContain(`| \`${id}\` | ${mostWords} | ${job} |`);
  });

  it('share rules that the documentation names too', () => {
    for (const rule of COMMON_RULES) expect(PAGE).toContain(`- ${rule}`);
  });
});
