/** The entries of one page (1-based), and how many pages there are; a page beyond the last is the last. */
export const pageOf = <T>(entries: readonly T[], size: number, wanted: number) => {
  const pageCount = Math.max(1, Math.ceil(entries.length / size));
  const page = Math.min(Math.max(1, wanted), pageCount);
  return { shown: entries.slice((page - 1) * size, page * size), page, pageCount };
};
