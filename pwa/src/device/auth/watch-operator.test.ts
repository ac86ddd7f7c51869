import 'fake-indexeddb/auto';
import { type Operator, operatorPackId, seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { expect, test } from 'vitest';
import { createValueCipher, newDataKey } from '../../database/encryption/value-cipher.ts';
import { openShopDatabase } from '../../database/shop-database.ts';
import { watchOperator } from './open-shop.ts';

test('each operator that the catalogue brings is told, nothing while it has not come', async () => {
  const database = openShopDatabase(crypto.randomUUID(), createValueCipher(newDataKey()));
  const told: Operator[] = [];
  const watching = watchOperator(database, (operator) => told.push(operator));
  const bring = (operator: Operator) =>
    database.row.put({
      space: catalogSpace,
      kind: 'catalogPack',
      id: operatorPackId,
      data: { id: operatorPackId, table: 'operator', rows: [operator] },
    });
  const after = { ...seedOperator(), phone: '+49 821 2' };
  await bring(seedOperator());
  await expect.poll(() => told).toEqual([seedOperator()]);
  await bring(after);
  await expect.poll(() => told).toEqual([seedOperator(), after]);
  watching.unsubscribe();
  database.close();
});
