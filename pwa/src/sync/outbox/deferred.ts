import { idsIn } from '@knotenblech/shared/records/ids-in.ts';
import { nextState, type OutboxEntry } from '../../database/outbox-entry.ts';
import type { Engine } from '../engine/open-engine.ts';

const askAgainMs = 600_000;

type Standing = Pick<OutboxEntry, 'state'>;

/** A restored server did not know what it builds on, and nothing says yet that it does now. */
export const isDeferred = ({ state }: Standing): boolean => state.is === 'deferred';

/** The same, whether there is news of that or not. */
export const wasDeferred = ({ state }: Standing): boolean => state.is === 'deferred' || state.is === 'resumed';

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
  const isOvertaken = leaving.some((entry) => !wasDeferred(entry) && idsIn(entry.args).some((id) => awaited.has(id)));
  const isDue = isOvertaken || early.some(({ state }) => state.is !== 'deferred' || isOver(state.since, now));
  return isDue
    ? early.filter(isDeferred).map((entry) => ({ ...entry, state: nextState(entry.state, { event: 'resumed' }) }))
    : [];
};

/** The device's clock may have been set back meanwhile. */
const isOver = (since: string, now: Date) => Math.abs(now.getTime() - Date.parse(since)) >= askAgainMs;

/** Nobody else is awaited any longer: the restored server decides on what it found too early as on anything new. */
export const retryDeferred = ({ database: { outbox } }: Pick<Engine, 'database'>) =>
  outbox.filter(isDeferred).modify((entry) => {
    delete entry.madeOn;
    entry.state = nextState(entry.state, { event: 'resumed' });
  });
