import { type ReadTransaction, Replicache, type WriteTransaction } from 'replicache';
import { offerBench } from '../bench-page.ts';
import { editedId, type ProductRow } from '../product-rows.ts';

const mutators = {
  setQuantity: async (tx: WriteTransaction, edit: { id: string; quantity: number; updatedAt: number }) => {
    const row = (await tx.get(`row/${edit.id}`)) as ProductRow;
    await tx.set(`row/${edit.id}`, { ...row, quantity: edit.quantity, updatedAt: edit.updatedAt });
  },
};

const triesPerPush = 200;
let replicache: Replicache<typeof mutators>;

offerBench({
  open: async () => {
    replicache = new Replicache({
      name: 'bench',
      pushURL: '/push',
      pullURL: '/pull',
      pullInterval: null,
      pushDelay: 10,
      logLevel: 'error',
      indexes: { byCategory: { prefix: 'row/', jsonPointer: '/category' } },
      mutators,
    });
    await replicache.query((tx: ReadTransaction) => tx.isEmpty());
  },
  syncAll: async () => replicache.pull({ now: true }),
  query: async () => {
    const all = await replicache.query((tx) => tx.scan({ prefix: 'row/' }).keys().toArray());
    const some = await replicache.query((tx) =>
      tx.scan({ indexName: 'byCategory', prefix: 'cat-03' }).values().toArray(),
    );
    return { all: all.length, some: some.length };
  },
  edits: {
    edit: async (n, count, value) => {
      await replicache.mutate.setQuantity({ id: editedId(n, count), quantity: value, updatedAt: Date.now() });
    },
    push: async () => {
      for (let n = 0; n < triesPerPush; n++) {
        await replicache.push({ now: true });
        await replicache.pull({ now: true });
        if ((await replicache.experimentalPendingMutations()).length === 0) return;
      }
      throw new Error('still pending');
    },
  },
});
