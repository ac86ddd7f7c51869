import { answerJson } from '../answer-json.ts';
import type { PeerServer } from '../peer.ts';
import { openRowStore } from '../row-store.ts';
import type { Pull, Push } from './wire.ts';

/** The server with one version for everything that Replicache's documentation describes. */
export const start = async (count: number): Promise<PeerServer> => {
  const store = openRowStore(count);
  const clients = new Map<string, { group: string; last: number; version: number }>();
  const pull = ({ clientGroupID, cookie }: Pull) => {
    const from = cookie ?? 0;
    const puts = store
      .since(from, Number.POSITIVE_INFINITY)
      .rows.map((row) => ({ op: 'put', key: `row/${row.id}`, value: row }));
    const changed = [...clients].filter(([, client]) => client.group === clientGroupID && client.version > from);
    return {
      cookie: store.version(),
      lastMutationIDChanges: Object.fromEntries(changed.map(([id, { last }]) => [id, last])),
      patch: from === 0 ? [{ op: 'clear' }, ...puts] : puts,
    };
  };
  const push = ({ clientGroupID, mutations }: Push) => {
    for (const { clientID, id, args } of mutations) {
      const client = clients.get(clientID) ?? { group: clientGroupID, last: 0, version: 0 };
      const row = store.get(args.id);
      if (id <= client.last || !row) continue;
      if (id !== client.last + 1) throw new Error('gap');
      const version = store.put({ ...row, quantity: args.quantity, updatedAt: args.updatedAt });
      clients.set(clientID, { ...client, last: id, version });
    }
    return {};
  };
  const { server, port } = await answerJson((path, _, body) => (path === '/pull' ? pull(body) : push(body)));
  return { port, edited: store.edited, stop: () => void server.close() };
};
