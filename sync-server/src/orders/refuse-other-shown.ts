import { createHash } from 'node:crypto';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { shownText } from '@knotenblech/shared/orders/shown-text.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.ts';

/** Refuses an order whose hash is not that of the amounts, options and texts it says were shown. */
export const refuseOtherShown = (args: SubmitOrderArgs) => {
  if (args.shownHash === undefined) return;
  const hash = createHash('sha256').update(shownText(args)).digest('hex');
  if (hash !== args.shownHash) throw new DomainError('invalid_input', { field: 'shownHash' });
};
