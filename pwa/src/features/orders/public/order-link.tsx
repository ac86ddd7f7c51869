import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Leads to an order; says its number where no other words are given. */
export const OrderLink = ({ order, children }: { order: Pick<Order, 'id' | 'number'>; children?: ReactNode }) => (
  <Link from="/$lang" to="/$lang/shop/account/orders/$orderId" params={{ orderId: order.id }}>
    {children ?? <Trans>Nr. {order.number}</Trans>}
  </Link>
);
