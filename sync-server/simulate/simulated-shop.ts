import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import { packCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import { packParts } from '@knotenblech/shared/parts/part-pack.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import {
  catalogSpace,
  customerPriceSpace,
  customerSpace,
  projectSpace,
  userSpace,
} from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import {
  type AddressId,
  type CartId,
  type CustomerId,
  type ProjectId,
  partIdOf,
  type UserId,
} from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import type { Answer } from '../../pwa/src/sync/transport/answers.ts';
import { drilledPlate, workedBeam, workedTariff } from '../../shared/samples/worked-parts.ts';
import type { Database } from '../src/database/database.ts';
import { nobody, withCustomer } from '../src/database/in-customer.ts';
import { moveHandedLines } from '../src/orders/cart/hand-over-cart.job.ts';
import { recomputeMends, recomputeProfile } from '../src/projects/reading/recompute-profile.ts';
import type { ServerRuns } from '../src/sync/push/batch.ts';
import type { Pokes } from '../src/sync/rows/pokes.ts';
import { writeRecords } from '../src/sync/rows/write-records.ts';
import { syncRoutes } from '../src/sync/sync.routes.ts';
import type { SyncEnv } from '../src/sync/sync-env.ts';
import { addressOf } from './address-of.ts';
import { fileOfForms } from './file-of-forms.ts';
import { messageOf } from './message-of.ts';
import { projectOf } from './project-of.ts';
import type { Random } from './random.ts';
import { randomForm } from './random-form.ts';
import { gatedSql } from './stage/gated-sql.ts';
import type { RequestLife } from './stage/server-side.ts';
import type { Stage } from './stage/stage.ts';

export type SimulatedShop = {
  database: Database;
  customerId: CustomerId;
  actors: Map<UserId, Actor>;
  projects: ProjectId[];
  addresses: AddressId[];
  /** One cart of each user that nothing but putCartLine touches: its quantities count the changes applied. Older than all others. */
  tallyCarts: Map<UserId, CartId>;
  tallyProject: ProjectId;
  /** What has arrived, by hash. */
  files: Map<string, Uint8Array>;
  catalogue: Catalogue;
  bugs: string[];
  /** What the server's clock says. */
  now: () => Date;
  /** Whose sessions the server does not accept at the moment. */
  shutOut: Set<UserId>;
  /** Told of every push at the moment of its commit. */
  onCommit?: (body: unknown) => Promise<void>;
  /** Status 0: the server died at the given place of the request; nobody knows what it had done. */
  request: (userId: UserId, path: string, body: unknown, dieAt?: number | null) => Promise<Answer>;
};

const { profiles, ...tables } = seedCatalogue();
/** Few profiles, so that devices have little to fetch. */
const catalogue: Catalogue = {
  ...tables,
  profiles: profiles.filter(({ id }) => ['HEA200', 'IPE240', 'HEB160'].includes(id)),
};

const catalogRows = (): RowWrite[] =>
  (['profiles', 'grades', 'sheetThicknesses'] as const)
    .flatMap((table) => packCatalog(table, catalogue[table]))
    .map((pack) => ({ space: catalogSpace, kind: 'catalogPack', id: pack.id, data: pack }));

/** A comment that meets a bug at the server. */
export const poison = 'poison';

const silentPokes: Pokes = { poke: () => {}, listen: () => () => {}, stop: async () => {} };

