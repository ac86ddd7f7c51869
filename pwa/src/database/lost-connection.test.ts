import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openShopDatabase } from './shop-database.ts';

test('a connection that the browser ended under the app is opened anew: reading and writing go on', async () => {
  const database = openShopDatabase('lost-connection', null);
  await database.meta.put({ key: 'nextSeq', value: 7 });
  database.backendDB().close();
  expect(await database.meta.get('nextSeq')).toMatchObject({ value: 7 });
  database.backendDB().close();
  await database.transaction('rw', database.meta, () => database.meta.put({ key: 'nextSeq', value: 8 }));
  expect(await database.meta.get('nextSeq')).toMatchObject({ value: 8 });
  database.close();
});
