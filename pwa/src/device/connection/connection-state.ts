import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';

const lost = new Set<string>();

let isOpened = false;

const connectionListeners = createEmitter<[isLost: boolean]>();

/** A database opened in this page. */
export const noteOpened = () => {
  isOpened = true;
};

/** Whether the browser has let this page open a database, whatever it does now. */
export const hasOpened = () => isOpened;

/** Whether the browser gives transactions of this database no more, however often it is opened anew. */
export const noteLost = (databaseName: string, isLostNow: boolean) => {
  if (lost.has(databaseName) === isLostNow) return;
  if (isLostNow) lost.add(databaseName);
  else lost.delete(databaseName);
  connectionListeners.tell(lost.size > 0);
};

export const subscribeToConnections = connectionListeners.subscribe;

const names: readonly string[] = ['MissingAPIError', 'InvalidStateError', 'SecurityError', 'UnknownError'];

/** Whether the browser keeps no databases at all: a private window, blocked storage, a backing store it cannot open. */
export const isStorageFailure = (error: unknown): boolean => {
  if (!globalThis.indexedDB) return true;
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  const { inner } = error as { inner?: unknown };
  return names.includes(error.name) || isStorageFailure(inner);
};

/** 'replaced': a newer build has taken the database over; 'blocked': windows of an older build do not let go of it. */
export type VersionProblem = 'replaced' | 'blocked';

let trouble: VersionProblem | null = null;
const versionListeners = createEmitter<[VersionProblem | null]>();

export const noteVersionProblem = (now: VersionProblem | null) => {
  trouble = now;
  versionListeners.tell(now);
};

export const versionTrouble = () => trouble;

export const subscribeToVersions = versionListeners.subscribe;
