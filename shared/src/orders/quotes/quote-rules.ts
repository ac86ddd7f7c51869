import type { SubmitOrderArgs } from '../submit-order.schema.ts';
import type { Quote } from './quote.record.ts';

type Press = Pick<SubmitOrderArgs, 'orderId' | 'nextCartId' | 'language' | 'shownDeliveryDay'>;

/** The order that takes a quote: its contents, choices, amounts and terms, none of them anew. */
export const orderOfQuote = (quote: Quote, press: Press): SubmitOrderArgs => ({
  orderId: press.orderId,
  nextCartId: press.nextCartId,
  language: press.language,
  shownDeliveryDay: press.shownDeliveryDay,
  quoteId: quote.id,
  cartId: quote.cartId,
  lines: quote.lines.map(({ id, projectId, quantity, comment, reference }) => ({
    id,
    projectId,
    quantity,
    comment,
    reference,
  })),
  shippingAddressId: quote.shippingAddressId,
  billingAddressId: quote.billingAddressId,
  phone: quote.phone,
  productionType: quote.productionType,
  shippingType: quote.shippingType,
  paymentType: quote.paymentType,
  reference: quote.reference,
  shown: quote.amounts,
  consent: { terms: true, deliveryTerms: true, termsVersion: quote.termsVersion },
});
