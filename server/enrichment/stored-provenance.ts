import type { ParameterId } from '../../shared/catalogue.ts';
import type { Job, Provenance } from '../../shared/contract/enrichment.ts';
import { elementAt } from '../../shared/element-at.ts';

/** Where values come from, said once for all values of one origin: 46 parameters have a handful of them. */
export interface StoredProvenance {
  origins: Pick<Provenance, 'source' | 'retrieved_at' | 'confidence'>[];
  /** Position in `origins`, by parameter. */
  of: { [Id in ParameterId]?: number };
  /** What few values have beside their origin. */
  more: { [Id in ParameterId]?: Pick<Provenance, 'evidence' | 'basis' | 'prompt_version' | 'original' | 'edited_at'> };
}

export function packProvenance(provenance: Job['provenance']): StoredProvenance {
  const stored: StoredProvenance = { origins: [], of: {}, more: {} };
  for (const id of Object.keys(provenance) as ParameterId[]) {
    const origin = provenance[id];
    if (origin === undefined) continue;
    const { source, retrieved_at, confidence } = origin;
    let at = stored.origins.findIndex(
      (o) => o.confidence === confidence && o.source === source && o.retrieved_at === retrieved_at,
    );
    if (at === -1) at = stored.origins.push({ source, retrieved_at, confidence }) - 1;
    stored.of[id] = at;
    if (Object.keys(origin).length > KEYS_OF_ORIGIN) stored.more[id] = withoutOrigin(origin);
  }
  return stored;
}

const KEYS_OF_ORIGIN = 3;

function withoutOrigin({ source: _, retrieved_at: __, confidence: ___, ...more }: Provenance) {
  return more;
}

export function unpackProvenance(stored: StoredProvenance): Job['provenance'] {
  const provenance: Job['provenance'] = {};
  for (const [key, at] of Object.entries(stored.of)) {
    const id = key as ParameterId;
    provenance[id] = { ...elementAt(stored.origins, at), ...stored.more[id] };
  }
  return provenance;
}

/** What `unpackProvenance` gives, as JSON: an origin is written once, however many values have it. */
export function writeProvenance({ origins, of, more }: StoredProvenance): string {
  const written = origins.map((origin) => JSON.stringify(origin).slice(0, -1));
  const entries = Object.entries(of).map(([id, at]) => {
    const rest = more[id as ParameterId];
    return `"${id}":${written[at]}${rest ? `,${JSON.stringify(rest).slice(1)}` : '}'}`;
  });
  return `{${entries.join(',')}}`;
}
