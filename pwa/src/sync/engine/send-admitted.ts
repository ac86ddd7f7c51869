import type { Engine } from './engine.ts';
import { push } from './push.ts';

/** Sends what a restored server is told once more because of the news. True when something was sent. */
export const sendAdmitted = async (engine: Engine): Promise<boolean> => {
  const mayLeave = await engine.database.outbox
    .filter(({ madeOn, mid, outcome, tooEarlyAt }) => Boolean(madeOn) && mid === null && !outcome && !tooEarlyAt)
    .count();
  if (mayLeave > 0) await push(engine);
  return mayLeave > 0;
};
