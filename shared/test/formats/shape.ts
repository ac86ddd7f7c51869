import {
  hole as btlxHole,
  opening as btlxOpening,
  outline as btlxOutline,
  type Piece,
  type SamplePart,
  sawCut,
} from '../../samples/write-btlx.ts';

export type Point = [number, number];
export type Loop = { start: Point; pieces: Piece[] };

/** A round hole on a side of the blank; without a depth it goes through all behind it. */
export type Hole = { side: number; x: number; y: number; diameter: number; depth?: number };

/** A recess from a side of the blank, square to it. */
export type Recess = { side: number; x: number; y: number; length: number; width: number; depth: number };

/** A cut of the whole section square to a side; `angle` lies in the material that stays. */
export type Mitre = { end: 'start' | 'end'; x: number; angle: number; side: number };

export type Format = 'BTLx' | 'NC1' | 'DXF' | 'STEP' | 'IFC';

/**
 * Why a format does not say a shape as the others do, and what becomes of it there: our writer gives a reason and no file,
 * the part is read on request, or all of it is read but its threads.
 */
export type Unsaid = { why: keyof typeof unsaid; becomes: 'refused' | 'request' | 'threadless' };

/** A plate lies with its front up, x along it and y across; a bar as BTLx has it, its height along y. */
export type Shape = {
  title: string;
  kind: 'plate' | 'bar';
  /** Length, width and thickness of a plate; length, height and width of a bar. */
  size: [number, number, number];
  profile?: string;
  /** Web, flange and root radius of a section without a row. */
  tee?: [number, number, number];
  grade?: string;
  quantity: number;
  outline?: Loop;
  openings?: Loop[];
  holes?: Hole[];
  recesses?: Recess[];
  mitres?: Mitre[];
  /** Off the front edge along y = 0, as wide on the front as deep, 45 degrees. */
  bevelMm?: number;
  /** The shape as a file of NC1, where BTLx does not say it. */
  nc1?: string;
  /** By a formula of its own. */
  volumeMm3: number;
  /** Diameter and count of all round holes; a wall of a hollow section is one. */
  round?: [diameter: number, count: number][];
  unsaid?: Partial<Record<Format, Unsaid>>;
};

/** What a format has no words for, or our writer does not write; as docs/formats.md says it. */
export const unsaid = {
  bar: 'plates only',
  recess: 'no depths: drawn on a layer of its own, read on request',
  bevel: 'leaning edges are not written',
  facets: 'written in flat faces, read on request, its volume as it is',
  thread: 'no threads: the hole is read, its thread is not',
  layer: 'threads on a layer of their own, read on request',
  section: 'no row in the catalogue: on request by its name, half as heavy as the whole girder',
  code: 'no code for a section without a row',
  shape: 'a section without a row is not written',
} as const;

export const loopOf = ([start, ...rest]: Point[]): Loop => ({
  start: start as Point,
  pieces: [...rest, start as Point].map((to) => ({ to })),
});

/** A rectangle with round corners. */
export const roundedLoop = ([x0, y0]: Point, [x1, y1]: Point, r: number): Loop => {
  const near = r * (1 - Math.SQRT1_2);
  return {
    start: [x0 + r, y0],
    pieces: [
      { to: [x1 - r, y0] },
      { to: [x1, y0 + r], through: [x1 - near, y0 + near] },
      { to: [x1, y1 - r] },
      { to: [x1 - r, y1], through: [x1 - near, y1 - near] },
      { to: [x0 + r, y1] },
      { to: [x0, y1 - r], through: [x0 + near, y1 - near] },
      { to: [x0, y0 + r] },
      { to: [x0 + r, y0], through: [x0 + near, y0 + near] },
    ],
  };
};

export const circleLoop = ([x, y]: Point, r: number): Loop => ({
  start: [x - r, y],
  pieces: [
    { to: [x + r, y], through: [x, y - r] },
    { to: [x - r, y], through: [x, y + r] },
  ],
});

/** A slot along x, `length` from end to end. */
export const slotLoop = ([x, y]: Point, width: number, length: number): Loop => {
  const [r, half] = [width / 2, (length - width) / 2];
  return {
    start: [x - half, y - r],
    pieces: [
      { to: [x + half, y - r] },
      { to: [x + half, y + r], through: [x + half + r, y] },
      { to: [x - half, y + r] },
      { to: [x - half, y - r], through: [x - half - r, y] },
    ],
  };
};

export const discMm2 = (diameter: number): number => (Math.PI / 4) * diameter ** 2;

const onSide = (text: string, side: number): string =>
  text.replace('ReferencePlaneID="1"', `ReferencePlaneID="${side}"`);

const valuesOf = (values: Record<string, number | string>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');

const lap = ({ side, x, y, length, width, depth }: Recess): string =>
  `<Lap Name="Ausklinkung" ProcessID="" ReferencePlaneID="${side}">${valuesOf({
    Orientation: 'start',
    StartX: x,
    StartY: y,
    Angle: 90,
    Inclination: 90,
    Slope: 0,
    Length: length,
    Width: width,
    Depth: depth,
  })}</Lap>`;

const bevel = (mm: number): string =>
  `<LongitudinalCut Name="Fase" ProcessID="" ReferencePlaneID="1" ToolPosition="left">${valuesOf({ StartX: 0, StartY: mm, Inclination: 45 })}</LongitudinalCut>`;

/** A shape as a part of a BTLx file; a plate lies there with its front on side 1. */
export const btlxPart = (shape: Shape, number: number): SamplePart => {
  const { size, kind, holes = [], openings = [], recesses = [], mitres = [], bevelMm = 0 } = shape;
  const [length, height, width] = kind === 'plate' ? [size[0], size[2], size[1]] : size;
  const openSide = kind === 'plate' ? 1 : 4;
  return {
    number,
    drawing: `Z-${number}`,
    name: `P${number}`,
    material: shape.grade ?? 'S235JR',
    length,
    height,
    width,
    count: shape.quantity,
    ...(shape.profile === undefined ? {} : { profile: shape.profile }),
    processings: [
      ...(shape.outline ? [btlxOutline(shape.outline.start, shape.outline.pieces)] : []),
      ...openings.map(({ start, pieces }) => onSide(btlxOpening(start, pieces), openSide)),
      ...holes.map(({ side, x, y, diameter, depth }) => btlxHole(side, x, y, diameter, depth)),
      ...recesses.map(lap),
      ...mitres.map(({ end, x, angle, side }) => sawCut(end, x, angle, side)),
      ...(bevelMm > 0 ? [bevel(bevelMm)] : []),
    ],
  };
};
