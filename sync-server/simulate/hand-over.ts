import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { changeUser } from './faults/change-user.ts';
import { adopt, forgetRefused } from './laws/adopt.ts';
import type { Device } from './simulated-device.ts';
import type { World } from './world.ts';

/** A device goes from its user to another one. */
export const handOver = async ({ network, ledger, visitors }: World, device: Device, next: UserId) => {
  network.faults.changesOfUser += 1;
  adopt(ledger, device);
  forgetRefused(ledger, device);
  visitors.set(device, (visitors.get(device) ?? new Set()).add(device.userId));
  await changeUser(device, next);
};
