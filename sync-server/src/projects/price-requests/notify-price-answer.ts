import { messageIdOf } from '@knotenblech/shared/messages/contact-message.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { answerDueAt } from '@knotenblech/shared/projects/project-state.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { type CustomerId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { readInCustomer, withCustomer } from '../../database/in-customer.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { findRequesters, listAdmins } from '../../messages/message.store.ts';
import { type NotifyDeps, notifyAdmin, notifyUser } from '../../messages/notify-user.ts';
import type { ServerRunContext } from '../../sync/push/batch.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { addPriceRequest, hasOpenRequest } from './price-request.store.ts';

/** The operator's own language. */
const words = texts.de.priceRequest;

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
  const wording = isFirst ? words.requested : words.remarkAdded;
  for (const admin of await listAdmins(deps.owner)) {
    const id = messageIdOf(requestId, admin.userId);
    await notifyAdmin(deps, admin, { id, projectId, ...wording(project.name, project.number) });
  }
};

/**
 * A request counts from when it reaches the server; every admin is told by a job of the same transaction. Of a colleague's that
 * comes behind it the remark is told, and the answer goes to both.
 */
export const requestPriceRun =
  ({ enqueue, now }: { enqueue: Enqueue; now: () => Date }) =>
  async ({ tx, actor, args, rows, run }: ServerRunContext<'requestPrice'>) => {
    const { customerId, userId } = actor;
    const { projectId, comment, language, wishDay = null } = args;
    const space = customerSpace(customerId);
    run();
    const project = rows.get(space, 'project', projectId);
    const requestedAt = now();
    const dueAt = answerDueAt(requestedAt.toISOString());
    const asked = { customerId, projectId, userId, language, comment, wishDay, requestedAt, dueAt };
    const request = { ...asked, id: newId() as string };
    const isFirst = !(await hasOpenRequest(tx, request));
    if (!project || !(await addPriceRequest(tx, request))) return {};
    if (isFirst) rows.put(space, 'project', { ...project, priceRequestedAt: requestedAt.toISOString() });
    if (!isFirst && comment === '' && wishDay === null) return {};
    await enqueue(tx, 'tell-price-request', { customerId, projectId, requestId: request.id, isFirst });
    return { dueAt };
  };

type TellPriceFellKey = { customerId: CustomerId; projectId: ProjectId; messageId: string };

/** Tells whoever asked for a price that it holds no longer, because the project it was made for was edited. */
export const notifyPriceDrop = (
  { owner, enqueue, now }: NotifyDeps,
  { customerId, projectId, messageId }: TellPriceFellKey,
) =>
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
      const { subject, text } = texts[language].priceRequest.fell(project.name);
      await notifyUser(telling, { id, customerId, userId, severity: 'YELLOW', subject, text, projectId });
    }
    book.keep(overlay);
    await book.flush();
    await pokeAtCommit(tx, customerId, await book.close());
  });
