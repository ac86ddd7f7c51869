import { expect, it } from 'vitest';
import { fieldsIn, sameValue, valueIn } from './saw.ts';

it('a surface is told with its colour, as null where it has none', () => {
  expect(valueIn({ surface: 'POWDER_COATED', ralNumber: '7016' }, 'surface')).toEqual({
    surface: 'POWDER_COATED',
    ralNumber: '7016',
  });
  expect(valueIn({ surface: 'RAW' }, 'surface')).toEqual({ surface: 'RAW', ralNumber: null });
  expect(fieldsIn({}, 'surface')).toEqual(['surface', 'ralNumber']);
});

it('what was not set is undefined, and a whole row is itself', () => {
  expect(valueIn({ ralNumber: null }, 'surface')).toBeUndefined();
  expect(valueIn(null, 'quantity')).toBeUndefined();
  expect(valueIn({ id: 'a' }, '')).toEqual({ id: 'a' });
});

it('values are the same in all that both of them say', () => {
  expect(sameValue({ surface: 'RAW', ralNumber: null }, { surface: 'RAW' })).toBe(true);
  expect(sameValue({ surface: 'RAW', ralNumber: '7016' }, { surface: 'RAW', ralNumber: '9005' })).toBe(false);
  expect(sameValue(4, '4')).toBe(false);
  expect(sameValue({ surface: 'RAW' }, null)).toBe(false);
});
