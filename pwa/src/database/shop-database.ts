import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { Drawing } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { PriceSnapshot } from '@knotenblech/shared/prices/project/price-difference.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { RowKey } from '@knotenblech/shared/records/define-change.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Cursor } from '@knotenblech/shared/sync/wire.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { FileHash, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { type Collection, Dexie, type DexieOptions, type Table } from 'dexie';
import { encryptValues } from './encryption/encrypt-values.ts';
import type { ValueCipher } from './encryption/value-cipher.ts';
import { markOpenRefusals } from './mark-open-refusals.ts';
import type { OutboxEntry, Outcome } from './outbox-entry.ts';
import { packRows } from './row-packs/pack-rows.ts';
import type { PackSize } from './row-packs/write-packed.ts';
import { watchConnection, watchVersions } from './watch-connection.ts';

/** What the screens read: the server's rows with the waiting changes on top. */
export type StoredRow<K extends RecordKind = RecordKind> = { space: SpaceId; kind: K; id: string; data: RecordOf<K> };

/** The server's image of a row that a waiting change has touched; null: it was not there. */
export type ShadowRow = RowKey & { data: RecordOf<RecordKind> | null };

/** A space the device holds or wants; without cursor nothing of it has come yet. */
export type SpaceRow = {
  id: SpaceId;
  cursor: Cursor | null;
  /** When its project was last opened or changed (ISO 8601); null: held always. */
  openedAt: string | null;
  /** Counts up when the file's facts in it are replaced. */
  factsVersion: number;
};

/** An answered change: cards of refused ones, and for 30 days the memory of applied ones. */
export type ResultRow = Outcome & {
  uid: string;
  seq: number;
  name: string;
  v: number;
  args: unknown;
  at: string;
  tries: number;
  answeredAt: string;
  /** The user has put the card of a refusal away. */
  discarded: boolean;
  /** Refused and not put away; set by the database. */
  isOpen?: 1;
};

/** What the user wants to have on this device, beside what he worked on lately. */
export type OfflineChoice = {
  /** Kept for work without a network, however old. */
  kept: ProjectId[];
  /** All projects that are not ordered are kept, new ones too. */
  keepsOpen: boolean;
  /** Taken off the device, until they are opened or changed again later than at that time (ISO 8601). */
  released: Record<ProjectId, string>;
  /** Taken off and taken back: when each was last opened or changed, of which nothing else is left here. */
  takenBack?: Record<ProjectId, string>;
};

export type MetaRow =
  | { key: 'actor'; value: Actor }
  | { key: 'client'; value: string }
  | { key: 'nextMid'; value: number }
  | { key: 'nextSeq'; value: number }
  | { key: 'epoch'; value: string | null }
  | { key: 'term'; value: number }
  | { key: 'sessionKey'; value: string }
  | { key: 'stoppedBy'; value: ErrorCode | null }
  /** Its user is leaving: nothing more is stored that would not leave with him. */
  | { key: 'leaving'; value: true }
  /** Kinds of changes that the server, set back to an older build, does not know at the moment. */
  | { key: 'unknownThere'; value: string[] }
  /** 'cut off': something else answers in the server's place, as a network does that wants a sign-in of its own; with a status: the server is there and fails. */
  | { key: 'contact'; value: 'reached' | 'unreached' | 'cut off' | { failedWith: number } }
  /** The server may have more than lies here: its last word was one of several pages, or none was heard since a window leads. */
  | { key: 'isBehind'; value: boolean }
  | { key: 'lastContactAt'; value: string }
  /** When the server was last tried in vain. */
  | { key: 'failedTryAt'; value: string }
  /** How far this device's clock has gone on since that contact, and what it showed last. */
  | { key: 'sinceContact'; value: { contactAt: string; seenMs: number; elapsedMs: number } }
  /** Hexadecimal digits. */
  | { key: 'sealKey'; value: string }
  /** The seal key follows from the password, since the server's was out of reach: no other device has it. */
  | { key: 'sealKeyIsOwn'; value: boolean }
  /** What a project's assistant would change, name and arguments of each change; stored with its last step. */
  | { key: `draft/${ProjectId}`; value: readonly { name: string; args: unknown }[] }
  /** How a list was shown last. */
  | { key: `list/${string}`; value: Readonly<Record<string, unknown>> }
  | { key: 'held'; value: OfflineChoice };

