import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { Body } from '@knotenblech/shared/geometry/body/body.schema.ts';
import type { PictureOrder } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import type { Piece } from '@knotenblech/shared/geometry/drawing/pieces/paper-size.ts';
import type { Mend } from '@knotenblech/shared/parts/mends/mend.schema.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';

export type ReadJob = { kind: 'read'; bytes: Uint8Array; fileName: string; catalogue: Catalogue };
export type DrawJob = { kind: 'draw' } & PictureOrder;
/** Bodies to be shown in space, without what measures less than `leastMm`. */
export type MeshJob = { kind: 'mesh'; bodies: readonly Pick<Piece, 'body' | 'profile'>[]; leastMm: number };
/** Parts as their file has them, each to be measured with one profile. */
export type MeasureAsJob = {
  kind: 'measure-as';
  parts: readonly PartFacts[];
  profileId: string;
  catalogue: Catalogue;
};
/** A part as its file has it, to be measured with mends of its shape. */
export type MeasureMendedJob = {
  kind: 'measure-mended';
  facts: PartFacts;
  mends: readonly Mend[];
  catalogue: Catalogue;
};
/** A plate, whose places that findings are about are looked for. */
export type PlacesJob = { kind: 'find-places' | 'find-plate'; body: Body };
/** A drawing, whose lines that stay open are looked for. */
export type OpenLinesJob = { kind: 'find-open-lines'; bytes: Uint8Array };
export type WorkerJob = OpenLinesJob | PlacesJob | MeasureAsJob | MeasureMendedJob | ReadJob | DrawJob | MeshJob;

/** The first that a worker tells: whether it has loaded what its jobs need. */
export type WorkerStart = { kind: 'started' } | { kind: 'unstarted'; message: string };

export type WorkerReply<Result> =
  | { kind: 'progress'; progress: unknown }
  /** Parts of a reading, in order and ahead of its 'done', whose own list is empty: 20,000 in one message would stop the page. */
  | { kind: 'parts'; parts: PartFacts[] }
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; code: ErrorCode; details: ErrorDetails }
  | { kind: 'broken'; message: string };
