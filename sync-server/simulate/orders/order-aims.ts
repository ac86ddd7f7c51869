import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Random } from '../random.ts';
import type { Buyer } from './order-world.ts';

type Aimed = { args: object; buyer: Buyer; victim: Buyer; voucherCode: string; raw: (text: string) => string };

/** One thing of a good order that is made wrong: none of these may ever be saved. */
export const aims = {
  quantity: ({ args, raw }, random) =>
    withLine(args, { quantity: random.pick([-1, 0, 1.5, raw('1e309'), '1e3', 10_000]) }),
  price: ({ args }, random) => withShown(args, { partsCents: random.pick([0, 1, -1]), netCents: 1, grossCents: 1 }),
  vat: ({ args }, random) => withShown(args, random.pick([{ vatRate: 0 }, { vatCents: 0 }, { vatReason: 'export' }])),
  voucher: ({ args, voucherCode }, random) => ({
    ...withShown(args, { voucherCode, voucherCents: random.pick([0, -1, -1_000_000_000, 100]) }),
    voucherCode,
  }),
  currency: ({ args }) => withShown(args, { currency: 'CHF' }),
  project: ({ args, victim }) => withLine(args, { projectId: victim.projectId }),
  address: ({ args, victim }) => ({ ...args, shippingAddressId: victim.addressId }),
  cart: ({ args, buyer }) => ({ ...args, cartId: buyer.colleague.cartId }),
} satisfies Record<string, (aimed: Aimed, random: Random) => object>;

export type Aim = keyof typeof aims;
export const aimNames = Object.keys(aims) as Aim[];

const withLine = (args: object, wrong: object) => {
  const [first, ...more] = (args as SubmitOrderArgs).lines;
  return { ...args, lines: [{ ...first, ...wrong }, ...more] };
};

const withShown = (args: object, wrong: object) => ({
  ...args,
  shown: { ...(args as SubmitOrderArgs).shown, ...wrong },
});
