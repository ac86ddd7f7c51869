import { profileCambered, roundArch } from './joints/ends/arch.ts';
import { sphere, triangleCut } from './joints/ends/ball-and-wedge.ts';
import { birdsMouth, hipValleyRafterNotch } from './joints/rafters/birds-mouth.ts';
import { dovetail, tyroleanDovetail } from './joints/logs/corner-dovetail.ts';
import { frenchRidgeLap } from './joints/rafters/french-ridge-lap.ts';
import { japaneseMortise, japaneseTenon } from './joints/tenons/japanese.ts';
import { logHouseFront, logHouseHalfLap, logHouseJoint } from './joints/logs/log-house.ts';
import { profileFront, profileHead } from './joints/ends/profile.ts';
import { scarfJoint, simpleScarf } from './joints/ends/scarf.ts';
import { stepJoint, stepJointNotch } from './joints/rafters/step-joint.ts';
import { mortise, tenon } from './joints/tenons/tenon.ts';
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
