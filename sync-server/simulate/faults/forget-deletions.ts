import { pull } from '../../../pwa/src/sync/pull/pull.ts';
import { send } from '../../../pwa/src/sync/push/sync-once.ts';
import { makingOn } from '../making-on.ts';
import { quietly } from '../quietly.ts';
import { removeAddress } from '../random-address-change.ts';
import type { Device, Tab } from '../simulated-device.ts';
import type { World } from '../world.ts';

const mostStatements = 12;
const longestWaitMs = 80;

/** An address is removed, and the server forgets all deletions while another device is asking for them. */
export const forgetDeletions = async (world: World, { device, tab }: { device: Device; tab: Tab }) => {
  const { random, stage, devices } = world;
  await quietly(tab, () => removeAddress(makingOn(world, device, tab)));
  await quietly(tab, () => send(tab));
  const other = random.pick(random.pick(devices.filter((each) => each !== device)).tabs);
  const asks = untilItAsks(other);
  const purgeMeanwhile = async () => {
    await Promise.race([asks, stage.sleep(longestWaitMs)]);
    await stage.sleep(random.below(mostStatements));
    await purge(world);
  };
  await Promise.all([stage.fork(() => quietly(other, () => pull(other))), stage.fork(purgeMeanwhile)]);
};

const untilItAsks = (tab: Tab) =>
  new Promise<void>((done) => {
    const { transport } = tab;
    tab.transport = {
      ...transport,
      pull: (body) => {
        tab.transport = transport;
        done();
        return transport.pull(body);
      },
    };
  });

/** As the server does it with deletions of long ago, only that here none is too young. */
const purge = ({ shop: { database, customerId }, network, stage }: World) => {
  network.faults.purges += 1;
  return stage.outside(() =>
    database.owner.begin(async (tx) => {
      await tx`select 1 from sync_space where customer_id = ${customerId} order by id for update`;
      await tx`
        with gone as (delete from record where customer_id = ${customerId} and deleted returning space_id, version)
        update sync_space s set purged_to = greatest(s.purged_to, g.last)
        from (select space_id, max(version) as last from gone group by 1) g
        where s.customer_id = ${customerId} and s.id = g.space_id`;
    }),
  );
};
