/**
 * Web storage for tests that run without a browser.
 * @param limit total characters it takes before it throws, as a full browser storage does
 */
export function memoryStorage(limit = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      const used = [...entries].reduce(
        (sum, [name, text]) => (name === key ? sum : sum + name.length + text.length),
        0,
      );
      if (used + key.length + value.length > limit) throw new Error('The quota has been exceeded.');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
