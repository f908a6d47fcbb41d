import type { InsightWriter, WrittenInsights } from '../../server/insights/insight-writer.ts';
import { AI_PARAMETER_IDS, type AiParameterId } from '../../shared/catalogue.ts';
import type { JudgedCompany, JudgedPerson } from './judged-set/load.ts';

/** The judges' today. */
export const JUDGED_AT = new Date('2026-11-05T10:00:00Z');

/** What a writer made of one person for one own company. */
export interface JudgedCase {
  company: JudgedCompany;
  person: JudgedPerson;
  written: WrittenInsights;
}

/** One thing that was looked at: a person, a pair of people, a text, a sentence. */
export interface Finding {
  company: string;
  person: string;
  /** What counts: 1 or 0, half for a tie, a number of faults. */
  value: number;
  /** What is shown of it: the text, and what is wrong or right about it. */
  shown: string;
  field?: AiParameterId;
  /** What is wrong, by kind; they are counted. */
  reasons?: readonly string[];
}

const NOT_TEXTS: ReadonlySet<AiParameterId> = new Set(['tag', 'confidenceScore']);
/** The 15 parameters that are texts. */
const TEXT_FIELDS = AI_PARAMETER_IDS.filter((id) => !NOT_TEXTS.has(id));

/** The text of one field; the empty string when it was not delivered. */
export function textOf({ written }: JudgedCase, field: AiParameterId): string {
  const value = written.values[field]?.value;
  return typeof value === 'string' ? value : '';
}

/** Every text of a case. */
export function textsOf(one: JudgedCase): { field: AiParameterId; text: string }[] {
  return TEXT_FIELDS.map((field) => ({ field, text: textOf(one, field) })).filter(({ text }) => text !== '');
}

/** A finding about one case. */
export function find(
  { company, person }: JudgedCase,
  value: number | boolean,
  shown: string,
  field?: AiParameterId,
): Finding {
  return { company: company.id, person: person.id, value: Number(value), shown, ...(field && { field }) };
}

/**
 * Has a writer write everything for everybody of the judged companies, several at once.
 * @param refuse told when a writer fails; the case is left out
 */
export async function writeCases(
  writer: InsightWriter,
  companies: readonly JudgedCompany[],
  { atOnce = 1, refuse }: { atOnce?: number; refuse?: (error: unknown) => void } = {},
): Promise<JudgedCase[]> {
  const waiting = companies.flatMap((company) => company.people.map((person) => ({ company, person }))).entries();
  const cases: JudgedCase[] = [];
  const lanes = Array.from({ length: atOnce }, async () => {
    for (const [at, { company, person }] of waiting) {
      const request = {
        parameters: AI_PARAMETER_IDS,
        facts: person.facts,
        ownCompany: company.ownCompany,
        now: JUDGED_AT,
      };
      try {
        cases[at] = { company, person, written: await writer.write(request, AbortSignal.timeout(300_000)) };
      } catch (error) {
        if (!refuse) throw error;
        refuse(error);
      }
    }
  });
  await Promise.all(lanes);
  return cases.filter((one) => one !== undefined);
}
