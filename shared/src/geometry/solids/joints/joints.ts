import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import { lengthOf, unit } from '../../body/vectors.ts';
import { halfSpaceIn, type Makers, numberOf, type Removals } from '../removals/walls.ts';
import { profileCambered, roundArch } from './arch.ts';
import { benchOf, between, leastSizeMm, pointOn } from './bench.ts';
import { birdsMouth, hipValleyRafterNotch } from './birds-mouth.ts';
import { dovetail, tyroleanDovetail } from './corner-dovetail.ts';
import { frenchRidgeLap } from './french-ridge-lap.ts';
import { japaneseMortise, japaneseTenon } from './japanese.ts';
import { logHouseFront, logHouseHalfLap, logHouseJoint } from './log-house.ts';
import { profileFront, profileHead } from './profile.ts';
import { scarfJoint, simpleScarf } from './scarf.ts';
import { stepJoint, stepJointNotch } from './step-joint.ts';
import { mortise, tenon } from './tenon.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/** Sphere: the end turned to a ball about the axis at (StartY, StartDepth): over Length from StartX only the ball stays, its tip StartOffset behind StartX. */
const sphere = (work: Work): Removals => {
  const bench = benchOf(work);
  const number = (name: string) => numberOf(work.processing, name);
  const [length, radiusMm] = [number('Length'), number('Radius')];
  if (!(length > 0 && radiusMm >= leastSizeMm)) return 'unmade';
  const centre = pointOn(bench, [number('StartOffset') + radiusMm, number('StartY'), number('StartDepth')]);
  const of = between(bench, { ahead: [Number.NEGATIVE_INFINITY, length] });
  return [{ kind: 'less', of, kept: [{ kind: 'ball', centre, radiusMm }] }];
};

/** TriangleCut: the wedge that two planes through (StartX, StartY, StartDepth) have in common, on the side that their normals (in the side's axes) point to. */
const triangleCut = ({ processing, frame }: Work): Removals => {
  const number = (name: string) => numberOf(processing, name);
  const through: Vector = [number('StartX'), number('StartY'), -number('StartDepth')];
  const normals = [1, 2].map(
    (index): Vector => [number(`Normal${index}X`), number(`Normal${index}Y`), number(`Normal${index}Z`)],
  );
  if (!normals.every((normal) => lengthOf(normal) > 1e-9)) return 'unmade';
  return [{ kind: 'convex', within: normals.map((normal) => halfSpaceIn(frame, unit(normal), through)) }];
};

/** The joints of timber construction. */
export const joints: Makers = {
  BirdsMouth: birdsMouth,
  HipValleyRafterNotch: hipValleyRafterNotch,
  LogHouseHalfLap: logHouseHalfLap,
  LogHouseJoint: logHouseJoint,
  LogHouseFront: logHouseFront,
  FrenchRidgeLap: frenchRidgeLap,
  Tenon: tenon,
  House: tenon,
  DovetailTenon: tenon,
  Mortise: mortise,
  HouseMortise: mortise,
  DovetailMortise: mortise,
  JapaneseTenon: japaneseTenon,
  JapaneseMortise: japaneseMortise,
  SimpleScarf: simpleScarf,
  ScarfJoint: scarfJoint,
  StepJoint: stepJoint,
  StepJointNotch: stepJointNotch,
  ProfileFront: profileFront,
  ProfileHead: profileHead,
  ProfileCambered: profileCambered,
  RoundArch: roundArch,
  Sphere: sphere,
  TriangleCut: triangleCut,
  Dovetail: dovetail,
  TyroleanDovetail: tyroleanDovetail,
};
