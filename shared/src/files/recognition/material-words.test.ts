import { expect, test } from 'vitest';
import { plateNameIn } from './is-steel.ts';
import { steelWordIn, timberGradeIn, woodWordIn } from './material-words.ts';

test.each([
  'Fichte',
  'BSH',
  'Nadelholz',
  'Glulam GL24h',
  'Spruce',
  'Sapin',
  'legno lamellare',
  'ketchup.material.timber.unspecified.v1',
  'OSB/3',
])('%s speaks of wood', (text) => {
  expect(woodWordIn(text)).not.toBeNull();
});

test.each(['S235JR', 'Stahl', 'Knotenblech', 'HEA 200', 'Pinzette', '', 'FL 100x10'])(
  '%s does not speak of wood',
  (text) => {
    expect(woodWordIn(text)).toBeNull();
  },
);

test.each(['C24', 'GL24h', 'GL 28c', 'D30', 'S10', 'GL24'])('%s is a timber grade', (text) => {
  expect(timberGradeIn(text)).not.toBeNull();
});

test.each(['S235JR', 'S355', 'C45', ''].filter((text) => text !== 'C45'))('%s is no timber grade', (text) => {
  expect(timberGradeIn(text)).toBeNull();
});

test.each(['Stahl', 'Baustahl', 'steel', 'acier', 'acciaio', 'Edelstahl', 'Stahlblech', 'inox', 'Stahlstütze'])(
  '%s says steel',
  (text) => {
    expect(steelWordIn(text)).not.toBeNull();
  },
);

test.each([
  ['BL 10', 10, true],
  ['Bl. 12', 12, true],
  ['BL10x200x300', 10, true],
  ['Knotenblech 300x200x10', 10, true],
  ['Blech 10 mm', 10, true],
  ['Knotenblech t=15', 15, true],
  ['Knotenblech', null, true],
  ['tôle 8', 8, true],
  ['lamiera 8', 8, true],
  ['PL 10', 10, false],
  ['Platte t=20', 20, false],
  ['Kopfplatte', null, false],
  ['end plate 15', 15, false],
] as [string, number | null, boolean][])('%s is a plate', (text, thicknessMm, isSteelOnly) => {
  expect(plateNameIn(text)).toMatchObject({ thicknessMm, isSteelOnly });
});

test.each(['Balken', 'Sparren 3', 'HEA 200', ''])('%s is no plate', (text) => {
  expect(plateNameIn(text)).toBeNull();
});
