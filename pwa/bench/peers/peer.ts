/** What the runner asks a peer's page to do. */
export type PeerPage = {
  /** Whatever comes before the first use of the library and is not measured. */
  prepare?: () => Promise<void>;
  open: (count: number) => Promise<void>;
  syncAll: (count: number) => Promise<void>;
  /** All rows counted, and those of one category read by index. */
  query: (count: number) => Promise<{ all: number; some: number }>;
  /** Nothing of a peer that is only loaded is edited. */
  edits?: PeerEdits;
};

export type PeerEdits = {
  /** Resolves when the library says that the edit is made. */
  edit: (n: number, count: number, value: number) => Promise<void>;
  /** Stores what the library has not stored yet, where there is a call for it. */
  settle?: () => Promise<void>;
  goOffline?: () => Promise<void>;
  /** Resolves when the library says that everything is acknowledged; 'unanswered': it never says so. */
  push: () => Promise<void | 'unanswered'>;
};

/** A peer's server, in a process of its own. */
export type PeerServer = {
  port: number;
  /** How many rows hold an edit of this run. */
  edited: (run: number) => Promise<number> | number;
  stop: () => Promise<void> | void;
};