/** A customer with users, projects and prices on a real database, answered by the real routes. */
export const openSimulatedShop = async (database: Database, random: Random, stage?: Stage): Promise<SimulatedShop> => {
  const customerId = random.uuid<CustomerId>();
  const actors = new Map(
    ['eva', 'jan', 'kim'].map((name) => actorOf(random.uuid<UserId>(), customerId, name)).map((a) => [a.userId, a]),
  );
  const projects = [1, 2, 3].map(() => random.uuid<ProjectId>());
  const shop: Parts = {
    database,
    now: () => new Date(stage?.now() ?? Date.now()),
    shutOut: new Set(),
    customerId,
    actors,
    projects,
    files: new Map<string, Uint8Array>(),
    catalogue,
    bugs: [] as string[],
    addresses: [1, 2, 3, 4].map(() => random.uuid<AddressId>()),
    tallyCarts: new Map([...actors.keys()].map((userId) => [userId, oldestCartId(random)])),
    tallyProject: projects[2] as ProjectId,
  };
  const carts = [...actors.keys()].map((userId) => [userId, random.uuid<CartId>()] as const);
  const messages = [...actors.keys()].flatMap((userId) => [1, 2].map(() => messageRow(random.uuid(), userId)));
  const rows = [...firstRows(shop, carts), ...messages, ...(await singlePartRows(shop, random))];
  await withCustomer(database.sql, customerId, (tx) => writeRecords(tx, customerId, rows));
  const [known] = await database.owner`select 1 from record where kind = 'catalogPack'`;
  if (!known) await withCustomer(database.sql, nobody, (tx) => writeRecords(tx, nobody, catalogRows()));
  return Object.assign(shop, { request: requestOf(shop, stage) });
};

/** The open cart of a user is the youngest one by its id, so never this one. */
const oldestCartId = (random: Random) => `00000000${random.uuid().slice(8)}` as CartId;

type Parts = Omit<SimulatedShop, 'request'>;

const requestOf = (shop: Parts, stage: Stage | undefined): SimulatedShop['request'] => {
  return (userId, path, body, dieAt = null) =>
    stage
      ? stage.request(path, dieAt, (life) => serve(shop, { userId, path, body }, life))
      : serve(shop, { userId, path, body });
};

type Request = { userId: UserId; path: string; body: unknown };

const serve = async (shop: Parts, { userId, path, body }: Request, life?: RequestLife) => {
  if (shop.shutOut.has(userId)) return { status: 401, body: { errors: [{ errorCode: 'session_expired' }] } };
  const told = (error: unknown) => {
    if (!life?.isDead() && !String(error).includes(poison)) shop.bugs.push(String(error));
  };
  const routes = syncRoutes({
    sql: life
      ? gatedSql(shop.database.sql, life, async () => path === '/push' && shop.onCommit?.(body))
      : shop.database.sql,
    pokes: silentPokes,
    now: shop.now,
    longestWorkMs: Number.POSITIVE_INFINITY,
    serverRuns: serverRunsOf(shop),
    recomputes: { setPartProfile: recomputeProfile, setPartMends: recomputeMends },
    onBug: told,
  });
  const app = new Hono<SyncEnv>()
    .use((c, next) => {
      c.set('actor', structuredClone(shop.actors.get(userId)) as Actor);
      return next();
    })
    .onError((error, c) => {
      told(error);
      return c.json({}, 500);
    })
    .route('/', routes);
  const answer = await app.request(path, { method: 'POST', body: JSON.stringify(body) });
  if (life?.isDead()) return { status: 0, body: null };
  return { status: answer.status, body: await answer.json() };
};

const serverRunsOf = ({ files, customerId }: Parts): ServerRuns => ({
  createProject: async ({ run, args }) => {
    if (!files.has(args.fileHash)) throw new DomainError('file_missing');
    run();
    return undefined;
  },
  putSinglePart: async ({ run, args }) => {
    if (!files.has(args.fileHash)) throw new DomainError('file_missing');
    run();
    return undefined;
  },
  handOverCart: async (context) => {
    await moveHandedLines(context);
    return undefined;
  },
  requestPrice: async ({ run, args }) => {
    if (args.comment === poison) throw new TypeError(poison);
    run();
    return undefined;
  },
  submitOrder: async ({ run, rows, args, actor: { userId } }) => {
    run();
    const { orderId: id, cartId, lines, consent } = args;
    const order = { id, cartId, lines, consent, userId, number: 1, check: 'accepted', status: 'NEW' };
    rows.put(customerSpace(customerId), 'order', order as never);
    return { orderId: args.orderId };
  },
});

