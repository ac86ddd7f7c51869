import type { Logger } from 'pino';
import { shopDay } from '../../base-data/shop-day.ts';
import { applyBaseData, type BaseDataDeps } from './apply-base-data.ts';

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
