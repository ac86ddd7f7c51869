import { createRxDatabase, type RxCollection, type RxJsonSchema } from 'rxdb/plugins/core';
import { type RxReplicationState, replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { offerBench } from '../bench-page.ts';
import { editedId, type ProductRow } from '../product-rows.ts';

type Checkpoint = { version: number };
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const whole = { type: 'integer' } as const;

const schema: RxJsonSchema<ProductRow> = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: text(20),
    sku: text(40),
    category: text(20),
    name: text(100),
    grade: text(20),
    thicknessUm: whole,
    weightG: whole,
    priceCents: whole,
    quantity: whole,
    revision: whole,
    updatedAt: whole,
    note: text(400),
  },
  required: ['id', 'category'],
  indexes: ['category'],
};

let rows: RxCollection<ProductRow>;
let replication: RxReplicationState<ProductRow, Checkpoint> | undefined;

const post = async (body: unknown) =>
  (
    await fetch('/push', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();

const replicate = () =>
  replicateRxCollection<ProductRow, Checkpoint>({
    collection: rows,
    replicationIdentifier: 'bench',
    live: true,
    waitForLeadership: false,
    retryTime: 50,
    pull: {
      batchSize: 1000,
      handler: async (from, limit) => (await fetch(`/pull?since=${from?.version ?? 0}&limit=${limit}`)).json(),
    },
    push: { batchSize: 500, handler: (documents) => post(documents) },
  });

offerBench({
  open: async () => {
    const database = await createRxDatabase({ name: 'bench', storage: getRxStorageDexie(), multiInstance: false });
    ({ rows } = await database.addCollections({ rows: { schema } }));
  },
  syncAll: async () => {
    replication = replicate();
    await replication.awaitInitialReplication();
  },
  query: async () => ({
    all: await rows.count().exec(),
    some: (await rows.find({ selector: { category: 'cat-03' } }).exec()).length,
  }),
  edits: {
    edit: async (n, count, value) => {
      const row = await rows.findOne(editedId(n, count)).exec();
      await row?.incrementalPatch({ quantity: value, updatedAt: Date.now() });
    },
    push: async () => {
      if (replication) replication.reSync();
      else replication = replicate();
      await replication.awaitInitialReplication();
      await replication.awaitInSync();
    },
  },
});
