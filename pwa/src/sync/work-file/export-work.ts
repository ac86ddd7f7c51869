import { readMeta } from '../../database/read-meta.ts';
import { fetchSealKey, importSealKey } from '../seal-key.ts';
import type { Shop } from '../shop.ts';
import { collectUnsent, countUnsent } from './collect-unsent.ts';
import { workFileEnding, writeWorkFile } from './work-file.ts';

export type WrittenWork = { fileName: string; bytes: Uint8Array<ArrayBuffer>; count: number };

/** The user's unsent work as one file; null: there is no key here that would open it again. */
export const exportWork = async ({ database, actor }: Shop, now = new Date()): Promise<WrittenWork | null> => {
  const key = await accountKey(database);
  if (!key) return null;
  const work = await collectUnsent(database);
  const count = countUnsent(work);
  const bytes = await writeWorkFile(work, { userId: actor.userId, key, writtenAt: now, count });
  return { fileName: nameAt(now), bytes, count };
};

/** Says when, in local time, and nothing about whom or what. */
const nameAt = (now: Date) => {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return `Knotenblech ${local.slice(0, 10)} ${local.slice(11, 16).replace(':', '.')}${workFileEnding}`;
};

/** The one that every device of the user can get comes first. */
const accountKey = async (database: Shop['database']) => {
  const sessionKey = navigator.onLine ? await readMeta(database, 'sessionKey') : undefined;
  const fetched = sessionKey === undefined ? null : await fetchSealKey(sessionKey);
  const digits = fetched ?? (await readMeta(database, 'sealKey'));
  return digits === undefined ? null : importSealKey(digits);
};
