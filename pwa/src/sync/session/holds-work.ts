import { isUnsent } from '../at-rest/is-unsent.ts';
import { devices } from './here.ts';

/** Whether this device may hold unsent work of anybody who has used it: sealed, or in data that were not erased. Whose, nobody is told. */
export const holdsWork = async (): Promise<boolean> =>
  (await devices.sealedWork.filter(isUnsent).count()) > 0 ||
  (await devices.user.filter((user) => user.databaseName !== null).count()) > 0;
