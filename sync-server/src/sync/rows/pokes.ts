import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { nobody } from '../../database/in-customer.ts';
import { mayJoin } from '../pull/pull-records.ts';
import type { Versions } from './write-merged.ts';

type Listener = {
  actor: Actor;
  /** Left out: whoever listens has none that could end. */
  sessionId?: string;
  onPoke: (versions: Versions) => void;
  onEnd?: () => void;
};
/** Versions null: too many to name. */
type Payload = { customerId: string; versions: Versions | null; ended?: string[] };

export type Pokes = {
  /** Tells every server's listeners, after the commit; several within a moment become one. */
  poke: (customerId: string, changed: ReadonlyMap<SpaceId, number>) => void;
  /** Hears of changes in the spaces a user may hold, until the returned function is called. */
  listen: (listener: Listener) => () => void;
  stop: () => Promise<void>;
};

const channel = 'knotenblech_spaces';
const gatherMs = 25;
const mostEnded = 150;
const mostNamed = 120;

/** A poke that is lost costs one poll: nothing depends on it. */
export const openPokes = async (owner: Sql): Promise<Pokes> => {
  const listeners = new Set<Listener>();
  /** After the connection was lost: nobody knows what was said meanwhile. */
  const pokeAll = () => {
    for (const { onPoke } of listeners) onPoke({});
  };
  const waiting = new Map<string, Versions>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (payload: string) => {
    const { customerId, versions, ended = [] } = JSON.parse(payload) as Payload;
    for (const { actor, sessionId, onPoke, onEnd } of listeners) {
      if (sessionId !== undefined && ended.includes(sessionId)) onEnd?.();
      if (customerId !== actor.customerId && customerId !== nobody) continue;
      const seen = Object.entries(versions ?? {}).filter(([space]) => mayJoin(actor, space as SpaceId));
      if (seen.length > 0 || versions === null) onPoke(Object.fromEntries(seen));
    }
  };
  const subscription = await owner.listen(channel, hear, pokeAll);
  const send = async () => {
    clearTimeout(timer);
    timer = undefined;
    const payloads = [...waiting].map(([customerId, versions]) => payloadOf(customerId, versions));
    waiting.clear();
    await Promise.allSettled(payloads.map((payload) => owner.notify(channel, payload)));
  };
  return {
    poke: (customerId, changed) => {
      if (changed.size === 0) return;
      waiting.set(customerId, { ...waiting.get(customerId), ...Object.fromEntries(changed) });
      timer ??= setTimeout(() => void send(), gatherMs);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      listeners.clear();
      await send();
      await subscription.unlisten().catch(() => {});
    },
  };
};

/** The poke of a transaction that is not a push: sent by its own commit. */
export const pokeAtCommit = async (tx: Transaction, customerId: string, changed: ReadonlyMap<SpaceId, number>) => {
  const own = [...changed].filter(([space]) => space !== 'catalog');
  if (own.length > 0) await tx`select pg_notify(${channel}, ${payloadOf(customerId, Object.fromEntries(own))})`;
  if (own.length < changed.size) {
    await tx`select pg_notify(${channel}, ${payloadOf(nobody, { catalog: changed.get('catalog') ?? 0 })})`;
  }
};

/** Ends the streams of sessions at the commit, as those have ended or may hear of other spaces now: who still may opens the next. */
export const endStreams = async (tx: Transaction, customerId: string, sessionIds: readonly string[]) => {
  for (let from = 0; from < sessionIds.length; from += mostEnded) {
    const payload: Payload = { customerId, versions: {}, ended: sessionIds.slice(from, from + mostEnded) };
    await tx`select pg_notify(${channel}, ${JSON.stringify(payload)})`;
  }
};

/** A notification may be 8,000 bytes long. */
const payloadOf = (customerId: string, versions: Versions) =>
  JSON.stringify({
    customerId,
    versions: Object.keys(versions).length > mostNamed ? null : versions,
  } satisfies Payload);
