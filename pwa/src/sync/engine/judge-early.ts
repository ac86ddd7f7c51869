import type { Engine } from './engine.ts';
import { isTooEarly } from './wake-early.ts';

/** Nobody else is awaited any longer: the restored server decides on what it found too early as on anything new. */
export const judgeEarly = ({ database: { outbox } }: Pick<Engine, 'database'>) =>
  outbox.filter(isTooEarly).modify((entry) => {
    delete entry.madeOn;
    entry.tooEarlyAt = null;
  });
