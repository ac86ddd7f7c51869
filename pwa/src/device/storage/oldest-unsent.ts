import { isWaiting, type WaitingEntry } from '../../sync/status/read-waiting.ts';

const longMs = 86_400_000;

/** When the oldest work was made that has waited for more than a day; null: none has. */
export const oldestUnsent = (entries: readonly WaitingEntry[], now = new Date()): string | null => {
  const before = new Date(now.getTime() - longMs).toISOString();
  const waiting = entries.filter((entry) => isWaiting(entry) && entry.at < before);
  return waiting.map(({ at }) => at).sort()[0] ?? null;
};
