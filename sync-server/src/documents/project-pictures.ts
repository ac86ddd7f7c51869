import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Logger } from 'pino';
import type { Sql } from '../database/database.ts';
import { findPicture } from '../pictures/find-picture.ts';
import type { Pictures } from '../pictures/give-picture.ts';
import { isWholePng } from './is-whole-png.ts';

export type PictureDeps = { sql: Sql; pictures: Pick<Pictures, 'give'>; log: Logger };

const widthPx = 480;
const mostMs = 15_000;

/** Pictures of projects in space, as PNG; null where one could not be drawn, or not in time. A document goes out without it. */
export const projectPictures = async (
  deps: PictureDeps,
  customerId: CustomerId,
  projectIds: readonly ProjectId[],
): Promise<(Uint8Array | null)[]> => {
  const inTime = new Promise<null>((resolve) => setTimeout(() => resolve(null), mostMs).unref());
  const found: (Uint8Array | null)[] = [];
  for (const projectId of projectIds) found.push(await Promise.race([pictureOf(deps, customerId, projectId), inTime]));
  return found;
};

const pictureOf = async ({ sql, pictures, log }: PictureDeps, customerId: CustomerId, projectId: ProjectId) => {
  try {
    const found = await findPicture(sql, { customerId, projectId, subject: { kind: 'project' }, view: 'TRI', widthPx });
    const png = found && (await pictures.give(found, widthPx));
    return png && (await isWholePng(png)) ? png : null;
  } catch (error) {
    log.warn({ err: error, projectId }, 'a document has no picture');
    return null;
  }
};
