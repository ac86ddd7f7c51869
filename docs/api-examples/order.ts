import { ask } from './shop.ts';

/**
 * node order.ts PROJECT REFERENCE: orders a project with obligation to pay, once for each reference, and prints the number of the order.
 * Scopes: projects:read, prices:read, orders:read, orders:write; who made the key must have the right to order.
 */
const [project = '', reference = ''] = process.argv.slice(2);

type Option = { id: number; price: number; active: boolean };
type Cart = { cartId: string } & Record<string, unknown>;

const cheapest = (options: Option[]) => {
  const [first] = options.filter(({ active, price }) => active && price >= 0).sort((a, b) => a.price - b.price);
  if (!first) throw new Error('nothing is offered for this cart');
  return { id: first.id };
};

const { addressData } = await ask<{ addressData: { addressId: string }[] }>('/api/1.0/users/listAddressStore/key');
const [address] = addressData;
if (!address) throw new Error('the company has no address');

const open = await ask<Cart>('/api/1.0/shoppingCart/getNewCart');
const cart: Cart = {
  ...open,
  shoppingCartItems: [{ quantity: 1, project: { projectId: project }, comment: '', reference: '' }],
  shippingAddress: { addressId: address.addressId, phone: '+49 831 5550' },
  reference,
};
const { productionTypeList } = await ask<{ productionTypeList: Option[] }>('/api/1.0/shoppingCart/productionTypeList', {
  body: cart,
});
cart['productionType'] = cheapest(productionTypeList);
const { shippingTypeList } = await ask<{ shippingTypeList: Option[] }>('/api/1.0/shoppingCart/shippingTypeList', {
  body: cart,
});
const shippingType = cheapest(shippingTypeList);
cart['shippingType'] = shippingType;
const { paymentTypeList } = await ask<{ paymentTypeList: Option[] }>(
  `/api/1.0/shoppingCart/paymentTypeList?shippingTypeId=${shippingType.id}&addressId=${address.addressId}`,
);
cart['paymentType'] = cheapest(paymentTypeList);

const { orderId, orderNumber } = await ask<{ orderId: string; orderNumber: number }>(
  '/api/1.0/shoppingCart/saveOrder',
  {
    body: { ...cart, termsAccepted: true, deliveryTermsAccepted: true },
    // The same contents under the same key are one order, also from the next cart.
    idempotencyKey: `order ${reference}`,
  },
);
console.log(JSON.stringify({ orderId, orderNumber }));
