import type { Rows } from '../records/define-change.ts';
import { customerSpace } from '../records/space.ts';
import type { CustomerId } from '../values/ids.ts';
import type { Order } from './order.record.ts';
import { isDemoOrder } from './status-table.ts';

/** Lets a customer pay by bill once his first order is closed; what the operator decides afterwards stays. Reads the customer and all his orders. */
export const allowBill = (rows: Rows, customerId: CustomerId, closed: Order) => {
  const space = customerSpace(customerId);
  const customer = rows.get(space, 'customer', customerId);
  const isLater = rows
    .all(space, 'order')
    .some((order) => order.id !== closed.id && order.status === 'CLOSED' && !isDemoOrder(order));
  if (!customer || customer.mayPayByBill || isLater || isDemoOrder(closed)) return;
  rows.put(space, 'customer', { ...customer, mayPayByBill: true });
};
