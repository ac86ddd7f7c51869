/** A repeatable source of chance (mulberry32). */
export type Random = {
  /** A whole number from 0, below the bound. */
  below: (bound: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** True once in so many times. */
  once: (inTimes: number) => boolean;
};

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    once: (inTimes) => below(inTimes) === 0,
  };
};
