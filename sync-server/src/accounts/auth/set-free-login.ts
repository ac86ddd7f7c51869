import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../../database/database.ts';
import { setLogin } from './account.store.ts';

const uniqueViolation = '23505';

/** Sets what a user signs in with; refused with the code when somebody else has one of the names. */
export const setFreeLogin = async (
  tx: Transaction,
  userId: UserId,
  login: { userName: string; email: string },
  code: ErrorCode,
) => {
  try {
    await setLogin(tx, userId, login);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) throw new DomainError(code);
    throw error;
  }
};
