/** The two sizes at which every page must work. */
export const SCREENS = [
  { on: 'a desktop', viewport: { width: 1280, height: 800 } },
  { on: 'a phone', viewport: { width: 390, height: 844 } },
] as const;
