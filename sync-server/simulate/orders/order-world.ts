import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import { seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { amountsSchema } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { packParts } from '@knotenblech/shared/parts/part-pack.record.ts';
import { summariseProject, summaryReads } from '@knotenblech/shared/prices/project/summarise-project.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerPriceSpace, customerSpace, projectSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { type MutationResult, protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import type {
  AddressId,
  CartId,
  CartLineId,
  CustomerId,
  OrderId,
  ProjectId,
  UserId,
} from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import pino from 'pino';
import { workedBeam, workedPlate, workedTariff } from '../../../shared/samples/worked-parts.ts';
import { seedBaseData } from '../../src/base-data/put-base-version.ts';
import { appRole, connect, type Database, endlessWaits } from '../../src/database/database.ts';
import { withCustomer } from '../../src/database/in-customer.ts';
import type { AdmissionLimits } from '../../src/http/admission/create-admission.ts';
import { openJobs } from '../../src/jobs/open-jobs.ts';
import { cancelOrderRun } from '../../src/orders/status/cancel-order-run.ts';
import { submitOrderRun } from '../../src/orders/submit-order.job.ts';
import { changeRecords } from '../../src/sync/rows/change-records.ts';
import type { Pokes } from '../../src/sync/rows/pokes.ts';
import { writeRecords } from '../../src/sync/rows/write-records.ts';
import { syncRoutes } from '../../src/sync/sync.routes.ts';
import type { SyncEnv } from '../../src/sync/sync-env.ts';
import { projectOf } from '../project-of.ts';
import type { Random } from '../random.ts';

/** A customer with one user, whose cart holds one project once, and an empty cart of a colleague. */
export type Buyer = {
  actor: Actor;
  cartId: CartId;
  colleague: { userId: UserId; cartId: CartId };
  lineId: CartLineId;
  projectId: ProjectId;
  addressId: AddressId;
};
type Answer = { status: number; body: unknown };

export type OrderWorld = Awaited<ReturnType<typeof openOrderWorld>>;

const silentPokes: Pokes = { poke: () => {}, listen: () => () => {}, stop: async () => {} };
export const today = new Date('2026-11-23T08:00:00Z');
/** Races are to be had, not to be queued. */
export const everybody: AdmissionLimits = {
  atOnce: 1000,
  atOnceEach: 1000,
  mostWaiting: 0,
  mostWaitingBytes: 0,
  shareEach: 1,
  longestWaitMs: 0,
};

/** The real routes, orders and job queue on a real database, with as many connections as asked for; locks are waited for to the end. */
export const openOrderWorld = async (database: Database, random: Random, connections = 8, limits = everybody) => {
  const pool = { max: connections, role: appRole, name: 'knotenblech races', waits: endlessWaits };
  const sql = connect(database.address, pool);
  const jobs = await openJobs(database, pino({ level: 'silent' }));
  const bugs: string[] = [];
  const deps = { sessions: database.sessions, enqueue: jobs.enqueue, now: () => today, takesPaypal: false };
  const routes = syncRoutes({
    sql,
    pokes: silentPokes,
    now: () => today,
    serverRuns: { submitOrder: submitOrderRun(deps), cancelOrder: cancelOrderRun(deps) },
    recomputes: {},
    onBug: (error) => bugs.push(String(error)),
    limits: { push: limits, pull: everybody },
  });
  const actors = new Map<UserId, Actor>();
  const app = new Hono<SyncEnv>()
    .use((c, next) => {
      c.set('actor', structuredClone(actors.get(c.req.header('user') as UserId)) as Actor);
      return next();
    })
    .onError((error, c) => {
      bugs.push(String(error));
      return c.json({}, 500);
    })
    .route('/', routes);
  /** The body as text, so that numbers no program would write can be sent. */
  const requestText = async (user: UserId, path: string, body: string): Promise<Answer> => {
    const answer = await app.request(path, { method: 'POST', body, headers: { user } });
    return { status: answer.status, body: await answer.json() };
  };
  const request = (user: UserId, path: string, body: unknown) => requestText(user, path, JSON.stringify(body));
  await seedBaseData(database.owner);

  const addBuyer = async (): Promise<Buyer> => {
    const actor = actorOf(random.uuid<UserId>(), random.uuid<CustomerId>());
    actors.set(actor.userId, actor);
    const buyer: Buyer = {
      actor,
      cartId: random.uuid<CartId>(),
      colleague: { userId: random.uuid<UserId>(), cartId: random.uuid<CartId>() },
      lineId: random.uuid<CartLineId>(),
      projectId: random.uuid<ProjectId>(),
      addressId: random.uuid<AddressId>(),
    };
    await withCustomer(sql, actor.customerId, (tx) => writeRecords(tx, actor.customerId, buyerRows(buyer)));
    await withCustomer(sql, actor.customerId, (tx) => summarise(tx, buyer));
    return buyer;
  };
  const mutationOf = (name: string, args: unknown, id = 1) => ({
    id,
    uid: random.uuid(),
    name,
    v: 1,
    args,
    at: today.toISOString(),
  });
  const requestOf = (buyer: Buyer, mutations: unknown[], clientId = random.uuid()) => ({
    protocol: protocolVersion,
    schema: schemaVersion,
    userId: buyer.actor.userId,
    clientId,
    mutations,
  });
  const pushOne = async (buyer: Buyer, name: string, args: unknown): Promise<MutationResult> => {
    const answer = await request(buyer.actor.userId, '/push', requestOf(buyer, [mutationOf(name, args)]));
    const { results } = answer.body as { results?: MutationResult[] };
    if (!results?.[0]) throw new Error(`push: ${answer.status}`);
    return results[0];
  };
  /** An order at the amounts that the server says to whoever was shown others. */
  const orderArgs = async (buyer: Buyer, given: Partial<SubmitOrderArgs> = {}): Promise<SubmitOrderArgs> => {
    const guess = { ...guessOf(buyer, random), ...given };
    const { code, details } = await pushOne(buyer, 'submitOrder', guess);
    if (code !== 'price_changed') throw new Error(`asked for the price, got ${code} ${JSON.stringify(details)}`);
    return { ...guess, orderId: random.uuid<OrderId>(), shown: amountsSchema.parse(JSON.parse(String(details.now))) };
  };
  const stop = async () => {
    await jobs.stop();
    await sql.end({ timeout: 5 });
  };
  return {
    database,
    sql,
    enqueue: jobs.enqueue,
    random,
    bugs,
    actors,
    request,
    requestText,
    requestOf,
    mutationOf,
    pushOne,
    addBuyer,
    orderArgs,
    stop,
  };
};

