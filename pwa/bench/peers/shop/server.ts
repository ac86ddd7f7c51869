import type { Cursor, PullAnswer } from '@knotenblech/shared/sync/wire.ts';
import { customerSpace, type SpaceId } from '@knotenblech/shared/sync/space.ts';
import { createShop } from '../../../e2e/shop-process.ts';
import { openBenchUser } from '../../bench-user.ts';
import type { PeerServer } from '../peer.ts';
import { benchAddress } from './bench-address.ts';

type User = Awaited<ReturnType<typeof openBenchUser>>;

const rowsIn = async (user: User, space: SpaceId) => {
  const rows: PullAnswer['spaces'][string]['put'] = [];
  let cursor: Cursor | null = null;
  for (;;) {
    const page: PullAnswer['spaces'][string] | undefined = (await user.pull({ [space]: cursor })).spaces[space];
    rows.push(...(page?.put ?? []));
    if (!page?.more) return rows;
    cursor = page.cursor;
  }
};

const started = async () => {
  const shop = await createShop();
  await shop.start();
  return { shop, port: Number(new URL(shop.url).port), stop: () => shop.remove() };
};

export const start = async (count: number): Promise<PeerServer> => {
  const { shop, port, stop } = await started();
  const user = await openBenchUser(shop.url, 'admin');
  await user.push(
    'putAddress',
    Array.from({ length: count }, (_, n) => ({ address: benchAddress(n) })),
  );
  const edited = async (run: number) => {
    const rows = await rowsIn(user, customerSpace(user.actor.customerId));
    return rows.filter(({ kind, data }) => kind === 'address' && data.nameAdd === `run ${run}`).length;
  };
  return { port, edited, stop };
};
