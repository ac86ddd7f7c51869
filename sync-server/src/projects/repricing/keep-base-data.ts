import type { Logger } from 'pino';
import { baseDataOn, publishCatalogue, shopDay } from '../../base-data/put-base-version.ts';
import type { Sql } from '../../database/database.ts';
import { makeTariffs } from './make-tariffs.ts';

const everyMs = 60_000;

/** Applies the base data now and on every new day of the shop, and again after a failure; returns what ends it. */
export const keepBaseData = (deps: BaseDataDeps & { log: Logger }) => {
  let appliedOn = '';
  let isRunning = false;
  const run = async () => {
    const day = shopDay(deps.now());
    if (isRunning || day === appliedOn) return;
    isRunning = true;
    try {
      const { packCount, tariffs } = await applyBaseData(deps);
      appliedOn = day;
      if (packCount + tariffs.length > 0)
        deps.log.info({ day, packCount, tariffCount: tariffs.length }, 'base data applied');
    } catch (error) {
      deps.log.error({ err: error }, 'applying base data');
    } finally {
      isRunning = false;
    }
  };
  void run();
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
};

type BaseDataDeps = { owner: Sql; now: () => Date; tariffDays: number; takesPaypal: boolean };

/** Brings catalogue and tariffs to what the base data say today; run again it changes nothing. */
export const applyBaseData = async ({ owner, now, tariffDays, takesPaypal }: BaseDataDeps) => {
  const at = now();
  const { packs } = await baseDataOn(owner, shopDay(at));
  const packCount = await publishCatalogue(owner, packs);
  const tariffs = await makeTariffs(owner, { validDays: tariffDays, takesPaypal, now: at, customerNumber: null });
  return { packCount, tariffs };
};
