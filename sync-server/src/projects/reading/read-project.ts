import { submitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import { packParts } from '@knotenblech/shared/parts/part-pack.record.ts';
import { summariseProject, summaryReads } from '@knotenblech/shared/prices/project/summarise-project.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/records/define-change.ts';
import { customerPriceSpace, customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, FileHash, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Logger } from 'pino';
import { loadCatalogue } from '../../base-data/load-catalogue.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { readInCustomer, withCustomer } from '../../database/in-customer.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import {
  type ReaderLimits,
  type ReadingOutcome,
  readerLimits,
  readInChild,
} from '../../files/reading/read-in.child.ts';
import type { Enqueue, JobData } from '../../jobs/queues.ts';
import { finishOrder, waitingOrders } from '../../orders/finish-order.ts';
import { findOrderArgs } from '../../orders/order.store.ts';
import { orderReads } from '../../orders/submit-order.job.ts';
import { isTransient } from '../../sync/push/batch.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { openUnitOfWork, type UnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { type Measures, remeasureChoices } from './recompute-profile.ts';

export type ReadProjectDeps = {
  sql: Sql;
  blobs: BlobStore;
  enqueue: Enqueue;
  now: () => Date;
  log: Logger;
  limits?: ReaderLimits;
};

/** `measures`: of profiles that were chosen before the file was read, taken before anything is locked. */
type FileOutcome = { fileHash: FileHash; outcome: ReadingOutcome; measures?: Measures };

type Key = { customerId: CustomerId; projectId: ProjectId };

const findWaiting = async (tx: Transaction, { customerId, projectId }: Key) => {
  const [row] = await readRecords(tx, customerId, [
    { space: customerSpace(customerId), kind: 'project', id: projectId },
  ]);
  const project = row?.data as Project | undefined;
  return project?.reading === 'waiting' ? project : null;
};

const findChoices = async (tx: Transaction, { customerId, projectId }: Key) => {
  const rows = await readRecords(tx, customerId, [{ space: projectSpace(projectId), kind: 'partChoice', all: true }]);
  return rows.map(({ data }) => data as PartChoice);
};

/** A child that failed without a reason may have been killed from outside: it gets a second try. */
const readOnceMore = async (read: () => Promise<ReadingOutcome>, log: Logger, key: Key) => {
  const first = await read();
  if (first.ok || first.code !== 'E_READ_FAILED') return first;
  log.warn({ ...key, problem: first.problem }, 'reading failed');
  const second = await read();
  if (!second.ok && second.code === 'E_READ_FAILED')
    log.error({ ...key, problem: second.problem }, 'reading failed again');
  return second;
};

const readIt = async (
  { sql, blobs, limits, log }: ReadProjectDeps,
  key: Key,
  abort: AbortSignal,
): Promise<FileOutcome | null> => {
  const { project, catalogue } = await readInCustomer(sql, key.customerId, async (tx) => ({
    project: await findWaiting(tx, key),
    catalogue: await loadCatalogue(tx),
  }));
  if (!project) return null;
  const path = await blobs.pathOf(project.fileHash);
  const { fileHash } = project;
  if (path === null) throw new Error(`the file is not in the store: ${fileHash}`);
  const request = { path, fileName: project.fileName, catalogue };
  const outcome = await readOnceMore(() => readInChild(request, limits ?? readerLimits, abort), log, key);
  if (!outcome.ok && outcome.code === 'unavailable') throw new Error('reading was interrupted: the server stops');
  const measures: Measures = new Map();
  if (outcome.ok) {
    const choices = await readInCustomer(sql, key.customerId, (tx) => findChoices(tx, key));
    await remeasureChoices(choices, { parts: outcome.reading.parts, measures }, async () => catalogue);
  }
  return { fileHash, outcome, measures };
};

/** Orders that waited for this file are decided with it, in the same transaction. */
const finishOrders = async (
  tx: Transaction,
  book: UnitOfWork,
  { enqueue, now }: Pick<ReadProjectDeps, 'enqueue' | 'now'>,
  { customerId, projectId }: Key,
) => {
  await book.read([{ space: customerSpace(customerId), kind: 'order', all: true }]);
  for (const order of waitingOrders(book.overlay().rows, customerId, projectId)) {
    const stored = await findOrderArgs(tx, { customerId, orderId: order.id });
    if (!stored) continue;
    await book.read(orderReads(submitOrderArgs.parse(stored.args), customerId, order.userId));
    const overlay = book.overlay();
    await finishOrder({ rows: overlay.rows, tx, enqueue, now: now() }, customerId, order, stored.args);
    book.keep(overlay);
  }
};

/** Stores what was read of a project's file, and what depends on it: profiles chosen before, orders that waited; nothing once another took the file's place. */
export const storeReading = async (
  tx: Transaction,
  deps: Pick<ReadProjectDeps, 'enqueue' | 'now'>,
  key: Key,
  read: FileOutcome,
) => {
  const { customerId, projectId } = key;
  const { outcome, measures = new Map() } = read;
  const spaces = [customerSpace(customerId), customerPriceSpace(customerId), projectSpace(projectId)];
  const book = await openUnitOfWork(tx, customerId, spaces);
  await book.read(readingReads(key));
  const overlay = book.overlay();
  if (!waitingFor(overlay.rows, { ...key, ...read })) return;
  if (outcome.ok) {
    const choices = overlay.rows.all(projectSpace(projectId), 'partChoice');
    const remeasured = await remeasureChoices(choices, { parts: outcome.reading.parts, measures }, () =>
      loadCatalogue(tx),
    );
    for (const choice of remeasured) overlay.rows.put(projectSpace(projectId), 'partChoice', choice);
  }
  applyReading(overlay.rows, { ...key, ...read, at: deps.now().toISOString() });
  book.keep(overlay);
  await finishOrders(tx, book, deps, key);
  await book.flush();
  await pokeAtCommit(tx, customerId, await book.close());
};

const failed = { ok: false, code: 'E_READ_FAILED', details: {} } as const satisfies ReadingOutcome;

/** Reads a project's file and stores what it says; a project that is read already is left alone. Throws to be tried again. */
export const readProject = async (deps: ReadProjectDeps, key: Key, abort: AbortSignal) => {
  const read = await readIt(deps, key, abort);
  if (!read) return;
  const storeIt = (it: FileOutcome) => withCustomer(deps.sql, key.customerId, (tx) => storeReading(tx, deps, key, it));
  await storeIt(read).catch(async (error: unknown) => {
    if (isTransient(error)) throw error;
    deps.log.error({ ...key, err: error }, 'a reading could not be stored');
    await storeIt({ ...read, outcome: failed });
  });
};

/** Refuses a project's file that could not be read however often it was tried: neither it nor its orders wait any longer. One that took its place waits on. */
export const failReading = (
  deps: Pick<ReadProjectDeps, 'sql' | 'enqueue' | 'now'>,
  { fileHash, ...key }: JobData['read-file'],
) =>
  withCustomer(deps.sql, key.customerId, async (tx) => {
    const givenUp = fileHash ?? (await findWaiting(tx, key))?.fileHash;
    if (givenUp) await storeReading(tx, deps, key, { fileHash: givenUp, outcome: failed });
  });

type Applied = {
  customerId: CustomerId;
  projectId: ProjectId;
  /** The file that was read. */
  fileHash: FileHash;
  outcome: ReadingOutcome;
  at: string;
};

/** What applyReading reads. */
const readingReads = ({ customerId, projectId }: Pick<Applied, 'customerId' | 'projectId'>): ReadKey[] =>
  summaryReads({ projectId, customerId, withPrice: true });

/** The project when it waits for the reading of this file; null when it was read already, or another took the file's place. */
const waitingFor = (
  rows: Pick<Rows, 'get'>,
  { customerId, projectId, fileHash }: Pick<Applied, 'customerId' | 'projectId' | 'fileHash'>,
) => {
  const project = rows.get(customerSpace(customerId), 'project', projectId);
  return project?.reading === 'waiting' && project.fileHash === fileHash ? project : null;
};

/** Writes what was read of a project's file, its parts in packs, and brings its sums and price up to date; or why it was refused. */
const applyReading = (rows: Rows, { customerId, projectId, fileHash, outcome, at }: Applied) => {
  const space = customerSpace(customerId);
  const project = waitingFor(rows, { customerId, projectId, fileHash });
  if (!project) return;
  if (!outcome.ok) {
    const readingRefusal = JSON.stringify({ code: outcome.code, details: outcome.details });
    rows.put(space, 'project', { ...project, reading: 'refused', readingRefusal, changedAt: at });
    return;
  }
  const { head, parts } = outcome.reading;
  rows.put(space, 'project', { ...project, reading: 'read' });
  rows.put(projectSpace(projectId), 'reading', { id: 'head', head, fileHash });
  for (const pack of packParts(parts)) rows.put(projectSpace(projectId), 'partPack', pack);
  summariseProject(rows, { projectId, customerId, withPrice: true, at });
};
