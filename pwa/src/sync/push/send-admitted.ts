import type { Engine } from '../engine/engine.ts';
import { push } from './push.ts';

/** Sends what was too early and has news since. True when something was. */
export const sendAdmitted = async (engine: Engine): Promise<boolean> => {
  const admitted = await engine.database.outbox.filter(({ tooEarlyAt, mid }) => tooEarlyAt === null && !mid).count();
  if (admitted > 0) await push(engine);
  return admitted > 0;
};
