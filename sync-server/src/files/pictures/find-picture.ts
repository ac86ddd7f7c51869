import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { NamedImage } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import { orderPicture } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import type { PictureOrder } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { joinProject } from '@knotenblech/shared/parts/part.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { catalogSpace, customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { loadCatalogue } from '../../base-data/load-catalogue.ts';
import type { Sql } from '../../database/database.ts';
import { nobody, readInCustomer } from '../../database/in-customer.ts';
import { openChildWorker, type WorkerLimits } from '../../jobs/child-worker.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { readSpaces } from '../../sync/rows/space.store.ts';
import type { KeyedFiles } from '../keyed-files.ts';

/** Raised when the same drawing becomes other pixels. */
const pixelVersion = 1;

export type PictureAsked = NamedImage & { customerId: CustomerId; widthPx: number };

/** `key` names the pixels: everything that they depend on. */
export type FoundPicture = { key: string; order: () => Promise<PictureOrder> };

/** The picture of a customer's project as it stands; null when he has no such project, part or assembly, or its file is not read. */
export const findPicture = (sql: Sql, asked: PictureAsked): Promise<FoundPicture | null> =>
  readInCustomer(sql, asked.customerId, async (tx) => {
    const { customerId, projectId, subject, view, widthPx } = asked;
    const own = projectSpace(projectId);
    const rows = await readRecords(tx, customerId, [
      { space: customerSpace(customerId), kind: 'project', id: projectId },
      { space: own, kind: 'reading', id: 'head' },
      { space: own, kind: 'partPack', all: true },
      { space: own, kind: 'partChoice', all: true },
      { space: own, kind: 'assemblyChoice', all: true },
    ]);
    const of = <K extends RecordKind>(kind: K) =>
      rows.filter((row) => row.kind === kind).map((row) => row.data as RecordOf<K>);
    const [[project], [reading]] = [of('project'), of('reading')];
    if (!project || !reading) return null;
    const partChoices = of('partChoice');
    const packs = of('partPack').toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const facts = packs.flatMap((pack) => pack.parts);
    const joined = joinProject(project, reading.head, facts, partChoices, of('assemblyChoice'));
    const origin = { fileHash: project.fileHash, readerVersion: reading.head.readerVersion };
    const picture = orderPicture({ ...joined, partChoices }, origin, { subject, view, size: 'sheet' });
    if (picture === null) return null;
    const catalogue = (await readSpaces(tx, nobody, [catalogSpace])).get(catalogSpace)?.version ?? 0;
    return {
      key: createHash('sha256').update(`${pixelVersion} ${catalogue} ${widthPx} ${picture.key}`).digest('hex'),
      order: async () => picture.order((await readInCustomer(sql, nobody, loadCatalogue)).profiles),
    };
  });

export type Pictures = {
  /** Whether it is kept from before or being drawn, so that giving it draws nothing. */
  has: (found: FoundPicture) => Promise<boolean>;
  /** The PNG of a picture: kept from before, or drawn now, once for all who ask meanwhile. */
  give: (found: FoundPicture, widthPx: number) => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => void;
};

/** Height of a picture as a part of its width. */
const heightRatio = 3 / 4;

export const openPictures = (store: KeyedFiles, drawer: PictureDrawer): Pictures => {
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const draw = async ({ key, order }: FoundPicture, widthPx: number) => {
    const kept = await store.read(key);
    if (kept) return kept;
    const png = await drawer.draw({ order: await order(), widthPx, heightPx: Math.round(widthPx * heightRatio) });
    await store.keep(key, png);
    return png;
  };
  return {
    stop: drawer.stop,
    has: async ({ key }) => drawing.has(key) || (await store.has(key)),
    give: (found, widthPx) => {
      const known = drawing.get(found.key);
      if (known) return known;
      const made = draw(found, widthPx).finally(() => drawing.delete(found.key));
      drawing.set(found.key, made);
      return made;
    },
  };
};

export type PictureLimits = WorkerLimits;

/** What the drawing child is asked. */
export type PictureRequest = { order: PictureOrder; widthPx: number; heightPx: number };

const usualLimits: PictureLimits = { timeMs: 60_000, heapMb: 768, residentMb: 1024, idleMs: 20_000, waiting: 200 };

const childFile = fileURLToPath(new URL('./draw-picture.child.ts', import.meta.url));

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Draws pictures one after the other in a process of its own. */
export type PictureDrawer = {
  /** PNG bytes. Rejects with 'unavailable' when too many wait, with an error that names the limit when one was passed. */
  draw: (request: PictureRequest) => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => void;
};

export const openPictureDrawer = (given: Partial<PictureLimits> = {}): PictureDrawer => {
  const limits = { ...usualLimits, ...given };
  const { ask, stop } = openChildWorker<PictureRequest>({
    childFile,
    failure: 'a picture was not drawn',
    limits,
    magic: pngStart,
  });
  return { draw: ask, stop };
};
