import { expect, test } from 'vitest';
import { chosenCoating } from './chosen-coating.ts';

const refused = (ralNumber: string) => expect.objectContaining({ code: 'invalid_input', details: { ralNumber } });

test('a surface takes the colour that is chosen for it, primer its own, others none', () => {
  const of = (surface: 'POWDER_COATED_CUSTOM' | 'COATED' | 'ZINCED', ralNumber: string | null) =>
    chosenCoating({ surface, ralNumber }, null);
  expect(of('POWDER_COATED_CUSTOM', '3020')).toEqual({ surface: 'POWDER_COATED_CUSTOM', ralNumber: '3020' });
  expect(of('POWDER_COATED_CUSTOM', null)).toEqual({ surface: 'POWDER_COATED_CUSTOM', ralNumber: null });
  expect(of('COATED', '3020')).toEqual({ surface: 'COATED', ralNumber: '8012' });
  expect(of('ZINCED', '9999')).toEqual({ surface: 'ZINCED', ralNumber: null });
});

test.each(['POWDER_COATED', 'POWDER_COATED_CUSTOM'] as const)(
  '%s refuses a number that RAL Classic has not',
  (surface) => expect(() => chosenCoating({ surface, ralNumber: '9999' }, '7016')).toThrow(refused('9999')),
);

test('a number that stood there before may stay', () =>
  expect(chosenCoating({ surface: 'POWDER_COATED', ralNumber: '9999' }, '9999')).toEqual({
    surface: 'POWDER_COATED',
    ralNumber: '9999',
  }));
