import { nextState } from '../../database/outbox-entry.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { Engine } from '../engine/open-engine.ts';

/** The server does not know this client's history: the queue goes on under a new client id, each change under its old uid. */
export const adoptClientId = ({ database, newUid }: Engine, refused: string) =>
  database.transaction('rw', [database.outbox, database.meta], async () => {
    if ((await readMeta(database, 'client')) !== refused) return;
    await database.outbox.toCollection().modify((entry) => {
      entry.mid = null;
      entry.state = nextState(entry.state, { event: 'forgotten' });
    });
    await database.meta.bulkPut([
      { key: 'client', value: newUid() },
      { key: 'nextMid', value: 1 },
    ]);
  });
