import { type ImportPlace, importFile } from './import-file.ts';
import { type ImportRun, newRun } from './import-run.ts';

let runs: readonly ImportRun[] = [];
let lastId = 0;
let queue: Promise<void> = Promise.resolve();
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

export const dismissImport = (id: number) => show(runs.filter((run) => run.id !== id));

/** Takes files into the shop one after the other; they go on while other screens are open. */
export const startImports = (place: ImportPlace, files: readonly File[]) => {
  for (const file of files) {
    lastId += 1;
    const id = lastId;
    show([newRun(id, file.name), ...runs]);
    const report = (change: Partial<ImportRun>) =>
      show(runs.map((run) => (run.id === id ? { ...run, ...change } : run)));
    queue = queue.then(() => importFile(place, file, report));
  }
};
