import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { takeFiles } from './take-files.ts';

let held: readonly File[] = [];

/** Keeps what was chosen on another page until the list of projects is shown; false: he may make none. `entries` as in `takeFiles`. */
export const holdFiles = async (
  actor: Actor,
  files: readonly File[],
  entries: readonly FileSystemEntry[],
): Promise<boolean> => {
  if (!may(actor, 'createProject')) return false;
  await takeFiles(
    files,
    (gathered) => {
      held = gathered;
    },
    entries,
  );
  return true;
};

/** Each is given once. */
export const takeHeldFiles = (): readonly File[] => {
  const files = held;
  held = [];
  return files;
};
