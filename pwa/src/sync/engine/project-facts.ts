import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { type PartPack, packParts } from '@knotenblech/shared/parts/part-pack.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { ReadKey } from '@knotenblech/shared/records/define-change.ts';
import type { RowCache, StoredRow } from '@knotenblech/shared/records/row-cache.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { isCompleteSpace } from '@knotenblech/shared/sync/wire.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { rowRange, type ShopDatabase } from '../../database/shop-database.ts';

/** What a file says, as rows and as one reading, the server's or the device's own; never changed in place. */
type Facts = { version: string; reading: Reading | null; rows: StoredRow[]; isOwn: boolean };

export type FactsMemory = Map<ProjectId, Facts>;

const remembered = 12;

const factKeys = (projectId: ProjectId): ReadKey[] => [
  { space: projectSpace(projectId), kind: 'reading', id: 'head' },
  { space: projectSpace(projectId), kind: 'partPack', all: true },
];

/**
 * The facts of a project: the server's reading where it has come, else the device's own of the same file.
 * Read from the database only when they were replaced since; inside the caller's transaction.
 */
export const readFacts = async (
  database: ShopDatabase,
  memory: FactsMemory,
  projectId: ProjectId,
  fileHash: string | undefined,
): Promise<Facts> => {
  const space = projectSpace(projectId);
  const held = await database.spaces.get(space);
  const version = `${held?.factsVersion ?? 0}/${held?.cursor ? 'held' : 'new'}/${fileHash ?? ''}`;
  const known = memory.get(projectId);
  if (known?.version === version && known.reading) return known;
  const facts = { version, isOwn: false, ...(await serverFacts(database, projectId, fileHash)) };
  const isOwn = !facts.reading && fileHash !== undefined;
  const chosen = isOwn ? { version, isOwn, ...(await ownFacts(database, projectId, fileHash)) } : facts;
  memory.delete(projectId);
  memory.set(projectId, chosen);
  for (const oldest of memory.keys()) if (memory.size > remembered) memory.delete(oldest);
  return chosen;
};

/**
 * The same for sums and prices; none where only the file is left of a project that the device has let go: what was chosen in it
 * is not here.
 */
export const readWholeFacts = async (database: ShopDatabase, memory: FactsMemory, project: Known): Promise<Facts> => {
  const facts = await readFacts(database, memory, project.id, project.fileHash);
  return (await isWhole(database, project, facts)) ? facts : { ...facts, reading: null, rows: [] };
};

type Known = Pick<Project, 'id' | 'fileHash' | 'number' | 'reading'>;

const isWhole = async (database: ShopDatabase, project: Known, { isOwn }: Facts) =>
  !isOwn || project.reading !== 'read' || (await hasAllChoices(database, project));

/** Lets changes and sums in the cache read the facts, also in place of those of a file that a change has replaced. */
export const loadFacts = (cache: RowCache, projectId: ProjectId, facts: Facts) => {
  cache.load(factKeys(projectId), facts.rows);
  const { rows, keep } = cache.overlay();
  const head = facts.rows.find(({ kind }) => kind === 'reading');
  if (!head || rows.get(projectSpace(projectId), 'reading', 'head') === head.data) return;
  for (const { space, kind, data } of facts.rows) rows.put(space, kind, data);
  keep();
};

const serverFacts = async (database: ShopDatabase, projectId: ProjectId, fileHash: string | undefined) => {
  const space = projectSpace(projectId);
  const newest = (await rowRange(database, space, 'reading').toArray())[0];
  const head = newest?.data.fileHash && fileHash && newest.data.fileHash !== fileHash ? undefined : newest;
  const packs = head ? await rowRange(database, space, 'partPack').toArray() : [];
  const reading = head ? { head: head.data.head, parts: packs.flatMap((pack) => pack.data.parts) } : null;
  return { reading, rows: head ? [head, ...packs] : [] };
};

const ownFacts = async (database: ShopDatabase, projectId: ProjectId, fileHash: string) => {
  const reading = (await database.localReading.get(fileHash))?.reading ?? null;
  if (!reading) return { reading, rows: [] };
  const space = projectSpace(projectId);
  const row = (pack: PartPack): StoredRow => ({ space, kind: 'partPack', id: pack.id, data: pack });
  const head: StoredRow = { space, kind: 'reading', id: 'head', data: { id: 'head', head: reading.head } };
  return { reading, rows: [head, ...packParts(reading.parts).map(row)] };
};

/** Whether this device holds all that is chosen in a project: it was made here and is not sent, or all of it has come. */
export const hasAllChoices = async (
  { spaces }: Pick<ShopDatabase, 'spaces'>,
  { id, number }: Pick<Project, 'id' | 'number'>,
): Promise<boolean> => number === null || isCompleteSpace((await spaces.get(projectSpace(id)))?.cursor ?? null);
