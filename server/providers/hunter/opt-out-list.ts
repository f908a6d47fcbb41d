/**
 * People who told Hunter that nobody may process their address: it answers 451 then. They are remembered for ever and never
 * asked about again.
 */
export interface OptOutList {
  /** @param slug decoded slug of the profile */
  has(slug: string): Promise<boolean>;
  /** Adding somebody twice is fine. */
  add(slug: string): Promise<void>;
}

/** Thrown when an answer says that the person objected. */
export class PersonOptedOut extends Error {
  override readonly name = 'PersonOptedOut';
}
