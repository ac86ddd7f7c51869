import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Engine } from './open-engine.ts';
import { replayWaiting, summariseUnread } from './replay.ts';

/**
 * After what waits was undone: runs it again on what the server says now, and brings back the sums of files that only this
 * device has read; inside the caller's transaction.
 */
export const redoWaiting = async (engine: Pick<Engine, 'database' | 'facts'>, actor: Actor) => {
  await replayWaiting(engine, await engine.database.outbox.orderBy('seq').toArray(), actor);
  await summariseUnread(engine, actor);
};
