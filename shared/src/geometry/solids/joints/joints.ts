import type { Makers } from '../removals/removal.ts';
import { profileCambered, roundArch } from './arch.ts';
import { sphere, triangleCut } from './ball-and-wedge.ts';
import { birdsMouth, hipValleyRafterNotch } from './birds-mouth.ts';
import { dovetail, tyroleanDovetail } from './corner-dovetail.ts';
import { frenchRidgeLap } from './french-ridge-lap.ts';
import { japaneseMortise, japaneseTenon } from './japanese.ts';
import { logHouseFront, logHouseHalfLap, logHouseJoint } from './log-house.ts';
import { profileFront, profileHead } from './profile.ts';
import { scarfJoint, simpleScarf } from './scarf.ts';
import { stepJoint, stepJointNotch } from './step-joint.ts';
import { mortise, tenon } from './tenon.ts';

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
