import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { orderContents } from '@knotenblech/shared/orders/placing/order-contents.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { OrderDraft } from '../public/draft/order-draft.ts';
import { changesSince, contentsChangeRows } from './contents-change.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const shipping = { name: 'Holzbau', countryIso: 'DE' } as NonNullable<OrderDraft['shipping']>;
const hall = { id: newId<ProjectId>(), name: 'Halle', orderedAt: null } as Project;
const order = { number: 20_061 } as Order;
const hereAs = (project: Project) =>
  ({ shipping, billing: null, entries: [{ project }] }) as unknown as Pick<
    OrderDraft,
    'shipping' | 'billing' | 'entries'
  >;
const shown = orderContents({
  shippingAddress: shipping,
  billingAddress: null,
  projects: [{ project: hall, choices: null }],
});
const refused = { changes: JSON.stringify([{ what: 'project', projectId: hall.id, field: 'isOrdered' }]) };

const rowsOf = (project: Project, known: Order | null, details: Record<string, unknown> = {}) => {
  const here = hereAs(project);
  return contentsChangeRows(i18n, changesSince(shown, here, details), { shown, here, orderOf: () => known });
};

test('a project that was ordered meanwhile is a row with its order, told by the server, the device or both', () => {
  const ordered = { ...hall, orderedAt: '2026-11-25T08:00:00Z' };
  for (const details of [{}, refused])
    expect(rowsOf(ordered, order, details)).toMatchObject([{ project: ordered, order }]);
});

test('until the order is on the device, nothing is another there', () => {
  const [row] = rowsOf(hall, null, refused);
  expect(row?.order).toBeNull();
  expect(row?.now).toBe(row?.was);
});
