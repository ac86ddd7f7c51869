import type { WriteAhead } from '../engine/open-engine.ts';

/** The uids of what a page that is open is storing just now. */
export const inFlightUids = (writeAhead: Pick<WriteAhead, 'noted' | 'left'>): ReadonlySet<string> => {
  const left = new Set(writeAhead.left().map(({ uid }) => uid));
  return new Set(writeAhead.noted().flatMap(({ uid }) => (left.has(uid) ? [] : [uid])));
};
