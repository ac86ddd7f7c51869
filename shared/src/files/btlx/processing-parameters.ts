import { readNumber, refuse, type XmlNode } from '../document/build-tree.ts';

/**
 * Parameters of the 54 processings of BTLx 2.3.1 (schema of 1 July 2025), as `name:type=default`.
 * Types: B yes/no; LP L LS W WN A AN A2 A2N A3 I I2 I3 the schema's ranges; `[a..b]` a range; `int[a..b]`; `a|b` a choice; T text; `!` required.
 */
export const processingParameters = {
  JackRafterCut: 'Orientation:start|end! StartX:LP=0 StartY:W=0 StartDepth:W=0 Angle:A=90 Inclination:A=90',
  LongitudinalCut:
    'StartX:LP=0 StartY:W=20 Inclination:I2=45 StartLimited:B=no EndLimited:B=no Length:L=0 DepthLimited:B=no Depth:W=0 AngleStart:A=90 AngleEnd:A=90 ToolPosition:left|center|right!',
  DoubleCut:
    'Orientation:start|end! StartX:LP=0 StartY:WN=50 Angle1:A=45 Inclination1:A=90 Angle2:A=90 Inclination2:A=90',
  RidgeValleyCut:
    'StartX:LP=0 StartY:W=50 StartDepth:WN=0 InclinationRefSide:I=45 InclinationOppSide:I=45 StartLimited:B=no EndLimited:B=no Length:L=0 AngleRefEdgeStart:A=90 AngleRefEdgeEnd:A=90 AngleOppEdgeStart:A=90 AngleOppEdgeEnd:A=90',
  SawCut:
    'StartX:LP=0 StartY:WN=0 StartDepth:WN=0 Angle:A2N=90 Inclination:A=90 Bevel:I=0 Length:L=100 Depth:W=50 ToolPosition:left|center|right! FaceLimitedStart:B=yes FaceLimitedEnd:B=yes FaceLimitedBottom:B=yes',
  Slot: 'Orientation:start|end! StartX:LP=0 StartY:WN=0 StartDepth:W=0 Angle:I2=0 Inclination:A=90 Length:L=200 Depth:W=100 Thickness:W=10 AngleRefPoint:A=90 AngleOppPoint:A=90 AddAngleOppPoint:AN=0 FaceLimitedStart:B=yes FaceLimitedEnd:B=yes FaceLimitedFront:B=yes FaceLimitedBack:B=yes FaceLimitedBottom:B=yes FaceLimitedTop:B=no',
  BirdsMouth:
    'Orientation:start|end! StartX:LP=0 StartY:WN=0 StartDepth:W=20 Angle:A=90 Inclination1:A2=45 Inclination2:A2=135 Depth:W=20 Width:W=0 WidthCounterPartLimited:B=no WidthCounterPart:W=120 HeightCounterPartLimited:B=no HeightCounterPart:W=120 FaceLimitedFront:B=no FaceLimitedBack:B=no LeadAngleParallel:B=yes LeadAngle:A=90 LeadInclinationParallel:B=yes LeadInclination:A=90 RafterNailHole:B=no',
  HipValleyRafterNotch:
    'Orientation:start|end! StartX:LP=0 StartY:WN=0 StartDepth:W=20 AngleRefEdge:A=45 AngleOppEdge:A=45 Inclination:A2=30 WidthCounterPartRefEdgeLimited:B=no WidthCounterPartRefEdge:W=120 WidthCounterPartOppEdgeLimited:B=no WidthCounterPartOppEdge:W=120 RafterNailHole:B=no',
  Lap: 'Orientation:start|end! StartX:LP=0 StartY:WN=0 Angle:A=90 Inclination:A=90 Slope:I=0 Length:L=100 Width:W=50 Depth:WN=40 LeadAngleParallel:B=yes LeadAngle:A=90 LeadInclinationParallel:B=yes LeadInclination:A=90 FaceLimitedStart:B=yes FaceLimitedEnd:B=yes FaceLimitedFront:B=yes FaceLimitedBack:B=yes FaceLimitedBottom:B=yes FaceLimitedTop:B=no',
  LogHouseHalfLap: 'Orientation:start|end! StartX:LP=0 Angle:A=90 Length:W=120 DepthRefSide:W=20 DepthOppSide:W=20',
  FrenchRidgeLap:
    'Orientation:start|end! StartX:LP=0 Angle:A=90 RefPosition:refedge|oppedge=refedge Drillhole:B=no DrillholeDiam:LS=0',
  Chamfer:
    'StartX:LP=0 StartLimited:B=no EndLimited:B=no Length:L=0 Depth:[0..100]=1 ChamferEdge12:B=yes ChamferEdge23:B=yes ChamferEdge34:B=yes ChamferEdge41:B=yes ChamferExit:orthogonal|angular|round=orthogonal',
  LogHouseJoint:
    'StartX:LP=0 SideLapsLimited:B=no DepthSideLaps:W LapPosition:symmetric|forward|backward=symmetric LengthRefSide:W=100 DepthRefSide:W=10 LengthOppSide:W=100 DepthOppSide:W=10 LengthRefEdge:W=100 DepthRefEdge:W=10 LengthOppEdge:W=100 DepthOppEdge:W=10 Drillhole:B=no ArcRefEdgeStart:B=no ArcRefEdgeEnd:B=no ArcOppEdgeStart:B=no ArcOppEdgeEnd:B=no ArcRadius:W=120 ArcDepth:WN=60 ArcCenter:W=120',
  LogHouseFront:
    'Orientation:start|end! StartX:LP=0 StartDepth:W=20 Angle:A=90 Length:W=120 DepthRefEdge:W=20 DepthOppEdge:W=20 RefSideOnly:B=no',
  Pocket:
    'StartX:LP=0 StartY:WN=0 StartDepth:WN=0 Angle:AN=0 Inclination:AN=0 Slope:AN=0 Length:L=200 Width:W=50 InternalAngle:A=90 TiltRefSide:A=90 TiltEndSide:A=90 TiltOppSide:A=90 TiltStartSide:A=90 FaceLimitedStart:B=yes FaceLimitedEnd:B=yes FaceLimitedFront:B=yes FaceLimitedBack:B=yes FaceLimitedBottom:B=yes FaceLimitedTop:B=no',
  Drilling: 'StartX:LP=0 StartY:WN=0 Angle:A3=0 Inclination:A=90 DepthLimited:B=yes Depth:W=50 Diameter:W=20',
  Tenon:
    'Orientation:start|end! StartX:LP=0 StartY:WN=50 StartDepth:WN=50 Angle:A=90 Inclination:A=90 Rotation:A=90 LengthLimitedTop:B=yes LengthLimitedBottom:B=yes Length:W=80 Width:LS=40 Height:LS=40 Shape:automatic|square|round|rounded|radius=automatic ShapeRadius:LS=20 Chamfer:B=no',
  Mortise:
    'StartX:LP=0 StartY:WN=50 StartDepth:W=0 Angle:A2N=0 Slope:A=90 Inclination:A=90 LengthLimitedTop:B=yes LengthLimitedBottom:B=yes Length:W=80 Width:LS=40 Depth:LS=40 Shape:automatic|square|round|rounded|radius=automatic ShapeRadius:LS=20',
  DovetailTenon:
    'Orientation:start|end! StartX:LP=0 StartY:WN=50 StartDepth:WN=50 Angle:A=90 Inclination:A=90 Rotation:A=90 LengthLimitedTop:B=yes LengthLimitedBottom:B=yes Length:W=80 Width:LS=40 Height:LS=28 ConeAngle:[0..30] UseFlankAngle:B=no FlankAngle:[5..35]=15 Shape:automatic|square|round|rounded|radius=automatic ShapeRadius:LS=20',
  DovetailMortise:
    'StartX:LP=0 StartY:WN=50 StartDepth:W=0 Angle:A2N=0 Slope:A=90 Inclination:A=90 LimitationTop:limited|unlimited|pocket=limited LengthLimitedBottom:B=yes Length:W=80 Width:LS=40 Depth:LS=28 ConeAngle:[0..30] UseFlankAngle:B=no FlankAngle:[5..35]=15 Shape:automatic|square|round|rounded|radius=automatic ShapeRadius:LS=20',
  JapaneseTenon:
    'Orientation:start|end! StartX:LP=0 StartY:WN=50 Width1:L=40 Length1:L=50 Width2:L=60 Length2:L=50 Width3:L=40 ConeAngle:[0..30]=0 MiddlePlane:L=0 Offset:L=30 UseLap:B=yes LapOffset:L=10 LapDepth:L=20',
  Marking:
    'StartX:LP=0 StartY:WN=0 Angle:A2N=0 LengthLimited:B=no Length:W=20 Width:W=100 InteriorAngle:A=90 Style:single|double|square=single',
  SimpleScarf:
    'Orientation:start|end! StartX:LP=0 Length:W=200 DepthRefSide:W=20 DepthOppSide:W=20 NumDrillHole:int[0..2]=0 DrillHoleDiam1:LS=20 DrillHoleDiam2:LS=20',
  ScarfJoint:
    'Orientation:start|end! StartX:LP=0 Inclination:I3 LapLength:W=100 LapDepth:W=20 Length:W=200 DepthOppSide:W=20 ScarfShape:refside|baseside|classic=refside NumDrillHole:int[0..2]=0 DrillHoleDiam1:LS=20 DrillHoleDiam2:LS=20',
  StepJoint:
    'Orientation:start|end! StartX:LP=0 StrutInclination:A StepDepth:W=20 HeelDepth:W=20 StepShape:double|step|heel|taperedheel=double Tenon:B=no TenonWidth:LS=40 TenonHeight:LS=40',
  StepJointNotch:
    'Orientation:start|end! StartX:LP=0 StartY:WN=0 StrutInclination:A NotchLimited:B=no NotchWidth:W=20 StepDepth:W=20 HeelDepth:W=20 StrutHeight:W=200 StepShape:double|step|heel|taperedheel=double Mortise:B=no MortiseWidth:LS=40 MortiseHeight:LS=40',
  ProfileFront:
    'Orientation:start|end! StartX:LP=0 ArcShape:convex|concave=convex Depth:LS=0 StartRotation:I2=0 Rotation1:A2=90 Radius1:LS=250 Rotation2:A2=90 Radius2:LS=250',
  ProfileCambered:
    'Orientation:start|end! StartX:LP=0 Length:L=0 StartDepth:LS=40 MaxDepth:LS=60 MinDepth:LS=10 EndDepth:LS=40 Premill:round|angular=angular',
  RoundArch: 'StartX:LP=0 Length:L=500 Camber:LS=30 ArcShape:convex|concave=concave Premill:round|angular=angular',
  Planing:
    'StartX:LP=0 Length:L=0 Depth:[0..50]=1 StartLimited:B=no EndLimited:B=no PlaneSide1:B=yes PlaneSide2:B=yes PlaneSide3:B=yes PlaneSide4:B=yes',
  Sphere: 'Orientation:start|end! StartX:LP=0 StartY:WN=60 StartDepth:WN=60 Length:W=50 Radius:W=50 StartOffset:W=0',
  TriangleCut:
    'StartX:LP=0 StartY:WN=60 StartDepth:WN=60 Normal1X:WN=1 Normal1Y:WN=0 Normal1Z:WN=0 Normal2X:WN=1 Normal2Y:WN=0 Normal2Z:WN=0',
  Dovetail:
    'Orientation:start|end! CutOff:B=no StartX:LP=0 StartY:W=30 StartDepth:WN=50 Slope:[0..45] Length:W=150 RebateLength:W=10 HeightRefSide:W=60 HeightOppSide:W=30 LapPosition:refedge|oppedge=refedge LapExit:none|mitre|rebate=mitre Shape:european|american=european ProcessSide:both|refside|oppside=both',
  House:
    'Orientation:start|end! StartX:LP=0 StartY:WN=50 StartDepth:WN=50 Angle:A=90 Inclination:A=90 Rotation:A=90 LengthLimitedTop:B=yes LengthLimitedBottom:B=yes Length:W=80 Width:LS=40 Height:LS=40 Shape:automatic|square|round|rounded|radius=automatic ShapeRadius:LS=20 Chamfer:B=no',
  HouseMortise:
    'StartX:LP=0 StartY:WN=50 StartDepth:W=0 Angle:A2N=0 Slope:A=90 Inclination:A=90 LengthLimitedTop:B=yes LengthLimitedBottom:B=yes Length:W=80 Width:LS=40 Depth:LS=40 Shape:automatic|square|round|rounded|radius=automatic ShapeRadius:LS=20',
  JapaneseMortise:
    'Orientation:start|end! StartX:LP=0 StartY:WN=50 Width1:L=40 Length1:L=50 Width2:L=60 Length2:L=50 Width3:L=40 ConeAngle:[0..30]=0 MiddlePlane:L=0 Offset:L=30 UseLap:B=yes LapOffset:L=10 LapDepth:L=20',
  Text: 'Text:T StartX:LP=0 StartY:WN=0 Angle:A2N=0 AlignmentVertical:bottom|center|top=bottom AlignmentHorizontal:left|center|right=left AlignmentMultiline:left|center|right=left StackedMarking:B=no TextHeightAuto:B=yes TextHeight:W=20',
  ProfileHead: 'Orientation:start|end! StartX:LP=0 LapLength:LS=10 LapHeight:LS=10',
  TyroleanDovetail:
    'Orientation:start|end! CutOff:B=no StartX:LP=0 StartY:W=30 StartDepth:WN=50 Angle:A Slope:[0..45] Length:W=150 RebateLength:W=10 Height:W=60 LapPosition:refedge|oppedge=refedge LapExit:none|mitre|rebate=mitre Shape:angular|straight=angular ProcessSide:both|refside|oppside=both',
  FreeContour: 'ToolPosition:left|center|right=left CounterSink:B=no FaceLimitedTop:B=no FaceLimitedBottom:B=yes',
  SawContour: 'ToolPosition:left|center|right=left FaceLimitedTop:B=no FaceLimitedBottom:B=yes',
  MillContour: 'ToolPosition:left|center|right=left FaceLimitedTop:B=no FaceLimitedBottom:B=yes',
  NailContour: '',
  CrampContour: '',
  ScrewContour: '',
  PenContour: '',
  GlueArea: '',
  PlasterArea: '',
  InsulationArea: '',
  LockoutArea: '',
  FreeSurface: 'DegreeV:int[1..9] KnotsV:T',
  PatternContour: '',
  PlaningArea: 'Depth:LS=0',
  Variant: 'Orientation:start|end=start CutOff:B=no StartX:LP=0 StartY:LP=0 StartDepth:LP=0',
} as const satisfies Record<string, string>;

