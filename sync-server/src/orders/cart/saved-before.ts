import type { CartBody } from '@knotenblech/shared/api/orders/cart-calls.ts';
import { type SubmitOrderArgs, submitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { DomainError, type ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import { contentDifferences, differ } from './cart-differences.ts';
import type { CartFacts } from './cart-facts.ts';
import { toOrderRequest } from './order-of-cart.ts';
import { isNamed, parseSentCart } from './parse-sent-cart.ts';
import type { SavedOrder } from './saved-order.store.ts';

export type Saved = { orderId: string; orderNumber: number };

/** The first answer, unless the cart asks for something else now. What was ordered may be gone or written anew since. */
export const savedBefore = (facts: CartFacts, body: CartBody, { orderId, number, args }: SavedOrder): Saved => {
  const ordered = submitOrderArgs.parse(args);
  const sent = sentCartIfThere(facts, body, ordered);
  if (sent) {
    const wish = toOrderRequest(facts, sent, body);
    const phone = sent.cart.phone === '' ? ordered.phone : wish.phone;
    const differences = contentDifferences({ ...wish, phone }, ordered);
    if (differences.length > 0) throw differ('order_differs', differences);
  }
  return { orderId, orderNumber: number };
};

/** Null: something is not there any more that was ordered; what never was is refused. */
const sentCartIfThere = (facts: CartFacts, body: CartBody, ordered: SubmitOrderArgs) => {
  try {
    return parseSentCart(facts, body);
  } catch (error) {
    if (error instanceof DomainError && wasOrdered(error.details, facts, ordered)) return null;
    throw error;
  }
};

const wasOrdered = ({ project, addressId }: ErrorDetails, { projects }: CartFacts, ordered: SubmitOrderArgs) => {
  return (
    [ordered.shippingAddressId, ordered.billingAddressId].some((id) => id !== null && id === addressId) ||
    projects.some((each) => isNamed(each, String(project)) && ordered.lines.some((line) => line.projectId === each.id))
  );
};
