import { cartEntries } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { priceCart } from '@knotenblech/shared/orders/cart/price-cart.ts';
import { orderableLines } from '@knotenblech/shared/orders/cart/shipping-options.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import { type CartId, type CartLineId, newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { shopDay } from '../src/base-data/put-base-version.ts';
import type { TestDevice } from './test-device.ts';

type Choices = Partial<Pick<SubmitOrderArgs, 'shippingType' | 'paymentType' | 'productionType' | 'phone'>>;

/** Fills the open cart and prices it as the app does, from nothing but what the device has pulled. */
export const testOrder = async (
  device: TestDevice,
  projectIds: ProjectId[],
  choices: Choices = {},
): Promise<SubmitOrderArgs> => {
  const cart = await device.openCart();
  if (!cart) throw new Error('no open cart');
  for (const projectId of projectIds)
    await device.push('putCartLine', { lineId: newId<CartLineId>(), cartId: cart.id, projectId });
  const [lines, projects, prices, tariffs, addresses, [customer]] = await Promise.all([
    device.lines(),
    device.projects(),
    device.prices(),
    device.tariffs(),
    device.addresses(),
    device.customers(),
  ]);
  const tariff = currentTariff(tariffs);
  const [address] = addresses;
  if (!tariff || !address || !customer) throw new Error('no tariff, address or customer');
  const chosen = {
    productionType: 'STANDARD',
    shippingType: 'PICKUP',
    paymentType: 'BILL',
    phone: '',
    reference: 'Halle 7',
    ...choices,
  } as const;
  const priced = priceCart({
    lines: orderableLines(cartEntries({ cartId: cart.id, lines, projects, prices })),
    cart: { ...cart, ...chosen, shippingAddressId: address.id, billingAddressId: null },
    tariff,
    shippingAddress: address,
    customer,
    today: shopDay(new Date('2026-11-23T08:00:00Z')),
  });
  if ('refusals' in priced) throw new Error(JSON.stringify(priced.refusals));
  return {
    orderId: newId<OrderId>(),
    cartId: cart.id,
    nextCartId: newId<CartId>(),
    lines: lines
      .filter((line) => line.cartId === cart.id)
      .map(({ cartId: _cartId, addedAt: _addedAt, ...line }) => line),
    shippingAddressId: address.id,
    billingAddressId: null,
    ...chosen,
    shown: priced.amounts,
    shownDeliveryDay: '2026-12-14',
    language: 'de',
    consent: { terms: true, deliveryTerms: true, termsVersion: '2026-11' },
  };
};
