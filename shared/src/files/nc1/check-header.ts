import type { Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import type { Nc1Header } from './nc1-document.ts';
import type { FoundSection } from './shape/find-section.ts';
import type { ShapedPlate } from './shape/shape-plate.ts';

const tolerance = 0.01;
const agrees = (stated: number, computed: number) => Math.abs(stated / computed - 1) <= tolerance;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** What the header says of a bar against its section: kg/m and m2/m, each within 1 %; 0 says nothing. */
export const checkSection = ({ massKg, paintM2 }: Nc1Header, section: FoundSection): Remark[] => [
  ...differs('warn.stated-mass', massKg, [section.massKg]),
  ...differs('warn.stated-paint', paintM2, [section.paintM2]),
];

/** Densities that exporters count with, kg/dm3. */
const densities = [7.85, 7.83, 8];

/**
 * A plate's mass is written per m2 or per m, from 7830 to 8000 kg/m3. Its paint is both sides and the edges over the area of the outline, as the
 * programs count it: with drawn openings, of a sheet of 1 m2, or per metre of a flat bar.
 */
export const checkPlate = ({ massKg, paintM2, heightMm, lengthMm }: Nc1Header, plate: ShapedPlate): Remark[] => {
  const { thicknessMm: t, outlineMm2, openingsMm2, edgesMm, blankMm } = plate;
  const widths = [blankMm.height, heightMm, outlineMm2 / lengthMm];
  const masses = densities.flatMap((density) => [t * density, ...widths.map((width) => (width * t * density) / 1000)]);
  const paints = [
    2 + (edgesMm * t) / (outlineMm2 - openingsMm2),
    2 + (edgesMm * t) / outlineMm2,
    2 + (4 * t) / 1000,
    2,
    ...widths.map((width) => (2 * (width + t)) / 1000),
  ];
  return [...differs('warn.stated-mass', massKg, masses), ...differs('warn.stated-paint', paintM2, paints)];
};

/** A remark where a value is stated and none of the computed ones agrees with it; it names the first. */
const differs = (code: 'warn.stated-mass' | 'warn.stated-paint', stated: number, computed: number[]): Remark[] => {
  const known = computed.filter((value) => value > 0 && Number.isFinite(value));
  const [first] = known;
  if (stated === 0 || first === undefined || known.some((value) => agrees(stated, value))) return [];
  return [remarkOf(code, { stated, computed: rounded(first) })];
};
