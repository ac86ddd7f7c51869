import { answerJson } from '../answer-json.ts';
import type { PeerServer } from '../peer.ts';
import type { ProductRow } from '../product-rows.ts';
import { openRowStore } from '../row-store.ts';

type Push = { newDocumentState: ProductRow & { _deleted: boolean }; assumedMasterState?: ProductRow }[];

export const start = async (count: number): Promise<PeerServer> => {
  const store = openRowStore(count);
  const pull = (since: number, limit: number) => {
    const { rows, cursor } = store.since(since, limit);
    return { documents: rows.map((row) => ({ ...row, _deleted: false })), checkpoint: { version: cursor } };
  };
  const push = (documents: Push) =>
    documents.flatMap(({ newDocumentState: { _deleted, ...row }, assumedMasterState: assumed }) => {
      const present = store.get(row.id);
      if (present && present.quantity !== assumed?.quantity) return [{ ...present, _deleted: false }];
      store.put(row);
      return [];
    });
  const { server, port } = await answerJson((path, query, body) =>
    path === '/pull' ? pull(Number(query.get('since')), Number(query.get('limit'))) : push(body),
  );
  return { port, edited: store.edited, stop: () => void server.close() };
};
