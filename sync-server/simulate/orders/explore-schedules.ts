import { setTimeout as wait } from 'node:timers/promises';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Voucher } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { priceBasisOf } from '@knotenblech/shared/prices/project/effective-price.ts';
import { joinStoredProject, storedProjectReads } from '@knotenblech/shared/prices/project/stored-project.ts';
import { customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { MutationResult } from '@knotenblech/shared/sync/wire.ts';
import { workedTariff } from '../../../shared/samples/worked-parts.ts';
import { withCustomer } from '../../src/database/in-customer.ts';
import { updateVoucher } from '../../src/orders/vouchers/voucher.store.ts';
import { answerPriceRequest } from '../../src/projects/price-requests/answer-price-request.ts';
import { changeRecords } from '../../src/sync/rows/change-records.ts';
import { openUnitOfWork } from '../../src/sync/rows/unit-of-work.ts';
import { findOrderViolations } from './find-order-violations.ts';
import { type Buyer, type OrderWorld, today } from './order-world.ts';
import { addVoucher, withVoucher } from './races.ts';

export const steps = ['order', 'tariff', 'cancel', 'voucher', 'price'] as const;
export type ScheduleStep = (typeof steps)[number];

/** Every order of the given steps. */
export const schedulesOf = <T>(left: readonly T[]): T[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((first) => schedulesOf(left.filter((each) => each !== first)).map((rest) => [first, ...rest]));

type Scene = { world: OrderWorld; buyer: Buyer; args: SubmitOrderArgs; voucher: Voucher };

/**
 * Runs the steps all at once against one customer: the first lock on its rows is held back until every step waits for it, in
 * the given order, and then let go. Tells what does not hold afterwards.
 */
export const runSchedule = async (world: OrderWorld, schedule: readonly ScheduleStep[]): Promise<string[]> => {
  const scene = await openScene(world);
  const results = await runQueued(scene, schedule);
  return (await judge(scene, schedule, results)).map((violation) => `${schedule.join(' ')}: ${violation}`);
};

const openScene = async (world: OrderWorld): Promise<Scene> => {
  const buyer = await world.addBuyer();
  const voucher = await addVoucher(world, {});
  return { world, buyer, voucher, args: withVoucher(await world.orderArgs(buyer), voucher) };
};

type Outcome = MutationResult | 'done' | { failed: string };

const runQueued = async (scene: Scene, schedule: readonly ScheduleStep[]) => {
  const { world, buyer } = scene;
  const { customerId, userId } = buyer.actor;
  const basis = await basisOf(world, buyer);
  const running: Promise<Outcome>[] = [];
  await withCustomer(world.sql, customerId, async (tx) => {
    await openUnitOfWork(tx, customerId, [
      customerSpace(customerId),
      customerPriceSpace(customerId),
      userSpace(userId),
    ]);
    await tx`select 1 from voucher where id = ${scene.voucher.id} for update`;
    for (const [n, step] of schedule.entries()) {
      const run = runStep(scene, step, basis);
      running.push(run.catch((error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) })));
      await untilWaiting(world, n + 1);
    }
  });
  const outcomes = await Promise.all(running);
  return new Map(schedule.map((step, n) => [step, outcomes[n] as Outcome]));
};

/** Until so many transactions of this database wait for a lock. */
const untilWaiting = async ({ database }: OrderWorld, count: number) => {
  for (let tries = 0; tries < 2000; tries++) {
    const [row] = await database.owner<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if ((row?.waiting ?? 0) >= count) return;
    await wait(1);
  }
  throw new Error('a step did not begin');
};

const runStep = async (scene: Scene, step: ScheduleStep, basis: string): Promise<Outcome> => {
  const { world, buyer, args, voucher } = scene;
  const { customerId, userId } = buyer.actor;
  switch (step) {
    case 'order':
      return world.pushOne(buyer, 'submitOrder', args);
    case 'cancel':
      return world.pushOne(buyer, 'cancelOrder', { orderId: args.orderId, projectIds: [buyer.projectId], reason: '' });
    case 'tariff':
      await withCustomer(world.sql, customerId, (tx) => replaceTariff(tx, buyer));
      return 'done';
    case 'voucher': {
      const dearer = { ...voucher, discount: { kind: 'percent', hundredths: 500 } as const };
      await updateVoucher(world.database.owner, { voucher: dearer, userId, at: today });
      return 'done';
    }
    case 'price': {
      const deps = { owner: world.database.owner, enqueue: world.enqueue, now: () => today };
      const price = { netCents: 12_345, isFixed: true, note: '', basis };
      await answerPriceRequest(deps, { ...price, customerId, projectId: buyer.projectId, adminId: userId });
      return 'done';
    }
  }
};

/** A newer tariff, beside which the old one no longer prices anything. */
const replaceTariff = (tx: Parameters<typeof changeRecords>[0], { actor: { customerId } }: Buyer) => {
  const space = customerPriceSpace(customerId);
  return changeRecords(tx, {
    customerId,
    spaces: [customerSpace(customerId), space],
    reads: [{ space, kind: 'tariff', all: true }],
    run: (rows) => {
      for (const old of rows.all(space, 'tariff')) rows.put(space, 'tariff', { ...old, validDays: 0 });
      const tariff = workedTariff(2);
      rows.put(space, 'tariff', tariff);
    },
  });
};

const basisOf = (world: OrderWorld, { actor: { customerId }, projectId }: Buyer) =>
  withCustomer(world.sql, customerId, async (tx) => {
    const book = await openUnitOfWork(tx, customerId, []);
    await book.read(storedProjectReads({ projectId, customerId, withPrice: true }));
    const { rows } = book.overlay();
    const project = rows.get(customerSpace(customerId), 'project', projectId);
    const stored = project && joinStoredProject(rows, project);
    if (!project || !stored) throw new Error('no project');
    return priceBasisOf(project, stored.parts);
  });

/** By the order in which the steps took the customer's lock; the voucher is under a lock of its own and may fall either way. */
const judge = async (
  { world, buyer }: Scene,
  schedule: readonly ScheduleStep[],
  results: ReadonlyMap<ScheduleStep, Outcome>,
) => {
  const isBefore = (a: ScheduleStep, b: ScheduleStep) => schedule.indexOf(a) < schedule.indexOf(b);
  const [order, cancel] = [results.get('order') as MutationResult, results.get('cancel') as MutationResult];
  const isPriceOld = isBefore('tariff', 'order') || isBefore('price', 'order');
  const isMade = order.status === 'applied';
  const codes = ['price_changed', 'tariff_expired'];
  return [
    ...(isMade && isPriceOld ? ['an order was made at a price that no longer held'] : []),
    ...(!isMade && !codes.includes(order.code ?? '') ? [`the order was refused as ${order.code}`] : []),
    ...(!isMade && !isPriceOld && order.code !== 'price_changed' ? ['the order was refused without a reason'] : []),
    ...((cancel.status === 'applied') === (isMade && isBefore('order', 'cancel')) ? [] : ['cancelled wrongly']),
    ...[...results].flatMap(([step, each]) =>
      typeof each === 'object' && 'failed' in each && !isForeseen(step, each.failed, isMade)
        ? [`${step} failed: ${each.failed}`]
        : [],
    ),
    ...(await findOrderViolations(world.database.owner, [buyer.actor.customerId])),
  ];
};

/** An ordered project takes no other price. */
const isForeseen = (step: ScheduleStep, code: string, isMade: boolean) =>
  step === 'price' && isMade && code === 'project_read_only';
