import { adminProjectCalls, type ProjectBundle } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { RecordKind } from '@knotenblech/shared/records/record-kinds.ts';
import { createRowCache } from '@knotenblech/shared/records/row-cache.ts';
import { catalogSpace, projectSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';
import { type ArgsOf, type ChangeName, findPresent } from '@knotenblech/shared/sync/changes.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Dexie } from 'dexie';
import { createValueCipher, newDataKey } from '../../../database/encryption/value-cipher.ts';
import { openShopDatabase, rowRange, type ShopDatabase, type StoredRow } from '../../../database/shop-database.ts';
import { asUserData, databaseOf } from '../../../database/user-data.ts';
import { withExpectedValues } from '../../outbox/make-change.ts';
import { callServer } from '../../transport/call-server.ts';
import type { Shop } from '../shop.ts';

/** A project of any customer, open on the device of somebody who runs the shop. */
export type CustomersProject = {
  projectId: ProjectId;
  /** The shop as his: it holds this project alone, and every change goes to the server at once. */
  shop: Shop;
  /** Takes over what the server holds of it now. */
  reload: () => Promise<void>;
  close: () => void;
};

const prefixOf = (databaseName: string) => `${databaseName}/customers/`;

/** Forgets what was open of customers in windows that ended without a word; all of it with the session. */
export const dropCustomersProjects = async (databaseName: string, which: 'left' | 'all') => {
  const names = (await Dexie.getDatabaseNames()).filter((name) => name.startsWith(prefixOf(databaseName)));
  for (const name of names) {
    if (which === 'all') await Dexie.delete(name);
    else await navigator.locks?.request(name, { ifAvailable: true }, (lock) => (lock ? Dexie.delete(name) : undefined));
  }
};

/** Opens a project by its id or number from the server, for this window and no longer; throws DomainError. */
export const openCustomersProject = async (shop: Shop, name: string): Promise<CustomersProject> => {
  const ask = (project: string) =>
    callServer(shop, { path: `/admin/projects/${project}`, answer: adminProjectCalls.open.answer });
  const bundle = await ask(encodeURIComponent(name));
  const projectId = projectIdOf(bundle);
  const own = databaseOf(shop);
  await dropCustomersProjects(own.name, 'left');
  const cipher = createValueCipher(newDataKey());
  const database = openShopDatabase(`${prefixOf(own.name)}${crypto.randomUUID()}`, cipher);
  const release = holdLock(database.name);
  await copyStanding(own, database);
  await keep(database, bundle, projectId);
  const actor = customersActor(shop.actor, bundle);
  let turn = 0;
  const reload = async () => {
    turn += 1;
    const mine = turn;
    const current = await ask(projectId).catch(() => null);
    if (current && mine === turn) await keep(database, current, projectId);
  };
  const change: Shop['change'] = async (changeName, args) => {
    const path = `/admin/projects/${projectId}/changes`;
    const body = { name: changeName, args: await argsAsSeen({ database, actor }, changeName, args) };
    await callServer(shop, { path, answer: adminProjectCalls.change.answer, body });
    await reload();
    return { uid: crypto.randomUUID() };
  };
  const close = () => void database.delete().finally(release);
  return { projectId, reload, close, shop: customersShop({ actor, database, change, close }) };
};

const notHere = async () => {
  throw new DomainError('not_allowed');
};

/** He acts among the customer's rows, by the right that lets him. */
const customersActor = (actor: Actor, { customerId, customerName }: ProjectBundle): Actor => ({
  ...actor,
  customerId,
  customerName,
  permissions: actor.permissions.filter((permission) => permission === 'GLOBAL_ADMIN_PERMISSION'),
  seesPrices: true,
});

type Seeing = Pick<Shop, 'actor'> & { database: ShopDatabase };

/** The arguments with what the window shows of what they set. */
const argsAsSeen = async <N extends ChangeName>({ database, actor }: Seeing, name: N, args: ArgsOf<N>) => {
  const present = findPresent({ name, args });
  if (!present) return args;
  return database.transaction('r', database.row, database.shadow, async () => {
    const seen = await withExpectedValues({ database, actor, cache: createRowCache() }, present);
    return seen.args as ArgsOf<N>;
  });
};

type Parts = Pick<Shop, 'actor' | 'change' | 'close'> & { database: ShopDatabase };

const customersShop = ({ actor, database, change, close }: Parts): Shop => ({
  ...asUserData(database),
  actor,
  isVisitors: false,
  facts: new Map(),
  change,
  close,
  unqueued: async () => [],
  withdraw: async () => 'gone',
  discard: async () => undefined,
  bringBack: async () => undefined,
  keepProject: async () => undefined,
  choose: async () => undefined,
  judgeDeferred: notHere,
  retryNow: () => undefined,
  putFile: notHere,
  discardUnread: notHere,
  takeOutWork: notHere,
  takeInWork: notHere,
});

const projectIdOf = ({ rows }: ProjectBundle) => rows.find(({ kind }) => kind === 'project')?.data.id as ProjectId;

/** Held while the window is open, so that another does not take it for left. */
const holdLock = (name: string) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  void navigator.locks?.request(name, () => held);
  return release;
};

/** What every project is shown with: base data, and the session to ask by. */
const copyStanding = async (from: ShopDatabase, to: ShopDatabase) => {
  const [catalogue, meta] = await Promise.all([
    rowRange(from, catalogSpace).toArray(),
    from.meta.where('key').anyOf('sessionKey', 'contact', 'lastContactAt').toArray(),
  ]);
  await to.transaction('rw', to.row, to.meta, async () => {
    await to.row.bulkPut(catalogue);
    await to.meta.bulkPut(meta);
  });
};

const keep = (database: ShopDatabase, { rows }: ProjectBundle, projectId: ProjectId) =>
  database.transaction('rw', database.row, database.spaces, async () => {
    await database.row.filter(({ space }) => space !== catalogSpace).delete();
    await database.row.bulkPut(
      rows.map(({ space, kind, data }) => ({
        space: space as SpaceId,
        kind: kind as RecordKind,
        id: data.id,
        data: data as unknown as StoredRow['data'],
      })),
    );
    const cursor = { v: 1, kind: '', id: '' };
    await database.spaces.put({ id: projectSpace(projectId), cursor, openedAt: null, factsVersion: 0 });
  });
