import { valueRanges } from '../../src/files/btlx/processing-parameters.ts';
import type { Random } from '../random.ts';

const odd = [
  '0',
  '-0',
  '-1',
  '1e-9',
  '1e5',
  '-1e5',
  '1e308',
  '1e309',
  'NaN',
  'INF',
  '',
  ' ',
  '0x10',
  '1,5',
  '90',
  '180',
  '360',
  'yes',
  'no',
  'start',
  'end',
  '__proto__',
  '9007199254740993',
  '0.1',
  '1e-7',
  '2147483648',
  '9'.repeat(40),
];

export const oddValue = (random: Random) => random.pick(odd);

const within = (random: Random, [min, max]: readonly [number, number]): string => {
  const near = random.pick([min, max, 0, min + (max - min) / 2, 10, 45, 90, 0.1, 20, 100]);
  const value = random.once(2)
    ? near + random.pick([0, 0, 1e-7, -1e-7, 0.5, -0.5])
    : min + ((max - min) * random.below(10_001)) / 10_000;
  return String(Math.min(max, Math.max(min, value)));
};

const beyond = (random: Random, [min, max]: readonly [number, number]): string =>
  String(random.pick([min - 1, max + 1, min - 1e-6, max + 1e-6, -max - 1, max * 10]));

const rangeOf = (type: string): readonly [number, number] => {
  const bounds = /\[(.+)\.\.(.+)\]$/.exec(type);
  return bounds ? [Number(bounds[1]), Number(bounds[2])] : (valueRanges[type] ?? [0, 100]);
};

/** A value of a parameter type: nearly always one that the schema allows and a part of that length can hold, now and then one just beyond its range. */
export const randomValue = (random: Random, type: string, lengthMm: number): string => {
  if (random.once(900)) return oddValue(random);
  if (type === 'B') return random.pick(['yes', 'no']);
  if (type.includes('|')) return random.pick(type.split('|'));
  if (type === 'T') return random.pick(['0 0 1 1', '0 1', '0 0 0 1 1 1', oddValue(random)]);
  const range = rangeOf(type);
  if (random.once(900)) return beyond(random, range);
  const isLength = /^[LW]/.test(type);
  if (isLength && !random.once(4)) return String(clampedTo(range, random.below(random.once(3) ? lengthMm : 130)));
  const value = within(random, range);
  return type.startsWith('int') ? String(Math.round(Number(value))) : value;
};

const clampedTo = ([min, max]: readonly [number, number], value: number) => Math.min(max, Math.max(min, value));
