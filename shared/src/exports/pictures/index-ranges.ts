/** Ascending numbers in short: [1, 2, 3, 7] is '1-3,7'. */
export const indexRanges = (indexes: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const index of indexes) {
    const last = ranges.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else ranges.push([index, index]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
};
