import { hostile, type HostileFile } from './hostile-file.ts';
import { alongX, alongY, contour, drilling, file, freeContour, opened, outlined, part, placed, plate, times, worked, xyz, zero } from './hostile-parts.ts';

const rectangle = [[0, 0], [200, 0], [200, 100], [0, 100], [0, 0]] as const;
const window = (x: number, y: number, length: number, width: number) =>
  [[x, y], [x + length, y], [x + length, y + width], [x, y + width], [x, y]] as const;

const outlines: [string, readonly (readonly [number, number])[]][] = [
  ['crosses itself', [[0, 0], [200, 0], [200, 100], [150, -50], [0, 100], [0, 0]]],
  ['is a figure eight', [[0, 0], [200, 100], [200, 0], [0, 100], [0, 0]]],
  ['has no area', [[0, 0], [200, 0], [0, 0]]],
  ['is collinear', [[0, 50], [100, 50], [200, 50], [0, 50]]],
  ['is one point', [[50, 50], [50, 50]]],
  ['is one point many times', [[50, 50], [50, 50], [50, 50], [50, 50]]],
  ['runs twice round', [...rectangle, ...rectangle]],
];

const spikes = Array.from({ length: 200 }, (_, n) => [n, n % 2 === 0 ? 0 : 100] as const);
const nurbs = (degree: number | string, knots: string, points: number) =>
  worked(freeContour(
    `<Contour><StartPoint ${zero}/><NURBS Degree="${degree}"><Knots>${knots}</Knots><ControlPoints>${times(points, (n) => `<ControlPoint W="1" ${xyz(n % 200, n % 100, 0)}/>`)}</ControlPoints></NURBS></Contour>`,
  ));

const shape = (point: string, coordIndex: string, attributes = '') =>
  `<Shape><IndexedFaceSet ${attributes} coordIndex="${coordIndex}"><Coordinate point="${point}"/></IndexedFaceSet></Shape>`;
const corners = '0 0 0, 200 0 0, 200 10 0, 0 10 0, 0 0 100, 200 0 100, 200 10 100, 0 10 100';
const faces = '0 3 2 1 -1 4 5 6 7 -1 0 1 5 4 -1 1 2 6 5 -1 2 3 7 6 -1 3 0 4 7 -1';
const meshed = (point: string, coordIndex: string) => file(plate(shape(point, coordIndex)));

/** Kinds 34 and 35. */
const contours = [
  ...outlines.map(([name, points]) => hostile(34, `outline ${name}`, 'on-request', () => file(outlined(points)))),
  hostile(34, 'outline is not closed', 'on-request', () => file(outlined([[0, 0], [200, 0], [200, 100]]))),
  hostile(34, 'outline without a segment', 'on-request', () => file(worked(freeContour(`<Contour><StartPoint ${zero}/></Contour>`)))),
  hostile(34, 'outline of 200 spikes that cross', 'on-request', () => file(outlined([...spikes, [0, 0]]))),
  hostile(34, 'arc whose three points are one', 'on-request', () =>
    file(worked(freeContour(`<Contour><StartPoint ${xyz(5, 5, 0)}/><Arc><EndPoint ${xyz(5, 5, 0)}/><PointOnArc ${xyz(5, 5, 0)}/></Arc></Contour>`)))),
  hostile(34, 'contour without a start', 'on-request', () => file(worked(freeContour(`<Contour><Line><EndPoint ${zero}/></Line></Contour>`)))),
  hostile(34, 'opening that crosses itself', 'on-request', () => file(opened([[20, 20], [80, 80], [80, 20], [20, 80], [20, 20]]))),
  hostile(35, 'opening beside the part', 'accepted', () => file(opened(window(300, 20, 50, 20)))),
  hostile(35, 'opening over the edge', 'accepted', () => file(opened(window(180, 20, 50, 20)))),
  hostile(35, 'opening larger than the part', 'on-request', () => file(opened(window(-50, -50, 500, 500)))),
  hostile(35, 'openings that overlap', 'accepted', () =>
    file(worked([window(20, 20, 50, 20), window(40, 30, 50, 20)].map((points) => freeContour(contour(points), 'CounterSink="yes"')).join('')))),
  hostile(35, 'openings that touch', 'accepted', () =>
    file(worked([window(20, 20, 30, 20), window(50, 20, 30, 20)].map((points) => freeContour(contour(points), 'CounterSink="yes"')).join('')))),
  hostile(35, '10,001 holes', 'E_LIMIT', () => file(worked(times(10_001, (n) => drilling(`<StartX>${n % 200}</StartX>`))))),
];

