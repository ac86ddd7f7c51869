import { readMeta } from '../../database/read-meta.ts';
import type { Engine } from '../engine/engine.ts';
import { setStalled } from './stall.ts';
import { StallError, withStallTimeout } from './stall-watchdog.ts';
import { acquireTerm } from './take-lead.ts';

/**
 * After a round that was given up the lead is taken anew: what it still hears is of an old term. So it is where another tab took
 * the term and not the lead: nothing that this one hears could be used.
 */
export const restartSync = (engine: Engine, round: (engine: Engine) => Promise<void>) => {
  let wasGivenUp = false;
  const leadAnew = async (mine: Engine) => {
    await acquireTerm(mine);
    engine.term = mine.term;
  };
  const resume = async (mine: Engine) => {
    if (wasGivenUp) {
      await leadAnew(mine);
      wasGivenUp = false;
      setStalled(false);
    }
    await round(mine);
    if (await isOutrun(mine)) {
      await leadAnew(mine);
      await round(mine);
    }
  };
  return async () => {
    try {
      await withStallTimeout(engine, resume);
    } catch (error) {
      if (error instanceof StallError) {
        wasGivenUp = true;
        setStalled(true);
      }
      throw error;
    }
  };
};

/** Without Web Locks every tab leads: the newest term is right. */
const isOutrun = async ({ database, term }: Engine) =>
  'locks' in navigator && (await readMeta(database, 'term')) !== term;
