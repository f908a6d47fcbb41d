import { focusHeading } from './focus-heading.ts';

/** Elements that float above the page: focus inside them is nothing to go back to. */
const FLOATING = '[role=dialog], [role=menu], [role=listbox], [data-toaster]';

const CONTROL = 'a, button, input, select, textarea, [tabindex]';

let last: HTMLElement | null = null;
let returning = false;

/**
 * Starts to track which control of the page was used last: a button that opens a dialog is often disabled while it is open and
 * has lost the focus by the time the dialog is shown. Called once by the app.
 */
export function noteFocus(): void {
  // On a page that the build has drawn something may have been used before.
  last = document.activeElement?.closest<HTMLElement>(CONTROL) ?? null;
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    if (!returning && control && !control.closest(FLOATING)) last = control;
  };
  document.addEventListener('focusin', note);
  // Safari does not focus clicked buttons. Clicks without a pointer are synthetic: Enter in a field clicks the form's button.
  document.addEventListener('click', (event) => event.detail > 0 && note(event), true);
}

/** @returns the control of the page that was used last; null before the first */
export function lastUsed(): HTMLElement | null {
  return last;
}

/**
 * Restores the focus after a dialog: to what opened it, or to the page's heading when that is gone or not focusable. Leaves the
 * focus alone when something else has it already.
 * @param opener what `lastUsed` returned when the dialog opened
 * @param visible shows the focus ring even if a pointer was used before
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
