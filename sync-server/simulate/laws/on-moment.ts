import { permanentSpaces } from '@knotenblech/shared/records/space.ts';
import { outcomeOf } from '../../../pwa/src/database/outbox-entry.ts';
import { mayJoin } from '../../src/sync/pull/pull-records.ts';
import { isTally } from '../is-tally.ts';
import type { Device } from '../simulated-device.ts';
import type { SimulatedShop } from '../simulated-shop.ts';
import type { Ledger } from './ledger.ts';
import { metaOf, ordersWaiting, type RawDatabase, rawRows } from './raw-rows.ts';

/** What was seen of a device before; a new one for each storage. */
type Memory = {
  storage: unknown;
  epoch: string | null;
  cursors: Map<string, number>;
  queued: Set<string>;
  refused: Set<string>;
};
type Moment = { raw: RawDatabase; memory: Memory; device: Device; shop: SimulatedShop; ledger: Ledger };

const memories = new WeakMap<Device, Memory>();
const end = '\uffff';

/** What does not hold of a device at any moment at which it writes nothing. */
export const onMoment = (shop: SimulatedShop, ledger: Ledger, device: Device): string[] => {
  const raw = rawRows(device.indexedDB);
  if (!raw) return [];
  const moment = { raw, memory: memoryOf(device, metaOf(raw, 'epoch') ?? null), device, shop, ledger };
  return [
    ...ofSight(moment),
    ...ofCursors(moment),
    ...ofQueue(moment),
    ...ofRefusals(moment),
    ...ofMirror(moment),
    ...ofOwnWrites(moment),
  ].map((violation) => `${device.name} ${violation}`);
};

const memoryOf = (device: Device, epoch: string | null): Memory => {
  const known = memories.get(device);
  const isSame = known?.storage === device.indexedDB;
  if (isSame && known?.epoch === epoch) return known;
  const kept = isSame && known ? known : { queued: new Set<string>(), refused: new Set<string>() };
  const memory = { ...kept, storage: device.indexedDB, epoch, cursors: new Map<string, number>() };
  memories.set(device, memory);
  return memory;
};

/** No row, and no image under one, lies in a space that the user may not hold as far as the device has been told. */
const ofSight = ({ raw, shop, device }: Moment) => {
  const actor = metaOf(raw, 'actor');
  if (!actor) return [];
  const spaces = new Set([...raw.row, ...raw.shadow].map((row) => row.space));
  const unseen = [...spaces].filter((space) => !mayJoin(actor, space));
  const foreign = actor.userId === device.userId && shop.actors.has(actor.userId) ? [] : ['belongs to another user'];
  const missing = permanentSpaces(actor).filter((space) => !raw.spaces.some(({ id }) => id === space));
  return [
    ...unseen.map((space) => `has rows of ${space}, which its user may not see`),
    ...missing.map((space) => `does not want ${space}`),
    ...foreign,
  ];
};

/** What is complete up to a version is never complete up to an older one again. */
const ofCursors = ({ raw, memory }: Moment) =>
  raw.spaces.flatMap(({ id, cursor }) => {
    if (cursor?.id !== end) return [];
    const before = memory.cursors.get(id) ?? 0;
    memory.cursors.set(id, Math.max(before, cursor.v));
    return cursor.v < before ? [`has gone back from version ${before} of ${id} to ${cursor.v}`] : [];
  });

/** Nothing leaves the queue but by an answer, or because it was taken back. */
const ofQueue = ({ raw, memory, ledger }: Moment) => {
  const here = new Set([...raw.outbox, ...raw.results].map(({ uid }) => uid));
  const gone = [...memory.queued].filter((uid) => !here.has(uid) && !ledger.withdrawn.has(uid));
  for (const { uid } of raw.outbox) memory.queued.add(uid);
  for (const uid of gone) memory.queued.delete(uid);
  const uids = raw.outbox.map(({ uid }) => uid);
  return [
    ...gone.map((uid) => `has lost ${uid} from its queue`),
    ...(new Set(uids).size < uids.length ? ['has a change twice in its queue'] : []),
  ];
};

/** A server that was restored may give another answer; none at all is forgotten. */
const ofRefusals = ({ raw, memory }: Moment) => {
  const here = new Set(raw.results.filter(({ status }) => status !== 'applied').map(({ uid }) => uid));
  const answered = new Set(raw.results.map(({ uid }) => uid));
  const gone = [...memory.refused].filter((uid) => !answered.has(uid));
  memory.refused = here;
  return gone.map((uid) => `has forgotten the refusal of ${uid}`);
};

/** An order waits twice on its device: its database alone may be lost. */
const ofMirror = ({ raw }: Moment) =>
  ordersWaiting(raw)
    .filter(({ uid }) => !raw.mirrored.has(uid))
    .map(({ uid }) => `has the order ${uid} in its queue and not in the mirror`);

/** What the user did shows in what he reads, over what the server has said, exactly once. */
const ofOwnWrites = ({ raw, shop, device }: Moment) => {
  const cartId = shop.tallyCarts.get(device.userId);
  const images = new Map(raw.shadow.map((each) => [`${each.space} ${each.kind} ${each.id}`, each.data]));
  const countOf = (data: unknown) => {
    const line = data as { cartId?: string; quantity?: number } | null;
    return line?.cartId === cartId ? (line?.quantity ?? 0) : 0;
  };
  const shown = raw.row.filter(({ kind }) => kind === 'cartLine');
  const own = shown.reduce((sum, row) => {
    const image = images.get(`${row.space} cartLine ${row.id}`);
    return sum + countOf(row.data) - countOf(image === undefined ? row.data : image);
  }, 0);
  const waiting = raw.outbox.filter(
    (entry) => !entry.retold && isTally(shop, entry) && (outcomeOf(entry)?.status ?? 'applied') === 'applied',
  );
  return own === waiting.length || !isComplete(raw) ? [] : [`shows ${own} of ${waiting.length} own writes`];
};

/** Nothing is being fetched anew at the moment. */
const isComplete = ({ spaces }: RawDatabase) =>
  spaces.every(({ id, cursor }) => !/^(u|c):/.test(id) || cursor?.id === end);
