import { idsIn } from '@knotenblech/shared/records/ids-in.ts';
import type { OutboxEntry } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';

const askAgainMs = 600_000;

type Early = Pick<OutboxEntry, 'tooEarlyAt'>;

/** A restored server did not know what it builds on, and nothing says yet that it does now. */
export const isDeferred = ({ tooEarlyAt }: Early): boolean => typeof tooEarlyAt === 'string';

/** The same, whether there is news of that or not. */
export const wasTooEarly = ({ tooEarlyAt }: Early): boolean => tooEarlyAt !== undefined;

/**
 * What was sent too early and is to be sent again now, all of it: when one of them has news or its time has come, or when
 * something new on the same things is about to leave, which would overtake it. Else nothing.
 */
export const resumeDeferred = (
  early: readonly OutboxEntry[],
  leaving: readonly OutboxEntry[],
  now: Date,
): OutboxEntry[] => {
  if (early.length === 0) return [];
  const awaited = new Set(early.flatMap(({ args }) => idsIn(args)));
  const isOvertaken = leaving.some((entry) => !wasTooEarly(entry) && idsIn(entry.args).some((id) => awaited.has(id)));
  const isDue = isOvertaken || early.some(({ tooEarlyAt = null }) => isOver(tooEarlyAt, now));
  return isDue ? early.filter(isDeferred).map((entry) => ({ ...entry, tooEarlyAt: null })) : [];
};

/** The device's clock may have been set back meanwhile. */
const isOver = (at: string | null, now: Date) => at === null || Math.abs(now.getTime() - Date.parse(at)) >= askAgainMs;

/** Nobody else is awaited any longer: the restored server decides on what it found too early as on anything new. */
export const retryDeferred = ({ database: { outbox } }: Pick<Engine, 'database'>) =>
  outbox.filter(isDeferred).modify((entry) => {
    delete entry.madeOn;
    entry.tooEarlyAt = null;
  });
