import type { Engine } from '../engine/engine.ts';
import { rememberedMs } from './replay-acknowledged.ts';

/** Answers that nobody will ask for again: applied, or put away by the user, and too old to be told to a restored server. */
export const pruneResults = async ({ database, now }: Pick<Engine, 'database' | 'now'>) => {
  const before = new Date(now().getTime() - rememberedMs).toISOString();
  await database.results
    .filter(({ status, discarded, answeredAt }) => answeredAt < before && (status === 'applied' || discarded))
    .delete();
};
