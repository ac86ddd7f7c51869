import type { PublicBaseData } from '@knotenblech/shared/messages/site-facts.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
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
import { type ShopDatabase, writeMeta } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { countExported } from '../../sync/outbox/import/import-unsent-work.ts';
import { apiPath } from '../../sync/site/site.ts';
import { storeDataKey } from '../encryption/data-key.ts';
import { devices } from '../tab-session.ts';
import { openShop } from './open-shop.ts';
import { forgetVisitor, knownVisitor, noteVisitor, type VisitorPlace } from './visitor-place.ts';

let open: Shop | null = null;

/** The shop of whoever has no account, on this device alone; null: what it reads and prices files by has never arrived here. */
export const openVisitorsShop = async (): Promise<Shop | null> => {
  if (open) return open;
  const place = knownVisitor() ?? newPlace();
  const baseData = await fetchBaseData();
  const cipher = createValueCipher(await dataKeyOf(place));
  const isNew = !(await Dexie.exists(place.databaseName));
  if (isNew && !baseData) return null;
  noteVisitor(place);
  const actor = actorOf(place, baseData !== null && baseData.tariff !== null);
  const shop = await openShop({ ...place, cipher }, isNew || baseData ? actor : null, true);
  if (shop && baseData) await keepBaseData(databaseOf(shop), shop.actor, baseData);
  open = shop;
  return shop;
};

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

/**
 * Puts what a visitor made here into the queue of whoever signs in, under the ids it has, and takes it from where it was.
 * Gives how many projects came along.
 */
export const bringVisitorsWork = async (shop: Shop): Promise<number> => {
  const place = knownVisitor();
  if (!place || !(await Dexie.exists(place.databaseName))) return 0;
  const visitors = open ?? (await openVisitorsShop());
  if (!visitors) return 0;
  const work = await visitors.takeOutWork();
  if (countExported(work).changes > 0) await shop.takeInWork(work);
  const projects = work.changes.filter(({ name }) => name === 'createProject').length;
  visitors.close();
  open = null;
  forgetVisitor();
  await Promise.all([
    Dexie.delete(place.databaseName),
    Dexie.delete(place.mirrorName),
    devices.key.delete(place.userId),
  ]);
  return projects;
};

const newPlace = (): VisitorPlace => ({
  userId: newId<UserId>(),
  customerId: newId<CustomerId>(),
  databaseName: `visitor-${crypto.randomUUID()}`,
  mirrorName: `visitor-mirror-${crypto.randomUUID()}`,
  kind: 'company',
});

const actorOf = ({ userId, customerId, kind }: VisitorPlace, seesPrices: boolean): Actor => ({
  userId,
  customerId,
  userName: '',
  firstName: '',
  name: '',
  customerName: '',
  customerKind: kind,
  permissions: ['UPLOAD_PERMISSION'],
  seesPrices,
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

/** In place of what the sync fetches for whoever has an account. */
const keepBaseData = (database: ShopDatabase, actor: Actor, { packs, tariff }: PublicBaseData) =>
  database.transaction('rw', database.row, database.spaces, async () => {
    await database.row
      .where('[space+kind+id]')
      .between([catalogSpace, Dexie.minKey, Dexie.minKey], [catalogSpace, Dexie.maxKey, Dexie.maxKey])
      .delete();
    await database.row.bulkPut([
      ...packs.map((pack) => rowOf(catalogSpace, 'catalogPack', pack)),
      customerRow(actor),
      ...(tariff ? [rowOf(customerPriceSpace(actor.customerId), 'tariff', tariff)] : []),
    ]);
    const cursor = { v: Date.now(), kind: '', id: endCursorId };
    for (const id of permanentSpaces(actor)) await database.spaces.put({ id, cursor, openedAt: null, factsVersion: 0 });
  });
