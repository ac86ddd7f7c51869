import { idsIn } from '@knotenblech/shared/sync/ids-in.ts';
import type { OutboxEntry } from '../../database/shop-database.ts';

const askAgainMs = 600_000;

type Early = Pick<OutboxEntry, 'tooEarlyAt'>;

/** A restored server did not know what it builds on, and nothing says that it does now. */
export const isTooEarly = ({ tooEarlyAt }: Early): boolean => typeof tooEarlyAt === 'string';

const wasTooEarly = ({ tooEarlyAt }: Early) => tooEarlyAt !== undefined;

/**
 * What was sent too early and is to be sent again now, all of it in its order: when one of them has news or its time has
 * come, or when something new on the same things is about to leave, which would overtake it. Else nothing.
 */
export const wakeEarly = (unanswered: readonly OutboxEntry[], now: Date): OutboxEntry[] => {
  const early = unanswered.filter(wasTooEarly);
  if (early.length === 0) return [];
  const awaited = new Set(early.flatMap(({ args }) => idsIn(args)));
  const isOvertaken = unanswered.some(
    (entry) => !wasTooEarly(entry) && entry.mid === null && idsIn(entry.args).some((id) => awaited.has(id)),
  );
  const isDue = isOvertaken || early.some(({ tooEarlyAt = null }) => isOver(tooEarlyAt, now));
  return isDue ? early.filter(isTooEarly).map((entry) => ({ ...entry, tooEarlyAt: null })) : [];
};

/** The device's clock may have been set back meanwhile. */
const isOver = (at: string | null, now: Date) => at === null || Math.abs(now.getTime() - Date.parse(at)) >= askAgainMs;
