import { copyProfile } from './copy-profile.ts';
import { forgetAbsent } from './faults/forget-absent.ts';
import { forgetTeamwork } from './faults/forget-teamwork.ts';
import { backUpServer, noteRestored, restoreServer } from './faults/restore-server.ts';
import { handOver } from './hand-over.ts';
import { adopt, mayBeLost } from './laws/adopt.ts';
import { addDevice } from './open-world.ts';
import type { Device } from './simulated-device.ts';
import type { World } from './world.ts';

type Trouble = (world: World, device: Device) => unknown;

const mostDevices = 6;

/** Something that nobody who works on a device has done. */
export const trouble = (world: World, device: Device) => world.random.pick(troubles)(world, device);

const copy: Trouble = async (world, device) => {
  if (world.devices.length >= mostDevices) return;
  world.network.faults.copiedProfiles += 1;
  const twin = await addDevice(world, device.userId);
  const client = await copyProfile(device, twin);
  if (client) world.ledger.ambiguous.add(client);
};

const forgetClient: Trouble = async ({ network, shop, stage, ledger }) => {
  network.faults.forgottenClients += 1;
  const forgotten = await stage.outside(
    () => shop.database.owner<{ id: string }[]>`delete from sync_client where ctid = (
      select ctid from sync_client where customer_id = ${shop.customerId} order by id limit 1) returning id`,
  );
  for (const { id } of forgotten) {
    ledger.ambiguous.add(id);
    ledger.forgotten.add(id);
  }
};

/** The third user's right to see prices, or to edit, is taken away or given back. */
const changeAccess: Trouble = ({ shop, network, random }) => {
  const actor = [...shop.actors.values()][2];
  if (!actor) return;
  network.faults.accessChanges += 1;
  const permissions = random.chance(0.3) ? [] : (['UPLOAD_PERMISSION', 'ORDER_PERMISSION'] as const);
  shop.actors.set(actor.userId, { ...actor, seesPrices: !actor.seesPrices, permissions: [...permissions] });
};

const shutOut: Trouble = ({ shop, network }, { userId }) => {
  network.faults.shutOut += 1;
  if (!shop.shutOut.delete(userId)) shop.shutOut.add(userId);
};

const changeBuild: Trouble = ({ network, random }, device) => {
  network.faults.changesOfBuild += 1;
  device.build = random.pick(['current', 'current', 'oldest', 'too old'] as const);
};

const newEpoch: Trouble = ({ shop, network, random, stage, ledger }) => {
  network.faults.newEpochs += 1;
  return stage.outside(async () => {
    await shop.database.owner`update sync_meta set epoch = ${random.uuid()}`;
    await noteRestored(shop.database.owner, ledger, shop.now());
  });
};

const repeatLate: Trouble = async ({ shop, network: { late, faults }, random }) => {
  if (late.length === 0) return;
  faults.lateRepeats += 1;
  const [request] = late.splice(random.below(late.length), 1);
  if (request) await shop.request(request.userId, '/push', request.body);
};

const restore: Trouble = async (world) => {
  const { shop, ledger, random, stage, backup } = world;
  if (!backup || random.chance(0.3)) {
    world.backup = await stage.outside(() => backUpServer(shop, ledger));
    return;
  }
  await restoreServer(world, backup);
};

/** The browser has thrown the user's database away, or everything. */
const loseStorage: Trouble = async ({ network, random, ledger }, device) => {
  const keepsMirror = random.chance(0.5);
  network.faults[keepsMirror ? 'lostDatabases' : 'lostStorage'] += 1;
  adopt(ledger, device);
  mayBeLost(ledger, device, { keepsMirror });
  await device.begin(device.userId, { mirror: keepsMirror, notes: keepsMirror });
};

const nextUser: Trouble = async (world, device) => {
  const others = [...world.shop.actors.keys()].filter((userId) => userId !== device.userId);
  await handOver(world, device, world.random.pick(others));
};

const troubles: readonly Trouble[] = [
  copy,
  copy,
  copy,
  forgetClient,
  forgetClient,
  changeAccess,
  changeAccess,
  shutOut,
  changeBuild,
  newEpoch,
  repeatLate,
  repeatLate,
  repeatLate,
  restore,
  restore,
  restore,
  forgetTeamwork,
  forgetTeamwork,
  forgetAbsent,
  forgetAbsent,
  loseStorage,
  nextUser,
];