const actorOf = (userId: UserId, customerId: CustomerId, userName: string): Actor => ({
  userId,
  customerId,
  userName,
  firstName: userName,
  name: 'Muster',
  customerName: 'Holzbau',
  customerKind: 'company',
  permissions: ['UPLOAD_PERMISSION', 'ORDER_PERMISSION'],
  seesPrices: true,
});

export const userOf = ({ userId: id, userName, firstName, name, permissions, seesPrices }: Actor): User => ({
  id,
  userName,
  email: `${userName}@example.com`,
  firstName,
  name,
  permissions: [...permissions],
  seesPrices,
  active: true,
});

const firstRows = (shop: Parts, carts: (readonly [UserId, CartId])[]): RowWrite[] => {
  const { customerId, projects, actors, tallyCarts, addresses } = shop;
  const [user] = actors.keys();
  const space = customerSpace(customerId);
  const tariff = workedTariff();
  return [
    ...projects.flatMap((id) => projectRows(id, space, user as UserId)),
    ...[...carts, ...tallyCarts].map(([userId, id]): RowWrite => {
      return { space: userSpace(userId), kind: 'cart', id, data: emptyCart(id) };
    }),
    ...addresses.map((id): RowWrite => ({ space, kind: 'address', id, data: addressOf(id, 'Weg') })),
    ...[...actors.values()].map((actor): RowWrite => ({ space, kind: 'user', id: actor.userId, data: userOf(actor) })),
    { space: customerPriceSpace(customerId), kind: 'tariff', id: tariff.id, data: tariff },
  ];
};

export const messageRow = (id: string, userId: UserId): RowWrite => ({
  space: userSpace(userId),
  kind: 'message',
  id,
  data: messageOf(id),
});

/** A project of two parts made from forms, read already. */
const singlePartRows = async ({ customerId, actors, files }: Parts, random: Random): Promise<RowWrite[]> => {
  const id = random.uuid<ProjectId>();
  const [userId] = actors.keys();
  const forms = [randomForm(random), randomForm(random)];
  const { bytes, fileHash, reading } = await fileOfForms(forms, catalogue);
  files.set(fileHash, bytes);
  const space = customerSpace(customerId);
  const project: Project = {
    ...projectOf(id, userId as UserId),
    fileHash,
    fileName: 'einzelteile.stwx',
    hasSingleParts: true,
  };
  const inside = projectSpace(id);
  return [
    { space, kind: 'project', id, data: project },
    { space: inside, kind: 'reading', id: 'head', data: { id: 'head', head: reading.head, fileHash } },
    ...packParts(reading.parts).map((pack): RowWrite => ({ space: inside, kind: 'partPack', id: pack.id, data: pack })),
    ...forms.map((form, n): RowWrite => {
      const part = { id: partIdOf(id, n + 1), index: n + 1, form };
      return { space: inside, kind: 'singlePart', id: part.id, data: part };
    }),
  ];
};

/** A project of a file with two assemblies and three parts, read already. */
export const projectRows = (id: ProjectId, space: ReturnType<typeof customerSpace>, userId: UserId): RowWrite[] => {
  const head = {
    readerVersion: 1,
    format: 'btlx' as const,
    formatVersion: '2.3',
    program: '',
    projectName: 'Halle',
    assemblies: [1, 2].map((index) => ({ index, name: `B${index}`, drawingNumber: '', parent: null, quantity: 1 })),
    filePartCount: 3,
    positionCount: 3,
    findings: [],
  };
  const inside = projectSpace(id);
  const packs = packParts([drilledPlate(1), workedBeam(2), drilledPlate(3)]);
  return [
    { space, kind: 'project', id, data: projectOf(id, userId) },
    { space: inside, kind: 'reading', id: 'head', data: { id: 'head', head } },
    ...packs.map((pack): RowWrite => ({ space: inside, kind: 'partPack', id: pack.id, data: pack })),
  ];
};
