import { answerJson } from '../answer-json.ts';
import type { PeerServer } from '../peer.ts';
import type { ProductRow } from '../product-rows.ts';
import { openRowStore } from '../row-store.ts';

type Revisions = { start: number; ids: string[] };
type Document = Omit<ProductRow, 'id'> & { _id: string; _rev: string; _revisions: Revisions };

const seeded: Revisions = { start: 1, ids: ['0123456789abcdef0123456789abcdef'] };
const revisionOf = ({ start, ids }: Revisions) => `${start}-${ids[0]}`;

/** What CouchDB's replication protocol asks of a server, in memory, for documents whose histories do not branch. */
export const start = async (count: number): Promise<PeerServer> => {
  const store = openRowStore(count);
  const histories = new Map<string, Revisions>();
  const checkpoints = new Map<string, unknown>();
  const historyOf = (id: string) => histories.get(id) ?? seeded;
  const documentOf = (id: string) => {
    const row = store.get(id);
    if (!row) return { error: { id, error: 'not_found' } };
    return { ok: { ...row, id: undefined, _id: id, _rev: revisionOf(historyOf(id)), _revisions: historyOf(id) } };
  };
  const changes = (query: URLSearchParams) => {
    const { rows, cursor } = store.since(Number(query.get('since')), Number(query.get('limit')));
    const results = rows.map(({ id }) => ({
      seq: store.versionOf(id),
      id,
      changes: [{ rev: revisionOf(historyOf(id)) }],
    }));
    return { results, last_seq: cursor };
  };
  const missing = (asked: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(asked)
        .map(([id, revs]) => [id, { missing: revs.filter((rev) => rev !== revisionOf(historyOf(id))) }] as const)
        .filter(([, found]) => found.missing.length > 0),
    );
  const put = ({ docs }: { docs: Document[] }) => {
    for (const { _id: id, _rev, _revisions, ...row } of docs) {
      if (_revisions.start <= historyOf(id).start) continue;
      histories.set(id, _revisions);
      store.put({ ...row, id });
    }
    return [];
  };
  const checkpoint = (name: string, body: unknown) => {
    if (!body) return checkpoints.get(name);
    checkpoints.set(name, body);
    return { ok: true, id: name, rev: '0-1' };
  };
  const { server, port } = await answerJson((path, query, body) => {
    const [, , name = '', id = ''] = path.split('/').map(decodeURIComponent);
    if (name === '') return { db_name: 'bench', uuid: 'bench', update_seq: store.version() };
    if (name === '_changes') return changes(query);
    if (name === '_local') return checkpoint(id, body);
    if (name === '_revs_diff') return missing(body);
    if (name === '_bulk_docs') return put(body);
    if (name !== '_bulk_get') return [documentOf(name)];
    const { docs } = body as { docs: { id: string }[] };
    return { results: docs.map((asked) => ({ id: asked.id, docs: [documentOf(asked.id)] })) };
  });
  return { port, edited: store.edited, stop: () => void server.close() };
};
