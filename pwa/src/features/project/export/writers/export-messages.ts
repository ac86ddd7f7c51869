import type { Grade } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import type { NoPattern } from '@knotenblech/shared/exports/flat-pattern.ts';
import type { PartsListText } from '@knotenblech/shared/exports/parts-list-table.ts';
import type { WrittenStep } from '@knotenblech/shared/exports/step/write-step.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { ProductionLimits } from '@knotenblech/shared/parts/findings/production-limits.schema.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import type { PartPrice } from '@knotenblech/shared/prices/piece/price-part.ts';

export const exportFormats = ['dxf', 'nc1', 'step', 'xlsx', 'csv', 'stws', 'pdf', 'btlx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** A part that is exported, what is to be said of it, and its price where prices may be seen. */
export type ExportedPart = {
  part: Part;
  remarks: readonly string[];
  price: Pick<PartPrice, 'unitPrice' | 'positionCents'> | null;
};

/** What is exported, but for its parts, which follow in packs. */
export type ExportOrder = {
  format: ExportFormat;
  projectName: string;
  /** What the file is about: name of the project, assembly or part. */
  title: string;
  shopName: string;
  /** Today, as it is written and as it is kept. */
  day: string;
  createdAt: string;
  seesPrices: boolean;
  waste: ProductionLimits['waste'] | null;
  grades: readonly Grade[];
  profiles: readonly Profile[];
  assemblies: readonly Assembly[];
  words: SheetText;
};

export type ExportMessage = { kind: 'parts'; parts: readonly ExportedPart[] } | { kind: 'order'; order: ExportOrder };

/** A part that is not in the file, and why. */
export type LeftOut = {
  index: number;
  name: string;
  /** not-nc1: NC1 has no words for its section or what is done to it. */
  reason: NoPattern | 'no-plate' | 'not-nc1' | WrittenStep['leftOut'][number]['reason'];
};

/** The bytes with the ending of their name; null when there was nothing to write. */
export type Exported = {
  file: { bytes: Uint8Array<ArrayBuffer>; ending: string; type: string } | null;
  leftOut: LeftOut[];
};

export type ExportReply =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; exported: Exported }
  | { kind: 'broken'; message: string };

/** The words of a part sheet in the user's language; `{page}` and `{pages}` stand in `page`. */
export type SheetText = PartsListText & {
  views: Record<View, string>;
  page: string;
  partsList: string;
  project: string;
  measures: string;
  work: string;
  remarks: string;
  noRemarks: string;
  treatment: string;
  contourLength: string;
  pierces: string;
  hole: string;
  sawCut: string;
  noWork: string;
  pieces: string;
  continued: string;
  unweighed: string;
};
