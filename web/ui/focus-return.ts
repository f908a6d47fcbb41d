import { focusHeading } from './focus-heading.ts';

/** What floats above the page: what has the focus in there is no place to go back to. */
const FLOATING = '[role=dialog], [role=menu], [role=listbox], [data-toaster]';

const CONTROL = 'a, button, input, select, textarea, [tabindex]';

let last: HTMLElement | null = null;
let returning = false;

/**
 * Begins to note which control of the page was used last: a button that opens a dialog is often disabled while it is open, and has
 * lost the focus by the time the dialog is there. Called once by the app.
 */
export function noteFocus(): void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    if (!returning && control && !control.closest(FLOATING)) last = control;
  };
  document.addEventListener('focusin', note);
  // Safari focuses no button that is clicked. Clicks of no pointer are the browser's: Enter in a field clicks the form's button.
  document.addEventListener('click', (event) => event.detail > 0 && note(event), true);
}

/** @returns the control of the page that was used last; null before the first */
export function lastUsed(): HTMLElement | null {
  return last;
}

/**
 * Gives the focus back after a dialog: to what opened it, or to the page's heading when that is gone or takes none. Leaves the
 * focus where it is when something has taken it already.
 * @param opener as `lastUsed` told when the dialog opened
 * @param visible shows the focus ring though a pointer was used before
 */
export function giveFocusBack(opener: HTMLElement | null, visible: boolean): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  returning = true;
  if (opener && takesFocus(opener)) opener.focus({ preventScroll: true, ...(visible && { focusVisible: true }) });
  else focusHeading();
  returning = false;
}

function takesFocus(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}
