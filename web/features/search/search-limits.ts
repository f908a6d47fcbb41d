/** Longest query the server reads, in characters. The contract's own constant would bring its schemas into the first load. */
export const QUERY_CHARS = 500;
/** People on a page. */
export const PAGE_SIZE = 10;
