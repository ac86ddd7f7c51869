/** Hidden parts once some were hidden, or shown again when all of them were hidden before. */
export const hiddenAfter = (hidden: ReadonlySet<number>, parts: readonly number[]): ReadonlySet<number> => {
  const isAllHidden = parts.every((part) => hidden.has(part));
  const next = new Set(hidden);
  for (const part of parts) {
    if (isAllHidden) next.delete(part);
    else next.add(part);
  }
  return next;
};
