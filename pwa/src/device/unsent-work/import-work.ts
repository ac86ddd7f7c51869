import { readMeta } from '../../database/read-meta.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import type { ImportResult } from '../../sync/outbox/import/import-unsent-work.ts';
import { fetchSealKey, importSealKey } from '../encryption/seal-key.ts';
import { openWorkFile, type WorkFileFault } from './work-file.ts';

export type ImportedWork = ({ ok: true } & ImportResult) | { ok: false; fault: WorkFileFault };

/** Puts the work of a file into the queue of the same user, under its own uids; what this device knows already is left as it is. */
export const importWork = async (shop: Shop, bytes: Uint8Array<ArrayBuffer>): Promise<ImportedWork> => {
  const opened = await openWorkFile(bytes, shop.actor.userId, () => ownKeys(shop));
  return opened.ok ? { ok: true, ...(await shop.takeInWork(opened.work)) } : opened;
};

const ownKeys = async ({ database }: Shop): Promise<CryptoKey[]> => {
  const kept = await readMeta(database, 'sealKey');
  const sessionKey = await readMeta(database, 'sessionKey');
  const fetched = sessionKey && navigator.onLine ? await fetchSealKey(sessionKey) : null;
  return Promise.all([kept, fetched].filter((digits) => digits !== undefined && digits !== null).map(importSealKey));
};
