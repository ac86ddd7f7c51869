import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { CartId } from '@knotenblech/shared/values/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Seen = {
  refused: Pick<SubmitOrderArgs, 'cartId'>;
  /** The open one; null: it is not on this device. */
  cartId: CartId | null;
  /** What the server refused the order for has not come to this device. */
  isBehind: boolean;
};

/** Why a refused order cannot be agreed to where it is told. */
export const refusalHint = ({ refused, cartId, isBehind }: Seen): MessageDescriptor => {
  if (isBehind || cartId === null)
    return msg`Was sich geändert hat, ist noch nicht auf diesem Gerät. Sobald es da ist, können Sie hier zustimmen.`;
  if (cartId !== refused.cartId)
    return msg`Ihr Warenkorb ist inzwischen ein anderer als der dieser Bestellung. Was Sie noch brauchen, bestellen Sie bitte von dort.`;
  return msg`Im Warenkorb ist inzwischen etwas anderes gewählt als in dieser Bestellung. Bestellen Sie deshalb bitte von dort.`;
};
