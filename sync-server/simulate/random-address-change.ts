import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ConnectorTemplateId } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../pwa/src/database/shop-database.ts';
import { addressOf } from './address-of.ts';
import { type Making, makeOnDevice as make } from './make-on-device.ts';

export const putAddress = (m: Making) =>
  make(m, 'putAddress', { address: addressOf(m.random.pick(m.shop.addresses), `Weg ${m.random.below(99)}`) });

export const removeAddress = async (m: Making) => {
  const rows = await rowRange(m.tab.database, customerSpace(m.shop.customerId), 'address').toArray();
  const addressId = rows.length > 0 ? m.random.pick(rows).data.id : m.random.pick(m.shop.addresses);
  await make(m, 'removeAddress', { addressId });
};

export const addTemplate = (m: Making) =>
  make(m, 'addConnectorTemplate', {
    template: {
      id: m.random.uuid<ConnectorTemplateId>(),
      name: `Vorlage ${m.random.below(99)}`,
      type: 'splice',
      inputs: { heightMm: 200 + m.random.below(99) },
    },
  });

export const timberPlay = (m: Making) =>
  make(m, 'setTimberPlay', {
    play: m.random.chance(0.2) ? null : { slotPlayMm: m.random.below(9), slotBeyondMm: 10, boltPlayMm: 1 },
  });

export const removeTemplate = async (m: Making) => {
  const rows = await rowRange(m.tab.database, customerSpace(m.shop.customerId), 'connectorTemplate').toArray();
  const [row] = rows;
  if (row) await make(m, 'removeConnectorTemplate', { templateId: m.random.pick(rows).data.id });
};
