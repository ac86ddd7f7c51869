import type { Processing } from '../../geometry/body/body.schema.ts';
import type { PartFacts, Placement, Remark } from '../../parts/part-facts.schema.ts';

/** axisRounding: how far (sine) its axes may be off for the digits they are written with. */
export type PlacedPiece = { guid: string; placement: Placement; axisRounding: number };

/** One Part as the file has it, before anything is recognised. Texts are trimmed, '' when absent. */
export type BtlxPart = {
  /** 1-based place in the file. */
  number: number;
  line: number;
  column: number;
  designation: string;
  material: string;
  timberGrade: string;
  qualityGrade: string;
  annotation: string;
  comment: string;
  assemblyNumber: string;
  elementNumber: string;
  group: string;
  singleMemberNumber: string;
  materialClass: string;
  userAttributes: { name: string; value: string }[];
  /** Its other texts by the names of their attributes (Storey, Package, Comment, …). */
  notes: { name: string; value: string }[];
  colour: NonNullable<PartFacts['colour']> | null;
  /** Pieces of it in the file. */
  count: number;
  pieces: PlacedPiece[];
  blankMm: { length: number; height: number; width: number };
  /** kg per piece, 0 when not known. */
  weightKg: number;
  /** Volume of the Shape mesh, null when there is no usable one. */
  shapeVolumeMm3: number | null;
  processings: Processing[];
  findings: Remark[];
};

/** A bar or sheet that parts are to be cut from: stock, never counted as a part. */
export type BtlxRawpart = {
  name: string;
  sizeMm: { length: number; height: number; width: number };
  count: number;
  partRefs: string[];
};

/** A Module, Layer, Element or ElementCharge. */
export type BtlxComposite = {
  kind: string;
  line: number;
  column: number;
  name: string;
  singleMemberNumber: string;
  userAttributes: { name: string; value: string }[];
  count: number;
  guids: string[];
  partRefs: string[];
  compositeRefs: string[];
};

export type BtlxDocument = {
  format: 'btlx';
  version: string;
  program: string;
  projectName: string;
  /** Parts of the file, those that could not be read among them. */
  partCount: number;
  parts: BtlxPart[];
  composites: BtlxComposite[];
  rawparts: BtlxRawpart[];
  findings: Remark[];
};
