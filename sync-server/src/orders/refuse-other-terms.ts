import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import type { Rows } from '@knotenblech/shared/records/rows.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { operatorIn } from '../base-data/operator-in.ts';

/** Refuses an order under another version of the terms of business than holds now; the one that does goes back to its buyer. */
export const refuseChangedTerms = (rows: Rows, { consent }: SubmitOrderArgs) => {
  const { termsVersion } = operatorIn(rows);
  if (consent.termsVersion !== termsVersion) throw new DomainError('terms_changed', { termsVersion });
};
