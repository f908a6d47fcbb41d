/**
 * Which page numbers a pagination shows: the ends, the current page and its neighbours, gaps between.
 * @param current from 1
 * @param total number of pages, at least 1
 * @returns numbers in order, with 'gap' where pages are left out; a gap never replaces just one page
 */
export function pageNumbers(current: number, total: number): (number | 'gap')[] {
  const wanted = new Set([1, total, current - 1, current, current + 1]);
  if (current <= 4) for (let page = 1; page <= Math.min(5, total); page++) wanted.add(page);
  if (current >= total - 3) for (let page = Math.max(1, total - 4); page <= total; page++) wanted.add(page);
  const pages = [...wanted].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return pages.flatMap((page, index): (number | 'gap')[] => {
    const missing = page - (pages[index - 1] ?? page - 1) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
