import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { errorCodes } from '@knotenblech/shared/errors/error-codes.ts';
import type { Remark } from '@knotenblech/shared/parts/part-facts.ts';

/** Why a cart could not be priced, by the first of the reasons. */
export const cartRefusal = ([first]: readonly Remark[]): DomainError => {
  const { code, values } = first ?? { code: 'change_failed', values: {} };
  const known = errorCodes.find((each) => each === code);
  return known ? new DomainError(known, values) : new DomainError('option_gone', { ...values, reason: code });
};
