import type { OrderContents } from '@knotenblech/shared/orders/order-contents.schema.ts';
import { contentsChanges } from '@knotenblech/shared/orders/order-contents.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { canonicalJson } from '@knotenblech/shared/values/canonical-json.ts';
import type { OrderDraft } from '../steps/order-draft.ts';

/** An order with everything that stands above its button, and what it was made of. */
export type ShownOrder = { args: SubmitOrderArgs & { shownContents: OrderContents }; draft: OrderDraft };

/** Whether both would order and pay the same: another price list at the same amounts, or another language, is none. */
export const isSameOrder = (one: ShownOrder, other: ShownOrder): boolean =>
  canonicalJson(agreedOf(one)) === canonicalJson(agreedOf(other)) &&
  contentsChanges(one.args.shownContents, other.args.shownContents).length === 0;

const agreedOf = ({ args }: ShownOrder) => {
  const { tariffNumber: _, ...amounts } = args.shown;
  return {
    amounts,
    lines: args.lines.map(({ id: _id, ...line }) => line),
    productionType: args.productionType,
    shippingType: args.shippingType,
    paymentType: args.paymentType,
    deliveryDay: args.shownDeliveryDay,
    phone: args.phone,
    reference: args.reference,
    termsVersion: args.consent.termsVersion,
  };
};
