import type { CartAnswer } from '@knotenblech/shared/api/orders/cart-calls.ts';
import { defaultBillingAddress } from '@knotenblech/shared/orders/cart/default-addresses.ts';
import { phoneOf } from '@knotenblech/shared/orders/cart/phone-of.ts';
import type { CartFacts } from './cart-facts.ts';
import { cartOptions } from './cart-options.ts';
import { euro, paymentAnswer, productionAnswer, shippingAnswer } from './option-answers.ts';
import { addressOf } from './parse-sent-cart.ts';
import { vatPercentBy } from './vat-by.ts';

const itemsOf = ({ entries }: CartFacts): CartAnswer['shoppingCartItems'] =>
  entries.flatMap(({ line, project, unitCents }) =>
    project === null
      ? []
      : [
          {
            quantity: line.quantity,
            project: {
              projectId: project.id,
              id: project.number,
              projectName: project.name,
              price: unitCents === null ? null : euro(unitCents),
              currency: 'EUR',
            },
            comment: line.comment,
            reference: line.reference,
          },
        ],
  );

const addressesOf = (facts: CartFacts) => {
  const { cart, addresses } = facts;
  const shipping = addressOf(facts, cart);
  const billingId = defaultBillingAddress(cart, addresses);
  const isSame = billingId === null || billingId === shipping?.id;
  return {
    shippingAddress: shipping && { addressId: shipping.id, phone: phoneOf(cart, shipping) },
    billingAddress: isSame ? ({ id: -1, addressId: -1 } as const) : { id: 0, addressId: billingId },
  };
};

/** The user's open cart as API 1.0 writes it. */
export const cartAnswer = (facts: CartFacts): CartAnswer => {
  const { cart, entries, tariff } = facts;
  const shippingAddress = addressOf(facts, cart);
  const { productions, shippings, payments } = cartOptions(facts, {
    cart,
    entries,
    shippingAddress,
  });
  const production = productions.find((option) => option.type === cart.productionType) ?? null;
  const shipping = shippings.find((option) => option.type === cart.shippingType) ?? null;
  const payment = payments.find((option) => option.type === cart.paymentType) ?? null;
  const vatPercent = vatPercentBy(facts, shippingAddress, cart.shippingType);
  return {
    cartId: cart.id,
    shoppingCartItems: itemsOf(facts),
    customerAddress: { currency: 'EUR' },
    ...addressesOf(facts),
    productionType: production && productionAnswer(production),
    productionCosts: production && euro(production.priceCents),
    shippingType: shipping && shippingAnswer(shipping, tariff, vatPercent),
    shippingCosts: shipping && euro(shipping.priceCents),
    paymentType: payment && paymentAnswer(payment),
    deliveryTerm: null,
    vatPercent,
    voucher: null,
    voucherCode: cart.voucherCode ?? '',
    voucherValue: null,
    voucherCurrency: 'EUR',
  };
};
