import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { type MessageRecipients, messageCalls } from '@knotenblech/shared/api/message-calls.ts';
import { pendingMessages } from '@knotenblech/shared/messages/messages.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import { type FormCheck, queryOf, readJson, readJsonForm } from '../http/read-json.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { type ApplyDeps, applyChanges } from '../sync/push/apply-changes.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import { countUsers, findRequesters, listRecipients } from './message.store.ts';
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

type Asked = { customerId?: CustomerId | undefined; userId?: UserId | undefined; projectId?: ProjectId | undefined };

/** Whom a message would reach, by name, for its sender to choose from. */
const describeRecipients = async (owner: Sql, asked: Asked): Promise<MessageRecipients> => {
  const userCount = await countUsers(owner);
  const customerId = asked.customerId ?? (await customerOf(owner, asked.userId));
  if (!customerId) {
    if (asked.userId || asked.projectId) throw new DomainError('not_found', { record: 'customer' });
    return { customer: null, user: null, project: null, userCount };
  }
  const [group] = await listRecipients(owner, { kind: 'customer', customerId });
  const reached = group?.userIds ?? [];
  const named = await readInCustomer(owner, customerId, (tx) => describeNamed(tx, { ...asked, customerId, reached }));
  return { ...named, userCount };
};

const customerOf = async (owner: Sql, userId: UserId | undefined) => {
  if (!userId) return undefined;
  const [group] = await listRecipients(owner, { kind: 'user', userId, customerId: null });
  return group?.customerId;
};

type Named = Asked & { customerId: CustomerId; reached: readonly UserId[] };

const describeNamed = async (tx: Transaction, { customerId, userId, projectId, reached }: Named) => {
  const project = projectId ? await find<Project>(tx, customerId, 'project', projectId) : null;
  const customer = await find<Customer>(tx, customerId, 'customer', customerId);
  if (!customer || (projectId && !project))
    throw new DomainError('not_found', { record: customer ? 'project' : 'customer' });
  const asked = project ? await findRequesters(tx, { customerId, projectId: project.id }) : [];
  const asker = asked[0]?.userId ?? project?.userId ?? null;
  const meant = userId ?? asker;
  const user = meant && reached.includes(meant) ? await find<User>(tx, customerId, 'user', meant) : null;
  if (userId && !user) throw new DomainError('not_found', { record: 'user' });
  return {
    customer: { id: customerId, number: customer.number, name: customer.name, userCount: reached.length },
    user: user && { id: user.id, name: `${user.firstName} ${user.name}`.trim() },
    project: project && { id: project.id, name: project.name },
  };
};

const find = async <T>(tx: Transaction, customerId: CustomerId, kind: 'project' | 'customer' | 'user', id: string) => {
  const [row] = await readRecords(tx, customerId, [{ space: customerSpace(customerId), kind, id }]);
  return (row?.data ?? null) as T | null;
};
