import {
  type Operator,
  operatorPackId,
  readOperator,
  seedOperator,
} from '@knotenblech/shared/catalogue/operator.schema.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { expect, test } from 'vitest';
import { openTestEngine } from '../../../test/test-engine.ts';
import { readBaseData } from './read-catalogue.ts';

test('base data that have not come are none, and those that have say what this shop’s terms are', async () => {
  const { database } = (await openTestEngine()).engine;
  await database.row.clear();
  expect(await readBaseData(database)).toBeUndefined();
  const operator: Operator = { ...seedOperator(), termsVersion: '2027-01' };
  const data = { id: operatorPackId, table: 'operator', rows: [operator] } as const;
  await database.row.put({ space: catalogSpace, kind: 'catalogPack', id: data.id, data });
  expect(readOperator((await readBaseData(database)) ?? []).termsVersion).toBe('2027-01');
});
