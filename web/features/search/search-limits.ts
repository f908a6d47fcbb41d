/** The longest query the server accepts, in characters. Importing the contract's constant would load its schemas too. */
export const QUERY_CHARS = 500;
/** People on a page. */
export const PAGE_SIZE = 10;
