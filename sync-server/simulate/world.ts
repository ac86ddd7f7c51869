import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Backup } from './faults/restore-server.ts';
import type { Ledger } from './laws/ledger.ts';
import type { Random } from './random.ts';
import type { Device } from './simulated-device.ts';
import type { Network } from './simulated-network.ts';
import type { SimulatedShop } from './simulated-shop.ts';
import type { Stage } from './stage/stage.ts';

/** Everything that a seed plays with. */
export type World = {
  stage: Stage;
  shop: SimulatedShop;
  random: Random;
  network: Network;
  devices: Device[];
  ledger: Ledger;
  backup: Backup | null;
  /** Who has left a device to somebody else. */
  visitors: Map<Device, Set<UserId>>;
};
