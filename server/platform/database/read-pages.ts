/**
 * Reads a long list by its key, a page at a time (keyset pagination): nothing is held in the database between two pages, however slowly
 * they are used, and what is added or deleted meanwhile neither repeats nor hides another row.
 * @param size rows in a page
 * @param read the first `size` rows after `last`, in the order of the list; from the beginning when there is no last one
 * @returns pages that are not empty
 */
export async function* readPages<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

/** The same pages; the next one is read while one is being used, so two are in memory and no more. */
export async function* readAhead<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  const ask = () => {
    const next = pages.next();
    // Its error is thrown when its turn comes, or never when nobody asks for more.
    next.catch(() => {});
    return next;
  };
  try {
    let next = ask();
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = ask();
      yield value;
    }
  } finally {
    await pages.return(undefined);
  }
}
