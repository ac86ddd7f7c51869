import { expect, test } from 'vitest';
import { inferQuantity } from './infer-quantity.ts';

const part = (more: { designation?: string; attribute?: [string, string]; pieces?: number }) => ({
  designation: more.designation ?? '',
  annotation: '',
  comment: '',
  userAttributes: more.attribute ? [{ name: more.attribute[0], value: more.attribute[1] }] : [],
  pieces: Array.from({ length: more.pieces ?? 0 }, () => ({ guid: '', placement: null })) as never[],
});

test.each(['Anzahl', 'Stückzahl', 'Stück', 'Menge', 'Quantity', 'quantité', 'quantità', 'cantidad', 'aantal'])(
  'the attribute %s gives the quantity of a part that the file counts once, and says so',
  (name) => {
    expect(inferQuantity(1, part({ attribute: [name, '4'] }))).toEqual({
      count: 4,
      findings: [{ code: 'warn.quantity-from-attribute', values: { name, pieces: 4, count: 1 } }],
    });
  },
);

test('an attribute against the count or the places of the file is told and not taken', () => {
  const findings = [{ code: 'warn.quantity-differs', values: { text: 'Anzahl', pieces: 4, count: 2 } }];
  expect(inferQuantity(2, part({ attribute: ['Anzahl', '4'] }))).toEqual({ count: 2, findings });
  expect(inferQuantity(1, part({ attribute: ['Anzahl', '4'], pieces: 1 })).count).toBe(1);
});

test.each([
  '4x Knotenblech',
  '4 x Blech 10',
  '4× Winkel',
  '4 Stk Blech',
  'Blech 10, 4 Stück',
  'plate 4 pcs',
  '4 pz piastra',
])('%s is told when the file counts another number', (designation) => {
  expect(inferQuantity(1, part({ designation }))).toMatchObject({
    count: 1,
    findings: [{ code: 'warn.quantity-differs', values: { pieces: 4 } }],
  });
  expect(inferQuantity(4, part({ designation })).findings).toEqual([]);
});

test.each(['Zange 2x8/20', '2x8/20', 'BL10x200', 'L 80x8', 'M12x40', '10 mm steel plate', 'Pos. 4'])(
  '%s names no quantity',
  (designation) => {
    expect(inferQuantity(1, part({ designation }))).toEqual({ count: 1, findings: [] });
  },
);

test('an attribute that is no whole number above one says nothing', () => {
  for (const value of ['', '0', '1', '-4', '2,5', 'viele', '99999'])
    expect(inferQuantity(1, part({ attribute: ['Anzahl', value] }))).toEqual({ count: 1, findings: [] });
});
