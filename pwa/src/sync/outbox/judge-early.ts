import type { Engine } from '../engine/engine.ts';
import { isDeferred } from './deferred.ts';

/** Nobody else is awaited any longer: the restored server decides on what it found too early as on anything new. */
export const retryDeferred = ({ database: { outbox } }: Pick<Engine, 'database'>) =>
  outbox.filter(isDeferred).modify((entry) => {
    delete entry.madeOn;
    entry.tooEarlyAt = null;
  });
