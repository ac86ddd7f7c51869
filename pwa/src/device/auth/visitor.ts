import type { PublicBaseData } from '@knotenblech/shared/messages/site-facts.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import {
  catalogSpace,
  customerPriceSpace,
  customerSpace,
  permanentSpaces,
  type SpaceId,
} from '@knotenblech/shared/records/space.ts';
import { endCursorId } from '@knotenblech/shared/sync/wire.ts';
import { type CustomerId, newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { Dexie } from 'dexie';
import { createValueCipher, newDataKey } from '../../database/encryption/value-cipher.ts';
import { rowRange, type ShopDatabase, writeMeta } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { countExported } from '../../sync/outbox/import/import-unsent-work.ts';
import { clearWriteAhead } from '../../sync/outbox/write-ahead.ts';
import { apiPath } from '../../sync/site/site.ts';
import { storeDataKey } from '../encryption/data-key.ts';
import { forgetHeld } from '../quota/local-data.ts';
import { devices, reload, tabSession } from '../tab-session.ts';
import { openShop } from './open-shop.ts';
import { forgetVisitor, knownVisitor, noteVisitor, type VisitorPlace } from './visitor-place.ts';

let opening: Promise<Shop | null> | null = null;

const forgetOpened = () => {
  opening = null;
};

/** The shop of whoever has no account, on this device alone; null: what it reads and prices files by has never arrived here. */
export const openVisitorsShop = (): Promise<Shop | null> => {
  opening ??= open().then(
    (shop) => {
      if (!shop) forgetOpened();
      return shop;
    },
    (error: unknown) => {
      forgetOpened();
      throw error;
    },
  );
  return opening;
};

/** What lies here is shown at once, whatever the network does; what has come anew follows. */
const open = async (): Promise<Shop | null> => (await openKnown()) ?? beginNew();

const openKnown = async (): Promise<Shop | null> => {
  const place = knownVisitor();
  if (!place || !(await Dexie.exists(place.databaseName))) return null;
  const shop = await openShop({ ...place, cipher: createValueCipher(await dataKeyOf(place)) }, null, true);
  if (shop) void refresh(shop).catch(() => {});
  return shop;
};

const beginNew = async (): Promise<Shop | null> => {
  const baseData = await fetchBaseData();
  if (!baseData) return null;
  const place = knownVisitor() ?? newPlace();
  const cipher = createValueCipher(await dataKeyOf(place));
  noteVisitor(place);
  const shop = await openShop({ ...place, cipher }, actorOf(place, baseData), true);
  if (shop) await keepBaseData(databaseOf(shop), shop.actor, baseData);
  return shop;
};

/** Fails where the visit ends meanwhile: then nobody misses it. */
const refresh = async (shop: Shop) => {
  const baseData = await fetchBaseData();
  const place = knownVisitor();
  const database = databaseOf(shop);
  if (baseData && place?.databaseName === database.name)
    await keepBaseData(database, actorOf(place, baseData), baseData);
};

const visitIsOver = 'visit is over';

/** In another window of this browser the work has come into an account: this one goes on in that. */
tabSession.channel.addEventListener('message', ({ data }) => {
  if (data === visitIsOver && opening) reload();
});

/** Amounts with VAT for a private person, without for a company: until he signs in it is his to say. */
export const setVisitorsKind = async (shop: Shop, kind: Actor['customerKind']) => {
  const place = knownVisitor();
  if (!place) return;
  noteVisitor({ ...place, kind });
  const database = databaseOf(shop);
  const actor = { ...shop.actor, customerKind: kind };
  await database.transaction('rw', database.row, database.meta, async () => {
    await writeMeta(database, 'actor', actor);
    await database.row.put(customerRow(actor));
  });
};

/** How many projects came along, and how many stay where they are, as whoever signs in may make none. */
export type BroughtAlong = { projects: number; left: number };

/**
 * Puts what a visitor made here into the queue of whoever signs in, under the ids it has, and takes it from where it was. The
 * other windows leave it first: what they stored later would be lost.
 */
export const bringVisitorsWork = async (shop: Shop): Promise<BroughtAlong> => {
  const place = knownVisitor();
  const visitors = place && (await Dexie.exists(place.databaseName)) ? await openVisitorsShop() : null;
  if (!place || !visitors) return { projects: 0, left: 0 };
  const { made, shown } = await countProjects(visitors);
  if (made > 0 && !may(shop.actor, 'createProject')) return { projects: 0, left: shown };
  tabSession.channel.postMessage(visitIsOver);
  const work = await visitors.takeOutWork();
  if (countExported(work).changes > 0) await shop.takeInWork(work);
  visitors.close();
  forgetOpened();
  forgetVisitor();
  await erase(place);
  return { projects: shown, left: 0 };
};

/** With those whose files are still to be read; shown are all but those that he has deleted. */
const countProjects = async (visitors: Shop) => {
  const database = databaseOf(visitors);
  const projects = await rowRange(database, customerSpace(visitors.actor.customerId), 'project').toArray();
  const unread = await database.unreadFile.count();
  const isShown = ({ data }: (typeof projects)[number]) => data.trashedAt === null;
  return { made: projects.length + unread, shown: projects.filter(isShown).length + unread };
};

const erasedWithinMs = 2000;

/** A window that stands still holds on to a database: it goes with that window, and nothing reads it any more. */
const erase = async ({ userId, databaseName, mirrorName }: VisitorPlace) => {
  await devices.key.delete(userId);
  forgetHeld(databaseName);
  clearWriteAhead(databaseName);
  const deleting = Promise.all([Dexie.delete(databaseName), Dexie.delete(mirrorName)]).catch(() => null);
  await Promise.race([deleting, new Promise((done) => setTimeout(done, erasedWithinMs))]);
};

const newPlace = (): VisitorPlace => ({
  userId: newId<UserId>(),
  customerId: newId<CustomerId>(),
  databaseName: `visitor-${crypto.randomUUID()}`,
  mirrorName: `visitor-mirror-${crypto.randomUUID()}`,
  kind: 'company',
});

const actorOf = ({ userId, customerId, kind }: VisitorPlace, { tariff }: PublicBaseData): Actor => ({
  userId,
  customerId,
  userName: '',
  firstName: '',
  name: '',
  customerName: '',
  customerKind: kind,
  permissions: ['UPLOAD_PERMISSION'],
  seesPrices: tariff !== null,
});

/** On a device of his own, as of whoever signs in there. */
const dataKeyOf = async ({ userId }: VisitorPlace) => {
  const kept = (await devices.key.get(userId))?.dataKey;
  if (kept) return kept;
  const dataKey = newDataKey();
  await storeDataKey(devices, { userId, dataKey });
  return dataKey;
};

const patienceMs = 10_000;

/** From the server, or as the app was installed with; null: neither answers. */
const fetchBaseData = async (): Promise<PublicBaseData | null> => {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(apiPath('/site/baseData'), { signal }).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as PublicBaseData | null) : null;
};

