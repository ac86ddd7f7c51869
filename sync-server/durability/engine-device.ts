import { createHash } from 'node:crypto';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createValueCipher, newDataKey } from '../../pwa/src/database/encryption/value-cipher.ts';
import { openShopDatabase } from '../../pwa/src/database/shop-database.ts';
import { openMirrorDatabase } from '../../pwa/src/database/watch-connection.ts';
import { openEngine } from '../../pwa/src/sync/engine/open-engine.ts';
import { syncOnce } from '../../pwa/src/sync/leadership/sync-loop.ts';
import { uploadFiles } from '../../pwa/src/sync/push/sync-once.ts';
import type { Answer } from '../../pwa/src/sync/transport/answers.ts';
import { createWriteAheadInMemory } from '../../pwa/test/write-ahead-in-memory.ts';
import { demoPassword } from '../src/operations/demo/demo-accounts.ts';
import { reachShop } from './reach-shop.ts';

/** A browser profile with the real engine, whose server may be replaced by another while it is switched off. */
export const openEngineDevice = async (url: string, userName: string) => {
  let shop = reachShop(url);
  const signedIn = await shop.post('/session', { userName, password: demoPassword, deviceName: 'tablet' });
  const { sessionKey, actor } = (await signedIn.json()) as { sessionKey: string; actor: never };
  const headers = { 'X-Session-Key': sessionKey, Cookie: signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  const send = async (path: string, body: unknown): Promise<Answer> => {
    const answer = await shop.post(path, body, headers);
    return { status: answer.status, body: await answer.json() };
  };
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const cipher = createValueCipher(newDataKey());
  const database = openShopDatabase('shop', cipher, options);
  const parts = {
    database,
    strictDatabase: database,
    mirror: openMirrorDatabase('mirror', cipher, options),
    writeAhead: createWriteAheadInMemory(),
    newUid: () => crypto.randomUUID(),
    now: () => new Date(),
    transport: {
      push: (body: unknown) => send('/sync/push', body),
      pull: (body: unknown) => send('/sync/pull', body),
      upload: async (hash: string, bytes: Uint8Array) => {
        const sent = { ...headers, 'Upload-Offset': '0', 'Upload-Length': String(bytes.length) };
        const answer = await shop.request(`/files/${hash}`, { method: 'PATCH', body: bytes.slice(), headers: sent });
        if (!answer.ok && answer.status !== 409) throw new Error(`upload: ${answer.status}`);
      },
    },
  };
  const engine = await openEngine(parts, actor);
  return {
    engine,
    userName,
    /** Rounds until nothing waits any more. */
    sync: async () => {
      for (let round = 0; round < 3; round++) {
        await uploadFiles(engine);
        await syncOnce(engine);
      }
    },
    openEvents: async (signal: AbortSignal) => shop.request('/sync/events', { headers, signal }),
    moveTo: (next: string) => {
      shop = reachShop(next);
    },
    waiting: () => database.outbox.count(),
    refused: () => database.results.filter((result) => result.status !== 'applied').toArray(),
    /** Keeps a file's bytes as the app does when one is dropped. */
    keepFile: async (bytes: Uint8Array) => {
      const hash = createHash('sha256').update(bytes).digest('hex') as FileHash;
      await database.file.put({ hash, bytes, uploaded: false });
      return hash;
    },
    rows: async <K extends RecordKind>(kind: K): Promise<RecordOf<K>[]> =>
      (await database.row.filter((row) => row.kind === kind).toArray()).map(
        (row) => row.data as unknown as RecordOf<K>,
      ),
  };
};