/** Kind 36. */
const longOutlines = [
  hostile(36, 'outline of 10,001 points', 'E_LIMIT', () =>
    file(outlined(Array.from({ length: 10_002 }, (_, n) => [n % 200, n % 100] as const)))),
  hostile(36, 'outline of 350,000 points', 'E_LIMIT', () =>
    file(worked(freeContour(`<Contour><StartPoint ${zero}/>${`<Line><EndPoint ${zero}/></Line>`.repeat(350_000)}</Contour>`)))),
  hostile(36, 'NURBS of degree 1,000', 'on-request', () => file(nurbs(1000, '0 1', 3))),
  hostile(36, 'NURBS of degree 2^53', 'on-request', () => file(nurbs(9_007_199_254_740_992, '0 1', 3))),
  hostile(36, 'NURBS of degree -1', 'on-request', () => file(nurbs(-1, '0 1', 3))),
  hostile(36, 'NURBS of degree NaN', 'on-request', () => file(nurbs('NaN', '0 1', 3))),
  hostile(36, 'NURBS with knots that are no numbers', 'on-request', () => file(nurbs(2, '0 NaN 1', 3))),
  hostile(36, 'NURBS with knots that fall', 'on-request', () => file(nurbs(2, '1 0 1 0 1 0', 3))),
  hostile(36, 'NURBS without points', 'on-request', () => file(nurbs(2, '0 0 0 1 1 1', 0))),
  hostile(36, 'NURBS with 10,001 control points', 'E_LIMIT', () => file(nurbs(3, '0 1', 10_001))),
  hostile(36, 'NURBS with 300,000 control points', 'E_LIMIT', () => file(nurbs(3, '0 1', 300_000))),
];

/** Kind 37. */
const meshes = [
  hostile(37, 'index out of range', 'accepted', () => meshed(corners, faces.replace('7 6', '7 99'))),
  hostile(37, 'negative index', 'accepted', () => meshed(corners, faces.replace('7 6', '7 -5'))),
  hostile(37, 'index that is no whole number', 'accepted', () => meshed(corners, faces.replace('7 6', '7 1.5'))),
  hostile(37, 'coordinate that is no number', 'accepted', () => meshed(corners.replace('200', 'NaN'), faces)),
  hostile(37, 'coordinates of 1e308', 'accepted', () => meshed(corners.replaceAll('200', '1e308'), faces)),
  hostile(37, 'open mesh', 'accepted', () => meshed(corners, faces.split(' -1 ').slice(0, 5).join(' -1 '))),
  hostile(37, 'mesh inside out', 'accepted', () => meshed(corners, faces.split(' -1').map((face) => face.trim().split(' ').toReversed().join(' ')).join(' -1 '))),
  hostile(37, 'mesh against the box', 'accepted', () => meshed(corners.replaceAll('200', '900'), faces)),
  hostile(37, 'mesh without faces', 'accepted', () => meshed(corners, '')),
  hostile(37, '200,001 triangles', 'E_LIMIT', () => meshed(corners, '0 1 2 -1 '.repeat(200_001))),
  hostile(37, '1.9 M triangles in a mesh of many faces', 'E_LIMIT', () => meshed(corners, '0 1 2 -1 '.repeat(400_000))),
  hostile(37, 'one face of 400,000 corners', 'E_LIMIT', () => meshed(corners, '0 1 2 3 '.repeat(100_000))),
];

