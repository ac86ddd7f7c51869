import type { PictureSubject } from '@knotenblech/shared/exports/pictures/picture-subject.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';
import { findPicture, type PictureAsked } from '../../files/pictures/find-picture.ts';
import type { Pictures } from '../../files/pictures/give-picture.ts';
import { readPictureBasis } from '../../files/pictures/picture-basis.store.ts';
import { isWholePng } from './is-whole-png.ts';
import type { Papers } from './open-papers.ts';
import type { TradePaper } from './trade-paper.ts';

type PictureDeps = { sql: Sql; pictures: Pick<Pictures, 'give'>; log: Logger };
export type PaperDeps = PictureDeps & { papers: Pick<Papers, 'give'> };

type Shown = { projectId: ProjectId; subject: PictureSubject };
/** `positions`: parts and assemblies, of which the first hundred get a picture. */
type Pictured = { customerId: CustomerId; projectIds: readonly ProjectId[]; positions?: readonly Shown[] };
type Png = Uint8Array | null;
/** In the order that was asked for. */
export type PaperPictures = { projects: readonly Png[]; positions: readonly Png[] };

const projectWidthPx = 480;
const positionWidthPx = 160;
/** More of them would take longer than anybody waits. */
const mostPositions = 100;
const mostMs = 15_000;

/** A document with pictures in space, as PDF; `compose` gets them, none where it names the content. */
export const writePictured = async (
  deps: PaperDeps,
  pictured: Pictured,
  compose: (pictures: PaperPictures) => TradePaper,
) => {
  const basis = await readPictureBasis(deps.sql, pictured);
  return deps.papers.give({ paper: compose({ projects: [], positions: [] }), basis }, async () => {
    const { customerId, projectIds, positions = [] } = pictured;
    const wholes = projectIds.map((projectId): Shown => ({ projectId, subject: { kind: 'project' } }));
    const projects = await picturesOf(deps, { customerId, shown: wholes, widthPx: projectWidthPx });
    const pieces = await picturesOf(deps, {
      customerId,
      shown: positions.slice(0, mostPositions),
      widthPx: positionWidthPx,
    });
    return {
      paper: compose({ projects: projects.map(orNull), positions: pieces.map(orNull) }),
      isWhole: [...projects, ...pieces].every((each) => each !== undefined),
    };
  });
};

const orNull = (png: Png | undefined): Png => png ?? null;

type Wanted = { customerId: CustomerId; shown: readonly Shown[]; widthPx: PictureAsked['widthPx'] };

/** As PNG; null for what has none, undefined where it could not be drawn, or not in time: a document goes out without it. */
const picturesOf = async (deps: PictureDeps, { customerId, shown, widthPx }: Wanted) => {
  const inTime = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), mostMs).unref());
  const found: (Png | undefined)[] = [];
  for (const each of shown) found.push(await Promise.race([pictureOf(deps, { ...each, customerId, widthPx }), inTime]));
  return found;
};

const pictureOf = async ({ sql, pictures, log }: PictureDeps, wanted: Omit<PictureAsked, 'view'>) => {
  try {
    const found = await findPicture(sql, { ...wanted, view: 'TRI' });
    const png = found && (await pictures.give(found, wanted.widthPx));
    if (!png) return null;
    return (await isWholePng(png)) ? png : undefined;
  } catch (error) {
    log.warn({ err: error, projectId: wanted.projectId }, 'a document has no picture');
    return undefined;
  }
};
