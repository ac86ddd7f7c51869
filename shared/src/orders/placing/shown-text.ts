import { canonicalJson } from '../../values/canonical-json.ts';
import type { SubmitOrderArgs } from './submit-order.schema.ts';

/** The part of an order that stood on the page above its button. */
export type Shown = Pick<
  SubmitOrderArgs,
  | 'shown'
  | 'shownDeliveryDay'
  | 'shownContents'
  | 'productionType'
  | 'shippingType'
  | 'paymentType'
  | 'shippingAddressId'
  | 'billingAddressId'
  | 'language'
  | 'consent'
>;

/** What was shown before an order was placed (amounts, contents, options, version of the texts) as one text; its SHA-256 (hex) goes with the order. */
export const shownText = (order: Shown): string => {
  const { shown, shownDeliveryDay, shownContents, productionType, shippingType, paymentType } = order;
  const { shippingAddressId, billingAddressId, language, consent } = order;
  return canonicalJson({
    amounts: shown,
    options: { productionType, shippingType, paymentType, shippingAddressId, billingAddressId },
    deliveryDay: shownDeliveryDay,
    contents: shownContents,
    texts: { version: consent.termsVersion, language },
  });
};