/** Kind 38. */
const drillings = [
  hostile(38, 'drilling wider than the part', 'on-request', () => file(worked(drilling('<StartX>100</StartX><StartY>50</StartY><Diameter>900</Diameter><DepthLimited>no</DepthLimited>')))),
  hostile(38, 'negative depth', 'on-request', () => file(worked(drilling('<Depth>-5</Depth>')))),
  hostile(38, 'depth of 1e6', 'on-request', () => file(worked(drilling('<Depth>1e6</Depth>')))),
  hostile(38, 'angle of 720', 'on-request', () => file(worked(drilling('<Angle>720</Angle>')))),
  hostile(38, 'inclination of 0', 'on-request', () => file(worked(drilling('<Inclination>0</Inclination>')))),
  hostile(38, 'neither yes nor no', 'on-request', () => file(worked(drilling('<DepthLimited>maybe</DepthLimited>')))),
  hostile(38, 'diameter of 0', 'on-request', () => file(worked(drilling('<Diameter>0</Diameter>')))),
  hostile(38, '1 M drillings', 'E_LIMIT', () => file(worked('<Drilling/>'.repeat(1_000_000)))),
  hostile(38, 'reference plane that is not there', 'on-request', () => file(worked(drilling('', 'ReferencePlaneID="107"')))),
];

/** Beams whose round chamfers lie on one another, each so far from the one before. */
const chamfered = (count: number, stepMm: number) =>
  file(part('Length="1000" Height="60" Width="100" Material="S235JR" Designation="Balken"', `<Processings>${times(count, (n) =>
    `<Chamfer Name="c"><StartLimited>yes</StartLimited><EndLimited>yes</EndLimited><StartX>${(n * stepMm).toFixed(4)}</StartX><Length>69</Length><Depth>90</Depth><ChamferEdge12>yes</ChamferEdge12><ChamferEdge23>yes</ChamferEdge23><ChamferEdge34>yes</ChamferEdge34><ChamferEdge41>no</ChamferEdge41><ChamferExit>round</ChamferExit></Chamfer>`,
  )}</Processings>`));

const chamfers = [
  hostile(38, '151 equal chamfers on one another', 'accepted', () => chamfered(151, 0)),
  hostile(38, '48 chamfers that nearly coincide', 'on-request', () => chamfered(48, 0.0001)),
];

/** Kinds 39 and 40. */
const frames = [
  hostile(39, 'X axis without length', 'on-request', () => file(placed(zero, zero))),
  hostile(39, 'Y axis without length', 'on-request', () => file(placed(zero, alongX, zero))),
  hostile(39, 'axes that are parallel', 'on-request', () => file(placed(zero, alongX, alongX))),
  hostile(39, 'axes that are not square', 'on-request', () => file(placed(zero, alongX, xyz(1, 1, 0)))),
  hostile(39, 'axes of 1e-9', 'on-request', () => file(placed(zero, xyz('1e-9', 0, 0), xyz(0, '1e-9', 0)))),
  hostile(39, 'left-handed reference plane is turned, not refused', 'accepted', () => file(placed(zero, alongY, alongX))),
  hostile(39, 'position without a point', 'on-request', () => file(placed(zero).replace(/<ReferencePoint[^>]*>/, ''))),
  hostile(39, 'reference plane without a position', 'accepted', () => file(plate('<UserReferencePlanes><UserReferencePlane ID="101"/></UserReferencePlanes>'))),
  hostile(40, 'plate without thickness', 'E_DIM', () => file(part('Length="200" Height="0" Width="100" Material="S235JR"'))),
  hostile(40, 'tube whose wall is its radius', 'on-request', () => file(part('Length="1000" Height="40" Width="40" Material="S235JR" Designation="CHS 40x20"'))),
  hostile(40, 'tube whose wall is more than its radius', 'on-request', () => file(part('Length="1000" Height="40" Width="40" Material="S235JR" Designation="CHS 40x30"'))),
  hostile(40, 'profile taller than its catalogue entry', 'on-request', () => file(part('Length="3000" Height="500" Width="200" Material="S235JR" Designation="HEA 200"'))),
  hostile(40, 'profile that no catalogue has', 'on-request', () => file(part('Length="3000" Height="2000" Width="900" Material="S235JR" Designation="HEA 9999"'))),
  hostile(40, 'plate that is all cut away', 'on-request', () => file(worked(`<Lap ReferencePlaneID="1"><Orientation>start</Orientation><Length>500</Length><Width>500</Width><Depth>500</Depth><FaceLimitedStart>no</FaceLimitedStart><FaceLimitedEnd>no</FaceLimitedEnd></Lap>`))),
];

/** Kinds 34 to 40. */
export const geometry: HostileFile[] = [...contours, ...longOutlines, ...meshes, ...drillings, ...chamfers, ...frames];

