import { createHash } from 'node:crypto';
import type { CartBody } from '@knotenblech/shared/api/orders/cart-calls.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { phoneOf } from '@knotenblech/shared/orders/cart/price-cart.ts';
import { shownText } from '@knotenblech/shared/orders/placing/shown-text.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { voucherCodeOf } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type FieldError, refuseForm } from '@knotenblech/shared/values/errors/form-error.ts';
import { type CartId, type CartLineId, newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { operatorIn } from '../../base-data/operator-in.ts';
import type { CartFacts } from './cart-facts.ts';
import type { SentCart } from './parse-sent-cart.ts';

/** What a client's cart asks for, before it is priced. */
export type OrderRequest = Pick<
  SubmitOrderArgs,
  | 'lines'
  | 'shippingAddressId'
  | 'billingAddressId'
  | 'phone'
  | 'productionType'
  | 'shippingType'
  | 'paymentType'
  | 'reference'
  | 'voucherCode'
>;

/** The code of a sent cart; '' and null are none. */
export const codeOfCart = ({ voucherCode, voucher }: CartBody) => {
  const code = voucherCodeOf(voucherCode || voucher?.voucherCode || '');
  return code === '' ? null : code;
};

const openFields = ({ tariff }: CartFacts, { cart, shippingAddress }: SentCart): FieldError[] => {
  const { productionType, shippingType, paymentType } = cart;
  const isPhoneNeeded = tariff.shipping.some(({ type, phoneRequired }) => type === shippingType && phoneRequired);
  const open = (field: string, step: string) => ({ field, code: 'option_gone' as const, details: { step, type: '' } });
  return [
    shippingAddress ? [] : { field: 'shippingAddress', code: 'noDeliveryAddress' as const },
    shippingAddress && isPhoneNeeded && phoneOf(cart, shippingAddress) === ''
      ? { field: 'phone', code: 'phoneNoRequired' as const }
      : [],
    productionType ? [] : open('productionType', 'production'),
    shippingType ? [] : open('shippingType', 'shipping'),
    paymentType ? [] : open('paymentType', 'payment'),
  ].flat();
};

/** The lines of a sent cart; those that lie in the user's own keep their ids. */
export const orderLines = ({ entries }: CartFacts, { lines }: Pick<SentCart, 'lines'>): SubmitOrderArgs['lines'] =>
  lines.map(({ project, quantity, comment, reference }) => ({
    id: entries.find((entry) => entry.line.projectId === project.id)?.line.id ?? newId<CartLineId>(),
    projectId: project.id,
    quantity,
    comment,
    reference,
  }));

/** A sent cart as what is to be ordered; refused with all that is open in it. */
export const toOrderRequest = (facts: CartFacts, sent: SentCart, body: CartBody): OrderRequest => {
  const { cart, lines, shippingAddress } = sent;
  const { productionType, shippingType, paymentType, reference } = cart;
  if (lines.length === 0) throw new DomainError('cart_empty');
  refuseForm(openFields(facts, sent));
  if (!shippingAddress || !productionType || !shippingType || !paymentType) throw new DomainError('invalid_input');
  const code = codeOfCart(body);
  return {
    lines: orderLines(facts, sent),
    shippingAddressId: shippingAddress.id,
    billingAddressId: cart.billingAddressId,
    phone: phoneOf(cart, shippingAddress),
    productionType,
    shippingType,
    paymentType,
    reference,
    ...(code === null ? {} : { voucherCode: code }),
  };
};

type Priced = { amounts: Amounts; deliveryDay: string; language: Language };

/** The order itself, at amounts the server computed just now. */
export const orderOfWish = (
  { rows }: CartFacts,
  cartId: CartId,
  wish: OrderRequest,
  priced: Priced,
): SubmitOrderArgs => {
  const { termsVersion } = operatorIn(rows);
  const args: SubmitOrderArgs = {
    ...wish,
    orderId: newId<OrderId>(),
    cartId,
    nextCartId: newId<CartId>(),
    shown: priced.amounts,
    shownDeliveryDay: priced.deliveryDay,
    language: priced.language,
    consent: { terms: true, deliveryTerms: true, termsVersion },
  };
  return { ...args, shownHash: createHash('sha256').update(shownText(args)).digest('hex') };
};
