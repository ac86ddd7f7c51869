import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import type { Body, Processing } from '../../geometry/body/body.schema.ts';
import { drillingOf } from '../../geometry/body/drilling-of.ts';
import { circlePath, type Path, type PathPiece, type Point, roundedPolygon } from '../../geometry/body/path.ts';
import { pathContour } from '../../geometry/body/path-contour.ts';
import { sideFrames } from '../../geometry/body/side-frames.ts';
import type { PartCategory } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { profileShape } from '../recognition/profile-shape.ts';
import type { StatedPart } from '../stwx/stated-project.ts';
import { writeStwx } from '../stwx/write-stwx.ts';
import { type Opening, type Slot, spreadOpening } from './opening.schema.ts';
import { profileBody } from './profile-body.ts';
import type { PlateCorner, PlateForm, SinglePartForm } from './single-part-form.schema.ts';

/** Parts made from forms as the bytes of a .stwx file, in their order; read like any other file. */
export const writeSingleParts = (name: string, forms: readonly SinglePartForm[], catalogue: Catalogue): Uint8Array =>
  writeStwx({ name, assemblies: [], parts: forms.map((form) => stateSinglePart(form, catalogue)) });

type Shape = {
  category: PartCategory;
  profileId: string | null;
  profileName: string;
  thicknessMm: number | null;
  body: Body;
};

/** What a form says, as a part stated in full. @throws DomainError invalid_input for a profile the catalogue lacks */
const stateSinglePart = (form: SinglePartForm, catalogue: Catalogue): StatedPart => ({
  name: form.name,
  drawingNumber: form.drawingNumber,
  assembly: null,
  quantitySingle: form.quantity,
  grade: form.grade,
  placements: [],
  taken: 'recognised',
  ...shapeOf(form, catalogue),
});

const shapeOf = (form: SinglePartForm, catalogue: Catalogue): Shape => {
  if (form.kind === 'plate')
    return {
      category: 'FLAT',
      profileId: null,
      profileName: '',
      thicknessMm: form.thicknessMm,
      body: plateBody(form),
    };
  const profile = catalogue.profiles.find(({ id }) => id === form.profileId);
  if (!profile) throw new DomainError('invalid_input', { field: 'profileId' });
  const body = profileBody(form, profile);
  const { category, thicknessMm, section } = profileShape(profile, body, catalogue);
  return { category, thicknessMm, profileId: profile.id, profileName: profile.designation, body: { ...body, section } };
};

/** The body of a plate: a box as thick as the plate is high, its outline and openings cut from above (side 1). */
export const plateBody = (form: PlateForm): Body => {
  const blankMm = { length: form.lengthMm, height: form.thicknessMm, width: form.widthMm };
  const plane = sideFrames(blankMm)[0] ?? null;
  const contour = (name: string, counterSink: boolean, path: Parameters<typeof pathContour>[0]): Processing => ({
    kind: 'FreeContour',
    name,
    carriedOut: true,
    plane,
    side: 1,
    parameters: { ToolPosition: 'left', CounterSink: counterSink },
    contours: [pathContour(path)],
  });
  const hasCorners = form.corners.some(({ shape, sizeMm }) => shape !== 'sharp' && sizeMm > 0);
  return {
    blankMm,
    section: { kind: 'box' },
    processings: [
      ...(hasCorners ? [contour('Outline', false, plateOutline(form))] : []),
      ...form.openings.flatMap((opening) =>
        opening.kind === 'slot'
          ? openingPaths([opening]).map((path) => contour('Slot', true, path))
          : spreadOpening(opening).map((hole) => drillingOf({ plane, side: 1, ...hole, depthMm: null })),
      ),
    ],
  };
};

/** The outline of a plate, counter-clockwise from the lower left, mm. Its corners must leave something of each side. */
const plateOutline = ({ lengthMm, widthMm, corners }: PlateForm): Path => {
  const [lowerLeft, lowerRight, upperRight, upperLeft] = corners;
  return roundedPolygon([
    ...cornerPoints([0, 0], lowerLeft, [0, 1], [1, 0]),
    ...cornerPoints([lengthMm, 0], lowerRight, [-1, 0], [0, 1]),
    ...cornerPoints([lengthMm, widthMm], upperRight, [0, -1], [-1, 0]),
    ...cornerPoints([0, widthMm], upperLeft, [1, 0], [0, -1]),
  ]).filter((piece) => piece.kind === 'arc' || distance(piece.start, piece.end) > 1e-6);
};

/** The openings of a plate one by one, counter-clockwise, mm. */
const openingPaths = (openings: readonly Opening[]): Path[] =>
  openings
    .flatMap((opening): Opening[] => spreadOpening(opening))
    .map((opening) =>
      opening.kind === 'hole' ? circlePath([opening.xMm, opening.yMm], opening.diameterMm / 2) : slotPath(opening),
    );

const cornerPoints = (at: Point, { shape, sizeMm }: PlateCorner, before: Point, after: Point) => {
  if (shape === 'sharp' || sizeMm === 0) return [{ at }];
  if (shape === 'round') return [{ at, radius: sizeMm }];
  return [before, after].map(([x, y]) => ({ at: [at[0] + x * sizeMm, at[1] + y * sizeMm] as Point }));
};

const slotPath = ({ xMm, yMm, lengthMm, widthMm, angleDeg }: Slot): Path => {
  const radius = widthMm / 2;
  const angle = (angleDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (along: number, across: number): Point => [
    xMm + along * cos - across * sin,
    yMm + along * sin + across * cos,
  ];
  const half = Math.max(0, lengthMm / 2 - radius);
  if (half < 1e-6) return circlePath([xMm, yMm], radius);
  const end = (side: 1 | -1): PathPiece => ({
    kind: 'arc',
    start: place(side * half, -side * radius),
    end: place(side * half, side * radius),
    centre: place(side * half, 0),
    radius,
    sweepRad: Math.PI,
  });
  return [
    { kind: 'line', start: place(-half, -radius), end: place(half, -radius) },
    end(1),
    { kind: 'line', start: place(half, radius), end: place(-half, radius) },
    end(-1),
  ];
};

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
