import { createHash } from 'node:crypto';
import type { NamedImage } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import { orderPicture } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import type { PictureOrder } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { joinProject } from '@knotenblech/shared/parts/join-project.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { catalogSpace, customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { loadCatalogue } from '../../base-data/load-catalogue.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { nobody } from '../../database/space-owner.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { readSpaces } from '../../sync/rows/space.store.ts';

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
