import { seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { expect, test } from 'vitest';
import { legalLines } from './payment-lines.ts';

const operator = {
  ...seedOperator(),
  vatId: 'DE123456788',
  taxNumber: '103/123/12345',
  registerCourt: 'Amtsgericht Augsburg',
  registerNumber: 'HRB 12345',
  managingDirectors: 'Martina Muster, Jan Beispiel',
};

test('business letters name VAT and tax number, register and managing directors', () => {
  expect(legalLines(operator, 'de')).toEqual([
    'DE123456788',
    'Steuernummer: 103/123/12345',
    'Amtsgericht Augsburg HRB 12345',
    'Geschäftsführung: Martina Muster, Jan Beispiel',
  ]);
  expect(legalLines(operator, 'en').at(-1)).toBe('Managing directors: Martina Muster, Jan Beispiel');
});

test('what is not told leaves no line', () => {
  const bare = { ...operator, vatId: '', taxNumber: '', registerCourt: '', managingDirectors: '' };
  expect(legalLines(bare, 'de')).toEqual(['HRB 12345']);
  expect(legalLines({ ...bare, registerNumber: '' }, 'de')).toEqual([]);
});
