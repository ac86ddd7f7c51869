import { messageIdOf } from '@knotenblech/shared/messages/message-id-of.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { findRequesters } from '../../messages/message.store.ts';
import type { NotifyDeps } from '../../messages/notify-admin.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { priceTexts } from './price-texts.ts';

type Key = { customerId: CustomerId; projectId: ProjectId; messageId: string };

/** Tells whoever asked for a price that it holds no longer, because the project it was made for was edited. */
export const notifyPriceDrop = ({ owner, enqueue, now }: NotifyDeps, { customerId, projectId, messageId }: Key) =>
  withCustomer(owner, customerId, async (tx) => {
    const asked = await findRequesters(tx, { customerId, projectId });
    const toTell = asked.map(({ userId, language }) => {
      return { userId, language, space: userSpace(userId), id: messageIdOf(messageId, userId) };
    });
    const book = await openUnitOfWork(
      tx,
      customerId,
      toTell.map(({ space }) => space),
    );
    const customer = customerSpace(customerId);
    await book.read([
      { space: customer, kind: 'project', id: projectId },
      ...toTell.flatMap(({ space, id, userId }) => [
        { space, kind: 'message' as const, id },
        { space: customer, kind: 'user' as const, id: userId },
      ]),
    ]);
    const overlay = book.overlay();
    const project = overlay.rows.get(customer, 'project', projectId);
    if (!project) return;
    const telling = { rows: overlay.rows, tx, enqueue, now: now() };
    for (const { userId, language, space, id } of toTell) {
      if (overlay.rows.get(space, 'message', id)) continue;
      const { subject, text } = priceTexts[language].fell(project.name);
      await notifyUser(telling, { id, customerId, userId, severity: 'YELLOW', subject, text, projectId });
    }
    book.keep(overlay);
    await book.flush();
    await pokeAtCommit(tx, customerId, await book.close());
  });
