import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import type { OutboxEntry } from '../../../pwa/src/database/outbox-entry.ts';
import type { Device } from '../simulated-device.ts';
import { idsIn } from './ids-in.ts';
import type { Ledger } from './ledger.ts';
import { metaOf, rawRows } from './raw-rows.ts';

/** What does not hold of changes at the moment they leave a device. */
export const onPush = ({ made }: Ledger, device: Device, body: unknown): string[] => {
  const { userId, clientId, mutations } = body as PushRequest;
  const foreign = mutations.filter(({ uid }) => (made.get(uid)?.userId ?? userId) !== userId);
  const raw = rawRows(device.indexedDB);
  const entries = raw && metaOf(raw, 'client') === clientId ? raw.outbox : [];
  const overtaken = mutations.flatMap(({ id, uid }) => {
    const sent = entries.find((entry) => entry.uid === uid && entry.mid === id);
    return sent ? entries.filter((entry) => isOvertaken(entry, sent)) : [];
  });
  return [
    ...(userId === device.userId ? [] : [`${device.name} sends as another user`]),
    ...foreign.map(({ uid }) => `${device.name} sends ${uid}, which another user made`),
    ...overtaken.map(({ uid }) => `${device.name} sends what builds on ${uid} before it`),
  ];
};

const isOvertaken = (entry: OutboxEntry, sent: OutboxEntry) => {
  if (entry.seq >= sent.seq || entry.state.is === 'answered') return false;
  if (entry.state.is === 'deferred' || entry.state.is === 'resumed') return false;
  if (entry.mid !== null && sent.mid !== null && entry.mid < sent.mid) return false;
  const ids = new Set(idsIn(sent.args));
  return idsIn(entry.args).some((id) => ids.has(id));
};
