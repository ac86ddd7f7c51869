import { strToU8, zipSync } from 'fflate';
import { type Random, randomFrom } from '../fuzz/random.ts';
import {
  hole,
  holes,
  outline,
  polygonOutline,
  roundWindow,
  type SamplePart,
  sawCut,
  slot,
  window,
  writeBtlx,
} from '../samples/write-btlx.ts';

/**
 * A file of so many parts, no two alike, as a steel shop gets them: three plates to two profiles, every fifth with a recess
 * (pocket, lap, mortise, slanted or blind hole). Packed as .btlz. The same seed gives the same bytes.
 */
export const distinctParts = (count: number, seed = 1): Uint8Array => {
  const random = randomFrom(seed);
  const parts = Array.from({ length: count }, (_, n) => (n % 5 < 3 ? plate(random, n + 1) : bar(random, n + 1)));
  const file = strToU8(writeBtlx({ name: `Verschiedene Teile ${count}`, version: '2.3.1', parts }));
  return zipSync({ 'teile.btlx': [file, { mtime: '2026-01-01' }] });
};

const thicknessesMm = [5, 6, 8, 10, 12, 15, 20, 25, 30];

const bars = [
  { profile: 'HEA 200', height: 190, width: 200, material: 'S355J2' },
  { profile: 'HEB 160', height: 160, width: 160, material: 'S355J2' },
  { profile: 'IPE 240', height: 240, width: 120, material: 'S235JR' },
  { profile: 'UPN 140', height: 140, width: 60, material: 'S235JR' },
  { profile: 'L 80x8', height: 80, width: 80, material: 'S235JR' },
  { profile: 'RHS 120x80x5', height: 120, width: 80, material: 'S355J2H' },
  { profile: 'CHS 88.9x4', height: 88.9, width: 88.9, material: 'S235JRH' },
];

/** Between two whole measures in steps of a tenth of a millimetre. */
const between = (random: Random, from: number, to: number) => from + random.below((to - from) * 10) / 10;

const plate = (random: Random, number: number): SamplePart => {
  const [length, width] = [between(random, 160, 900), between(random, 120, 500)];
  const height = random.pick(thicknessesMm);
  const columns = 2 + random.below(4);
  const rows = 2 + random.below(2);
  const along = Array.from({ length: columns }, (_, n) => 40 + (n * (length - 80)) / (columns - 1));
  const across = Array.from({ length: rows }, (_, n) => 35 + (n * (width - 70)) / (rows - 1));
  return {
    number,
    drawing: `V-${number}`,
    name: `Blech ${height}`,
    material: random.pick(['S235JR', 'S355J2']),
    length,
    height,
    width,
    count: 1 + random.below(6),
    processings: [
      ...(random.once(2) ? [plateOutline(random, length, width)] : []),
      ...holes(1, along, across, random.pick([9, 11, 14, 18, 22])),
      ...(random.once(4) ? [middleOpening(random, length, width)] : []),
      ...(random.once(5) ? [plateRecess(random, length, width, height)] : []),
    ],
  };
};

/** Cut or rounded corners. */
const plateOutline = (random: Random, length: number, width: number) => {
  const leg = between(random, 8, 25);
  if (random.once(2))
    return polygonOutline([leg, 0], [length, 0], [length, width - leg], [length - leg, width], [0, width], [0, leg]);
  const away = leg * (1 - Math.SQRT1_2);
  return outline(
    [leg, 0],
    [
      { to: [length - leg, 0] },
      { to: [length, leg], through: [length - away, away] },
      { to: [length, width] },
      { to: [0, width] },
      { to: [0, leg] },
      { to: [leg, 0], through: [away, away] },
    ],
  );
};

const middleOpening = (random: Random, length: number, width: number) => {
  const [x, y] = [length / 2, width / 2];
  const size = between(random, 16, 24);
  return random.pick([
    () => slot(x, y, size / 2, size),
    () => window(x, y, size, size / 2),
    () => roundWindow(x, y, size),
  ])();
};

const plateRecess = (random: Random, length: number, width: number, thickness: number) => {
  const [x, y, depth] = [between(random, 60, length - 100), between(random, 45, width - 70), thickness / 2];
  return random.pick([
    () => pocket(x, y, 20 + random.below(20), 15, depth),
    () => hole(1, x, y, 10, depth),
    () => slantedHole(x, y, 45 + random.below(40), 8),
    () => lap('start', x, between(random, 20, 40), width, depth),
    () => mortise(x, y, 30, 12, depth),
  ])();
};

const bar = (random: Random, number: number): SamplePart => {
  const { profile, height, width, material } = random.pick(bars);
  const length = between(random, 500, 6000);
  const at = () => between(random, 150, length - 150);
  return {
    number,
    drawing: `V-${number}`,
    name: random.pick(['Stütze', 'Riegel', 'Pfosten', 'Konsole']),
    profile,
    material,
    length,
    height,
    width,
    count: 1 + random.below(4),
    processings: [
      ...(random.once(3) ? [sawCut('start', 0, 45 + random.below(40))] : []),
      ...(random.once(4) ? [sawCut('end', length, 45 + random.below(40))] : []),
      ...Array.from({ length: random.below(5) }, () => hole(1, at(), width / 2, random.pick([9, 14, 18]))),
      ...Array.from({ length: random.below(4) }, () => hole(2, at(), height / 3, random.pick([11, 14]), height / 2)),
      ...(random.once(5) ? [barRecess(random, at(), width)] : []),
    ],
  };
};

const barRecess = (random: Random, x: number, width: number) =>
  random.pick([
    () => pocket(x, width / 4, 60, width / 3, 15),
    () => lap('start', x, between(random, 40, 90), width, 20),
    () => mortise(x, width / 2, 50, 20, 25),
    () => slantedHole(x, width / 2, 50 + random.below(35), 14),
  ])();

type Values = Record<string, string | number>;

const processing = (kind: string, values: Values) => {
  const children = Object.entries(values).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<${kind} Name="${kind}" ProcessID="" ReferencePlaneID="1">${children.join('')}</${kind}>`;
};

const pocket = (x: number, y: number, length: number, width: number, depth: number) =>
  processing('Pocket', { StartX: x, StartY: y, StartDepth: depth, Length: length, Width: width });

const lap = (orientation: 'start' | 'end', x: number, length: number, width: number, depth: number) =>
  processing('Lap', { Orientation: orientation, StartX: x, Length: length, Width: width, Depth: depth });

const mortise = (x: number, y: number, length: number, width: number, depth: number) =>
  processing('Mortise', { StartX: x, StartY: y, Length: length, Width: width, Depth: depth, Shape: 'round' });

const slantedHole = (x: number, y: number, inclination: number, diameter: number) =>
  processing('Drilling', { StartX: x, StartY: y, Inclination: inclination, DepthLimited: 'no', Diameter: diameter });
