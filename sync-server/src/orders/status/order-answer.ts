import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { OrderAnswer } from '@knotenblech/shared/api/orders/order-list-calls.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import { addressAnswer } from '../../accounts/customers/address-answer.ts';

export type FoundOrder = { order: Order; amounts: Amounts | null; user: User | null };

/** An order as API 1.0 tells it; `seesPrices` of whoever asks. */
export const orderAnswer = ({ order, amounts, user }: FoundOrder, seesPrices: boolean): OrderAnswer => ({
  orderId: order.id,
  id: order.number,
  date: order.orderedAt,
  status: order.status,
  check: order.check,
  deliveryTerm: order.deliveryDay,
  productionType: order.productionType,
  shippingType: order.shippingType,
  paymentType: `PAYMENTTYPE_${order.paymentType}`,
  reference: order.reference,
  phoneNo: order.phone,
  user: user && { id: user.id, userName: user.userName, firstName: user.firstName, name: user.name },
  shippingAddress: addressAnswer(order.shippingAddress),
  billingAddress: addressAnswer(order.billingAddress),
  items: order.lines.map((line, n) => ({
    projectId: line.projectId,
    projectName: line.projectName,
    quantity: line.quantity,
    partCount: line.partCount,
    weight: line.netWeightG / 1000,
    comment: line.comment,
    reference: line.reference,
    ...(seesPrices && {
      price: euro(amounts?.lines[n]?.unitCents),
      priceTotal: euro(amounts?.lines[n]?.lineCents),
    }),
  })),
  currency: 'EUR',
  voucherCode: (seesPrices && amounts?.voucherCode) || '',
  ...(seesPrices && sumsOf(amounts)),
});

const euro = (cents: number | undefined) => (cents === undefined ? null : cents / 100);

const sumsOf = (amounts: Amounts | null) => ({
  partSum: euro(amounts?.partsCents),
  productionCosts: euro(amounts?.productionCents),
  shippingCosts: euro(amounts?.shippingCents),
  paymentCosts: euro(amounts?.paymentCents),
  voucherValue: amounts ? (amounts.voucherCents ?? 0) / 100 : null,
  netSum: euro(amounts?.netCents),
  vatPercent: euro(amounts?.vatRate),
  vat: euro(amounts?.vatCents),
  total: euro(amounts?.grossCents),
});
