import { profileCambered, roundArch } from './joints/arch.ts';
import { sphere, triangleCut } from './joints/ball-and-wedge.ts';
import { birdsMouth, hipValleyRafterNotch } from './joints/birds-mouth.ts';
import { dovetail, tyroleanDovetail } from './joints/corner-dovetail.ts';
import { frenchRidgeLap } from './joints/french-ridge-lap.ts';
import { japaneseMortise, japaneseTenon } from './joints/japanese.ts';
import { logHouseFront, logHouseHalfLap, logHouseJoint } from './joints/log-house.ts';
import { profileFront, profileHead } from './joints/profile.ts';
import { scarfJoint, simpleScarf } from './joints/scarf.ts';
import { stepJoint, stepJointNotch } from './joints/step-joint.ts';
import { mortise, tenon } from './joints/tenon.ts';
import type { Makers } from './removal.ts';

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
