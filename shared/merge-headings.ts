/**
 * Headings of the user's columns in the order of their sheet: the fullest rows say most of it.
 * @param lists of rows, which leave out empty columns
 */
export function mergeHeadings(lists: readonly (readonly string[])[]): string[] {
  const headings: string[] = [];
  for (const list of lists.toSorted((a, b) => b.length - a.length)) {
    let after = -1;
    for (const heading of list) {
      const known = headings.indexOf(heading);
      if (known >= 0) after = known;
      else headings.splice(++after, 0, heading);
    }
  }
  return headings;
}
