import { expect, test } from 'vitest';
import { unitMistake } from './profile-shape.ts';

test.each([
  ['IPE 300 in centimetres', [30, 15], [300, 150], 'cm'],
  ['IPE 300 in metres', [0.15, 0.3], [300, 150], 'm'],
  ['a plate of 25.4 in inches', [1, 12, 8], [25.4], '″'],
  ['a plate of 10 in centimetres', [30, 1, 20], [10], 'cm'],
  ['IPE 300 in millimetres', [300, 150], [300, 150], null],
  ['another section', [310, 150], [300, 150], null],
  ['a square that only one side fits', [10, 7], [100, 100], null],
] as const)('%s', (_name, sizes, named, unit) => expect(unitMistake(sizes, named)).toBe(unit));
