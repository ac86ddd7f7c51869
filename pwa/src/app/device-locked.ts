import type { Locked } from '../device/lock/unlock.ts';

/** Stands in place of a screen of the shop while the device is locked. */
export class DeviceLocked extends Error {
  readonly locked: Locked;

  constructor(locked: Locked) {
    super('the device is locked');
    this.locked = locked;
  }
}

/** Writes what a screen failed with where the browser shows it; a lock is no failure. */
export const reportCaughtError = (error: unknown) => {
  // oxlint-disable-next-line no-console -- the browser's place for it
  if (!(error instanceof DeviceLocked)) console.error(error);
};
