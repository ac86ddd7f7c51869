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
import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { type CustomerId, newId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
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

/** Names of the projects that came along; `isLeft`: the sign-in began at them, and they stay where they are. */
export type BroughtAlong = { names: readonly string[]; isLeft: boolean };

const nothingBrought: BroughtAlong = { names: [], isLeft: false };

/** Why the work of the visit could not be taken over when that was last tried. */
let failure: ErrorCode | null = null;

export const visitFailure = () => failure;

/**
 * Puts what a visitor made here into the queue of whoever signs in, under the ids it has, and takes it from where it was. The
 * other windows leave it first: what they stored later would be lost. Where that fails it stays where it was.
 */
export const bringVisitorsWork = async (shop: Shop): Promise<BroughtAlong> => {
  failure = null;
  try {
    return await bring(shop);
  } catch (error) {
    failure = asRefusal(error).code;
    return { names: [], isLeft: true };
  }
};

/** A sign-in that began at a project of the visit takes the work along; any other leaves it to be asked about. */
export const bringFrom = async (shop: Shop, address: string | undefined): Promise<BroughtAlong> =>
  address !== undefined && (await isOfVisit(address)) ? bringVisitorsWork(shop) : nothingBrought;

const bring = async (shop: Shop): Promise<BroughtAlong> => {
  const place = knownVisitor();
  const visitors = await openHeld();
  if (!place || !visitors) return nothingBrought;
  const { made, names } = await heldProjects(visitors);
  if (made > 0 && !may(shop.actor, 'createProject')) return { names: [], isLeft: true };
  tabSession.channel.postMessage(visitIsOver);
  const work = await visitors.takeOutWork();
  if (countExported(work).changes > 0) await shop.takeInWork(work);
  visitors.close();
  forgetOpened();
  forgetVisitor();
  await erase(place);
  return { names, isLeft: false };
};

const openHeld = async () => {
  const place = knownVisitor();
  return place && (await Dexie.exists(place.databaseName)) ? openVisitorsShop() : null;
};

/** The names of the projects that lie here of a visit; none where nobody made any. */
export const visitedProjects = async (): Promise<readonly string[]> => {
  const visitors = await openHeld();
  return visitors ? (await heldProjects(visitors)).names : [];
};

const isOfVisit = async (address: string) => {
  const [projectId] = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(address) ?? [];
  const visitors = projectId === undefined ? null : await openHeld();
  return visitors ? (await heldProjects(visitors)).ids.includes(projectId as ProjectId) : false;
};

/** With those whose files are still to be read; named are all but those that he has deleted. */
const heldProjects = async (visitors: Shop) => {
  const database = databaseOf(visitors);
  const rows = await rowRange(database, customerSpace(visitors.actor.customerId), 'project').toArray();
  const projects = rows.map(({ data }) => data);
  const unread = await database.unreadFile.toArray();
  const isShown = ({ trashedAt }: (typeof projects)[number]) => trashedAt === null;
  return {
    made: projects.length + unread.length,
    ids: [...projects.map(({ id }) => id), ...unread.map(({ projectId }) => projectId)],
    names: [
      ...projects.filter(isShown).map(({ name }) => name),
      ...unread.map(({ name, fileName }) => name ?? fileName),
    ],
  };
};

const listeners = createEmitter();

/** Tells this window whose the visit is said to be. */
export const subscribeToDeclined = listeners.subscribe;

/** Whether a user said of what lies here that it is not his. */
export const isDeclinedBy = (userId: UserId) => knownVisitor()?.notOf?.includes(userId) === true;

/** Leaves what lies here to whomever it belongs to, or takes that back. */
export const declineVisit = (userId: UserId, isDeclined: boolean) => {
  const place = knownVisitor();
  if (!place) return;
  const others = place.notOf?.filter((each) => each !== userId) ?? [];
  noteVisitor({ ...place, notOf: isDeclined ? [...others, userId] : others });
  listeners.tell();
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
