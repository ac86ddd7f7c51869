import type { Address } from '@knotenblech/shared/addresses/address.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { rowRange } from '../../../src/database/row-range.ts';
import { makeChange } from '../../../src/sync/engine/make-change.ts';
import { offerBench } from '../bench-page.ts';
import { categoryCount, editedPlace } from '../product-rows.ts';
import { addressIdOf } from './bench-address.ts';
import { openDevice } from './open-device.ts';

const device = openDevice('admin');
const addresses = () => rowRange(device.engine().database, customerSpace(device.actor().customerId), 'address');

/** The shop's engine with one record a row. */
offerBench({
  prepare: device.prepare,
  open: device.open,
  syncAll: device.sync,
  query: async (count) => ({
    all: await addresses()
      .filter(({ data }) => data.phone === '')
      .count(),
    some: (
      await addresses()
        .limit(count / categoryCount)
        .toArray()
    ).length,
  }),
  edit: async (n, count, value) => {
    const { database } = device.engine();
    const id = addressIdOf(editedPlace(n, count));
    const row = await database.row.get([customerSpace(device.actor().customerId), 'address', id]);
    const was = row?.data as Address;
    await makeChange(device.engine(), 'putAddress', { address: { ...was, nameAdd: `run ${value}` }, was });
  },
  push: device.sync,
});
