import type { Processing } from '../../geometry/body/body.schema.ts';

/** What an element is taken to mean where the schema alone does not say it, and why; `matters` where not every such element is touched by it. */
export type ChosenMeaning = { choice: string; reason: string; matters?: (processing: Processing) => boolean };

const isOther = (processing: Processing, usual: Record<string, number | boolean>): boolean =>
  Object.entries(usual).some(([name, value]) => (processing.parameters[name] ?? value) !== value);
const hasFlag = (processing: Processing, ...names: string[]): boolean =>
  names.some((name) => processing.parameters[name] === true);
const hasMark = (processing: Processing, mark: string): boolean =>
  Object.keys(processing.parameters).some((name) => name.endsWith(mark));
const segmentsOf = ({ contours }: Processing) => contours.flatMap((contour) => contour.segments);

/** FreeContour, SawContour and MillContour. */
const contour: ChosenMeaning = {
  choice:
    'a closed contour that fills the face is the outline, any other a cut-out, whatever the tool position; a positive inclination leaves the lower edge to the left of the path; walls of a dual contour are ruled from point to point; a segment that is not to be processed still bounds the shape; FaceLimited no opens the cut-out square to its line; an open saw contour is a kerf of 3 mm, other open ones are not made',
  reason:
    'exporters contradict each other in the tool position; other readers tilt walls so; the format states no tool width',
  matters: (processing) =>
    processing.contours.some(({ lower }) => lower !== undefined) ||
    segmentsOf(processing).some(({ kind, inclinationDeg }) => inclinationDeg !== 0 || kind === 'nurbs') ||
    hasMark(processing, '.FaceLimited') ||
    hasMark(processing, '.Process') ||
    isOpen(processing),
};

const isOpen = ({ contours: [first] }: Processing): boolean => {
  const end = first?.segments.at(-1)?.end;
  return first !== undefined && end !== undefined && Math.hypot(end[0] - first.start[0], end[1] - first.start[1]) > 0.1;
};

const cuts: Record<string, ChosenMeaning> = {
  JackRafterCut: {
    choice: 'Inclination lies in the material that stays, between the side and the cut',
    reason: 'as Angle, which real files prove',
    matters: (processing) => isOther(processing, { Inclination: 90, StartDepth: 0 }),
  },
  DoubleCut: {
    choice: 'Angle1 smaller than Angle2 is a notch into the end, else both planes leave a point',
    reason: 'other readers do the same',
  },
  LongitudinalCut: {
    choice:
      'a negative inclination takes the far edge; AngleStart and AngleEnd lie in the cut face and their walls stand square to it; a limited depth leaves a floor parallel to the side',
    reason: 'other readers do the same',
    matters: (processing) =>
      hasFlag(processing, 'DepthLimited') ||
      Number(processing.parameters['Inclination']) < 0 ||
      (hasFlag(processing, 'StartLimited', 'EndLimited') && isOther(processing, { AngleStart: 90, AngleEnd: 90 })),
  },
  RidgeValleyCut: {
    choice:
      'a face with a positive inclination falls from the line into the part, one with a negative rises; StartDepth is how deep the line lies; the end walls stand square to the side, at their angles to the line',
    reason: 'the defaults then give a ridge; angles are measured on the side elsewhere',
  },
  SawCut: {
    choice:
      'the kerf is 3 mm wide, on the side of the tool; Angle and Inclination as of a JackRafterCut at the start; Depth is square to the side; Bevel lets the floor fall along the cut',
    reason: 'the format states no width',
  },
  Slot: {
    choice:
      'Orientation end mirrors the slot; AngleRefPoint lies between line and start wall, AngleOppPoint between floor and a parallel of the start wall, AddAngleOppPoint turns the end wall off it; with StartDepth the slot is in the end of the part',
    reason: 'other readers do the same',
    matters: (processing) =>
      processing.parameters['Orientation'] === 'end' ||
      isOther(processing, {
        Inclination: 90,
        AngleRefPoint: 90,
        AngleOppPoint: 90,
        AddAngleOppPoint: 0,
        StartDepth: 0,
      }),
  },
  Lap: {
    choice:
      'Inclination and LeadInclination lie in the material that stays; start and end wall are parallel and Length is square between them; the floor is square to them and meets the start wall at Depth; Slope lets it fall along the start wall; walls that are parallel stand upright',
    reason: 'as Angle, which real files prove',
    matters: (processing) =>
      isOther(processing, { Inclination: 90, Slope: 0, LeadAngleParallel: true, LeadInclinationParallel: true }),
  },
  Pocket: {
    choice:
      'the floor is turned by Angle, falls by Inclination along its length and rises by Slope across it; Length and Width are square between the walls; Tilt angles lie in the pocket between floor and wall',
    reason: 'other readers do the same',
    matters: (processing) =>
      isOther(processing, {
        Inclination: 0,
        Slope: 0,
        InternalAngle: 90,
        TiltRefSide: 90,
        TiltEndSide: 90,
        TiltOppSide: 90,
        TiltStartSide: 90,
      }),
  },
  Drilling: {
    choice: 'at Angle 0 a tilted hole leans towards the start of the side; Depth is square to the side',
    reason: 'other readers do the same',
    matters: (processing) => isOther(processing, { Inclination: 90 }),
  },
  Chamfer: {
    choice: 'Depth is measured on both sides of the edge; ends that rise or are round lie within Length',
    reason: 'a chamfer is named by its leg',
  },
  FreeContour: contour,
  SawContour: contour,
  MillContour: contour,
  PatternContour: {
    choice:
      'nodes stand at the start, then every NodeSpacing, and at the end of each segment; those nearer than MinDistanceToEnd to the end are left out; an insertion stands in the axes of its node: along the path, to its left, out of the material',
    reason: 'the names and defaults of the attributes',
  },
  FreeSurface: {
    choice: 'what lies over the patch falls away, square to the side',
    reason: 'a surface is milled from outside',
  },
};

