import type { Frame, Vector } from '../../geometry/body/body.schema.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';

/** Faces of a part: v front (web), o top flange, u bottom flange, h behind. o and u share their coordinates, as do v and h. */
export const faces = ['v', 'o', 'u', 'h'] as const;
export type Face = (typeof faces)[number];

export const sectionCodes = ['I', 'U', 'L', 'B', 'RU', 'RO', 'M', 'C', 'T', 'SO'] as const;
export type SectionCode = (typeof sectionCodes)[number];

/** Where something lies: on a face, or on a plane of the file by its place in `planes`. */
export type On = Face | number;

/** The header's 20 values, mm, degrees, kg and m2 as written; texts trimmed, '' where they say nothing. */
export type Nc1Header = {
  order: string;
  drawing: string;
  phase: string;
  mark: string;
  grade: string;
  quantity: number;
  profile: string;
  code: SectionCode;
  lengthMm: number;
  sawLengthMm: number;
  heightMm: number;
  flangeWidthMm: number;
  flangeMm: number;
  webMm: number;
  radiusMm: number;
  /** kg/m, of a plate kg/m2; 0: not known. */
  massKg: number;
  /** m2/m, of a plate m2/m2; 0: not known. */
  paintM2: number;
  /** Cuts at start and end seen on the web and on the flange, anticlockwise from square. */
  webCutDeg: readonly [number, number];
  flangeCutDeg: readonly [number, number];
  texts: string[];
};

/** A weld preparation: its angle to the plate's normal, and the height over the back of the plate where it meets the outermost line. */
export type Bevel = { angleDeg: number; heightMm: number };

/** A corner of a contour; radius and bevels hold for the edge from here to the next one. */
export type ContourPoint = { x: number; q: number; radiusMm: number; bevels: Bevel[] };

/** A closed contour, its first point not repeated at the end. */
export type Nc1Contour = { on: On; points: ContourPoint[]; line: number };

export type HoleKind = 'plain' | 'thread' | 'countersink' | 'mark';

export type Nc1Hole = {
  on: On;
  line: number;
  x: number;
  q: number;
  kind: HoleKind;
  diameterMm: number;
  /** 0: through. */
  depthMm: number;
  /** Included angle of a countersink where it is given. */
  angleDeg: number | null;
  /** A slot (heightMm 0) or a rectangle: distances between the centres of its corners, the first of them at (x, q). */
  slot: { lengthMm: number; heightMm: number; turnDeg: number } | null;
};

export type Nc1Mark =
  | { kind: 'text'; on: On; x: number; q: number; angleDeg: number; heightMm: number; text: string }
  | { kind: 'line'; on: On; points: ContourPoint[] }
  | { kind: 'punch'; on: On; x: number; q: number };

/** A bend line on the flat plate; radius 0: not said. */
export type Nc1Bend = {
  from: readonly [number, number];
  to: readonly [number, number];
  angleDeg: number;
  radiusMm: number;
};

export type Nc1Part = {
  line: number;
  /** The file it stands in where there are several. */
  file?: string;
  /** What the comment behind ST says: exporters write the file's name there. */
  comment: string;
  header: Nc1Header;
  outer: Nc1Contour[];
  inner: Nc1Contour[];
  holes: Nc1Hole[];
  marks: Nc1Mark[];
  /** Planes that cut an end: a point and the normal that points out of the material. */
  cuts: { point: Vector; normal: Vector }[];
  bends: Nc1Bend[];
  /** Outlines of a section of its own (PR) in y and z. */
  profile: { isInner: boolean; points: ContourPoint[] }[];
  camberMm: number;
  /** Planes by their numbers in the file, which may come again. */
  planes: { number: number; frame: Frame }[];
  notes: { name: string; value: string }[];
  findings: Remark[];
};

export type Nc1Document = { format: 'nc1'; parts: Nc1Part[]; findings: Remark[] };
