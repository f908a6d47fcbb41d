/**
 * Looks of the bulk table's columns. Person and progress stay at the left and the action at the right while the
 * parameters scroll; on a phone the person alone does, there is no room for more.
 */
export const BODY_CELL =
  'h-14 border-b border-lead/70 bg-pane px-3 py-1.5 align-middle first:pl-4 focus-visible:-outline-offset-2';
export const HEAD_CELL =
  'h-10 truncate border-b border-lead bg-paper px-3 text-left text-sm font-medium text-ink-soft first:pl-4';
export const PERSON_CELL = 'sticky left-0 z-10 overflow-hidden border-r border-r-lead/70 sm:border-r-0';
export const PROGRESS_CELL = 'sm:sticky sm:left-52 sm:z-10 sm:border-r sm:border-r-lead/70';
export const ACTION_CELL = 'text-center sm:sticky sm:right-0 sm:z-10 sm:border-l sm:border-l-lead/70';
