import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { CartAnswer } from '@knotenblech/shared/api/orders/cart-calls.ts';
import { vatOf } from '@knotenblech/shared/orders/amounts/vat-of.ts';
import { defaultBillingAddress } from '@knotenblech/shared/orders/cart/cart-choices.ts';
import type { CartOption, ProductionType, ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { cartParts, type PaymentOption, paymentOptions, phoneOf } from '@knotenblech/shared/orders/cart/price-cart.ts';
import {
  deliveredLines,
  orderableLines,
  type ProductionOption,
  productionOptions,
  type ShippingOption,
  shippingOptions,
} from '@knotenblech/shared/orders/cart/shipping-options.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { CartFacts } from './cart-facts.ts';
import { addressOf, type SentCart } from './parse-sent-cart.ts';

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

type CartOptions = {
  productions: ProductionOption[];
  shippings: ShippingOption[];
  payments: PaymentOption[];
};

/** What can be chosen for a cart, with prices. */
export const cartOptions = (
  { tariff, customer }: CartFacts,
  { cart, entries, shippingAddress }: Pick<SentCart, 'cart' | 'entries' | 'shippingAddress'>,
): CartOptions => {
  const countryIso = shippingAddress?.countryIso ?? null;
  const { productionType, shippingType } = cart;
  return {
    productions: productionOptions({ partsCents: cartParts(orderableLines(entries)).partsCents, tariff }),
    shippings: shippingOptions({ lines: deliveredLines(entries), productionType, countryIso, tariff }),
    payments: paymentOptions({ shippingType, countryIso, customer, tariff }),
  };
};

/** EUR as the API writes amounts; on request stays -1. */
export const euro = (cents: Cents) => (cents === -1 ? -1 : cents / 100);

const optionAnswer = ({ id, active, priceCents }: CartOption<string>, translationCode: string) => ({
  id,
  translationCode,
  price: euro(priceCents),
  currency: 'EUR' as const,
  active,
});

export const productionAnswer = (option: ProductionOption) => ({
  ...optionAnswer(option, option.type),
  workingDays: option.workingDays,
});

export const shippingAnswer = (option: ShippingOption, { shipping, production }: Tariff, vatPercent: number | null) => {
  const assigned: readonly ProductionType[] = shipping[option.id - 1]?.productionTypes ?? [];
  return {
    ...optionAnswer(option, option.type),
    workingDays: option.workingDays,
    vatPercent,
    phoneNoRequired: option.phoneRequired,
    assignedProductionTypeIds: assigned.map((type) => production.findIndex((row) => row.type === type) + 1),
  };
};

export const paymentAnswer = (option: PaymentOption) => optionAnswer(option, `PAYMENTTYPE_${option.type}`);

/** VAT of an order of the user's customer that goes to an address by a shipping type. */
export const vatBy = ({ customer, tariff }: CartFacts, shippingAddress: Address, shippingType: ShippingType) =>
  vatOf({ shippingType, shippingAddress, customer, tariff });

/** The same in percent, as saveOrder takes it; null while something of it is open. */
export const vatPercentBy = (facts: CartFacts, address: Address | null, shippingType: ShippingType | null) => {
  if (!address || !shippingType) return null;
  const vat = vatBy(facts, address, shippingType);
  return 'refusal' in vat ? null : vat.vatRate / 100;
};
