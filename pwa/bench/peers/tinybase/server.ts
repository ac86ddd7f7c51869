import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMergeableStore } from 'tinybase';
import { createCustomPersister, type Persists } from 'tinybase/persisters';
import { createWsServer } from 'tinybase/synchronizers/synchronizer-ws-server';
import { WebSocketServer } from 'ws';
import type { PeerServer } from '../peer.ts';
import { productRows } from '../product-rows.ts';

// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- its name is a constant of the types alone
const mergeableOnly = 2 as Persists.MergeableStoreOnly;

/** TinyBase's own synchronizing server on a store in memory that outlives its clients. */
export const start = async (count: number): Promise<PeerServer> => {
  const store = createMergeableStore();
  store.setTable('rows', Object.fromEntries(productRows(count).map(({ id, ...row }) => [id, row])));
  const server = createServer((_, response) => response.writeHead(404).end());
  const nothing = async () => {};
  const keepNothing = () =>
    createCustomPersister(
      store,
      async () => undefined,
      nothing,
      () => null,
      () => {},
      undefined,
      mergeableOnly,
    );
  const synchronizing = createWsServer(new WebSocketServer({ server }), keepNothing);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    edited: (run) => Object.values(store.getTable('rows')).filter(({ quantity }) => quantity === run).length,
    stop: async () => {
      await synchronizing.destroy();
      server.close();
    },
  };
};
