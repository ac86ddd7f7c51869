import type { Actor } from '@knotenblech/shared/records/actor.ts';
import {
  customerPriceSpace,
  customerSpace,
  projectPriceSpace,
  projectSpace,
} from '@knotenblech/shared/records/space.ts';
import { type CustomerId, newId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { mayJoin } from './pull-records.ts';

const [customerId, projectId] = [newId<CustomerId>(), newId<ProjectId>()];
const actor: Actor = {
  userId: newId<UserId>(),
  customerId,
  userName: 'leser',
  firstName: 'Lena',
  name: 'Leser',
  customerName: 'Holzbau',
  customerKind: 'company',
  permissions: [],
  seesPrices: true,
};

test.each([
  ['his company', customerSpace(customerId), [true, true]],
  ['a project', projectSpace(projectId), [true, true]],
  ['the prices of his company', customerPriceSpace(customerId), [true, false]],
  ['the prices of a project', projectPriceSpace(projectId), [true, false]],
  ['another company', customerSpace(newId<CustomerId>()), [false, false]],
  ['the prices of another company', customerPriceSpace(newId<CustomerId>()), [false, false]],
] as const)('who sees prices may hold %s, %s; who sees none', (_, space, may) => {
  expect([true, false].map((seesPrices) => mayJoin({ ...actor, seesPrices }, space))).toEqual(may);
});
