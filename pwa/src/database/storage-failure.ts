const names: readonly string[] = ['MissingAPIError', 'InvalidStateError', 'SecurityError', 'UnknownError'];

/** Whether the browser keeps no databases at all: a private window, blocked storage, a backing store it cannot open. */
export const isStorageFailure = (error: unknown): boolean => {
  if (!globalThis.indexedDB) return true;
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  const { inner } = error as { inner?: unknown };
  return names.includes(error.name) || isStorageFailure(inner);
};
