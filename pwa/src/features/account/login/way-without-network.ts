import type { Locked } from '../../../device/lock/unlock.ts';

/** How the shop opens on this device while nobody can be signed in. */
export type WayWithoutNetwork =
  | 'open'
  | 'by PIN'
  | 'none, without a PIN'
  | 'none, for too long'
  | 'none, with a lying key'
  | 'nobody is signed in';

export const offlineSignIn = ({
  isSignedIn,
  locked,
}: {
  isSignedIn: boolean;
  locked: Locked | null;
}): WayWithoutNetwork => {
  if (isSignedIn) return 'open';
  if (locked === null) return 'nobody is signed in';
  if (locked.mustSignIn === 'lying key') return 'none, with a lying key';
  if (locked.mustSignIn) return 'none, for too long';
  return locked.hasPin ? 'by PIN' : 'none, without a PIN';
};
