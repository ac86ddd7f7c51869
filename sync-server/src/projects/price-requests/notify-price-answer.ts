import { messageIdOf } from '@knotenblech/shared/messages/message-id-of.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer, withCustomer } from '../../database/in-customer.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { type Admin, listAdmins } from './price-request.store.ts';
import { priceTexts } from './price-texts.ts';

/** The operator's own language. */
const words = priceTexts.de;

export type NotifyDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };
type Key = { customerId: CustomerId; projectId: ProjectId; requestId: string; isFirst?: boolean };

/** Tells every admin of a request or of a remark added to it, each once however often the job runs. */
export const notifyPriceAnswer = async (
  deps: NotifyDeps,
  { customerId, projectId, requestId, isFirst = true }: Key,
) => {
  const project = await readInCustomer(deps.owner, customerId, async (tx) => {
    const [row] = await readRecords(tx, customerId, [
      { space: customerSpace(customerId), kind: 'project', id: projectId },
    ]);
    return row?.data as Project | undefined;
  });
  if (!project) return;
  const said = isFirst ? words.requested : words.remarkAdded;
  for (const admin of await listAdmins(deps.owner)) {
    const id = messageIdOf(requestId, admin.userId);
    await tellAdmin(deps, admin, { id, projectId, ...said(project.name, project.number) });
  }
};

type Told = { id: string; projectId: ProjectId | null; subject: string; text: string; replyTo?: string };

/** Tells an admin once under an id. */
export const tellAdmin = ({ owner, enqueue, now }: NotifyDeps, { customerId, userId }: Admin, told: Told) =>
  withCustomer(owner, customerId, async (tx) => {
    const space = userSpace(userId);
    const book = await openUnitOfWork(tx, customerId, [space]);
    await book.read([
      { space, kind: 'message', id: told.id },
      { space: customerSpace(customerId), kind: 'user', id: userId },
    ]);
    const overlay = book.overlay();
    if (overlay.rows.get(space, 'message', told.id)) return;
    const telling = { rows: overlay.rows, tx, enqueue, now: now() };
    await notifyUser(telling, { ...told, customerId, userId, severity: 'YELLOW' });
    book.keep(overlay);
    await book.flush();
    await pokeAtCommit(tx, customerId, await book.close());
  });
