import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { MessageRecipients } from '@knotenblech/shared/api/message-calls.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import { countUsers, findRequesters, listRecipients } from './message.store.ts';

type Asked = { customerId?: CustomerId | undefined; userId?: UserId | undefined; projectId?: ProjectId | undefined };

/** Whom a message would reach, by name, for its sender to choose from. */
export const describeRecipients = async (owner: Sql, asked: Asked): Promise<MessageRecipients> => {
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
