import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CartId } from '@knotenblech/shared/values/ids.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import { isOrder } from '../../../sync/status/queued-order.ts';
import { isWaiting, readWaiting } from '../../../sync/status/read-waiting.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showRefusal } from '../../issues/public/show-failure.ts';

type Placed = { database: ShopDatabase; cartId: CartId };

/** Tells why an order could not be placed; of a cart whose order waits, from another window, that it does. */
export const showPlaceOrderError = async (i18n: I18n, error: unknown, { database, cartId }: Placed) => {
  const isClosed = error instanceof DomainError && error.code === 'cart_already_ordered';
  const orders = isClosed ? (await readWaiting(database)).filter(isOrder) : [];
  if (!orders.some((entry) => isWaiting(entry) && entry.args.cartId === cartId)) return showRefusal(i18n, error);
  addToast({
    tone: 'bad',
    words: i18n._(
      msg`Eine Bestellung dieses Warenkorbs wartet schon auf diesem Gerät. Sie geht von selbst hinaus, genau einmal.`,
    ),
  });
};
