import clsx from 'clsx';
import { useState } from 'react';

/** Shown when there is no picture, or when it does not load. */
export const NO_PICTURE = '/Frame.png';

const SIZES = { md: 'size-12 rounded-xl', lg: 'size-18 rounded-2xl' };

/**
 * A person's picture, or a frame when there is none. Pass the URL as its key.
 * @param src a URL of this site or a data URL; null when there is none, or not yet
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
