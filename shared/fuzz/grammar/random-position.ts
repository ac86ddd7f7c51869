import type { Random } from '../random.ts';
import { oddValue } from './random-value.ts';

export type Size = { length: number; height: number; width: number };

export const sizes: readonly Size[] = [
  { length: 300, height: 10, width: 200 },
  { length: 3000, height: 190, width: 200 },
  { length: 1000, height: 60, width: 100 },
  { length: 6000, height: 240, width: 120 },
  { length: 50, height: 50, width: 50 },
  { length: 100_000, height: 0.1, width: 100_000 },
];

const axis = (random: Random) =>
  random.once(40)
    ? `X="${oddValue(random)}" Y="0" Z="0"`
    : random.pick([
        'X="1" Y="0" Z="0"',
        'X="0" Y="1" Z="0"',
        'X="0" Y="0" Z="1"',
        'X="-1" Y="0" Z="0"',
        'X="0.6" Y="0.8" Z="0"',
      ]);

const square: readonly (readonly [string, string])[] = [
  ['X="1" Y="0" Z="0"', 'X="0" Y="1" Z="0"'],
  ['X="1" Y="0" Z="0"', 'X="0" Y="1" Z="0"'],
  ['X="0" Y="1" Z="0"', 'X="-1" Y="0" Z="0"'],
  ['X="0" Y="0" Z="1"', 'X="0" Y="1" Z="0"'],
  ['X="1" Y="0" Z="0"', 'X="0" Y="0" Z="1"'],
  ['X="0.6" Y="0.8" Z="0"', 'X="-0.8" Y="0.6" Z="0"'],
];

/** Where faces of the sizes above meet when they stand square to each other, else anywhere. */
const origin = (random: Random): [number, number | string, number] =>
  random.once(5)
    ? [random.below(9000), random.once(300) ? oddValue(random) : random.below(500), 0]
    : [
        random.pick([0, 0, 50, 150, 300, 1000, 3000]),
        random.pick([0, 0, 10, 60, 190]),
        random.pick([0, 0, 95, 100, 200]),
      ];

/** A Position: mostly square and touching its neighbours, rarely axes that are none. */
export const randomPosition = (random: Random): string => {
  const [x, y] = random.once(400) ? [axis(random), axis(random)] : random.pick(square);
  const [px, py, pz] = origin(random);
  return `<Position><ReferencePoint X="${px}" Y="${py}" Z="${pz}"/><XVector ${x}/><YVector ${y}/></Position>`;
};
