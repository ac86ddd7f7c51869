import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { type ImportPlace, keepFile, type Report, readKeptFile } from './import-file.ts';
import { type ImportRun, newRun } from './import-run.ts';

let runs: readonly ImportRun[] = [];
let keeping: Promise<unknown> = Promise.resolve();
let reading: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

const show = (next: readonly ImportRun[]) => {
  runs = next;
  for (const listener of listeners) listener();
};

export const importRuns = () => runs;

export const subscribeToImports = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const dismissImport = (id: ProjectId) => show(runs.filter((run) => run.id !== id));

/**
 * Takes files into the shop one after the other, once all are kept; they go on while other screens are open.
 * Answers the ids of the projects they become. `names`: of the projects, where the user has named them.
 */
export const startImports = (place: ImportPlace, files: readonly File[], names: readonly string[] = []) =>
  files.map((file, n) => {
    const projectId = newId<ProjectId>();
    const report = showRun(newRun(projectId, place.owner, file.name));
    const wanted = { projectId, name: names[n]?.trim() || undefined };
    void whileMine(projectId, () => {
      const kept = keeping.then(() => keepFile(place, file, { ...wanted, report }));
      keeping = kept;
      return inTurn(async () => {
        if (await kept) await readKeptFile(place, projectId, report);
      });
    });
    return projectId;
  });

/** Goes on with the files that a page was closed over; those of another open page are left to it. */
export const resumeImports = (place: ImportPlace, unread: readonly { projectId: ProjectId; fileName: string }[]) => {
  if (!('locks' in navigator)) return;
  for (const { projectId, fileName } of unread) {
    if (runs.some(({ id }) => id === projectId)) continue;
    void whileMine(projectId, () => {
      const report = showRun(newRun(projectId, place.owner, fileName));
      return inTurn(async () => {
        await readKeptFile(place, projectId, report);
        if (runs.some(({ id, step }) => id === projectId && step === 'keeping')) dismissImport(projectId);
      });
    });
  }
};

const showRun = (started: ImportRun): Report => {
  show([started, ...runs]);
  return (change) => show(runs.map((run) => (run.id === started.id ? { ...run, ...change } : run)));
};

const inTurn = (work: () => Promise<void>): Promise<void> => {
  const turn = reading.then(work);
  reading = turn.catch(() => undefined);
  return turn;
};

/** The lock tells other pages of this browser that the file is being taken care of, and ends with the page. */
const whileMine = (projectId: ProjectId, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request(`import:${projectId}`, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
    : work();
