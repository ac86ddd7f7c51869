/** Nodes of a directed graph of which each comes before the next and the last before the first; null: there is none. */
export const findCycle = (count: number, after: ReadonlyMap<number, ReadonlySet<number>>): number[] | null => {
  const waitsFor = new Int32Array(count);
  for (const all of after.values()) for (const n of all) waitsFor[n] = (waitsFor[n] ?? 0) + 1;
  const free = Array.from({ length: count }, (_, n) => n).filter((n) => waitsFor[n] === 0);
  const isFree = new Uint8Array(count);
  for (let n = free.pop(); n !== undefined; n = free.pop()) {
    isFree[n] = 1;
    for (const next of after.get(n) ?? []) {
      waitsFor[next] = (waitsFor[next] ?? 0) - 1;
      if (waitsFor[next] === 0) free.push(next);
    }
  }
  const held = isFree.indexOf(0);
  return held === -1 ? null : walkBack(held, after, isFree);
};

/** What is left over has one before it that is left over too, so that the way back meets itself. */
const walkBack = (from: number, after: ReadonlyMap<number, ReadonlySet<number>>, isFree: Uint8Array) => {
  const before = new Map<number, number>();
  for (const [first, all] of after) if (!isFree[first]) for (const n of all) if (!isFree[n]) before.set(n, first);
  const way: number[] = [];
  for (let n = from; ; n = before.get(n) ?? n) {
    const met = way.indexOf(n);
    if (met !== -1) return way.slice(met).toReversed();
    way.push(n);
  }
};
