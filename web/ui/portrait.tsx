import clsx from 'clsx';
import { useState } from 'react';

/** Stands in where there is no picture, or where it does not load. */
export const NO_PICTURE = '/Frame.png';

const SIZES = { md: 'size-12 rounded-xl', lg: 'size-18 rounded-2xl' };

/**
 * A person's picture; the frame stands in when there is none. Give it the address as its key.
 * @param src an address of this site, or with the picture in it; null: none, or not yet
 */
export function Portrait({ src, size = 'md' }: { src: string | null; size?: 'md' | 'lg' }) {
  const [broken, setBroken] = useState(false);
  return (
    <img
      src={(!broken && src) || NO_PICTURE}
      alt=""
      loading="lazy"
      className={clsx(SIZES[size], 'shrink-0 border border-lead object-cover')}
      onError={() => setBroken(true)}
    />
  );
}
