import { readsGross } from '@knotenblech/shared/orders/amounts/shown-total.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';

/** Whether a customer, whose record is read, reads amounts with VAT. */
export const readsGrossIn = (rows: Pick<Rows, 'get'>, customerId: CustomerId): boolean => {
  const customer = rows.get(customerSpace(customerId), 'customer', customerId);
  if (!customer) throw new Error(`customer ${customerId} is not among the rows`);
  return readsGross(customer.kind);
};
