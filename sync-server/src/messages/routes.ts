import { messageCalls } from '@knotenblech/shared/api/message-calls.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { may } from '@knotenblech/shared/permissions/may.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Sql } from '../database/database.ts';
import { readJson } from '../http/read-json.ts';
import { queryOf } from '../http/query-of.ts';
import { requireSession, type SessionDeps } from '../http/require-session.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { countPending } from './count-pending.ts';
import { describeRecipients } from './describe-recipients.ts';
import { type SendDeps, sendMessage } from './send-message.ts';

const maySend = createMiddleware<ShopEnv>(async (c, next) => {
  if (!may(c.get('actor'), 'sendMessages')) throw new DomainError('not_allowed');
  return next();
});

/** Messages of API 1.0, whose clients name their token in the path. */
export const messageApiRoutes = (deps: SessionDeps & SendDeps & { sql: Sql }) => {
  const byPath = requireSession({ ...deps, takesTokenInPath: true });
  return new Hono<ShopEnv>()
    .post('/createMessage/:token', byPath, maySend, async (c) => {
      await sendMessage(deps, c.get('actor'), await readJson(c, messageCalls.create.request));
      return c.json({ success: true, errors: [] });
    })
    .get('/countPendingMessages/:token', byPath, async (c) =>
      c.json({ success: true, count: await countPending(deps.sql, c.get('actor'), deps.now()) }),
    );
};

/** What a sender has to know before. */
export const messageAdminRoutes = (deps: SessionDeps) =>
  new Hono<ShopEnv>().get('/', requireSession(deps), maySend, async (c) =>
    c.json(await describeRecipients(deps.owner, queryOf(c, messageCalls.recipients.querySchema))),
  );
