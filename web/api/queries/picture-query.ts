import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { apiFile } from '../client.ts';

/**
 * The URL to show for a picture that a source links to. Pictures of this site are used as they are, whatever host name the page was
 * opened under; those of other hosts come through the server, so that no page loads anything from elsewhere.
 * @param url null, or what a source gave
 * @returns a URL for an <img>, or null while there is none
 */
export function usePicture(url: string | null): string | null {
  const place = placeOf(url);
  const { data = null } = useQuery(pictureQuery(place?.kind === 'foreign' ? place.address : null));
  return place?.kind === 'own' ? place.address : data;
}

/** GET /api/pictures, as a data URL. */
function pictureQuery(url: string | null) {
  return queryOptions({
    queryKey: ['picture', url],
    queryFn:
      url === null
        ? skipToken
        : async ({ signal }) => readAsAddress(await apiFile('readPicture', { query: { url }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

function placeOf(url: string | null): { kind: 'own' | 'foreign'; address: string } | null {
  if (url === null || !URL.canParse(url, window.location.href)) return null;
  const { origin, pathname, search, protocol, href } = new URL(url, window.location.href);
  if (pathname.startsWith('/sample/pictures/')) return { kind: 'own', address: pathname };
  if (origin === window.location.origin) return { kind: 'own', address: pathname + search };
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'foreign', address: href } : null;
}

function readAsAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
