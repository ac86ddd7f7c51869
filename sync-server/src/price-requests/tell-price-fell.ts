import { customerSpace, userSpace } from '@knotenblech/shared/sync/space.ts';
import { messageIdOf } from '@knotenblech/shared/messages/message-id-of.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { inCustomer } from '../database/in-customer.ts';
import { tellUser } from '../messages/tell-user.ts';
import { pokeAtCommit } from '../sync/pokes.ts';
import { openRowBook } from '../sync/row-book.ts';
import { findAsked } from './price-request-store.ts';
import { priceWords } from './price-words.ts';
import type { TellDeps } from './tell-price-request.ts';

type Key = { customerId: CustomerId; projectId: ProjectId; messageId: string };

/** Tells whoever asked for a price that it holds no longer, because the project it was made for was edited. */
export const tellPriceFell = ({ owner, enqueue, now }: TellDeps, { customerId, projectId, messageId }: Key) =>
  inCustomer(owner, customerId, async (tx) => {
    const asked = await findAsked(tx, { customerId, projectId });
    const toTell = asked.map(({ userId, language }) => {
      return { userId, language, space: userSpace(userId), id: messageIdOf(messageId, userId) };
    });
    const book = await openRowBook(
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
      const { subject, text } = priceWords[language].fell(project.name);
      await tellUser(telling, { id, customerId, userId, severity: 'YELLOW', subject, text, projectId });
    }
    book.keep(overlay);
    await book.flush();
    await pokeAtCommit(tx, customerId, await book.close());
  });
