import type { CartEntry } from '@knotenblech/shared/cart/cart-entries.ts';
import { type OrderDraft, orderDraft } from '../order-draft.ts';
import { type Choices, stepDefaults } from '../step-defaults.ts';

/** Whether a line can be offered: it has a price, of a file that the server has read. */
export const isQuotable = ({ obstacle, project }: CartEntry) => obstacle === null && project?.reading === 'read';

/** What would be offered: the lines that can be, with choices for this quote alone, what is open chosen as the steps would, and no voucher. */
export const quoteDraft = (draft: OrderDraft, choices: Choices): OrderDraft => {
  const entries = draft.entries.filter(isQuotable);
  const chosen = withChoices({ ...draft, entries }, { ...choices, voucherCode: '', voucher: null });
  return ([1, 2, 3] as const).reduce((each, step) => withChoices(each, stepDefaults(step, each) ?? {}), chosen);
};

const withChoices = (draft: OrderDraft, choices: Choices): OrderDraft =>
  orderDraft({ ...draft, cart: { ...draft.cart, ...choices } });
