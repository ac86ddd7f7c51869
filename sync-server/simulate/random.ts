export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  below: (limit: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  uuid: <T extends string = string>() => T;
};

/** The same numbers for the same seed (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    uuid: <T extends string = string>() => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}` as T,
  };
};
