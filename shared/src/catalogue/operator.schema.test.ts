import { expect, test } from 'vitest';
import { operatorPackId, readOperator, seedOperator } from './operator.schema.ts';

const operator = {
  ...seedOperator(),
  vatId: 'DE123456788',
  taxNumber: '103/123/12345',
  registerCourt: 'Amtsgericht Augsburg',
  registerNumber: 'HRB 12345',
  managingDirectors: 'Martina Muster, Jan Beispiel',
};

test('an operator of an older build has none of it, one of a newer build is read', () => {
  const { taxNumber: _, registerCourt: __, registerNumber: ___, managingDirectors: ____, ...old } = operator;
  const read = (row: unknown) => readOperator([{ id: operatorPackId, table: 'operator', rows: [row] }]);
  expect(read(old)).toMatchObject({ taxNumber: '', registerCourt: '', registerNumber: '', managingDirectors: '' });
  expect(read({ ...operator, later: 'x' })).toEqual(operator);
});
