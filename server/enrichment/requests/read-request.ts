import { PARAMETER_BY_ID, PARAMETERS, type ParameterId } from '../../../shared/catalogue.ts';
import { parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { UploadedCell } from '../uploaded-cell.ts';

/** One line of a request, wherever it came from. */
export interface RequestedProfile {
  linkedin_url: string;
  /** Absent: the user's configured parameters. */
  columns?: readonly string[] | undefined;
  /** The other columns of an uploaded row. */
  extra?: readonly UploadedCell[] | undefined;
}

export interface RequestedJob {
  slug: string;
  url: string;
  columns: ParameterId[];
  extra?: RequestedProfile['extra'];
}

export interface ReadRequest {
  jobs: RequestedJob[];
  /** Entries that name a profile another entry names too. */
  duplicates: number;
  /** One text per entry that is no profile URL. */
  refused: string[];
  /** How many entries there are. */
  entries: number;
}

const ENTRIES_PER_TURN = 1_000;

/**
 * Reads what was asked for: canonical URLs, the same profile folded into one job with all the parameters asked of it,
 * parameters in the catalogue's order. Long lists are read in several turns of the event loop.
 * @throws DomainError unknown_parameters naming every id that is not in the catalogue; validation_failed when an entry asks for none
 */
export async function readRequest(
  items: readonly RequestedProfile[],
  configured: readonly ParameterId[],
): Promise<ReadRequest> {
  const normalise = columnReader(configured);
  const bySlug = new Map<string, RequestedJob>();
  const refused: string[] = [];
  let duplicates = 0;
  for (const [index, item] of items.entries()) {
    // The longest addresses there can be take some 15 µs each: 10,000 of them at once would hold everybody else up.
    if (index % ENTRIES_PER_TURN === ENTRIES_PER_TURN - 1) await new Promise(setImmediate);
    const columns = normalise(item.columns);
    const profile = parseProfileUrl(item.linkedin_url);
    if (!profile.ok) {
      refused.push(`Entry ${index + 1} ("${shorten(item.linkedin_url)}"): ${profile.message}`);
      continue;
    }
    const known = bySlug.get(profile.slug);
    if (known) {
      duplicates += 1;
      if (known.columns !== columns) known.columns = normalise([...known.columns, ...columns]);
      continue;
    }
    bySlug.set(profile.slug, { slug: profile.slug, url: profile.url, columns, extra: item.extra });
  }
  return { jobs: [...bySlug.values()], duplicates, refused, entries: items.length };
}

/**
 * Reads a list of parameter ids: each once, in the catalogue's order.
 * @throws DomainError unknown_parameters naming every id that is not in the catalogue; validation_failed for an empty list
 */
export function readColumns(columns: readonly string[]): ParameterId[] {
  const unknown = [...new Set(columns.filter((id) => !PARAMETER_BY_ID.has(id)))];
  if (unknown.length > 0) {
    throw new DomainError('unknown_parameters', {
      details: `Not in the catalogue: ${unknown.join(', ')}. GET /api/parameters lists the parameters.`,
      validationErrors: unknown.map((id) => `Unknown parameter: ${id}`),
    });
  }
  if (columns.length === 0) {
    throw new DomainError('validation_failed', { details: 'Choose at least one parameter.' });
  }
  const wanted = new Set(columns);
  return PARAMETERS.filter((parameter) => wanted.has(parameter.id)).map((parameter) => parameter.id);
}

/** Equal lists come back as the same array, so that a request of 10,000 equal entries holds one. */
function columnReader(configured: readonly ParameterId[]): (columns: readonly string[] | undefined) => ParameterId[] {
  const seen = new Map<string, ParameterId[]>();
  return (columns = configured) => {
    const key = columns.join();
    const known = seen.get(key);
    if (known) return known;
    const inOrder = readColumns(columns);
    const canonical = seen.get(inOrder.join()) ?? inOrder;
    seen.set(inOrder.join(), canonical);
    seen.set(key, canonical);
    return canonical;
  };
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
