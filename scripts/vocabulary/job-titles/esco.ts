/** An occupation of ESCO in one language. */
export interface Occupation {
  conceptUri: string;
  iscoGroup: string;
  preferredLabel: string;
  altLabels: string;
  /** What they do, in a paragraph. */
  description: string;
}

/** A title in another language with what it means. */
export interface ForeignLabel {
  language: string;
  words: string[];
  uri: string;
  isPreferred: boolean;
}
