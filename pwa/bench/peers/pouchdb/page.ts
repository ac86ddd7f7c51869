import PouchDB from 'pouchdb-browser';
import { offerBench } from '../bench-page.ts';
import { editedId } from '../product-rows.ts';

const byCategory = {
  _id: '_design/category',
  views: { category: { map: 'function (row) { emit(row.category); }' } },
};

let database: PouchDB;
const remote = () => `${location.origin}/bench`;

offerBench({
  open: async () => {
    database = new PouchDB('bench', { auto_compaction: true });
    const isThere = await database.get(byCategory._id).then(
      () => true,
      () => false,
    );
    if (!isThere) await database.put(byCategory);
  },
  syncAll: async () => void (await database.replicate.from(remote(), { batch_size: 1000 })),
  query: async () => ({
    all: (await database.allDocs({ startkey: 'p', endkey: 'p\uffff' })).rows.length,
    some: (await database.query('category', { key: 'cat-03', include_docs: true })).rows.length,
  }),
  edits: {
    edit: async (n, count, value) => {
      const row = await database.get(editedId(n, count));
      await database.put({ ...row, quantity: value, updatedAt: Date.now() });
    },
    push: async () => {
      const isRow = ({ _id }: { _id: string }) => !_id.startsWith('_');
      await database.replicate.to(remote(), { batch_size: 500, filter: isRow });
    },
  },
});
