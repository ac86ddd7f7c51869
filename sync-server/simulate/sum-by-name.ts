type Counts = Readonly<Record<string, number>>;

export const sumByName = (all: readonly Counts[]) => {
  const sums: Record<string, number> = {};
  for (const counts of all) for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
};

export const countAll = (counts: Counts) => Object.values(counts).reduce((total, count) => total + count, 0);
