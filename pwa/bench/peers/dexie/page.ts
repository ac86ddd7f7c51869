import { Dexie, type Table } from 'dexie';
import { offerBench } from '../bench-page.ts';
import { editedId, type ProductRow } from '../product-rows.ts';

type Queued = { id?: number; name: string; rowId: string; args: Partial<ProductRow> };
type Floor = Dexie & {
  rows: Table<ProductRow, string>;
  outbox: Table<Queued, number>;
  meta: Table<{ key: string; value: number }, string>;
};

let database: Floor;
/** The queue of another profile counts from one as well. */
const clientId = crypto.randomUUID();

/** The floor: plain tables, paged pull, the queue written in the transaction of the edit, nothing rebased. */
offerBench({
  open: async () => {
    database = new Dexie('floor') as Floor;
    database.version(1).stores({ rows: 'id, category', outbox: '++id', meta: 'key' });
    await database.open();
  },
  syncAll: async () => {
    for (;;) {
      const since = (await database.meta.get('cursor'))?.value ?? 0;
      const page = (await (await fetch(`/pull?since=${since}&limit=1000`)).json()) as {
        rows: ProductRow[];
        cursor: number;
        more: boolean;
      };
      await database.transaction('rw', database.rows, database.meta, async () => {
        await database.rows.bulkPut(page.rows);
        await database.meta.put({ key: 'cursor', value: page.cursor });
      });
      if (!page.more) return;
    }
  },
  query: async () => ({
    all: await database.rows.count(),
    some: (await database.rows.where('category').equals('cat-03').toArray()).length,
  }),
  edits: {
    edit: async (n, count, value) => {
      const args = { quantity: value, updatedAt: Date.now() };
      const rowId = editedId(n, count);
      await database.transaction('rw', database.rows, database.outbox, async () => {
        await database.rows.update(rowId, args);
        await database.outbox.add({ name: 'setQuantity', rowId, args });
      });
    },
    push: async () => {
      for (;;) {
        const mutations = await database.outbox.orderBy('id').limit(500).toArray();
        if (mutations.length === 0) return;
        const answer = await fetch('/push', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ clientId, mutations }),
        });
        const { lastId } = (await answer.json()) as { lastId: number };
        await database.outbox.where('id').belowOrEqual(lastId).delete();
      }
    },
  },
});
