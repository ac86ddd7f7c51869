import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Logger } from 'pino';
import type { Sql } from '../database/database.ts';
import { findPicture } from '../pictures/find-picture.ts';
import type { Pictures } from '../pictures/give-picture.ts';
import { readPictureBasis } from '../pictures/picture-basis-store.ts';
import { isWholePng } from './is-whole-png.ts';
import type { Papers } from './open-papers.ts';
import type { TradePaper } from './trade-paper.ts';

type PictureDeps = { sql: Sql; pictures: Pick<Pictures, 'give'>; log: Logger };
export type PaperDeps = PictureDeps & { papers: Pick<Papers, 'give'> };
type Pictured = { customerId: CustomerId; projectIds: readonly ProjectId[] };
type Png = Uint8Array | null;

const widthPx = 480;
const mostMs = 15_000;

/** A document with pictures of projects in space, as PDF; `compose` gets them in their order, none where it names the content. */
export const writePictured = async (
  deps: PaperDeps,
  pictured: Pictured,
  compose: (pictures: readonly Png[]) => TradePaper,
) => {
  const basis = await readPictureBasis(deps.sql, pictured);
  return deps.papers.give({ paper: compose([]), basis }, async () => {
    const pictures = await projectPictures(deps, pictured);
    return {
      paper: compose(pictures.map((each) => each ?? null)),
      isWhole: pictures.every((each) => each !== undefined),
    };
  });
};

/** As PNG; null for a project without one, undefined where it could not be drawn, or not in time: a document goes out without it. */
const projectPictures = async (deps: PictureDeps, { customerId, projectIds }: Pictured) => {
  const inTime = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), mostMs).unref());
  const found: (Png | undefined)[] = [];
  for (const projectId of projectIds) found.push(await Promise.race([pictureOf(deps, customerId, projectId), inTime]));
  return found;
};

const pictureOf = async ({ sql, pictures, log }: PictureDeps, customerId: CustomerId, projectId: ProjectId) => {
  try {
    const found = await findPicture(sql, { customerId, projectId, subject: { kind: 'project' }, view: 'TRI', widthPx });
    const png = found && (await pictures.give(found, widthPx));
    if (!png) return null;
    return (await isWholePng(png)) ? png : undefined;
  } catch (error) {
    log.warn({ err: error, projectId }, 'a document has no picture');
    return undefined;
  }
};