const rowOf = <K extends RecordKind>(space: SpaceId, kind: K, data: RecordOf<K>) => ({
  space,
  kind,
  id: data.id,
  data,
});

const customerRow = ({ customerId, customerName, customerKind }: Actor) =>
  rowOf(customerSpace(customerId), 'customer', {
    id: customerId,
    number: 0,
    name: customerName,
    kind: customerKind,
    mayPayByBill: false,
    confirmedVatId: null,
  });

/** In place of what the sync fetches for whoever has an account; one tariff at a time. */
const keepBaseData = (database: ShopDatabase, actor: Actor, { packs, tariff }: PublicBaseData) =>
  database.transaction('rw', database.row, database.spaces, database.meta, async () => {
    const prices = customerPriceSpace(actor.customerId);
    await writeMeta(database, 'actor', actor);
    await rowRange(database, catalogSpace, 'catalogPack').delete();
    await rowRange(database, prices, 'tariff').delete();
    await database.row.bulkPut([
      ...packs.map((pack) => rowOf(catalogSpace, 'catalogPack', pack)),
      customerRow(actor),
      ...(tariff ? [rowOf(prices, 'tariff', tariff)] : []),
    ]);
    const cursor = { v: Date.now(), kind: '', id: endCursorId };
    for (const id of permanentSpaces(actor)) await database.spaces.put({ id, cursor, openedAt: null, factsVersion: 0 });
  });
