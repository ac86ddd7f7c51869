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