export const valueRanges: Record<string, readonly [number, number]> = {
  LP: [-100000, 100000],
  L: [0, 100000],
  LS: [0, 1000],
  W: [0, 50000],
  WN: [-50000, 50000],
  A: [0.1, 179.9],
  AN: [-179.9, 179.9],
  A2: [0, 180],
  A2N: [-180, 180],
  A3: [0, 360],
  I: [-89.9, 89.9],
  I2: [-90, 90],
  I3: [0, 90],
};

/** What a contour's segment may say beyond its shape; flags are yes unless the file says no. */
const flags = new Set(['FaceLimited', 'Process', 'NodeAtStart', 'NodeAtEnd']);

const lengths = new Set(['NodeSpacing', 'MinDistanceToEnd']);

/** Whether a parameter is the mark of a segment, such as 'Segment2.FaceLimited'. */
export const isSegmentMark = (name: string): boolean => /^(Aperture\d{1,4}\.)?Segment\d{1,5}\.\w+$/.test(name);

/** The value of a mark, or null when it says nothing that matters. @throws DomainError E_NUMBER, E_RANGE */
export const markValue = (node: XmlNode, name: string, text: string): number | false | null => {
  if (flags.has(name)) return /^(no|false|0)$/i.test(text) ? false : null;
  if (!lengths.has(name)) return null;
  const value = readNumber(node, name, text);
  const [min, max] = valueRanges['L'] ?? [0, 0];
  return value < min || value > max ? refuse('E_RANGE', node, { name, found: value, min, max }) : value;
};
