import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';
import { withCustomer } from '../database/in-customer.ts';
import type { Enqueue } from '../jobs/job.ts';
import { pokeAtCommit } from '../sync/rows/pokes.ts';
import { openUnitOfWork } from '../sync/rows/unit-of-work.ts';
import type { Admin } from './message.store.ts';
import { notifyUser } from './notify-user.ts';

export type NotifyDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };
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
