import type { MirrorDatabase } from '../../database/mirror-database.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { FactsMemory } from './project-facts.ts';

export type Answer = { status: number; body: unknown; retryAfterMs?: number };

/** Under which session a request goes, where its caller has read it already, and what ends it before its answer. */
export type RequestTerms = { sessionKey: string; signal: AbortSignal };

/** How the engine reaches the server. Throws when nothing was heard: the request may have arrived or not. */
export type Transport = {
  push: (body: unknown) => Promise<Answer>;
  pull: (body: unknown, terms?: RequestTerms) => Promise<Answer>;
  /** Resolves when the server has the file's bytes; tells of each piece that has arrived. */
  upload: (hash: string, bytes: Uint8Array, onPiece?: () => void) => Promise<void>;
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
};
