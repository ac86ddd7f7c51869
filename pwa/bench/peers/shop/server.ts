import { customerSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Cursor, PullAnswer } from '@knotenblech/shared/sync/wire.ts';
import { openBenchUser } from '../../bench-user.ts';
import type { PeerServer } from '../peer.ts';
import { benchAddress } from './bench-address.ts';
import { seedAddresses } from './seed-addresses.ts';
import { startShop } from './start-shop.ts';

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

export const start = async (count: number): Promise<PeerServer> => {
  const { shop, port, stop } = await startShop();
  const user = await openBenchUser(shop.url, 'admin');
  await user.push('putAddress', [{ address: benchAddress(0) }]);
  await seedAddresses(shop.dataFolder, count);
  const edited = async (run: number) => {
    const rows = await rowsIn(user, customerSpace(user.actor.customerId));
    return rows.filter(({ kind, data }) => kind === 'address' && data.nameAdd === `run ${run}`).length;
  };
  return { port, edited, stop };
};
