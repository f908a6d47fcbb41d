/** A Google Sheet that is shared by its link. */
export interface SharedSheet {
  name: string;
  url: string;
}

/** Where the profiles of a sheet come from. */
export type SheetSource = File | SharedSheet;

export function isShared(source: SheetSource): source is SharedSheet {
  return 'url' in source;
}
