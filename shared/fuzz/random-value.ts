import { valueRanges } from '../src/files/btlx/processing-parameters.ts';
import type { Random } from './random.ts';

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

/** A value of a parameter type: nearly always one that the schema allows. */
export const randomValue = (random: Random, type: string): string => {
  if (random.once(700)) return oddValue(random);
  if (type === 'B') return random.pick(['yes', 'no']);
  if (type.includes('|')) return random.pick(type.split('|'));
  const bounds = /\[(.+)\.\.(.+)\]$/.exec(type);
  if (!bounds) return random.once(3) ? String(random.below(300)) : within(random, valueRanges[type] ?? [0, 100]);
  const value = within(random, [Number(bounds[1]), Number(bounds[2])]);
  return type.startsWith('int') ? String(Math.round(Number(value))) : value;
};
