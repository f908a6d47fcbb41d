import { useEffect } from 'react';
import { focusHeading } from '../ui/focus-heading.ts';

let isFirstPage = true;

/**
 * Moves the focus to the page's main heading when the page has appeared, so that a screen reader reads on from there. The
 * first page of a visit keeps the browser's own focus, and an open menu or dialog keeps it: whoever opened one while
 * the page was loading stays in it.
 */
export function HeadingFocus() {
  useEffect(() => {
    const inUse = document.activeElement?.closest('[role=menu][data-open], [role=dialog][data-open]');
    if (!isFirstPage && !inUse) focusHeading();
    const timer = setTimeout(() => {
      isFirstPage = false;
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
