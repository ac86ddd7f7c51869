import type { CartEntry } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { type OrderDraft, orderDraft } from '../steps/order-draft.ts';
import type { Choices } from '../steps/step-defaults.ts';

/** Whether a line can be offered: it has a price, of a file that the server has read. */
export const isQuotable = ({ obstacle, project }: CartEntry) => obstacle === null && project?.reading === 'read';

/** What would be offered: the lines that can be, with choices for this quote alone, and no voucher. */
export const quoteDraft = (draft: OrderDraft, choices: Choices): OrderDraft => {
  const entries = draft.entries.filter(isQuotable);
  return orderDraft({ ...draft, entries, cart: { ...draft.cart, ...choices, voucherCode: '', voucher: null } });
};
