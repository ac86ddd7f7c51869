import type { Dexie } from 'dexie';

/** 'replaced': a newer build has taken the database over; 'blocked': windows of an older build do not let go of it. */
export type VersionTrouble = 'replaced' | 'blocked';

let trouble: VersionTrouble | null = null;
const listeners = new Set<(trouble: VersionTrouble | null) => void>();

const note = (now: VersionTrouble | null) => {
  trouble = now;
  for (const listener of listeners) listener(now);
};

export const versionTrouble = () => trouble;

export const subscribeToVersions = (listener: (trouble: VersionTrouble | null) => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Lets a newer build have the database, for good: two builds never write to one. A deleted one ends as ever. */
export const watchVersions = <D extends Dexie>(database: D): D => {
  database.on('versionchange', ({ newVersion }) => {
    if (!newVersion) return true;
    database.close();
    note('replaced');
    return false;
  });
  database.on('blocked', () => note('blocked'));
  database.on('ready', () => {
    if (trouble === 'blocked') note(null);
  });
  return database;
};
