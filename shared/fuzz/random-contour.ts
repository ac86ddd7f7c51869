import type { Random } from './random.ts';
import { oddValue } from './random-value.ts';

type Size = { length: number; width: number };

const coordinate = (random: Random, most: number) =>
  random.once(900)
    ? oddValue(random)
    : String(random.pick([0, most, most / 2, random.below(most + 1), random.below(most * 2) - most / 2, -5]));

const point = (random: Random, name: string, { length, width }: Size) =>
  `<${name} X="${coordinate(random, length)}" Y="${coordinate(random, width)}" Z="${random.once(30) ? coordinate(random, 20) : 0}"/>`;

const nurbs = (random: Random, size: Size) => {
  const [count, degree] = [random.below(8) + 1, random.below(12)];
  const knots = Array.from({ length: count + degree + random.below(3) }, (_, index) =>
    random.once(300) ? oddValue(random) : String(index < degree ? 0 : Math.min(index - degree, count - degree + 1)),
  );
  const points = Array.from({ length: count }, () =>
    point(random, `ControlPoint W="${random.once(20) ? oddValue(random) : 1}"`, size),
  );
  return `<NURBS Degree="${degree}"><Knots>${knots.join(' ')}</Knots><ControlPoints>${points.join('')}</ControlPoints></NURBS>`;
};

const segment = (random: Random, size: Size) => {
  const tilt = random.once(12) ? ` Inclination="${random.below(360) - 180}"` : '';
  if (random.once(15)) return nurbs(random, size);
  if (random.once(4)) return `<Arc${tilt}>${point(random, 'EndPoint', size)}${point(random, 'PointOnArc', size)}</Arc>`;
  return `<Line${tilt}>${point(random, 'EndPoint', size)}</Line>`;
};

const lineTo = (x: number, y: number) => `<Line><EndPoint X="${x}" Y="${y}" Z="0"/></Line>`;

const rectangle = (random: Random, { length, width }: Size) => {
  const [left, low] = [random.below(length), random.below(width)];
  const [right, high] = [left + random.below(length) + 1, low + random.below(width) + 1];
  return `<StartPoint X="${left}" Y="${low}" Z="0"/>${lineTo(right, low)}${lineTo(right, high)}${lineTo(left, high)}${lineTo(left, low)}`;
};

const wild = (random: Random, size: Size) => {
  const start = point(random, 'StartPoint', size);
  const segments = Array.from({ length: random.below(random.once(20) ? 300 : 8) }, () => segment(random, size)).join(
    '',
  );
  const close = random.once(3) ? '' : `<Line>${start.replace('StartPoint', 'EndPoint')}</Line>`;
  return `${start}${segments}${close}`;
};

const attributes = (random: Random) =>
  random.pick([
    '',
    '',
    ' DepthBounded="no"',
    ` Depth="${random.below(40)}" DepthBounded="yes"`,
    ` Inclination="${random.below(180) - 90}"`,
  ]);

const named = (random: Random, name: string, size: Size) =>
  `<${name}${attributes(random)}>${random.once(3) ? wild(random, size) : rectangle(random, size)}</${name}>`;

/** A contour, a dual contour or one with apertures, in the coordinates of a side. */
export const randomContour = (random: Random, size: Size): string => {
  const main = random.once(8)
    ? `<DualContour>${named(random, 'PrincipalContour', size)}${named(random, 'AssociatedContour', size)}</DualContour>`
    : named(random, 'Contour', size);
  const apertures = random.once(6)
    ? `<Apertures>${Array.from({ length: random.below(4) }, () => `<Aperture>${named(random, 'Contour', size)}</Aperture>`).join('')}</Apertures>`
    : '';
  return main + apertures;
};
