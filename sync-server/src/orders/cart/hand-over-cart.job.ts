import { nameOfUser } from '@knotenblech/shared/accounts/customers.ts';
import { acceptHandedOverLines } from '@knotenblech/shared/orders/cart/accept-handed-over-lines.ts';
import { handedLines } from '@knotenblech/shared/orders/cart/hand-over-cart.change.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import type { ServerRunContext } from '../../sync/push/batch.ts';

type Context = ServerRunContext<'handOverCart'>;

/** Moves the lines into the colleague's open cart and gives them as they were. */
export const moveHandedLines = async ({ actor, args, at, rows, read, run, lockMore }: Context) => {
  const lines = handedLines(rows, args, actor);
  run();
  const space = userSpace(args.toUserId);
  await lockMore([space]);
  await read([
    { space, kind: 'cart', all: true },
    { space, kind: 'cartLine', all: true },
  ]);
  acceptHandedOverLines(rows, args.toUserId, lines, at);
  return lines;
};

/** The server's side of a hand-over: besides, the colleague is told what comes from whom. */
export const handOverCartRun =
  ({ enqueue, now }: { enqueue: Enqueue; now: () => Date }) =>
  async (context: Context) => {
    const { tx, actor, args, rows, read } = context;
    const { customerId } = actor;
    const lines = await moveHandedLines(context);
    await read(lines.map(({ projectId: id }) => ({ space: customerSpace(customerId), kind: 'project', id })));
    const projects = lines.map(({ projectId, quantity }) => ({
      quantity,
      name: rows.get(customerSpace(customerId), 'project', projectId)?.name ?? '',
    }));
    await notifyUser(
      { rows, tx, enqueue, now: now() },
      {
        ...texts[args.language].handOver({ giver: nameOfUser(actor), projects, note: args.note }),
        customerId,
        userId: args.toUserId,
        severity: 'YELLOW',
        projectId: null,
      },
    );
    return {};
  };
