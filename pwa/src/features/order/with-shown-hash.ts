import { shownText } from '@knotenblech/shared/orders/shown-text.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.ts';

/** An order with the SHA-256 of what stood above its button. */
export const withShownHash = async (args: SubmitOrderArgs): Promise<SubmitOrderArgs> => {
  const bytes = new TextEncoder().encode(shownText(args));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { ...args, shownHash: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
};
