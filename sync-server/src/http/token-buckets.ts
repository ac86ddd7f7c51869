/** So many at once, and so many more each second. */
export type Rate = { most: number; perSecond: number };
type Bucket = { left: number; atMs: number };

const mostBuckets = 10_000;

/** A bucket of tokens for each key: full at first, filled again at a steady rate. */
export const createBuckets = ({ most, perSecond }: Rate, nowMs: () => number) => {
  const buckets = new Map<string, Bucket>();
  const leftIn = ({ left, atMs }: Bucket, now: number) => Math.min(most, left + ((now - atMs) / 1000) * perSecond);
  const forgetFull = (now: number) => {
    for (const [key, bucket] of buckets) if (leftIn(bucket, now) >= most) buckets.delete(key);
  };
  return {
    /** Takes a token; else the whole seconds until there is one again. */
    take: (key: string): number => {
      const now = nowMs();
      if (buckets.size >= mostBuckets) forgetFull(now);
      const left = leftIn(buckets.get(key) ?? { left: most, atMs: now }, now);
      if (left < 1) return Math.ceil((1 - left) / perSecond);
      buckets.set(key, { left: left - 1, atMs: now });
      return 0;
    },
  };
};
