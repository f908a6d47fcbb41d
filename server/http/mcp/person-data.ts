import { PARAMETER_IDS, type ParameterId } from '../../../shared/catalogue.ts';
import type { EnrichedPerson } from '../../../shared/contract/assistant-tools.ts';
import type { Job } from '../../../shared/contract/enrichment.ts';
import type { ResultObject, ResultValue } from '../../../shared/result-value.ts';

/** Characters of a value, as JSON. A whole one stands on the page and in downloads. */
const VALUE_CHARS = 2_000;
const FIELD_CHARS = 400;

type PersonData = Pick<EnrichedPerson, 'profile_data' | 'sources' | 'cut'>;

/** What was delivered, with where it comes from. @param jobs of one person; what stands in the first counts */
export function presentPersonData(jobs: readonly Pick<Job, 'result' | 'provenance'>[]): PersonData {
  const values = new Map<ParameterId, ResultValue>();
  const cut: ParameterId[] = [];
  const sources = new Map<string, PersonData['sources'][number]>();
  for (const id of PARAMETER_IDS) {
    const job = jobs.find(({ result }) => result[id] !== undefined);
    const value = job?.result[id];
    if (!job || value === undefined) continue;
    const shown = cutValue(value);
    if (shown !== value) cut.push(id);
    values.set(id, shown);
    const origin = job.provenance[id];
    if (!origin) continue;
    const known = sources.get(origin.source) ?? { source: origin.source, retrieved_at: '', parameters: [] };
    if (origin.retrieved_at > known.retrieved_at) known.retrieved_at = origin.retrieved_at;
    known.parameters.push(id);
    sources.set(origin.source, known);
  }
  return {
    profile_data: Object.fromEntries(values),
    sources: [...sources.values()],
    ...(cut.length > 0 && { cut }),
  };
}

/** @returns the value itself when it is short enough */
function cutValue(value: ResultValue): ResultValue {
  if (JSON.stringify(value).length <= VALUE_CHARS) return value;
  if (typeof value === 'string') return cutText(value, VALUE_CHARS);
  if (!Array.isArray(value)) return value;
  const kept: (string | ResultObject)[] = [];
  let chars = 0;
  for (const entry of value as readonly (string | ResultObject)[]) {
    const shown = typeof entry === 'string' ? cutText(entry, FIELD_CHARS) : cutFields(entry);
    chars += JSON.stringify(shown).length;
    if (chars > VALUE_CHARS) break;
    kept.push(shown);
  }
  return kept as ResultValue;
}

function cutFields(entry: ResultObject): ResultObject {
  return Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [
      field,
      typeof value === 'string' ? cutText(value, FIELD_CHARS) : value,
    ]),
  );
}

function cutText(text: string, chars: number): string {
  return text.length <= chars ? text : `${text.slice(0, chars - 1)}…`.toWellFormed();
}
