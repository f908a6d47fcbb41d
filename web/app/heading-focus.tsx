import { useEffect } from 'react';

let isFirstPage = true;

/**
 * Moves the focus to the page's main heading when the page has appeared, so that a screen reader reads on from there. The
 * first page of a visit keeps the browser's own focus, and an open menu or dialog keeps it: whoever opened one while
 * the page was on its way goes on in it.
 */
export function HeadingFocus() {
  useEffect(() => {
    const inUse = document.activeElement?.closest('[role=menu][data-open], [role=dialog][data-open]');
    const heading = isFirstPage || inUse ? null : document.querySelector<HTMLElement>('main h1');
    const timer = setTimeout(() => {
      isFirstPage = false;
    });
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return () => clearTimeout(timer);
  }, []);
  return null;
}
