/** A tab of a Google Sheet: of one that is shared by its link, or of one that is published. */
export interface SheetLink {
  id: string;
  published: boolean;
  /** The tab's number; null: the first one. */
  gid: string | null;
}

export const NO_SHEET_LINK =
  'This is no link to a Google Sheet. Copy the address of the sheet: it begins with https://docs.google.com/spreadsheets/d/';

const HOSTS = new Set(['docs.google.com', 'drive.google.com', 'spreadsheets.google.com']);
const PUBLISHED = /^\/(?:a\/[^/]+\/)?spreadsheets\/(?:u\/\d+\/)?d\/e\/([\w-]{10,200})(?:\/|$)/;
const SHARED = /^\/(?:a\/[^/]+\/)?spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{10,200})(?:\/|$)/;
const ID = /^[\w-]{10,200}$/;
const GID = /^\d{1,12}$/;

/**
 * Reads what people paste: the address of a sheet as the browser shows it, the one that `Share` copies, or of a published sheet.
 * @returns undefined when it is none
 */
export function readSheetLink(text: string): SheetLink | undefined {
  const typed = text.trim();
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || !HOSTS.has(url.hostname)) return undefined;
  // What is shown stands after the #; what was shared, in the query.
  const gid = new URLSearchParams(url.hash.slice(1)).get('gid') ?? url.searchParams.get('gid');
  const tab = gid !== null && GID.test(gid) ? gid : null;
  const published = PUBLISHED.exec(url.pathname)?.[1];
  if (published) return { id: published, published: true, gid: tab };
  const opened = url.pathname === '/open' ? url.searchParams.get('id') : null;
  const id = SHARED.exec(url.pathname)?.[1] ?? opened;
  return id && ID.test(id) ? { id, published: false, gid: tab } : undefined;
}
