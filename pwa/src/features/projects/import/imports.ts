import { may } from '@knotenblech/shared/records/permissions.ts';
import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect } from 'react';
import { type ImportPlace, importPlace, readUnreadFiles } from '../../../sync/hooks/projects/import-place.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { withUnreadFileLock } from '../../../sync/outbox/unread-file.ts';
import { holdEdit } from '../../../ui/forms/open-edits.ts';
import {
  answerKeptFile,
  type FileAnswers,
  type Report,
  readKeptFile,
  storeFile,
  withMoreAnswers,
} from './import-file.ts';
import { type ImportRun, isOver, newRun } from './import-run.ts';
import { copiesOf } from './take-files.ts';

let runs: readonly ImportRun[] = [];

let keeping: Promise<unknown> = Promise.resolve();

let reading: Promise<unknown> = Promise.resolve();

const listeners = createEmitter();

const show = (next: readonly ImportRun[]) => {
  runs = next;
  listeners.tell();
};

export const importRuns = () => runs;

export const subscribeToImports = listeners.subscribe;

export const dismissImport = (id: ProjectId) => show(runs.filter((run) => run.id !== id));

/** What the user says of files: names of their projects, and the project whose later file one is. */
export type ImportWishes = { names?: readonly string[]; revisionOf?: ProjectId };

/**
 * Takes files into the shop one after the other, once all are kept; they go on while other screens are open.
 * Answers the ids of the projects they become.
 */
export const startImports = (
  place: ImportPlace,
  files: readonly File[],
  { names = [], revisionOf }: ImportWishes = {},
) =>
  files.map((file, n) => {
    const projectId = newId<ProjectId>();
    const known = { id: projectId, owner: place.owner, fileName: file.name, file, copies: copiesOf(file) };
    const report = showRun(newRun({ ...known, ...(revisionOf && { revisionOf }) }));
    const wanted = { projectId, name: names[n]?.trim() || undefined, revisionOf };
    const endEdit = holdEdit();
    void withUnreadFileLock(projectId, () => {
      const kept = keeping.then(() => storeFile(place, file, { ...wanted, report })).finally(endEdit);
      keeping = kept;
      return inTurn(async () => {
        if (await kept) await readOrLeave(place, projectId, report);
      });
    });
    return projectId;
  });

type LeftFile = { projectId: ProjectId; fileName: string; revisionOf?: ProjectId };

/** Goes on with all files that wait unread, as a page was closed over them or they lacked the reader; those of another open page are left to it. */
export const resumeImports = (place: ImportPlace, unread: readonly LeftFile[]) => {
  if (!('locks' in navigator)) return;
  const isGone = ({ id, owner }: ImportRun) =>
    owner === place.owner && !unread.some(({ projectId }) => projectId === id);
  show(runs.filter((run) => !(run.lacksReader && isGone(run))));
  for (const { projectId, fileName, ...left } of unread) {
    void withUnreadFileLock(projectId, async () => {
      const known = runs.find(({ id }) => id === projectId);
      if (known && (isOver(known) || known.questions !== null)) return;
      const report = known
        ? reportOf(projectId)
        : showRun(newRun({ id: projectId, owner: place.owner, fileName, revisionOf: left.revisionOf ?? null }));
      report({ step: 'keeping', lacksReader: false });
      await inTurn(() => readOrLeave(place, projectId, report));
    });
  }
};

/** Goes on with a file whose open questions are answered. */
export const answerImport = (place: ImportPlace, projectId: ProjectId, answers: FileAnswers): Promise<unknown> =>
  withUnreadFileLock(projectId, async () => {
    const report = reportOf(projectId);
    const isKept = await answerKeptFile(place, projectId, answers);
    report({ questions: null, step: 'keeping' });
    if (isKept) await inTurn(() => readOrLeave(place, projectId, report));
    else dismissImport(projectId);
  });

/** Makes a refused file a request, under its own name. */
export const requestRefused = async (place: ImportPlace, { id, file }: ImportRun): Promise<void> => {
  if (!file) return;
  const { asRequest } = await import('@knotenblech/shared/files/other/other-file.ts');
  const packed = asRequest(new Uint8Array(await file.arrayBuffer()), file.name);
  dismissImport(id);
  startImports(place, [new File([new Uint8Array(packed)], file.name)]);
};

/** Reads a refused drawing again with its gaps closed as wide as that. */
export const closeGaps = async (
  place: ImportPlace,
  { id, file, revisionOf }: ImportRun,
  gapMm: number,
): Promise<void> => {
  if (!file) return;
  const closed = await withMoreAnswers(new Uint8Array(await file.arrayBuffer()), { gapMm });
  dismissImport(id);
  startImports(place, [new File([closed], file.name)], revisionOf === null ? {} : { revisionOf });
};

/** Nothing is told of a file that has to wait or is gone. */
const readOrLeave = async (place: ImportPlace, projectId: ProjectId, report: Report) => {
  await readKeptFile(place, projectId, report);
  if (runs.some((run) => run.id === projectId && run.step === 'keeping' && !isOver(run))) dismissImport(projectId);
};

const showRun = (started: ImportRun): Report => {
  show([started, ...runs]);
  return reportOf(started.id);
};

const reportOf =
  (id: ProjectId): Report =>
  (change) =>
    show(runs.map((run) => (run.id === id ? { ...run, ...change } : run)));

const inTurn = (work: () => Promise<void>): Promise<void> => {
  const turn = reading.then(work);
  reading = turn.catch(() => undefined);
  return turn;
};

/** Goes on with the files that wait on this device to become projects. */
export const resumeUnread = async (shop: Shop): Promise<void> =>
  resumeImports(importPlace(shop), await readUnreadFiles(shop));

/** Starts the import of files, and goes on with those that wait, also when the connection comes back; null where the user may not make projects. */
export const useImport = (): ((files: readonly File[], wishes?: ImportWishes) => ProjectId[]) | null => {
  const shop = useShop();
  const mayImport = may(shop.actor, 'createProject');
  const isConnected = useSyncStatus().state !== 'offline';
  useEffect(() => {
    if (mayImport) void resumeUnread(shop);
  }, [shop, mayImport]);
  useEffect(() => {
    if (mayImport && isConnected) void resumeUnread(shop);
  }, [shop, mayImport, isConnected]);
  return mayImport ? (files, wishes) => startImports(importPlace(shop), files, wishes) : null;
};