const joints = {
  BirdsMouth: {
    choice:
      'Inclination1 and Inclination2 are the slopes of both faces from the ridge line, counted from the way into the part; Angle as of a Lap; the counterpart is Width long on the first face and Height long on the second; a rafter nail hole is 8 mm wide, square to the side',
    reason: 'the defaults 45 and 135 give an even notch; the format states no diameter for the nail',
  },
  HipValleyRafterNotch: {
    choice:
      'a floor at Inclination and two faces square to it, their traces at AngleRefEdge and AngleOppEdge to the edges; angles that add up to more than 180 are an inner corner',
    reason: 'a hip rafter lies level on two plates that meet under it',
  },
  LogHouseHalfLap: {
    choice: 'Angle and Length as of a Lap, right across, from both sides',
    reason: 'the names are those of a Lap',
  },
  FrenchRidgeLap: {
    choice: 'the floor falls from a third to two thirds of the height; as long as a counterpart of the same width',
    reason: 'two equal pieces then close; other readers do the same',
  },
  LogHouseJoint: {
    choice:
      'four laps about StartX; DepthSideLaps is how far those at the edges reach under the side; a dowel hole is 20 mm wide; an arc reaches ArcDepth into its edge, ArcCenter from StartX',
    reason: 'the names; 20 mm is the diameter of every other hole by default',
  },
  LogHouseFront: {
    choice:
      'a neck over Length: less StartDepth at the side and the opposite one, less DepthRefEdge and DepthOppEdge at the edges',
    reason: 'RefSideOnly only makes sense for a depth that else stands on both sides',
  },
  Tenon: {
    choice:
      'automatic is square, rounded is as radius; the chamfer has no size and is left out; StartX, StartY and StartDepth are the middle of the top',
    reason: 'other readers place it so; the format states no other numbers',
  },
  Mortise: {
    choice:
      'automatic is square, rounded is as radius; Slope leans the way in along the length, Inclination across it; it is open to the side',
    reason: 'the tenon of the same numbers then fills it',
  },
  House: { choice: 'as a Tenon, with the tenon it holds where that one says', reason: 'both have places of their own' },
  HouseMortise: {
    choice: 'as a Mortise, with the mortise it holds where that one says',
    reason: 'both have places of their own',
  },
  DovetailTenon: {
    choice:
      'Width is that of the bottom at the shoulder; ConeAngle widens it upwards on either side, FlankAngle outwards at flanks and bottom, 15 degrees unless used; only the bottom is rounded',
    reason: 'it slides in from the top; 15 degrees is the default of FlankAngle',
  },
  DovetailMortise: {
    choice: 'as the DovetailTenon; a pocket adds room of the same length above it',
    reason: 'the tenon of the same numbers then fills it, and can be put in',
  },
  JapaneseTenon: {
    choice:
      'a neck of Width1 and Length1, a head from Width2 to Width3 over Length2, down to Offset over the opposite side; widths hold at MiddlePlane; LapOffset and LapDepth are the seat at the opposite side',
    reason: 'the gooseneck joint has these pieces, in this order',
  },
  JapaneseMortise: { choice: 'the socket of the JapaneseTenon of the same numbers', reason: 'both must fit' },
  SimpleScarf: {
    choice: 'DepthRefSide is the thickness of the tip; holes are in the middle, two at the thirds of the length',
    reason: 'other readers do the same',
  },
  ScarfJoint: {
    choice:
      'Inclination is the slope of the joint, which ends DepthOppSide over the opposite side; level laps stand at the tip (refside), the end (baseside) or both (classic)',
    reason: 'without DepthRefSide the slope gives the tip',
  },
  StepJoint: {
    choice:
      'the step stands at the acute end and halves the angle outside; the heel stands square to the strut; a tenon is in the middle, from the step to the lower face',
    reason: 'the strut pushes towards the acute end; the notch of the same numbers is filled',
  },
  StepJointNotch: {
    choice: 'what the StepJoint of the same numbers fills, StrutHeight wide from StartX on',
    reason: 'both must fit',
  },
  ProfileFront: {
    choice: 'two arcs, one going on from the other, leave the side at StartX outwards (convex) or inwards (concave)',
    reason: 'the defaults then round the end by two quarters',
  },
  ProfileHead: {
    choice:
      'from the end to the reference side: before each arc a step of LapHeight and, along the part, LapLength and Displacement; a last step to the side',
    reason: 'the order of the elements',
  },
  ProfileCambered: {
    choice: 'a wave of two arcs: MaxDepth at a quarter, MinDepth at three quarters of the length',
    reason: 'the order of the names',
  },
  RoundArch: {
    choice: 'starts at StartX; convex leaves the arc standing between its ends',
    reason: 'Length is counted from StartX in every element',
  },
  Sphere: {
    choice: 'the end is turned to a ball over Length, its tip StartOffset behind StartX',
    reason: 'it has an orientation, and its defaults lie in the middle of a post of 120 mm',
  },
  TriangleCut: {
    choice: 'the wedge that both planes have in common, on the side of their normals, in the axes of the side',
    reason: 'one plane alone would need one normal',
  },
  Dovetail: {
    choice:
      'a tongue from StartY, its heights those on the reference and the opposite side; it shrinks by Slope towards its root; ProcessSide keeps to one side of StartDepth; a mitre leans 45 degrees, a rebate is half as deep as the lap',
    reason: 'the heights are named after the sides',
  },
  TyroleanDovetail: {
    choice:
      'a tongue of even height, both faces leaning by Slope, bent at StartDepth (angular) or straight; a frog is a groove, a Klingschrot a hollow arc in the middle of the face at LapPosition',
    reason: 'one height alone is stated; logs lie upon each other',
  },
} as const satisfies Record<string, ChosenMeaning>;

/** The chosen meanings by element name. A part with such a processing is told so ('note.meaning-chosen'). */
export const chosenMeanings: Readonly<Record<string, ChosenMeaning>> = { ...cuts, ...joints };

/** The name of the choice that a processing's shape depends on, or null. */
export const choiceFor = (processing: Processing): string | null => {
  const known = Object.hasOwn(chosenMeanings, processing.kind) ? chosenMeanings[processing.kind] : undefined;
  const isTouched = known !== undefined && processing.carriedOut && (known.matters?.(processing) ?? true);
  return isTouched ? processing.kind : null;
};
