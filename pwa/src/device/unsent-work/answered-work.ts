import { idsIn } from '@knotenblech/shared/records/ids-in.ts';
import type { OutboxEntry } from '../../database/outbox-entry.ts';
import { readFileRow } from '../../database/read-file-rows.ts';
import { type FileRow, type ResultRow, readMeta, type ShopDatabase } from '../../database/shop-database.ts';
import { filesNamed } from '../../sync/outbox/outbox.ts';
import { rememberedMs } from '../../sync/outbox/replay-acknowledged.ts';

/** What a user would tell a restored server: changes that it had applied, and the epoch in which it was heard last. */
export type Answered = { epoch: string; results: ResultRow[] };

const mostBytes = { results: 8 * 1024 * 1024, files: 32 * 1024 * 1024 };

/** What of it is kept where its user leaves, but for what waits to be told again already: as much as fits. Null: there is nothing. */
export const answeredWork = async (
  database: ShopDatabase,
  waiting: readonly OutboxEntry[],
  most = mostBytes,
): Promise<Answered | null> => {
  const epoch = await readMeta(database, 'epoch');
  const uids = new Set(waiting.map(({ uid }) => uid));
  const applied = await database.results.filter(({ uid, status }) => status === 'applied' && !uids.has(uid)).toArray();
  if (!epoch || applied.length === 0) return null;
  let bytes = 0;
  const results = inOrderOfNeed(applied).filter((result) => (bytes += JSON.stringify(result).length) <= most.results);
  return { epoch, results };
};

/** The files that it names beside those that are kept anyway, those of orders first; a restored server that lacks one that is left out refuses what names it. */
export const filesOfAnswered = async (
  database: ShopDatabase,
  { results }: Answered,
  { kept = [], most = mostBytes }: { kept?: readonly FileRow[]; most?: typeof mostBytes } = {},
) => {
  const files: FileRow[] = [];
  const known = new Set(kept.map(({ hash }) => hash));
  let bytes = 0;
  for (const hash of await filesNamed(database, results)) {
    if (known.has(hash)) continue;
    const file = await readFileRow(database, hash);
    bytes += file?.bytes.length ?? 0;
    if (bytes > most.files) return files;
    if (file) files.push(file);
  }
  return files;
};

/** Until when all of it may be told. */
export const forgottenAt = ({ results }: Answered) =>
  new Date(Math.max(...results.map(({ answeredAt }) => Date.parse(answeredAt))) + rememberedMs).toISOString();

/** Orders, what names a thing that one of them names, the rest; of each the latest first. */
const inOrderOfNeed = (results: readonly ResultRow[]) => {
  const ordered = new Set(results.filter(isOrder).flatMap(({ args }) => idsIn(args)));
  const rank = (result: ResultRow) => {
    if (isOrder(result)) return 0;
    return idsIn(result.args).some((id) => ordered.has(id)) ? 1 : 2;
  };
  const ranked = results.map((result) => ({ result, rank: rank(result) }));
  return ranked.toSorted((a, b) => a.rank - b.rank || b.result.seq - a.result.seq).map(({ result }) => result);
};

const isOrder = ({ name }: ResultRow) => name === 'submitOrder';
