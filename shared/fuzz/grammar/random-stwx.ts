import { seedCatalogue } from '../../src/base-data/seed/seed-catalogue.ts';
import { surfaceSchema } from '../../src/parts/surface.schema.ts';
import type { Random } from '../random.ts';
import { randomPosition, sizes } from './random-position.ts';
import { randomWork } from './random-processing.ts';
import { oddValue } from './random-value.ts';

const { profiles, grades } = seedCatalogue();
type Counts = { assemblies: number; parts: number };

const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, at) => make(at));

const odd = (random: Random, inTimes: number, value: string | number) =>
  random.once(inTimes) ? oddValue(random) : String(value);
const dress = (random: Random) =>
  random.once(4)
    ? ` Surface="${odd(random, 30, random.pick(surfaceSchema.options))}" RalNumber="${odd(random, 30, '9005')}"`
    : '';

const inBtlx = (xml: string) => xml.replaceAll(/<(\/?)(?=\w)/g, '<$1b:');

/** Part n lies in assembly n, counted round. */
const ownerOf = (part: number, assemblies: number) => ((part - 1) % assemblies) + 1;

const welds = (random: Random, id: number, { parts, assemblies }: Counts): string => {
  const own = Array.from({ length: parts }, (_, at) => at + 1).filter((part) => ownerOf(part, assemblies) === id);
  if (own.length === 0 || !random.once(2)) return '';
  const weld = () =>
    `<Weld Part1="${odd(random, 60, random.pick(own))}" Part2="${random.once(40) ? 1 : random.pick(own)}" A="${odd(random, 60, random.below(12) + 1)}" Length="${odd(random, 60, random.below(900) + 1)}"/>`;
  return times(random.below(3) + 1, weld).join('');
};

const assembly = (random: Random, id: number, counts: Counts): string => {
  const parent = id > 1 && random.once(2) ? random.below(id - 1) + 1 : '';
  return `<Assembly ID="${id}" Parent="${random.once(80) ? oddValue(random) : parent}" Name="Bg ${id}" Quantity="${odd(random, 80, random.below(4) + 1)}"${dress(random)}>${welds(random, id, counts)}</Assembly>`;
};

const part = (random: Random, id: number, assemblies: number): string => {
  const profile = random.pick(profiles);
  const isPlate = random.once(2);
  const size = random.pick(sizes);
  const [height, width] = isPlate ? [size.height, size.width] : [profile.hMm ?? size.height, profile.bMm ?? size.width];
  const kind = isPlate
    ? `Category="FLAT" Thickness="${odd(random, 60, size.height)}"`
    : `Category="${random.pick(['GIRDER', 'PROFILE'])}" Profile="${profile.designation}" ProfileKey="${odd(random, 60, profile.id)}"`;
  const lie = `<Section HeightAxis="${random.pick(['y', 'z'])}" FlipY="${random.pick(['yes', 'no'])}" FlipZ="no"/>`;
  const placements = times(random.below(4), () => `<Transformation>${randomPosition(random)}</Transformation>`);
  const colour = `<Colour Red="${odd(random, 90, random.below(256))}" Green="0" Blue="255" Transparency="100"/>`;
  return [
    `<Part ID="${odd(random, 200, id)}" Assembly="${assemblies > 0 && !random.once(60) ? ownerOf(id, assemblies) : ''}" Name="Pos ${id}" Quantity="${odd(random, 150, random.below(4) + 1)}"`,
    ` ${kind} Grade="${odd(random, 30, random.pick(grades).grade)}"${dress(random)} Taken="${random.pick(['recognised', 'guessed', 'left-out'])}"`,
    ` Length="${odd(random, 300, size.length)}" Height="${odd(random, 300, height)}" Width="${odd(random, 300, width)}">`,
    isPlate ? '' : lie,
    inBtlx(
      `<Transformations>${placements.join('')}</Transformations>${random.once(4) ? colour : ''}${randomWork(random, size)}`,
    ),
    '</Part>',
  ].join('');
};

/** A STWX file: assemblies in each other, welds, parts that touch; mostly right, here and there wrong. */
export const randomStwx = (random: Random): string => {
  const counts = { assemblies: random.below(4), parts: random.below(5) + 1 };
  const { assemblies, parts } = counts;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<STWX xmlns="urn:knotenblech:stwx:1" xmlns:b="https://www.design2machine.com" Version="${odd(random, 200, '1.0')}">`,
    '<Project Name="Fuzz"><Assemblies>',
    ...times(assemblies, (at) => assembly(random, at + 1, counts)),
    '</Assemblies><Parts>',
    ...times(parts, (at) => part(random, at + 1, assemblies)),
    '</Parts></Project></STWX>',
  ].join('');
};
