import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { makeChange } from '../../../src/sync/outbox/make-change.ts';
import { offerBench } from '../bench-page.ts';
import { categoryCount, editedPlace } from '../product-rows.ts';
import { addressIdOf, benchAddress } from './bench-address.ts';
import { openDevice } from './open-device.ts';

const device = openDevice('admin');

const addresses = (from: number, to: number) => {
  const keyOf = (n: number) => [customerSpace(device.actor().customerId), 'address', addressIdOf(n)];
  return device.engine().database.row.where('[space+kind+id]').between(keyOf(from), keyOf(to));
};

/** The shop's engine with one record a row. */
offerBench({
  prepare: device.prepare,
  open: device.open,
  syncAll: device.sync,
  query: async (count) => ({
    all: await addresses(0, count).count(),
    some: (await addresses(0, count / categoryCount).toArray()).length,
  }),
  edits: {
    edit: async (n, count, value) => {
      const onScreen = benchAddress(editedPlace(n, count));
      await makeChange(device.engine(), 'putAddress', { address: { ...onScreen, nameAdd: `run ${value}` } });
    },
    push: device.sync,
  },
});
