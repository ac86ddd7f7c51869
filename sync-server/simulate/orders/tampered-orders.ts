import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { MutationResult } from '@knotenblech/shared/sync/wire.ts';
import type { Random } from '../random.ts';
import { seededRandom } from '../random.ts';
import { findOrderViolations } from './find-order-violations.ts';
import { type Aim, aimNames, aims } from './order-aims.ts';
import type { Buyer, OrderWorld } from './order-world.ts';
import { addVoucher } from './races.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Written into the body as it is: no program would send such numbers. */
const raw = (text: string) => `\u0001${text}\u0001`;
const bodyOf = (value: unknown) => JSON.stringify(value).replace(/"\\u0001([^"]*?)\\u0001"/g, '$1');

const values: ((was: Json, random: Random) => Json)[] = [
  () => -1,
  () => 0,
  () => 1,
  () => 1.5,
  () => raw('1e309'),
  () => raw('-0'),
  () => raw('9007199254740993'),
  () => '1e3',
  () => null,
  () => [],
  () => ({}),
  () => true,
  () => 'USD',
  (_, random) => random.uuid(),
  (was) => (typeof was === 'number' ? was + 1 : was),
  (was) => (typeof was === 'number' ? was - 1 : was),
  (was) => (typeof was === 'number' ? Math.round(was / 2) : was),
  (was) => (typeof was === 'number' ? String(was) : was),
  (was) => (Array.isArray(was) ? [...was, ...was] : was),
];

type Place = { holder: Json[] | { [key: string]: Json }; key: string | number };

const placesOf = (value: Json): Place[] => {
  if (value === null || typeof value !== 'object') return [];
  const keys = Array.isArray(value) ? value.map((_, n) => n) : Object.keys(value);
  return keys.flatMap((key) => [{ holder: value, key }, ...placesOf((value as Record<string, Json>)[key] as Json)]);
};

/** The arguments with one to three values replaced, removed or added. */
const tamper = (args: unknown, random: Random): Json => {
  const copy = structuredClone(args) as Json;
  for (let n = 1 + random.below(3); n > 0; n--) {
    const { holder, key } = random.pick(placesOf(copy));
    const held = holder as Record<string | number, Json>;
    if (random.chance(0.1)) held[random.pick(['currency', 'netCents', 'voucherCents', 'status', 'number'])] = 'CHF';
    else if (random.chance(0.05) && !Array.isArray(holder)) delete held[key];
    else held[key] = random.pick(values)(held[key] ?? null, random);
  }
  return copy;
};

/** What a cart is told: the project, how often, and where it goes. */
const cartChange = ({ cartId, lineId, projectId, addressId }: Buyer, random: Random) =>
  random.pick([
    { name: 'putCartLine', args: { lineId: random.uuid(), cartId, projectId } },
    { name: 'setCartLine', args: { lineId, quantity: 2, comment: '', reference: '' } },
    { name: 'setCartChoices', args: { cartId, choices: { shippingAddressId: addressId, paymentType: 'BILL' } } },
  ]);

const perPush = 25;

export type TamperReport = {
  sent: number;
  applied: number;
  refused: Record<string, number>;
  /** How many of each kind of aimed wrong were refused. */
  aimed: Record<Aim, number>;
  violations: string[];
};

