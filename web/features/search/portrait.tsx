import { useState } from 'react';

/** The picture where this site serves it; pictures of other sites are not loaded, the initials stand in. */
export function Portrait({ url, name }: { url: string | null; name: string }) {
  const [broken, setBroken] = useState(false);
  const picture = ownPicture(url);
  const frame = 'size-12 shrink-0 rounded-xl border border-lead';
  if (picture && !broken) {
    return (
      <img src={picture} alt="" loading="lazy" className={`${frame} object-cover`} onError={() => setBroken(true)} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${frame} flex items-center justify-center bg-cobalt/10 font-semibold text-cobalt uppercase`}
    >
      {initialsOf(name) || '?'}
    </span>
  );
}

/** @returns the first letters of the first two names */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s-]+/).filter((part) => /^\p{L}/u.test(part));
  return parts
    .slice(0, 2)
    .map((part) => [...part][0])
    .join('');
}

/** @returns what to load of this site, or null; sample pictures are ours under whichever name the page was opened */
function ownPicture(url: string | null): string | null {
  if (url === null || !URL.canParse(url, window.location.href)) return null;
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin || pathname.startsWith('/sample/pictures/') ? pathname : null;
}
