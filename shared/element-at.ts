/**
 * The element at an index that has to be there; a negative one counts from the end.
 * @throws RangeError when there is none: a mistake in the code, never in what a user sent
 */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index < 0 ? list.length + index : index];
  if (element === undefined) throw new RangeError(`No element ${index} in ${list.length}`);
  return element;
}
