import { processingParameters } from '../../src/files/btlx/processing-parameters.ts';
import { nestedParameters } from '../../src/files/btlx/read-parameters.ts';
import type { Random } from '../random.ts';
import { randomContour, randomSurface } from './random-contour.ts';
import { randomPosition, type Size } from './random-position.ts';
import { oddValue, randomValue } from './random-value.ts';

const kinds = Object.entries(processingParameters);
const often = kinds.filter(([name]) => /Contour|Drilling|Lap|Pocket/.test(name));
const tenons = kinds.filter(([name]) => /^(Dovetail)?Tenon$/.test(name));
const mortises = kinds.filter(([name]) => /^(Dovetail)?Mortise$/.test(name));

const parametersOf = (random: Random, declared: string, size: Size): string =>
  declared
    .split(' ')
    .filter((each) => each !== '' && !random.once(5))
    .map((each) => /^([\w.]+):([^=!]+)/.exec(each) ?? [])
    .map(([, name = 'X', type = 'A']) => {
      const element = name.slice(name.indexOf('.') + 1);
      return `<${element}>${randomValue(random, type, Math.ceil(size.length))}</${element}>`;
    })
    .join('');

/** Elements inside the processing that hold parameters of their own. */
const nestedOf = (random: Random, kind: string, size: Size): string =>
  (nestedParameters[kind] ?? [])
    .filter(() => !random.once(3))
    .map(({ path, parameters }) => {
      const [open, close] = [path.map((name) => `<${name}>`), path.toReversed().map((name) => `</${name}>`)];
      return open.join('') + parametersOf(random, parameters, size) + close.join('');
    })
    .join('');

const limits = (random: Random, kind: string): string =>
  /Contour|Lap|Pocket|Slot|SawCut/.test(kind) && random.once(4)
    ? `<MachiningLimits FaceLimitedTop="${random.pick(['yes', 'no'])}" FaceLimitedBottom="${random.pick(['yes', 'no'])}"/>`
    : '';

const patterns = (random: Random, size: Size, depth: number): string =>
  `<InsertionPatterns>${Array.from({ length: random.below(5) }, () => `<InsertionPattern>${oneOf(random, { size, depth: depth + 1, from: kinds })}${random.once(200) ? '' : randomPosition(random)}</InsertionPattern>`).join('')}</InsertionPatterns>`;

const innerOf = (random: Random, kind: string, size: Size, depth: number): string => {
  if (depth > 1) return '';
  if (kind === 'PatternContour') return patterns(random, size, depth);
  const held = kind === 'House' ? tenons : kind === 'HouseMortise' ? mortises : null;
  if (held) return oneOf(random, { size, depth: depth + 1, from: held });
  return random.once(25) ? `<Processings>${oneOf(random, { size, depth: depth + 1, from: kinds })}</Processings>` : '';
};

type Work = { size: Size; depth: number; from: readonly (readonly [string, string])[] };

const oneOf = (random: Random, { size, depth, from }: Work): string => {
  const [kind, declared] = random.pick(from);
  const name = random.once(300) ? oddValue(random).replace(/[^a-zA-Z_]/g, 'Q') || 'Q' : kind;
  const side = random.once(300) ? oddValue(random) : String(random.once(12) ? 100 : random.below(6) + 1);
  const face = { length: Math.ceil(size.length), width: Math.ceil(random.pick([size.height, size.width])) };
  const contour = /Contour|Area|Surface/.test(kind) && kind !== 'FreeSurface' ? randomContour(random, face) : '';
  const surface = kind === 'FreeSurface' ? randomSurface(random, face) : '';
  return [
    `<${name} Name="p" ReferencePlaneID="${side}" Process="${random.once(9) ? 'no' : 'yes'}">`,
    parametersOf(random, declared, size),
    limits(random, kind),
    nestedOf(random, kind, size),
    contour,
    surface,
    innerOf(random, kind, size, depth),
    `</${name}>`,
  ].join('');
};

/** One of the 54 processings with values in and out of their ranges, contours, elements inside it and processings that it holds. */
export const randomProcessing = (random: Random, size: Size): string =>
  oneOf(random, { size, depth: 0, from: random.once(3) ? often : kinds });

/** The Processings of a part and the plane 100 that some of them lie on. */
export const randomWork = (random: Random, size: Size): string => {
  const plane = `<UserReferencePlanes><UserReferencePlane ID="${random.once(40) ? random.below(4) + 100 : 100}">${randomPosition(random)}</UserReferencePlane></UserReferencePlanes>`;
  const work = Array.from({ length: random.below(5) }, () => randomProcessing(random, size));
  return `${plane}<Processings>${work.join('')}</Processings>`;
};
