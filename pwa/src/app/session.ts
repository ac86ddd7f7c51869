import { restoreSession, signIn, signOut } from '../sync/session.ts';
import type { Shop } from '../sync/shop.ts';

export type Credentials = { userName: string; password: string; isSharedDevice: boolean };

let restoring: Promise<Shop | null> | null = null;

/** The shop of whoever is signed in on this device, or null; from the device alone, the network is not asked. */
export const currentShop = () => {
  restoring ??= restoreSession();
  return restoring;
};

export const beginSession = async (credentials: Credentials) => {
  const answer = await signIn(credentials);
  if (answer.ok) restoring = Promise.resolve(answer.shop);
  return answer;
};

/** Ends the session; what is stored on the device for this user is gone after it. */
export const endSession = async () => {
  restoring = Promise.resolve(null);
  await signOut();
};
