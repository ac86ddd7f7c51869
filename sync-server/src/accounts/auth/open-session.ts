import { maxOfflineMs } from '@knotenblech/shared/accounts/longest-without-contact.ts';
import { type CustomerId, newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { insertSession } from './session.store.ts';
import { hashToken, newToken } from './token.ts';

export const sessionMs = 30 * 86_400_000;
/** A device that comes back after its session is over still hears why; one that comes later than this opens nothing by itself. */
export const rememberedMs = maxOfflineMs.private;

export type NewSession = {
  userId: UserId;
  customerId: CustomerId;
  kind: 'app' | 'api';
  deviceName: string;
  address: string;
};

/** Opens a session of a user who has shown who he is; gives its key, and the cookie that an app's session takes beside it. */
export const openSession = async (
  owner: Sql | Transaction,
  { userId, customerId, kind, deviceName, address }: NewSession,
  now: Date,
) => {
  const key = newToken();
  const cookie = kind === 'app' ? newToken() : null;
  await insertSession(owner, {
    id: newId(),
    customerId,
    userId,
    kind,
    keyHash: hashToken(key),
    cookieHash: cookie === null ? null : hashToken(cookie),
    deviceName,
    address,
    now,
    expiresAt: new Date(now.getTime() + sessionMs),
  });
  return { key, cookie };
};
