/** A statement of what kind of company theirs is. */
export interface SectorFact {
  said: string;
  where: string;
}
