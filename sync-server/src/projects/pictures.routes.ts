import { pictureQuerySchema } from '@knotenblech/shared/api/projects/weld-cert-calls.ts';
import { type NamedImage, readImageFileId } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type Context, Hono } from 'hono';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import type { Sql } from '../database/database.ts';
import { findPicture, type Pictures } from '../files/pictures/find-picture.ts';
import { queryOf } from '../http/read-json.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { keyOf, refuseTooMany } from '../http/token-buckets.ts';
import { findProject } from './project-bundle.ts';

export type PictureDeps = SessionDeps & { sql: Sql; pictures: Pictures };

/** Pictures that are drawn for one account in a quarter of an hour; those that were drawn before are not counted. */
export const mostDrawn = 1000;

/** Whose project a picture is of: his own customer's, of any for those who run projects. */
const ownerOf = async (owner: Sql, actor: Actor, { projectId }: NamedImage) =>
  may(actor, 'runProjects') ? (await findProject(owner, projectId, actor)).actor.customerId : actor.customerId;

const answerPicture = async ({ sql, owner, now, pictures }: PictureDeps, c: Context<ShopEnv>) => {
  const { size } = queryOf(c, pictureQuerySchema);
  const named = readImageFileId(c.req.param('fileId') ?? '');
  const { actor } = c.get('session');
  const found =
    named && (await findPicture(sql, { ...named, customerId: await ownerOf(owner, actor, named), widthPx: size }));
  if (!found) throw new DomainError('not_found', { record: 'image' });
  const etag = `"${found.key}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', 'private, no-cache');
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304);
  if (!(await pictures.has(found)))
    await refuseTooMany(owner, [{ key: keyOf('pictures', actor.userId), most: mostDrawn }], now());
  const png = await pictures.give(found, size);
  c.header('Content-Type', 'image/png');
  return c.body(png);
};

/** Pictures of projects, assemblies and parts as PNG, by the ids that `imageFileMapOf` gives. A page's image can only send its token in the address. */
export const pictureRoutes = (deps: PictureDeps) =>
  new Hono<ShopEnv>().get('/:fileId', requireSession({ ...deps, takesTokenInQuery: true }), (c) =>
    answerPicture(deps, c),
  );
