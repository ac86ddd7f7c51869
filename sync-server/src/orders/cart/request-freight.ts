import type { FreightBody } from '@knotenblech/shared/api/orders/cart-calls.ts';
import { phoneOf } from '@knotenblech/shared/orders/cart/price-cart.ts';
import { freightRequestState } from '@knotenblech/shared/orders/freight/freight-request-state.ts';
import { isWishDay, type RequestFreightArgs } from '@knotenblech/shared/orders/freight/request-freight.change.ts';
import { answerDueAt } from '@knotenblech/shared/projects/project-state.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type FieldError, refuseForm } from '@knotenblech/shared/values/errors/form-error.ts';
import { type FreightRequestId, newId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { keyOf, refuseTooMany } from '../../http/token-buckets.ts';
import { applyChanges } from '../../sync/push/apply-changes.ts';
import { type CartFacts, readCartFacts } from './cart-facts.ts';
import { orderLines } from './order-of-cart.ts';
import { parseSentCart, type SentCart } from './parse-sent-cart.ts';
import { refuseUnorderable, type SaveDeps } from './save-order.ts';

/** In a quarter of an hour by one user. */
export const mostFreightRequests = 20;

type FreightWish = { body: FreightBody; language: Language };
type Asked = { freightRequestId: FreightRequestId; dueAt: string };

/**
 * Asks for an offer of the freight of a client's cart by the change the app pushes. The same load to the same address is asked for once:
 * asked again it is told when the answer is due. Throws DomainError to refuse.
 */
export const requestFreight = async (deps: SaveDeps, actor: Actor, { body, language }: FreightWish): Promise<Asked> => {
  const facts = await readInCustomer(deps.sql, actor.customerId, (tx) => readCartFacts(tx, actor));
  if (facts.cart.id !== body.cartId) throw new DomainError('not_found', { record: 'cart', cartId: body.cartId });
  const at = deps.now();
  if (body.wishDay && !isWishDay(body.wishDay, shopDay(at))) refuseForm([{ field: 'wishDay', code: 'invalid_input' }]);
  const args = argsOf(facts, parseSentCart(facts, body), { body, language });
  const { freightRequest } = facts.cart;
  if (freightRequest && freightRequestState(facts.cart, args) === 'asked')
    return { freightRequestId: freightRequest.requestId, dueAt: answerDueAt(freightRequest.requestedAt) };
  await refuseTooMany(deps.sessions, [{ key: keyOf('freight', actor.userId), most: mostFreightRequests }], at);
  await applyChanges(deps, actor, [{ name: 'requestFreight', args }], at.toISOString());
  return { freightRequestId: args.requestId, dueAt: answerDueAt(at.toISOString()) };
};

const argsOf = (facts: CartFacts, sent: SentCart, { body, language }: FreightWish): RequestFreightArgs => {
  const { cart, lines, priced, shippingAddress } = sent;
  if (lines.length === 0) throw new DomainError('cart_empty');
  refuseForm(openFields(sent));
  refuseUnorderable(sent);
  if (!shippingAddress || !cart.productionType) throw new DomainError('invalid_input');
  return {
    requestId: newId<FreightRequestId>(),
    cartId: cart.id,
    lines: orderLines(facts, sent),
    shippingAddressId: shippingAddress.id,
    billingAddressId: cart.billingAddressId,
    phone: phoneOf(cart, shippingAddress),
    productionType: cart.productionType,
    paymentType: cart.paymentType,
    reference: cart.reference,
    netWeightG: priced.reduce((sum, line) => sum + line.netWeightG * line.quantity, 0),
    wishDay: body.wishDay ?? null,
    language,
  };
};

/** What an offer cannot be made without: where to, the number to call, and how it is made. */
const openFields = ({ cart, shippingAddress }: SentCart): FieldError[] => [
  ...(shippingAddress ? [] : [{ field: 'shippingAddress', code: 'noDeliveryAddress' as const }]),
  ...(shippingAddress && phoneOf(cart, shippingAddress) === ''
    ? [{ field: 'phone', code: 'phoneNoRequired' as const }]
    : []),
  ...(cart.productionType
    ? []
    : [{ field: 'productionType', code: 'option_gone' as const, details: { step: 'production', type: '' } }]),
];
