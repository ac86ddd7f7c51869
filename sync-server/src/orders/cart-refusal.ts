import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { errorCodes } from '@knotenblech/shared/values/errors/error-codes.ts';

/** Why a cart could not be priced, by the first of the reasons. */
export const cartRefusal = ([first]: readonly Remark[]): DomainError => {
  const { code, values } = first ?? { code: 'change_failed', values: {} };
  const known = errorCodes.find((each) => each === code);
  return known ? new DomainError(known, values) : new DomainError('option_gone', { ...values, reason: code });
};
