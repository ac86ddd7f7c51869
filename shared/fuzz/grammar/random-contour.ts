import type { Random } from '../random.ts';
import { oddValue } from './random-value.ts';

type Size = { length: number; width: number };

const coordinate = (random: Random, most: number) =>
  random.once(2000)
    ? oddValue(random)
    : String(
        random.pick([
          0,
          most,
          most / 2,
          random.below(most + 1),
          random.below(Math.min(most, 60_000) * 2) - most / 2,
          -5,
        ]),
      );

const point = (random: Random, name: string, { length, width }: Size) =>
  `<${name} X="${coordinate(random, length)}" Y="${coordinate(random, width)}" Z="${random.once(30) ? coordinate(random, 20) : 0}"/>`;

const clamped = (count: number, degree: number): number[] =>
  Array.from({ length: count + degree + 1 }, (_, at) => Math.min(count - degree, Math.max(0, at - degree)));

const knotsOf = (random: Random, count: number, degree: number): string => {
  const knots = clamped(count, degree);
  if (random.once(4)) knots.pop();
  if (random.once(4)) knots.shift();
  return knots.map((knot) => (random.once(400) ? oddValue(random) : String(knot))).join(' ');
};

const controlPoints = (random: Random, count: number, size: Size): string =>
  Array.from({ length: count }, () =>
    point(random, `ControlPoint W="${random.once(60) ? oddValue(random) : random.pick([1, 1, 0.7071, 3])}"`, size),
  ).join('');

const nurbs = (random: Random, size: Size) => {
  const degree = random.once(15) ? random.below(12) : random.below(5) + 1;
  const count = random.once(15) ? random.below(8) + 1 : degree + 1 + random.below(8);
  return `<NURBS Degree="${degree}"><Knots>${knotsOf(random, count, degree)}</Knots><ControlPoints>${controlPoints(random, count, size)}</ControlPoints></NURBS>`;
};

/** A NURBS patch. */
export const randomSurface = (random: Random, size: Size): string => {
  const [degreeU, degreeV] = [random.below(4) + 1, random.below(4) + 1];
  const [countU, countV] = [degreeU + 1 + random.below(4), degreeV + 1 + random.below(4)];
  const knots = `<KnotsU>${knotsOf(random, countU, degreeU)}</KnotsU><KnotsV>${knotsOf(random, countV, degreeV)}</KnotsV>`;
  return `<Surface DegreeU="${degreeU}" DegreeV="${degreeV}" CountU="${random.once(60) ? oddValue(random) : countU}" CountV="${countV}"><ControlPoints>${controlPoints(random, countU * countV, size)}</ControlPoints>${knots}</Surface>`;
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
  const [right, high] = [left + random.below(length - left) + 1, low + random.below(width - low) + 1];
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

/** Two edges of their own, or the upper one again a little further on. */
const dual = (random: Random, size: Size): string => {
  const upper = random.once(3) ? wild(random, size) : rectangle(random, size);
  const shift = random.below(20) - 10;
  const moved = upper.replaceAll(/ X="(-?[\d.]+)"/g, (_, x: string) => ` X="${Number(x) + shift}"`);
  const lower = random.once(4) ? wild(random, size) : moved;
  return `<DualContour><PrincipalContour${attributes(random)}>${upper}</PrincipalContour><AssociatedContour>${lower}</AssociatedContour></DualContour>`;
};

/** A contour, a dual contour or one with apertures, in the coordinates of a side. */
export const randomContour = (random: Random, size: Size): string => {
  const main = random.once(8) ? dual(random, size) : named(random, 'Contour', size);
  const apertures = random.once(6)
    ? `<Apertures>${Array.from({ length: random.below(4) }, () => `<Aperture>${named(random, 'Contour', size)}</Aperture>`).join('')}</Apertures>`
    : '';
  return main + apertures;
};
