import { shownText } from '@knotenblech/shared/orders/shown-text.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { hashText } from './hash-text.ts';

/** An order with the SHA-256 of what stood above its button. */
export const withShownHash = async (args: SubmitOrderArgs): Promise<SubmitOrderArgs> => ({
  ...args,
  shownHash: await hashText(shownText(args)),
});