/** A file's bytes by their hash; sent before the first change that names them. */
export type FileRow = {
  hash: string;
  bytes: Uint8Array;
  uploaded: boolean;
  /** When it was chosen (ISO 8601), shortly before what names it; absent where it came together with that. */
  keptAt?: string;
  /** Why the server will not take it: told with the refusal of the changes that name it. */
  refusedBy?: Pick<Outcome, 'code' | 'details'>;
};

/** The device's own reading of a file, used until the server's has come. */
export type LocalReadingRow = { fileHash: string; reading: Reading };

/** A file that is still to be made a project, also after the page was closed meanwhile. */
export type UnreadFileRow = {
  /** Of the project it becomes. */
  projectId: ProjectId;
  fileName: string;
  /** Of the project, where the user named it. */
  name?: string;
  /** The project whose file it is a later version of. */
  revisionOf?: ProjectId;
  fileHash: FileHash;
  /** How often a page took it up again. */
  tries: number;
};

/** A picture drawn on this device; key names project, part and view. */
export type DrawingRow = { key: string; drawing: Drawing };

/** A project's price as the user last saw it on this device. */
export type SeenPriceRow = { projectId: string; snapshot: PriceSnapshot };

export type ShopDatabase = Dexie & {
  row: Table<StoredRow, [string, string, string]>;
  shadow: Table<ShadowRow, [string, string, string]>;
  outbox: Table<OutboxEntry, number>;
  spaces: Table<SpaceRow, string>;
  results: Table<ResultRow, string>;
  meta: Table<MetaRow, string>;
  file: Table<FileRow, string>;
  localReading: Table<LocalReadingRow, string>;
  unreadFile: Table<UnreadFileRow, string>;
  drawing: Table<DrawingRow, string>;
  seenPrice: Table<SeenPriceRow, string>;
};

/** The database of one user on this device. Only ids, spaces and marks lie in clear; without a cipher everything does. */
export const openShopDatabase = (
  name: string,
  cipher: ValueCipher | null,
  options?: DexieOptions,
  packSize: PackSize = { least: 32, leastAnew: 8, most: 100 },
): ShopDatabase => {
  const database = new Dexie(name, options) as ShopDatabase;
  database.version(6).stores({
    row: '[space+kind+id]',
    shadow: '[space+kind+id]',
    outbox: 'seq, uid',
    spaces: 'id',
    results: 'uid, isOpen',
    meta: 'key',
    file: 'hash',
    localReading: 'fileHash',
    unreadFile: 'projectId',
    drawing: 'key',
    seenPrice: 'projectId',
  });
  markOpenRefusals(database.results);
  packRows(database, 'row', packSize);
  return watchVersions(watchConnection(cipher ? encryptValues(database, cipher) : database));
};

type MetaKey = MetaRow['key'];

export type MetaValue<K extends MetaKey> = Extract<MetaRow, { key: K }>['value'];

export const readMeta = async <K extends MetaKey>(database: ShopDatabase, key: K): Promise<MetaValue<K> | undefined> =>
  (await database.meta.get(key))?.value as MetaValue<K> | undefined;

type MetaValues<K extends readonly MetaKey[]> = { [N in keyof K]: MetaValue<K[N]> | undefined };

/** Several at once. */
export const readMetas = async <const K extends readonly MetaKey[]>(database: ShopDatabase, keys: K) =>
  (await database.meta.bulkGet([...keys])).map((row) => row?.value) as unknown as MetaValues<K>;

export const writeMeta = async <K extends MetaKey>(database: ShopDatabase, key: K, value: MetaValue<K>) => {
  await database.meta.put({ key, value } as MetaRow);
};

/** All rows of a space, or of one kind in it. */
export const rowRange = <K extends RecordKind>(
  database: ShopDatabase,
  space: SpaceId,
  kind?: K,
): Collection<StoredRow<K>, [string, string, string]> =>
  database.row
    .where('[space+kind+id]')
    .between(
      [space, kind ?? Dexie.minKey, Dexie.minKey],
      [space, kind ?? Dexie.maxKey, Dexie.maxKey],
    ) as unknown as Collection<StoredRow<K>, [string, string, string]>;
