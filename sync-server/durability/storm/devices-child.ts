import { setTimeout as wait } from 'node:timers/promises';
import { type DevicePlan, weatherStorm } from './storm-device.ts';

const withinMs = 1000;

/** Some of the devices, in a process of their own: all are back within one second of the word. */
process.once('message', async (plans: DevicePlan[]) => {
  const reports = await Promise.all(
    plans.map(async (plan, n) => {
      await wait((withinMs * n) / plans.length);
      return weatherStorm(plan);
    }),
  );
  process.send?.(reports, undefined, undefined, () => process.disconnect());
});
