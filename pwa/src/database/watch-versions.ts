import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import type { Dexie } from 'dexie';

/** 'replaced': a newer build has taken the database over; 'blocked': windows of an older build do not let go of it. */
export type VersionProblem = 'replaced' | 'blocked';

let trouble: VersionProblem | null = null;
const listeners = createEmitter<[VersionProblem | null]>();

const note = (now: VersionProblem | null) => {
  trouble = now;
  listeners.tell(now);
};

export const versionTrouble = () => trouble;

export const subscribeToVersions = listeners.subscribe;

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
