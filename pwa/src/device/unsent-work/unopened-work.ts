import { isDatabaseFailure, type SealedWork } from '../../database/device-database.ts';
import { isUnsent } from '../../sync/outbox/import/import-unsent-work.ts';
import { asideOf } from '../encryption/data-key.ts';
import { devices } from '../tab-session.ts';

/** What a user left on this device and no key of his opens any more. */
export type UnopenedWork = {
  /** Under whose name it lies. */
  id: string;
  /** How many changes were not sent; null: nobody knows. */
  count: number | null;
  /** When it was last seen (ISO 8601). */
  at: string;
  /** A sign-in with the password of that time opens it again. */
  opensAgain: boolean;
};

/** Neither the server's key nor the password of this sign-in opens what is left. A device that cannot note it now does so at the next. */
export const noteUnopened = async (userId: string) => {
  const unopenedAt = new Date().toISOString();
  try {
    await sealedOf(userId)
      .filter((sealed) => isUnsent(sealed) && sealed.unopenedAt === undefined)
      .modify({ unopenedAt });
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
  }
};

/** Until its user has put it away; it stays on the device all the same. */
export const readUnopened = async (userId: string): Promise<UnopenedWork[]> => {
  const sealed = await sealedOf(userId)
    .filter(({ unopenedAt, isUnopenedSeen, count }) => unopenedAt !== undefined && !isUnopenedSeen && count > 0)
    .toArray();
  const aside = await devices.user.where('userId').startsWith(asideOf(userId)).toArray();
  const untold = aside.flatMap(({ userId: id, putAside, isUnopenedSeen }) =>
    putAside && putAside.waiting !== 0 && !isUnopenedSeen
      ? [{ id, count: putAside.waiting, at: putAside.at, opensAgain: false }]
      : [],
  );
  return [...summed(userId, sealed), ...untold];
};

export const dismissUnopened = ({ id }: UnopenedWork) =>
  devices.transaction('rw', devices.user, devices.sealedWork, async () => {
    const seen = { isUnopenedSeen: true };
    await sealedOf(id)
      .filter(({ unopenedAt }) => unopenedAt !== undefined)
      .modify(seen);
    await devices.user
      .where({ userId: id })
      .filter(({ putAside }) => putAside !== undefined)
      .modify(seen);
  });

const sealedOf = (userId: string) => devices.sealedWork.where('userId').equals(userId);

const summed = (id: string, sealed: readonly SealedWork[]): UnopenedWork[] => {
  const at = sealed
    .map(({ sealedAt, unopenedAt = '' }) => sealedAt ?? unopenedAt)
    .reduce((a, b) => (a > b ? a : b), '');
  const count = sealed.reduce((sum, each) => sum + each.count, 0);
  return sealed.length === 0 ? [] : [{ id, count, at, opensAgain: true }];
};
