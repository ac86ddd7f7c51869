import { setTimeout as wait } from 'node:timers/promises';
import { type DevicePlan, weatherStorm } from './storm-device.ts';

export type DevicesTask = { plans: DevicePlan[]; withinMs: number };

/** Some of the devices, in a process of their own: all are back within that time of the word. */
process.once('message', async ({ plans, withinMs }: DevicesTask) => {
  const reports = await Promise.all(
    plans.map(async (plan, n) => {
      await wait((withinMs * n) / plans.length);
      return weatherStorm(plan);
    }),
  );
  process.send?.(reports, undefined, undefined, () => process.disconnect());
});
