/** What a visitor did before the app had loaded, as web/before-app.ts keeps it. */
export interface EarlyUse {
  /** The button or form that was used last. */
  last: HTMLElement | null;
  /** Stops keeping. */
  end: () => void;
}

declare global {
  interface Window {
    earlyUse?: EarlyUse;
  }
}

/**
 * Takes up what a visitor did before the app had loaded: text and choices in fields become the app's own, and the button or form
 * that was used last is used now. Called when the page has been taken over; does nothing a second time.
 */
export function takeUpEarlyUse(): void {
  const early = window.earlyUse;
  if (!early) return;
  delete window.earlyUse;
  early.end();
  document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)').forEach(tellChange);
  const { last } = early;
  // Once the app knows the fields.
  setTimeout(() => {
    if (last instanceof HTMLFormElement) last.requestSubmit();
    else last?.click();
  });
}

/** Sets the field back, and then has it change under the eyes of React, which notices only what is not set through the field itself. */
function tellChange(field: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = field;
  if (field.matches('[type=checkbox], [type=radio]')) {
    // Of radio buttons the chosen one speaks for all.
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
    field.checked = field.defaultChecked;
    field.click();
  } else if (field.files?.length) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (value !== field.defaultValue) {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Null where a field of its type has no selection.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
}
