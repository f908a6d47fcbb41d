/** The chunk that reads profile URLs. */
export type Reader = typeof import('./reader.ts');

export const loadReader = (): Promise<Reader> => import('./reader.ts');

/** Loads it before it is needed; that it cannot be loaded is said when it is. */
export function preloadReader(): void {
  void loadReader().catch(() => undefined);
}
