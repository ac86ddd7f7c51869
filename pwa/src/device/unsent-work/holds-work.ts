import { isUnsent } from '../../sync/outbox/import/import-unsent-work.ts';
import { devices } from '../tab-session.ts';

/** Of whom, nobody is told. */
export type SealedWorkInfo = {
  /** This device may hold unsent work of anybody who has used it: sealed, or in data that were not erased. */
  isAny: boolean;
  /** Whether somebody who has left has unsent work here that his next sign-in sends; 'maybe': nothing but his key tells. */
  left: 'yes' | 'maybe' | 'no';
};

export const findSealedWork = async (): Promise<SealedWorkInfo> => {
  const sealed = await devices.sealedWork.filter(isUnsent).toArray();
  const users = await devices.user.filter(({ databaseName }) => databaseName !== null).toArray();
  const isLeft = sealed.some(({ count, unopenedAt }) => count > 0 && unopenedAt === undefined);
  const mayBeLeft = users.some(({ isParked }) => isParked);
  return { isAny: sealed.length > 0 || users.length > 0, left: isLeft ? 'yes' : mayBeLeft ? 'maybe' : 'no' };
};
