import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';

/** What was refused before is known; `burst` is what came new, one soon after the other. */
export type Refusals = { known: ReadonlySet<string> | null; burst: readonly WaitingEntry[]; latestMs: number };

export const noRefusals: Refusals = { known: null, burst: [], latestMs: 0 };

const togetherMs = 8000;

/** The burst with what is new in `refused`; what is refused already at the first look is old. */
export const groupRefusals = (before: Refusals, refused: readonly WaitingEntry[], nowMs: number): Refusals => {
  const uids = new Set(refused.map(({ uid }) => uid));
  const fresh = before.known === null ? [] : refused.filter(({ uid }) => !before.known?.has(uid));
  if (fresh.length === 0) return { ...before, known: uids };
  const isSame = nowMs - before.latestMs < togetherMs;
  const earlier = isSame ? before.burst.filter(({ uid }) => uids.has(uid)) : [];
  return { known: uids, burst: [...earlier, ...fresh], latestMs: nowMs };
};
