import type { Body, Frame, Processing } from '../../body/body.schema.ts';
import { type Point, polygonPath } from '../../body/path.ts';
import { cosDeg, sinDeg } from '../../body/vectors.ts';
import { flagOf, numberOf, type Removal, type Removals } from '../removals/walls.ts';
import { type Bench, benchOf, halfFrom, heightOf, middleOf, runAcross } from './bench.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/**
 * StepJoint, the strut's end: beyond the plane at StrutInclination all falls away but the step, the heel and the tenon that reach into the other piece.
 */
export const stepJoint = (work: Work): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const [inclination, height] = [numberOf(processing, 'StrutInclination'), heightOf(bench)];
  const [cos, sin] = [cosDeg(inclination), sinDeg(inclination)];
  if (!(sin > 0 && height > 0)) return 'unmade';
  const step = stepOf(processing, height / sin);
  const tongue = tongueOf(processing, step, { flag: 'Tenon', width: 'TenonWidth', height: 'TenonHeight' });
  if (step === null || tongue === 'unmade') return 'unmade';
  const onStrut = ([t, e]: Point): Point => {
    const along = step.isTurned ? step.lengthMm - t : t;
    return [along * cos - e * sin, along * sin + e * cos];
  };
  const kept = [
    ...step.sections.map((section) => runAcross(bench, polygonPath(section.map(onStrut)))),
    ...(tongue === null
      ? []
      : [runAcross(bench, polygonPath(tongue.section.map(onStrut)), aboutMiddle(bench, tongue.widthMm))]),
  ];
  if (kept.includes(null)) return 'unmade';
  const beyond: Removal = { kind: 'convex', within: [halfFrom(bench, [-sin, 0, cos], [0, 0, 0])] };
  return [{ kind: 'less', of: beyond, kept: kept.flatMap((each) => each ?? []) }];
};

/** StepJointNotch, what the strut's step, heel and tenon take from the other piece, from StartX on; NotchWidth wide when limited. */
export const stepJointNotch = (work: Work): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const sin = sinDeg(numberOf(processing, 'StrutInclination'));
  const strut = numberOf(processing, 'StrutHeight');
  if (!(sin > 0 && strut > 0)) return 'unmade';
  const step = stepOf(processing, strut / sin);
  const tongue = tongueOf(processing, step, { flag: 'Mortise', width: 'MortiseWidth', height: 'MortiseHeight' });
  if (step === null || tongue === 'unmade') return 'unmade';
  const onSide = ([t, e]: Point): Point => [step.isTurned ? step.lengthMm - t : t, e];
  const limited = flagOf(processing, 'NotchLimited', false);
  const [from, width] = [numberOf(processing, 'StartY'), numberOf(processing, 'NotchWidth')];
  if (limited && !(width > 0)) return 'unmade';
  const bounds: [number, number] | null = limited ? [from, from + width] : null;
  const middle = bounds === null ? middleOf(bench.across) : middleOf(bounds);
  const cut = [
    ...step.sections.map((section) => runAcross(bench, polygonPath(section.map(onSide)), bounds)),
    ...(tongue === null
      ? []
      : [
          runAcross(bench, polygonPath(tongue.section.map(onSide)), [
            middle - tongue.widthMm / 2,
            middle + tongue.widthMm / 2,
          ]),
        ]),
  ];
  return cut.includes(null) ? 'unmade' : cut.flatMap((each) => each ?? []);
};

/** The joint in (along the face from the front, where the strut pushes, to the back; deep into the other piece). */
type Step = { sections: Point[][]; lengthMm: number; frontMm: number; tan: number; isTurned: boolean };

/** `lengthMm`: of the contact face. The front is its acute end: at StartX below 90 degrees, else at the far end. */
const stepOf = (processing: Processing, lengthMm: number): Step | null => {
  const inclination = numberOf(processing, 'StrutInclination');
  const isTurned = inclination >= 90;
  const acute = isTurned ? 180 - inclination : inclination;
  const [stepDepth, heelDepth] = [numberOf(processing, 'StepDepth'), numberOf(processing, 'HeelDepth')];
  const tan = sinDeg(acute) / cosDeg(acute);
  const tip: Point = [stepDepth * Math.tan((acute * Math.PI) / 360), stepDepth];
  const heel: Point = [lengthMm - heelDepth / tan, heelDepth];
  const before: Point = [lengthMm - heelDepth / (sinDeg(acute) * cosDeg(acute)), 0];
  const [front, back]: Point[] = [
    [0, 0],
    [lengthMm, 0],
  ];
  if (front === undefined || back === undefined) return null;
  const shape = processing.parameters['StepShape'];
  const rest = { lengthMm, tan, isTurned };
  if (shape === 'step')
    return stepDepth > 0 && tip[0] < lengthMm ? { sections: [[front, tip, back]], frontMm: tip[0], ...rest } : null;
  if (!(heelDepth > 0 && heel[0] > 0)) return null;
  if (shape === 'taperedheel') return { sections: [[front, heel, back]], frontMm: 0, ...rest };
  if (!(before[0] >= 0)) return null;
  if (shape === 'heel') return { sections: [[before, heel, back]], frontMm: 0, ...rest };
  if (!(stepDepth > 0 && tip[0] < before[0])) return null;
  return {
    sections: [
      [front, tip, before],
      [before, heel, back],
    ],
    frontMm: tip[0],
    ...rest,
  };
};

type Names = { flag: string; width: string; height: string };

/** The tenon of a step joint: under the contact face from the step's tip to the strut's lower face; null when there is none. */
const tongueOf = (
  processing: Processing,
  step: Step | null,
  names: Names,
): { section: Point[]; widthMm: number } | null | 'unmade' => {
  if (step === null || !flagOf(processing, names.flag, false)) return null;
  const [widthMm, height] = [numberOf(processing, names.width), numberOf(processing, names.height)];
  const { lengthMm, frontMm, tan } = step;
  const back = lengthMm - height / tan;
  if (!(widthMm > 0 && height > 0 && back > frontMm)) return 'unmade';
  return {
    section: [
      [frontMm, 0],
      [frontMm, height],
      [back, height],
      [lengthMm, 0],
    ],
    widthMm,
  };
};

const aboutMiddle = (bench: Bench, widthMm: number): [number, number] => {
  const middle = middleOf(bench.across);
  return [middle - widthMm / 2, middle + widthMm / 2];
};
