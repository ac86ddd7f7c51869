import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { AddressId, CartId, FreightRequestId, OrderId, QuoteId } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../pwa/src/database/shop-database.ts';
import { type Making, makeOnDevice as make } from './make-on-device.ts';
import { line, linesOf, openCart } from './random-cart-change.ts';

export const order = async (m: Making) => {
  const cartId = await openCart(m);
  if (!cartId) return;
  if ((await linesOf(m, cartId)).length === 0) await line(m);
  const chosen = await chosenIn(m, cartId);
  if (chosen.lines.length === 0) return;
  await make(m, 'submitOrder', {
    ...chosen,
    orderId: m.random.uuid<OrderId>(),
    cartId,
    nextCartId: m.random.uuid<CartId>(),
    shownDeliveryDay: '2026-12-01',
    consent: { terms: true, deliveryTerms: true, termsVersion: '1' },
  });
};

export const quote = async (m: Making) => {
  const cartId = await openCart(m);
  const chosen = cartId ? await chosenIn(m, cartId) : null;
  if (!chosen || chosen.lines.length === 0) return;
  const quoteId = m.random.uuid<QuoteId>();
  await make(m, 'requestQuote', { ...chosen, quoteId, cartId: m.random.uuid<CartId>(), termsVersion: '1' });
};

export const freight = async (m: Making) => {
  const cartId = await openCart(m);
  const chosen = cartId ? await chosenIn(m, cartId) : null;
  if (!cartId || !chosen || chosen.lines.length === 0) return;
  const { shown: _shown, shippingType: _shippingType, ...asked } = chosen;
  await make(m, 'requestFreight', {
    ...asked,
    requestId: m.random.uuid<FreightRequestId>(),
    cartId,
    phone: '+49 831 1',
    netWeightG: m.random.below(40_000_000),
    wishDay: null,
  });
};

export const cancel = async (m: Making) => {
  const rows = await rowRange(m.tab.database, customerSpace(m.shop.customerId), 'order').toArray();
  if (rows.length === 0) return;
  const { id: orderId, lines } = m.random.pick(rows).data;
  await make(m, 'cancelOrder', { orderId, projectIds: lines.map((each) => each.projectId), reason: '' });
};

const chosenIn = async (m: Making, cartId: CartId) => ({
  lines: (await linesOf(m, cartId)).map(({ id, projectId, quantity, comment, reference }) => ({
    id,
    projectId,
    quantity,
    comment,
    reference,
  })),
  shippingAddressId: m.shop.addresses[0] as AddressId,
  billingAddressId: null,
  phone: '',
  reference: '',
  productionType: 'STANDARD' as const,
  shippingType: 'PICKUP' as const,
  paymentType: 'BILL' as const,
  language: 'de' as const,
  shown: {
    tariffNumber: 1,
    lines: [],
    partsCents: 0,
    productionCents: 0,
    shippingCents: 0,
    paymentCents: 0,
    netCents: 0,
    vatRate: 0,
    vatReason: 'domestic' as const,
    vatCents: 0,
    grossCents: 0,
  },
});
