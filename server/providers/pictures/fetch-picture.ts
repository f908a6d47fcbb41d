import { FetchRefused, type SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts';

export interface Picture {
  body: Buffer;
  /** One of the formats a browser draws without running anything: 'image/jpeg'. */
  contentType: string;
}

const MOST_BYTES = 2_000_000;
const FORMAT = /^\s*(image\/(?:jpeg|png|webp|gif|avif))\s*(?:;|$)/i;

/**
 * Fetches a person's picture from where a source said it is, so that pages load nothing from other hosts and those hosts do not
 * learn who looks at whom.
 * @returns null when it cannot be had, whatever the reason
 */
export type FetchPicture = (url: string, signal: AbortSignal) => Promise<Picture | null>;

/** Makes what fetches pictures. */
export function createPictureFetch(fetch: SafeFetch): FetchPicture {
  return async (url, signal) => {
    try {
      const { body, contentType } = await fetch(url, { takes: 'picture', maxBytes: MOST_BYTES, signal });
      const [, format] = FORMAT.exec(contentType) ?? [];
      return format === undefined ? null : { body, contentType: format.toLowerCase() };
    } catch (error) {
      if (error instanceof FetchRefused) return null;
      throw error;
    }
  };
}
