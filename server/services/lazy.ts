/** Makes a value when it is first asked for, and gives the same one from then on; a promise is shared by all who ask. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
