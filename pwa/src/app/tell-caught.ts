import { DeviceLocked } from './device-locked.ts';

/** Writes what a screen failed with where the browser shows it; a lock is no failure. */
export const reportCaughtError = (error: unknown) => {
  // oxlint-disable-next-line no-console -- the browser's place for it
  if (!(error instanceof DeviceLocked)) console.error(error);
};
