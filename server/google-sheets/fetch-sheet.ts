import { LIMITS } from '../../shared/catalogue.ts';
import { NO_SHEET_LINK, readSheetLink, type SheetLink } from '../../shared/google-sheet-link.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { FetchedPage, SafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import { FetchRefused } from '../platform/safe-fetch/safe-fetch.ts';

/** Where exports are sent from in the end. */
const CONTENT_HOST = /(?:^|\.)googleusercontent\.com$/;
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)/i;

/**
 * Reads a tab of a Google Sheet that is shared by its link, as csv. Nobody is signed in: what only some people may open looks like any
 * other private sheet.
 * @param source.baseUrl of Google Sheets, without a slash at its end
 * @param link as the user pasted it
 * @throws DomainError sheet_link_invalid, sheet_private, sheet_not_found, sheet_unreachable, upload_too_large; what `signal` says
 */
export async function fetchSheet(
  source: { baseUrl: string; fetch: SafeFetch },
  link: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const sheet = readSheetLink(link);
  if (!sheet) throw new DomainError('sheet_link_invalid', { text: NO_SHEET_LINK });
  const page = await source
    .fetch(exportAddress(source.baseUrl, sheet), { signal, takes: 'sheet', maxBytes: LIMITS.uploadBytes })
    .catch((error: unknown) => {
      signal.throwIfAborted();
      throw refusalOf(error);
    });
  // A page where csv was asked for: the one to sign in at.
  if (!isFrom(page, source.baseUrl) || HTML.test(page.contentType)) throw new DomainError('sheet_private');
  return page.body;
}

/** Source: support.google.com, "Link to data in a published sheet"; the export of shared ones is what `Download` of the menu asks for. */
function exportAddress(baseUrl: string, { id, published, gid }: SheetLink): string {
  const tab = gid === null ? '' : `&gid=${gid}`;
  return published
    ? `${baseUrl}/spreadsheets/d/e/${id}/pub?output=csv${tab && `${tab}&single=true`}`
    : `${baseUrl}/spreadsheets/d/${id}/export?format=csv${tab}`;
}

function isFrom({ url }: FetchedPage, baseUrl: string): boolean {
  return url.origin === new URL(baseUrl).origin || CONTENT_HOST.test(url.hostname);
}

function refusalOf(error: unknown): DomainError {
  if (!(error instanceof FetchRefused)) return new DomainError('sheet_unreachable', { cause: error });
  if (error.reason === 'size') return new DomainError('upload_too_large', { cause: error });
  if (error.status === 401 || error.status === 403) return new DomainError('sheet_private', { cause: error });
  // A tab that is not there is a bad request to Google, a sheet that is not is found nowhere.
  if (error.status === 400 || error.status === 404 || error.status === 410) {
    return new DomainError('sheet_not_found', { cause: error });
  }
  return new DomainError('sheet_unreachable', { cause: error });
}