/** Sends tampered orders and carts by the hundred; whatever is made of them holds by its rows alone. */
export const sendTampered = async (world: OrderWorld, seed: number, count: number): Promise<TamperReport> => {
  const random = seededRandom(seed);
  const aimed = Object.fromEntries(aimNames.map((name) => [name, 0])) as TamperReport['aimed'];
  const report: TamperReport = { sent: 0, applied: 0, refused: {}, aimed, violations: [] };
  const { code: voucherCode } = await addVoucher(world, {});
  const [victim, other] = [await world.addBuyer(), await world.addBuyer()];
  const buyers = [victim, other];
  let buyer = await world.addBuyer();
  let args: SubmitOrderArgs = await world.orderArgs(buyer);
  buyers.push(buyer);
  while (report.sent < count) {
    const size = Math.min(perPush, count - report.sent);
    const made = Array.from({ length: size }, (_, n) =>
      tamperedMutation(world, { buyer, victim, args, voucherCode }, random, n + 1),
    );
    const mutations = made.map(({ mutation }) => mutation);
    const body = bodyOf(world.requestOf(buyer, mutations, random.uuid()));
    const answer = await world.requestText(buyer.actor.userId, '/push', body);
    report.sent += size;
    const { results = [] } = answer.body as { results?: MutationResult[] };
    if (answer.status !== 200) report.violations.push(`seed ${seed}: a push was answered ${answer.status}`);
    for (const [n, { status, code }] of results.entries()) {
      const aim = made[n]?.aim;
      if (aim && status === 'applied') report.violations.push(`seed ${seed}: an order with another ${aim} was saved`);
      if (aim && status === 'refused') aimed[aim] += 1;
      if (status === 'applied') report.applied += 1;
      else report.refused[code ?? ''] = (report.refused[code ?? ''] ?? 0) + 1;
    }
    const [row] = await world.database
      .owner`select 1 from customer_order where customer_id = ${buyer.actor.customerId}`;
    if (!row) continue;
    buyer = await world.addBuyer();
    args = await world.orderArgs(buyer);
    buyers.push(buyer);
  }
  const found = await findOrderViolations(
    world.database.owner,
    buyers.map((each) => each.actor.customerId),
  );
  report.violations.push(...found.map((violation) => `seed ${seed}: ${violation}`));
  report.violations.push(
    ...(await ofRows(world, buyers, seed)),
    ...world.bugs.map((bug) => `the server met a bug: ${bug}`),
  );
  return report;
};

type Target = { buyer: Buyer; victim: Buyer; args: SubmitOrderArgs; voucherCode: string };
type Tampered = { mutation: ReturnType<OrderWorld['mutationOf']>; aim: Aim | null };

const tamperedMutation = (world: OrderWorld, target: Target, random: Random, id: number): Tampered => {
  const orderId = random.uuid();
  if (random.chance(0.25)) {
    const { name, args: cart } = cartChange(target.buyer, random);
    return { mutation: world.mutationOf(name, tamper(cart, random), id), aim: null };
  }
  if (random.chance(0.3)) {
    const aim = random.pick(aimNames);
    const args = { ...aims[aim]({ ...target, raw }, random), orderId };
    return { mutation: world.mutationOf('submitOrder', args, id), aim };
  }
  const args = { ...(tamper({ ...target.args, ...foreignOf(target, random) }, random) as object), orderId };
  return { mutation: world.mutationOf('submitOrder', args, id), aim: null };
};

const foreignOf = ({ victim, args }: Target, random: Random): object =>
  random.chance(0.7)
    ? {}
    : random.pick([
        { cartId: victim.cartId },
        { shippingAddressId: victim.addressId },
        { lines: args.lines.map((line) => ({ ...line, projectId: victim.projectId })) },
        { voucherCode: 'FREE' },
      ]);

/** Nobody else's rows are touched, and no row of a cart holds a number that is none. */
const ofRows = async ({ database }: OrderWorld, [victim, other, ...buyers]: Buyer[], seed: number) => {
  const untouched = [victim, other].flatMap((each) => (each ? [each.actor.customerId] : []));
  const [orders] = await database.owner<{ count: number }[]>`
    select count(*)::int as count from customer_order where customer_id in ${database.owner(untouched)}`;
  const customers = buyers.map((each) => each.actor.customerId);
  const lines = await database.owner<{ quantity: number }[]>`
    select (data -> 'quantity')::text::numeric::float8 as quantity from record
    where kind = 'cartLine' and not deleted and customer_id in ${database.owner(customers)}`;
  const odd = lines.filter(({ quantity }) => !Number.isInteger(quantity) || quantity < 1 || quantity > 9999);
  return [
    ...(orders?.count === 0 ? [] : [`seed ${seed}: somebody ordered for another customer`]),
    ...odd.map(({ quantity }) => `seed ${seed}: a cart holds ${quantity} pieces`),
  ];
};
