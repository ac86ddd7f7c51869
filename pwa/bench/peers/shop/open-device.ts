import { type Actor, actorSchema } from '@knotenblech/shared/records/actor.ts';
import { createValueCipher, newDataKey } from '../../../src/database/encryption/value-cipher.ts';
import { openShopDatabase, readMeta, writeMeta } from '../../../src/database/shop-database.ts';
import { openMirrorDatabase } from '../../../src/database/watch-connection.ts';
import { type Engine, openEngine } from '../../../src/sync/engine/open-engine.ts';
import { syncOnce } from '../../../src/sync/leadership/sync-loop.ts';
import { replayWriteAhead } from '../../../src/sync/outbox/import/replay-write-ahead.ts';
import { createWriteAhead } from '../../../src/sync/outbox/write-ahead.ts';
import { createTransport } from '../../../src/sync/transport/http-transport.ts';
import { password } from '../../bench-password.ts';

const storageKey = 'bench-session';
type Session = { sessionKey: string; actor: Actor; dataKey: number[] };

const keptSession = (): Session | null => {
  const text = localStorage.getItem(storageKey);
  return text === null ? null : (JSON.parse(text) as Session);
};

/** The app's own engine on a database that the next page finds again. */
export const openDevice = (userName: string) => {
  let session: Session | null = null;
  let engine: Engine | null = null;
  return {
    /** Signed in once in each browser profile. */
    prepare: async () => {
      session = keptSession();
      if (session) return;
      const response = await fetch('/api/1.0/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ userName, password, deviceName: 'bench' }),
      });
      const answer = (await response.json()) as { sessionKey: string; actor: unknown };
      const dataKey = [...newDataKey()];
      session = { sessionKey: answer.sessionKey, actor: actorSchema.parse(answer.actor), dataKey };
      localStorage.setItem(storageKey, JSON.stringify(session));
    },
    open: async () => {
      if (!session) throw new Error('nobody is signed in');
      const cipher = createValueCipher(Uint8Array.from(session.dataKey));
      const database = openShopDatabase('shop-bench', cipher);
      const parts = {
        database,
        strictDatabase: openShopDatabase('shop-bench', cipher, { chromeTransactionDurability: 'strict' as const }),
        mirror: openMirrorDatabase('mirror-bench', cipher),
        writeAhead: createWriteAhead('shop-bench', cipher),
        transport: createTransport(database),
        newUid: () => crypto.randomUUID(),
        now: () => new Date(),
      };
      engine = await openEngine(parts, session.actor);
      if ((await readMeta(database, 'sessionKey')) !== session.sessionKey)
        await writeMeta(database, 'sessionKey', session.sessionKey);
      await replayWriteAhead(engine);
    },
    engine: (): Engine => {
      if (!engine) throw new Error('the device is not open');
      return engine;
    },
    actor: (): Actor => {
      if (!session) throw new Error('nobody is signed in');
      return session.actor;
    },
    sync: async () => {
      if (engine) await syncOnce(engine);
    },
  };
};
