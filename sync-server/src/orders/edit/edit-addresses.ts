import { isDeepStrictEqual } from 'node:util';
import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { OrderAddressEdit } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { isOrderOver } from '@knotenblech/shared/orders/status-table.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import { completeAddress } from '../../accounts/customers/edit-address.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import { addressLines } from '../documents/confirmation-mail.ts';
import { languageOfOrder } from '../order.store.ts';
import { editOrder, type OrderEditDeps } from '../status/settle-payment.ts';
import { addLogEntry } from './order-log.store.ts';

type Wish = { orderId: OrderId; edit: OrderAddressEdit; adminId: UserId };

const fields = ['shippingAddress', 'billingAddress', 'phone'] as const;

/** The country of the delivery stays: its VAT and freight were agreed. */
const editedDelivery = (given: Omit<Address, 'id'>, was: Address): Address => {
  const address = completeAddress({ ...given, id: was.id });
  if (address.countryIso !== was.countryIso) throw new DomainError('invalid_input', { field: 'countryIso' });
  return address;
};

/**
 * Changes addresses and phone of an order that is not over; each is kept in the order's log as it was and as it is, and
 * whoever ordered is told. Throws DomainError 'order_step_refused', 'address_incomplete', 'invalid_input'.
 */
export const editAddresses = (deps: OrderEditDeps, { orderId, edit, adminId }: Wish) =>
  editOrder(deps, orderId, async ({ rows, tx, enqueue, now, customerId, order }) => {
    if (isOrderOver(order)) throw new DomainError('order_step_refused', { from: order.status });
    const { shippingAddress, billingAddress, phone } = edit;
    const edited: Order = {
      ...order,
      ...(shippingAddress && { shippingAddress: editedDelivery(shippingAddress, order.shippingAddress) }),
      ...(billingAddress && { billingAddress: completeAddress({ ...billingAddress, id: order.billingAddress.id }) }),
      ...(phone !== undefined && { phone }),
    };
    const changed = fields.filter((field) => !isDeepStrictEqual(edited[field], order[field]));
    if (changed.length === 0) return order;
    rows.put(customerSpace(customerId), 'order', edited);
    for (const field of changed) {
      const entry = { field, before: order[field], after: edited[field] };
      await addLogEntry(tx, { ...entry, customerId, orderId, userId: adminId, at: now });
    }
    const words = texts[await languageOfOrder(tx, { customerId, orderId })].orderEdit;
    const lines = [
      words.changed(order.number),
      ...changed.map((field) => {
        const value = edited[field];
        return `${words.fields[field]}: ${typeof value === 'string' ? value : addressLines(value).join(', ')}`;
      }),
    ];
    await notifyUser(
      { rows, tx, enqueue, now },
      {
        subject: words.subject(order.number),
        text: lines.join('\n'),
        customerId,
        userId: order.userId,
        severity: 'YELLOW',
        projectId: null,
      },
    );
    return edited;
  });
