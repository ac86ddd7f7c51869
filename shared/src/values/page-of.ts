/** Where the page (1-based) of so many entries begins, and how many pages there are; a page beyond the last is the last. */
export const placeOfPage = (count: number, size: number, wanted: number) => {
  const pageCount = Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(1, wanted), pageCount);
  return { offset: (page - 1) * size, page, pageCount };
};

/** The entries of one page (1-based), and how many pages there are; a page beyond the last is the last. */
export const pageOf = <T>(entries: readonly T[], size: number, wanted: number) => {
  const { offset, page, pageCount } = placeOfPage(entries.length, size, wanted);
  return { shown: entries.slice(offset, offset + size), page, pageCount };
};
