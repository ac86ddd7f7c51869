import { type CartEntry, cartEntries } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { type CartLineId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useState } from 'react';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import type { OrderDraft } from '../steps/order-draft.ts';
import type { Choices } from '../steps/step-defaults.ts';
import { useOrderDraft } from '../steps/use-order-draft.ts';
import { isQuotable, quoteDraft } from './quote-draft.ts';

type Quotable = { draft: OrderDraft; leftOut: CartEntry[]; choose: (choices: Choices) => void };

/** What a quote of the basket, or of one project, would be; undefined while loading, null when the device lacks cart, customer or prices. */
export const useQuoteDraft = (projectId: ProjectId | null): Quotable | null | undefined => {
  const { actor } = useShop();
  const live = useOrderDraft();
  const projects = useRecords('project', customerSpace(actor.customerId));
  const prices = useRecords('projectPrice', customerPriceSpace(actor.customerId));
  const [choices, setChoices] = useState<Choices>({});
  const [lineId] = useState(() => newId<CartLineId>());
  if (live === undefined || !projects || !prices) return undefined;
  if (live === null) return null;
  const { id: cartId } = live.cart;
  const line = { id: lineId, cartId, quantity: 1, comment: '', reference: '', addedAt: '' };
  const entries =
    projectId === null ? live.entries : cartEntries({ cartId, lines: [{ ...line, projectId }], projects, prices });
  return {
    draft: quoteDraft({ ...live, entries }, choices),
    leftOut: entries.filter((entry) => !isQuotable(entry)),
    choose: (added) => setChoices((before) => ({ ...before, ...added })),
  };
};
