import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { packParts } from '@knotenblech/shared/parts/part-pack.record.ts';
import type { ProjectPrice } from '@knotenblech/shared/prices/project/project-price.record.ts';
import { summariseProject, summaryReads } from '@knotenblech/shared/prices/project/summarise-project.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerPriceSpace, customerSpace, projectSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { CartId, CartLineId, CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { rowsForShop } from '../../../../shared/samples/second-calculation/project-for-shop.ts';
import { places } from '../../../../shared/samples/second-calculation/random-cart.ts';
import type { PlainVoucher } from '../../../../shared/samples/second-calculation/work-out-voucher.ts';
import { withCustomer } from '../../../src/database/in-customer.ts';
import { changeRecords } from '../../../src/sync/rows/change-records.ts';
import { writeRecords } from '../../../src/sync/rows/write-records.ts';
import { projectOf } from '../../project-of.ts';
import { addressOf, type Buyer, customerOf, guessOf, type OrderWorld, today } from '../order-world.ts';
import { addVoucher } from '../races.ts';
import type { Law } from './pull-law.ts';
import type { PlainOrder } from './random-buyer.ts';

type Line = {
  lineId: CartLineId;
  projectId: ProjectId;
  quantity: number;
  project: PlainOrder['lines'][number]['project'];
};
export type FilledCart = {
  args: Omit<SubmitOrderArgs, 'shown'>;
  tariffNumber: number;
  voucherCode: string;
  /** As the server keeps them, in the order of the lines. */
  prices: ProjectPrice[];
};

/** The cart of a buyer with these projects in it, priced by the law; and the voucher, with what has happened to it. */
export const fillCart = async (world: OrderWorld, buyer: Buyer, plain: PlainOrder, law: Law): Promise<FilledCart> => {
  const { random, sql } = world;
  const { customerId } = buyer.actor;
  const lines = plain.lines.map(
    (line): Line => ({ lineId: random.uuid<CartLineId>(), projectId: random.uuid<ProjectId>(), ...line }),
  );
  await withCustomer(sql, customerId, (tx) => writeRecords(tx, customerId, rowsOf(buyer, lines, plain, law)));
  const prices: ProjectPrice[] = [];
  for (const { projectId } of lines) prices.push(await summarise(world, customerId, projectId));
  const voucherCode = plain.voucher ? await putVoucher(world, buyer, plain.voucher) : '';
  const { productionType, shippingType, paymentType } = plain.choices;
  const { shown: _, ...guess } = guessOf(buyer, random);
  const args = {
    ...guess,
    nextCartId: random.uuid<CartId>(),
    phone: '0821 1234',
    productionType,
    shippingType,
    paymentType,
    lines: lines.map(({ lineId: id, projectId, quantity }) => ({
      id,
      projectId,
      quantity,
      comment: '',
      reference: '',
    })),
  };
  return { args, tariffNumber: law.tariff.number, voucherCode, prices };
};

const rowsOf = (
  { actor, cartId, addressId }: Buyer,
  lines: readonly Line[],
  { choices }: PlainOrder,
  { tariff }: Law,
): RowWrite[] => {
  const { customerId: id, userId } = actor;
  const [space, own] = [customerSpace(id), userSpace(userId)];
  const { countryIso, isCompany, vatId } = choices;
  const kind = isCompany ? 'company' : 'private';
  const customer = { ...customerOf(id), kind, confirmedVatId: vatId } as const;
  const address = { ...addressOf(addressId), countryIso, zip: places[countryIso] };
  const texts = { comment: '', reference: '' };
  return [
    { space, kind: 'customer', id, data: customer },
    { space, kind: 'address', id: addressId, data: address },
    { space: customerPriceSpace(id), kind: 'tariff', id: tariff.id, data: tariff },
    { space: own, kind: 'cart', id: cartId, data: emptyCart(cartId) },
    ...lines.flatMap(({ lineId, projectId, quantity, project }): RowWrite[] => {
      const line = { id: lineId, cartId, projectId, quantity, addedAt: today.toISOString(), ...texts };
      return [{ space: own, kind: 'cartLine', id: lineId, data: line }, ...projectRows({ projectId, project, actor })];
    }),
  ];
};

const projectRows = ({ projectId, project, actor }: Pick<Line, 'projectId' | 'project'> & Pick<Buyer, 'actor'>) => {
  const { project: header, head, facts, choices } = rowsForShop(project, projectId);
  const inside = projectSpace(projectId);
  const data = { ...projectOf(projectId, actor.userId), ...header };
  return [
    { space: customerSpace(actor.customerId), kind: 'project', id: projectId, data },
    { space: inside, kind: 'reading', id: 'head', data: { id: 'head', head } },
    ...packParts(facts).map((pack): RowWrite => ({ space: inside, kind: 'partPack', id: pack.id, data: pack })),
    ...choices.map((choice): RowWrite => ({ space: inside, kind: 'partChoice', id: choice.id, data: choice })),
  ] satisfies RowWrite[];
};

const summarise = ({ sql }: OrderWorld, customerId: CustomerId, projectId: ProjectId) =>
  withCustomer(sql, customerId, async (tx) => {
    const summary = { projectId, customerId, withPrice: true, at: today.toISOString() };
    const [space, priceSpace] = [customerSpace(customerId), customerPriceSpace(customerId)];
    let price: ProjectPrice | undefined;
    await changeRecords(tx, {
      customerId,
      spaces: [space, priceSpace, projectSpace(projectId)],
      reads: summaryReads(summary),
      run: (rows) => {
        summariseProject(rows, summary);
        price = rows.get(priceSpace, 'projectPrice', projectId);
      },
    });
    if (!price) throw new Error('the project has no price');
    return price;
  });

const putVoucher = async (world: OrderWorld, { actor }: Buyer, plain: PlainVoucher) => {
  const { uses, usesOfCustomer, isOwn, ...terms } = plain;
  const owner = isOwn ? actor.customerId : world.random.uuid<CustomerId>();
  const voucher = await addVoucher(world, { ...terms, customerId: plain.type === 'SPECIFIC_CUSTOMER' ? owner : null });
  const { owner: sql } = world.database;
  await sql`update voucher set used_count = ${uses} where id = ${voucher.id}`;
  if (usesOfCustomer > 0)
    await sql`
      insert into voucher_use (customer_id, order_id, voucher_id, user_id, terms, used_at, returned_at)
      values (${actor.customerId}, ${world.random.uuid()}, ${voucher.id}, ${actor.userId}, '{}', ${today}, null)`;
  return voucher.code;
};
