/** A role as a part of a headline says it. */
export interface Role {
  title?: string;
  company?: string;
}
