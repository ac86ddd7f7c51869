import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { permanentSpaces } from '@knotenblech/shared/records/space.ts';
import { readMetas, type ShopDatabase, writeMeta } from '../../database/shop-database.ts';
import type { MirrorDatabase } from '../../database/watch-connection.ts';
import type { Transport } from '../transport/answers.ts';
import type { FactsMemory } from './project-facts.ts';

/** Makes the user's database ready; a new one gets a client id, the actor and the spaces he always holds. */
export const openEngine = async (parts: Omit<Engine, 'facts' | 'term' | 'nextSeq'>, actor: Actor | null) => {
  const { database, newUid } = parts;
  const { meta, spaces } = database;
  await database.open();
  const readHeld = async () => {
    const [known, client, heldTerm] = await readMetas(database, ['actor', 'client', 'term']);
    const isSameActor = actor === null || JSON.stringify(actor) === JSON.stringify(known);
    return { client, heldTerm, isSameActor };
  };
  const makeReady = async () => {
    const { client, heldTerm, isSameActor } = await readHeld();
    if (actor && !isSameActor) {
      await writeMeta(database, 'actor', actor);
      await subscribePermanentSpaces(database, actor);
    }
    if (!client) {
      await meta.bulkPut([
        { key: 'client', value: newUid() },
        { key: 'nextMid', value: 1 },
        { key: 'nextSeq', value: 1 },
        { key: 'epoch', value: null },
        { key: 'term', value: 0 },
      ]);
    }
    return heldTerm ?? 0;
  };
  // Reading does not wait for what another window is writing.
  const held = await readHeld();
  const isReady = held.client && held.isSameActor;
  const term = isReady ? (held.heldTerm ?? 0) : await database.transaction('rw', [meta, spaces], makeReady);
  const engine: Engine = { ...parts, facts: new Map(), term, nextSeq: null };
  return engine;
};

/** A change as it is made, before the server knows of it. */
export type NewChange = {
  uid: string;
  name: string;
  /** Version of the arguments; without one they are of this build. */
  v?: number;
  args: unknown;
  at: string;
  /** When it was put into a file before the queue could take it (ISO 8601). */
  carriedAt?: string;
};

/** Holds a change from the tap until it is stored: written and read at once, it outlives a page that ends in between. */
export type WriteAhead = {
  note: (change: NewChange) => void;
  forget: (uid: string) => void;
  /** In the order they were made. */
  noted: () => NewChange[];
  /** Of these, what stood there before this page began: left by one that has ended. */
  left: () => NewChange[];
};

/** Everything the sync of one tab works with. */
export type Engine = {
  database: ShopDatabase;
  /** A second handle whose transactions are on disk before they resolve, for orders. */
  strictDatabase: ShopDatabase;
  mirror: MirrorDatabase;
  writeAhead: WriteAhead;
  transport: Transport;
  facts: FactsMemory;
  /** The leadership this tab believes to hold; an answer is applied only while it is true. */
  term: number;
  /** What the queue counted when this tab had last stored a change; null: not known. */
  nextSeq: number | null;
  newUid: () => string;
  now: () => Date;
  /** After each round in which the server was heard to its end. */
  onSynced?: () => void;
};

/** The spaces that the user always holds are wanted; inside the caller's transaction. */
export const subscribePermanentSpaces = async (database: ShopDatabase, actor: Actor) => {
  const ids = permanentSpaces(actor);
  const held = await database.spaces.bulkGet(ids);
  const fresh = ids.filter((_, n) => !held[n]);
  await database.spaces.bulkAdd(fresh.map((id) => ({ id, cursor: null, openedAt: null, factsVersion: 0 })));
};
