import type { Locked } from '../device/lock/unlock.ts';

/** Stands in place of a screen of the shop while the device is locked. */
export class DeviceLocked extends Error {
  readonly locked: Locked;

  constructor(locked: Locked) {
    super('the device is locked');
    this.locked = locked;
  }
}
