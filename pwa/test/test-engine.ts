import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { Cursor, MutationResult, PullRequest, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import {
  type CartId,
  type CustomerId,
  type FileHash,
  newId,
  type ProjectId,
  type UserId,
} from '@knotenblech/shared/values/ids.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createValueCipher, newDataKey } from '../src/database/encryption/value-cipher.ts';
import { openShopDatabase, type ShopDatabase, writeMeta } from '../src/database/shop-database.ts';
import { openMirrorDatabase } from '../src/database/watch-connection.ts';
import { type Engine, openEngine } from '../src/sync/engine/open-engine.ts';
import type { Answer } from '../src/sync/transport/answers.ts';
import { createWriteAheadInMemory } from './write-ahead-in-memory.ts';

export const testActor: Actor = {
  userId: newId<UserId>(),
  customerId: newId<CustomerId>(),
  userName: 'eva',
  firstName: 'Eva',
  name: 'Muster',
  customerName: 'Holzbau',
  customerKind: 'company',
  seesPrices: true,
  permissions: ['UPLOAD_PERMISSION', 'ORDER_PERMISSION'],
};

export const testProject: Project = {
  id: newId<ProjectId>(),
  userId: testActor.userId,
  number: 1,
  name: 'Halle',
  drawingId: '',
  comment: '',
  additionalText: '',
  fileHash: '0'.repeat(64) as FileHash,
  fileName: 'h.btlx',
  reading: 'read',
  readingRefusal: '',
  surface: 'RAW',
  ralNumber: null,
  productionType: 'SINGLEPARTS_ONLY',
  onRequest: false,
  partCount: 0,
  positionCount: 0,
  assemblyCount: 0,
  netWeightG: 0,
  surfaceMm2: 0,
  createdAt: '2026-11-21T08:00:00Z',
  changedAt: '2026-11-21T08:00:00Z',
  orderedAt: null,
  trashedAt: null,
};

const someCursor: Cursor = { v: 1, kind: 'project', id: 'a' };

/** A pull's answer in which nothing is new. */
export const nothingNew = {
  actor: testActor,
  epoch: '6a0f4e0e-27c4-4b53-9a39-51c0a7d0c3f1',
  lastMid: 0,
  serverTime: '2026-11-21T09:00:00Z',
  spaces: {},
  gone: [],
};

/** The same, of a server that is asked for some spaces for the first time: they are empty. */
export const nothingAt = ({ spaces }: PullRequest) => ({
  ...nothingNew,
  spaces: Object.fromEntries(
    Object.entries(spaces)
      .filter(([, cursor]) => cursor === null)
      .map(([id]) => [id, { cursor: someCursor, reset: false, put: [], del: [], more: false }]),
  ),
});

const answerAll =
  (status: 'applied' | 'refused', code: ErrorCode | null, details: MutationResult['details'] = {}) =>
  ({ mutations }: PushRequest): Answer => ({
    status: 200,
    body: {
      lastMid: mutations.at(-1)?.id ?? 0,
      results: mutations.map(({ id, uid }) => ({ id, uid, status, code, details })),
    },
  });

/** A server that takes every change. */
export const applied = answerAll('applied', null);
/** The same, telling something of each. */
export const appliedWith = (details: MutationResult['details']) => answerAll('applied', null, details);
/** A server that has none of the files that changes name. */
export const missingFiles = answerAll('refused', 'file_missing');

/** Stands as after the last page of a pull, at the engine's time. */
export const fetchAll = async (database: ShopDatabase) => {
  await writeMeta(database, 'lastContactAt', '2026-11-21T09:00:00Z');
  await database.spaces.toCollection().modify({ cursor: someCursor });
};

const testCart = emptyCart(newId<CartId>());

/** A device with a project and a cart in its database, and a server whose answers the test gives. */
export const openTestEngine = async (
  answers: { push?: (body: never) => Answer; pull?: (body: never) => Answer } = {},
) => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const cipher = createValueCipher(newDataKey());
  const unreachable = () => Promise.reject(new TypeError('network'));
  const open = async (name: string): Promise<Engine> => {
    const database = openShopDatabase(name, cipher, options);
    const parts = {
      database,
      strictDatabase: database,
      mirror: openMirrorDatabase('mirror', cipher, options),
      writeAhead: createWriteAheadInMemory(),
      newUid: () => crypto.randomUUID(),
      now: () => new Date('2026-11-21T09:00:00Z'),
      transport: {
        push: (body: unknown) => (answers.push ? Promise.resolve(answers.push(body as never)) : unreachable()),
        pull: (body: unknown) => (answers.pull ? Promise.resolve(answers.pull(body as never)) : unreachable()),
        upload: unreachable,
      },
    };
    return openEngine(parts, testActor);
  };
  const engine = await open('shop');
  await engine.database.row.bulkPut([
    { space: customerSpace(testActor.customerId), kind: 'project', id: testProject.id, data: testProject },
    { space: userSpace(testActor.userId), kind: 'cart', id: testCart.id, data: testCart },
  ]);
  return { engine, openOther: open };
};
