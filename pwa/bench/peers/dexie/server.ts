import { answerJson } from '../answer-json.ts';
import type { PeerServer } from '../peer.ts';
import type { ProductRow } from '../product-rows.ts';
import { openRowStore } from '../row-store.ts';

type Push = { clientId: string; mutations: { id: number; rowId: string; args: Partial<ProductRow> }[] };

export const start = async (count: number): Promise<PeerServer> => {
  const store = openRowStore(count);
  const lastIds = new Map<string, number>();
  const push = ({ clientId, mutations }: Push) => {
    let last = lastIds.get(clientId) ?? 0;
    for (const { id, rowId, args } of mutations) {
      const row = store.get(rowId);
      if (id <= last || !row) continue;
      store.put({ ...row, ...args });
      last = id;
    }
    lastIds.set(clientId, last);
    return { lastId: last };
  };
  const { server, port } = await answerJson((path, query, body) =>
    path === '/pull' ? store.since(Number(query.get('since')), Number(query.get('limit'))) : push(body),
  );
  return { port, edited: store.edited, stop: () => void server.close() };
};
