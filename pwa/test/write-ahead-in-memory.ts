import type { NewChange, WriteAhead } from '../src/sync/engine/open-engine.ts';

/** For places that have no storage which answers at once: nobody tells one page's notes from another's. */
export const createWriteAheadInMemory = (): WriteAhead => {
  const noted = new Map<string, NewChange>();
  return {
    note: (change) => void noted.set(change.uid, change),
    forget: (uid) => void noted.delete(uid),
    noted: () => [...noted.values()],
    left: () => [...noted.values()],
  };
};
