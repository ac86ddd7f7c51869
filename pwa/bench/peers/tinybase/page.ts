import { createIndexes, createMergeableStore, type Indexes, type MergeableStore } from 'tinybase';
import { createIndexedDbPersister, type IndexedDbPersister } from 'tinybase/persisters/persister-indexed-db';
import { createWsSynchronizer } from 'tinybase/synchronizers/synchronizer-ws-client';
import { offerBench } from '../bench-page.ts';
import { editedId } from '../product-rows.ts';

/** Saving as it goes would write the whole store at each edit, so it is saved behind a pause. */
const saveAfterMs = 300;
const reconnectAfterMs = 50;
const requestTimeoutSeconds = 60;

let store: MergeableStore;
let indexes: Indexes;
let persister: IndexedDbPersister;
let disconnect: (() => void) | null = null;

/** Stays connected until it is told otherwise; after a cut it connects anew. */
const connect = () => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/bench`);
  const synchronizing = createWsSynchronizer(store, socket, requestTimeoutSeconds);
  void synchronizing.then((synchronizer) => synchronizer.startSync());
  const reconnect = () => {
    void synchronizing.then((synchronizer) => synchronizer.destroy());
    setTimeout(connect, reconnectAfterMs);
  };
  socket.addEventListener('close', reconnect);
  disconnect = () => {
    socket.removeEventListener('close', reconnect);
    socket.close();
    void synchronizing.then((synchronizer) => synchronizer.destroy());
  };
};

const untilRows = (count: number) =>
  new Promise<void>((done) => {
    const look = () => {
      if (store.getRowCount('rows') < count) return;
      store.delListener(listener);
      done();
    };
    const listener = store.addTablesListener(look);
    look();
  });

offerBench({
  open: async () => {
    store = createMergeableStore();
    indexes = createIndexes(store).setIndexDefinition('byCategory', 'rows', 'category');
    persister = createIndexedDbPersister(store, 'bench');
    await persister.load();
    let saving: ReturnType<typeof setTimeout> | undefined;
    store.addTablesListener(() => {
      clearTimeout(saving);
      saving = setTimeout(() => void persister.save(), saveAfterMs);
    });
  },
  syncAll: async (count) => {
    connect();
    await untilRows(count);
    await persister.save();
  },
  query: async () => ({
    all: store.getRowCount('rows'),
    some: indexes.getSliceRowIds('byCategory', 'cat-03').map((id) => store.getRow('rows', id)).length,
  }),
  edits: {
    edit: async (n, count, value) => {
      store.setPartialRow('rows', editedId(n, count), { quantity: value, updatedAt: Date.now() });
    },
    settle: async () => void (await persister.save()),
    goOffline: async () => disconnect?.(),
    push: async () => {
      disconnect?.();
      connect();
      return 'unanswered';
    },
  },
});