export const summarise = (tx: Parameters<typeof changeRecords>[0], { actor: { customerId }, projectId }: Buyer) => {
  const summary = { projectId, customerId, withPrice: true, at: today.toISOString() };
  return changeRecords(tx, {
    customerId,
    spaces: [customerSpace(customerId), customerPriceSpace(customerId), projectSpace(projectId)],
    reads: summaryReads(summary),
    run: (rows) => summariseProject(rows, summary),
  });
};

export const actorOf = (userId: UserId, customerId: CustomerId): Actor => ({
  userId,
  customerId,
  userName: 'eva',
  firstName: 'Eva',
  name: 'Muster',
  customerName: 'Holzbau',
  customerKind: 'company',
  permissions: ['UPLOAD_PERMISSION', 'ORDER_PERMISSION'],
  seesPrices: true,
});

export const addressOf = (id: AddressId): Address => ({
  id,
  salutation: 'COMPANY',
  name: 'Holzbau',
  nameAdd: '',
  contactFirstName: 'Eva',
  contactName: 'Muster',
  street: 'Weg 1',
  zip: '87435',
  city: 'Kempten',
  countryIso: 'DE',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: true,
});

export const customerOf = (id: CustomerId): Customer => ({
  id,
  number: 1,
  name: 'Holzbau',
  kind: 'company',
  mayPayByBill: true,
  confirmedVatId: null,
});

export const buyerRows = (
  { actor, cartId, colleague, lineId, projectId, addressId }: Buyer,
  tariff = workedTariff(),
): RowWrite[] => {
  const { customerId: id, userId, permissions, seesPrices, userName, firstName, name } = actor;
  const [space, own, inside] = [customerSpace(id), userSpace(userId), projectSpace(projectId)];
  const customer = customerOf(id);
  const user = {
    id: userId,
    userName,
    firstName,
    name,
    permissions,
    seesPrices,
    active: true,
    email: 'eva@example.org',
  };
  const texts = { comment: '', reference: '' };
  const line = { id: lineId, cartId, projectId, quantity: 1, addedAt: today.toISOString(), ...texts };
  const head = {
    readerVersion: 2,
    format: 'btlx' as const,
    formatVersion: '2.3',
    program: '',
    projectName: 'Halle',
    assemblies: [],
    filePartCount: 2,
    positionCount: 2,
    findings: [],
  };
  return [
    { space, kind: 'customer', id, data: customer },
    { space, kind: 'user', id: userId, data: user },
    { space, kind: 'address', id: addressId, data: addressOf(addressId) },
    { space, kind: 'project', id: projectId, data: projectOf(projectId, userId) },
    { space: inside, kind: 'reading', id: 'head', data: { id: 'head', head } },
    ...packParts([workedPlate(1), workedBeam(2)]).map(
      (pack): RowWrite => ({ space: inside, kind: 'partPack', id: pack.id, data: pack }),
    ),
    { space: customerPriceSpace(id), kind: 'tariff', id: tariff.id, data: tariff },
    { space: own, kind: 'cart', id: cartId, data: emptyCart(cartId) },
    { space: userSpace(colleague.userId), kind: 'cart', id: colleague.cartId, data: emptyCart(colleague.cartId) },
    { space: own, kind: 'cartLine', id: lineId, data: line },
  ];
};

export const guessOf = ({ cartId, lineId, projectId, addressId }: Buyer, random: Random): SubmitOrderArgs => ({
  orderId: random.uuid<OrderId>(),
  cartId,
  nextCartId: random.uuid<CartId>(),
  lines: [{ id: lineId, projectId, quantity: 1, comment: '', reference: '' }],
  shippingAddressId: addressId,
  billingAddressId: null,
  phone: '',
  reference: '',
  productionType: 'STANDARD',
  shippingType: 'PICKUP',
  paymentType: 'BILL',
  language: 'de',
  shownDeliveryDay: '2026-12-18',
  consent: { terms: true, deliveryTerms: true, termsVersion: seedOperator().termsVersion },
  shown: {
    tariffNumber: 1,
    lines: [],
    partsCents: 0,
    productionCents: 0,
    shippingCents: 0,
    paymentCents: 0,
    netCents: 0,
    vatRate: 0,
    vatReason: 'domestic',
    vatCents: 0,
    grossCents: 0,
  },
});
