import clsx from 'clsx';
import { useState } from 'react';

/** Stands in where there is no picture, or where it does not load. */
export const NO_PICTURE = '/Frame.png';

const SIZES = { md: 'size-12 rounded-xl', lg: 'size-18 rounded-2xl' };

/**
 * A person's picture, from wherever it is served; the frame stands in when there is none. Give it the address as its key.
 * @param url null, or what a source gave
 */
export function Portrait({ url, size = 'md' }: { url: string | null; size?: 'md' | 'lg' }) {
  const [broken, setBroken] = useState(false);
  return (
    <img
      src={(!broken && pictureAddress(url)) || NO_PICTURE}
      alt=""
      loading="lazy"
      // Some picture hosts refuse pages of other sites, and none needs to learn who looks at whom.
      referrerPolicy="no-referrer"
      className={clsx(SIZES[size], 'shrink-0 border border-lead object-cover')}
      onError={() => setBroken(true)}
    />
  );
}

/** @returns what to load, or null for what no page here may load; sample pictures are ours under whichever name the page was opened */
function pictureAddress(url: string | null): string | null {
  if (url === null || !URL.canParse(url, window.location.href)) return null;
  const { origin, pathname, search, protocol, href } = new URL(url, window.location.href);
  if (pathname.startsWith('/sample/pictures/')) return pathname;
  if (origin === window.location.origin) return pathname + search;
  return protocol === 'https:' ? href : null;
}
