import { messageCalls } from '@knotenblech/shared/api/message-calls.ts';
import { pendingMessages } from '@knotenblech/shared/messages/shown-messages.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import type { ShopEnv } from '../http/answer-error.ts';
import { queryOf } from '../http/query-of.ts';
import { type FormCheck, readJson, readJsonForm } from '../http/read-json.ts';
import { type ApplyDeps, applyChanges } from '../sync/push/apply-changes.ts';
import { describeRecipients } from './describe-recipients.ts';
import { messageNamed, pageOfMessages, readOwnMessages } from './own-messages.ts';
import { type SendDeps, sendMessage } from './send-message.ts';

const maySend = createMiddleware<ShopEnv>(async (c, next) => {
  if (!may(c.get('actor'), 'sendMessages')) throw new DomainError('not_allowed');
  return next();
});

const checkMessage: FormCheck = ({ text }) => [
  ...(text('subject').trim() === '' ? [{ field: 'subject', code: 'subjectEmpty' as const }] : []),
  ...(text('text').trim() === '' ? [{ field: 'text', code: 'textEmpty' as const }] : []),
];

/** Messages of API 1.0, whose clients name their token in the path. */
export const messageApiRoutes = (deps: SessionDeps & SendDeps & ApplyDeps) => {
  const byPath = requireSession({ ...deps, takesTokenInPath: true });
  return new Hono<ShopEnv>()
    .post('/createMessage/:token', byPath, maySend, async (c) => {
      const form = await readJsonForm(c, { schema: messageCalls.create.request, check: checkMessage });
      await sendMessage(deps, c.get('actor'), form);
      return c.json({ success: true, errors: [] });
    })
    .get('/countPendingMessages/:token', byPath, async (c) => {
      const messages = await readOwnMessages(deps.sql, c.get('actor'));
      return c.json({ success: true, count: pendingMessages(messages, deps.now().toISOString()).length });
    })
    .get('/listMessages/:token', byPath, async (c) => {
      const choice = queryOf(c, messageCalls.list.querySchema);
      const messages = await readOwnMessages(deps.sql, c.get('actor'));
      const reader = { owner: deps.owner, actor: c.get('actor') };
      return c.json({ errors: [], ...(await pageOfMessages(reader, messages, { ...choice, now: deps.now() })) });
    })
    .get('/message/:messageId', requireSession({ ...deps, takesTokenInQuery: true }), async (c) => {
      const { messageId } = messageCalls.get.pathSchema.parse(c.req.param());
      const messages = await readOwnMessages(deps.sql, c.get('actor'));
      const reader = { owner: deps.owner, actor: c.get('actor') };
      return c.json({ errors: [], ...(await messageNamed(reader, messages, messageId.toLowerCase())) });
    })
    .post('/markMessagesRead/:token', byPath, async (c) => {
      const { messageIds } = await readJson(c, messageCalls.markRead.request);
      const ids = [...new Set(messageIds.map((id) => id.toLowerCase()))];
      const changes = ids.map((messageId) => ({ name: 'readMessage' as const, args: { messageId } }));
      await applyChanges(deps, c.get('actor'), changes, deps.now().toISOString());
      return c.json({ success: true, errors: [] });
    });
};

/** What a sender has to know before. */
export const messageAdminRoutes = (deps: SessionDeps) =>
  new Hono<ShopEnv>().get('/', requireSession(deps), maySend, async (c) =>
    c.json(await describeRecipients(deps.owner, queryOf(c, messageCalls.recipients.querySchema))),
  );
