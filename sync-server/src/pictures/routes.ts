import { pictureQuerySchema } from '@knotenblech/shared/api/picture-calls.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { readImageFileId } from '@knotenblech/shared/pictures/image-file-id.ts';
import { type Context, Hono } from 'hono';
import type { Sql } from '../database/database.ts';
import { queryOf } from '../http/query-of.ts';
import { requireSession, type SessionDeps } from '../http/require-session.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { keyOf, refuseTooMany } from '../session/refuse-too-many.ts';
import { findPicture } from './find-picture.ts';
import type { Pictures } from './give-picture.ts';

export type PictureDeps = SessionDeps & { sql: Sql; pictures: Pictures };

/** Pictures that are drawn for one account in a quarter of an hour; those that were drawn before are not counted. */
export const mostDrawn = 1000;

const answerPicture = async ({ sql, owner, now, pictures }: PictureDeps, c: Context<ShopEnv>) => {
  const { size } = queryOf(c, pictureQuerySchema);
  const named = readImageFileId(c.req.param('fileId') ?? '');
  const { customerId, userId } = c.get('session').actor;
  const found = named && (await findPicture(sql, { ...named, customerId, widthPx: size }));
  if (!found) throw new DomainError('not_found', { record: 'image' });
  const etag = `"${found.key}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', 'private, no-cache');
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
  if (!(await pictures.has(found)))
    await refuseTooMany(owner, [{ key: keyOf('pictures', userId), most: mostDrawn }], now());
  const png = await pictures.give(found, size);
  c.header('Content-Type', 'image/png');
  return c.body(png);
};

/** Pictures of projects, assemblies and parts as PNG, by the ids that `imageFileMapOf` gives. A page's image can only send its token in the address. */
export const pictureRoutes = (deps: PictureDeps) =>
  new Hono<ShopEnv>().get('/:fileId', requireSession({ ...deps, takesTokenInQuery: true }), (c) =>
    answerPicture(deps, c),
  );
