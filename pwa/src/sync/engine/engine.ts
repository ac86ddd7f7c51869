import type { MirrorDatabase } from '../../database/mirror-database.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { Transport } from '../transport/transport.ts';
import type { FactsMemory } from './project-facts.ts';

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
