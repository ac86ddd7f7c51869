import type { Dexie } from 'dexie';
import { noteVersionProblem, versionTrouble } from '../device/connection/connection-state.ts';

/** Lets a newer build have the database, for good: two builds never write to one. A deleted one ends as ever. */
export const watchVersions = <D extends Dexie>(database: D): D => {
  database.on('versionchange', ({ newVersion }) => {
    if (!newVersion) return true;
    database.close();
    noteVersionProblem('replaced');
    return false;
  });
  database.on('blocked', () => noteVersionProblem('blocked'));
  database.on('ready', () => {
    if (versionTrouble() === 'blocked') noteVersionProblem(null);
  });
  return database;
};
