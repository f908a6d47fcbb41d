import { useEffect } from 'react';
import { takeUpEarlyUse } from './early-use.ts';

/**
 * Stands in a page beside its content. When a page that the build has drawn has been taken over, the app itself knows whose it is:
 * the marks that web/before-app.ts has set for the styles go, and what was done until now is taken up.
 */
export function TakeOver() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset.member;
    delete dataset.fragment;
    takeUpEarlyUse();
  }, []);
  return null;
}
