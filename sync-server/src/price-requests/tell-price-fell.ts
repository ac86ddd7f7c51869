import { customerSpace, userSpace } from '@knotenblech/shared/sync/space.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { inCustomer } from '../database/in-customer.ts';
import { tellUser } from '../messages/tell-user.ts';
import { pokeAtCommit } from '../sync/pokes.ts';
import { openRowBook } from '../sync/row-book.ts';
import { findLastAsked } from './price-request-store.ts';
import { priceWords } from './price-words.ts';
import type { TellDeps } from './tell-price-request.ts';

type Key = { customerId: CustomerId; projectId: ProjectId; messageId: string };

/** Tells whoever asked for a price that it holds no longer, because the project it was made for was edited. */
export const tellPriceFell = ({ owner, enqueue, now }: TellDeps, { customerId, projectId, messageId: id }: Key) =>
  inCustomer(owner, customerId, async (tx) => {
    const asked = await findLastAsked(tx, { customerId, projectId });
    if (!asked) return;
    const [space, userId] = [userSpace(asked.userId), asked.userId];
    const book = await openRowBook(tx, customerId, [space]);
    await book.read([
      { space, kind: 'message', id },
      { space: customerSpace(customerId), kind: 'user', id: userId },
      { space: customerSpace(customerId), kind: 'project', id: projectId },
    ]);
    const overlay = book.overlay();
    const project = overlay.rows.get(customerSpace(customerId), 'project', projectId);
    if (!project || overlay.rows.get(space, 'message', id)) return;
    const { subject, text } = priceWords[asked.language].fell(project.name);
    const telling = { rows: overlay.rows, tx, enqueue, now: now() };
    await tellUser(telling, { id, customerId, userId, severity: 'YELLOW', subject, text, projectId });
    book.keep(overlay);
    await book.flush();
    await pokeAtCommit(tx, customerId, await book.close());
  });
