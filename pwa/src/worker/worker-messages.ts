import type { Catalogue } from '@knotenblech/shared/base-data/catalogue.ts';
import type { ErrorDetails } from '@knotenblech/shared/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import type { Body } from '@knotenblech/shared/geometry/body.ts';
import type { View } from '@knotenblech/shared/geometry/draw-view.ts';
import type { PartFacts, Placement } from '@knotenblech/shared/parts/part-facts.ts';
import type { Profile } from '@knotenblech/shared/profiles/profile.ts';

/** One part to draw, at each place where it stands. */
export type DrawnPiece = {
  /** Names the body for ever, so that its mesh is made once. */
  key: string;
  body: Body;
  profile: Profile | null;
  /** null: in its own axes. */
  placements: readonly (Placement | null)[];
};

export type ReadJob = { kind: 'read'; bytes: Uint8Array; fileName: string; catalogue: Catalogue };
export type DrawJob = { kind: 'draw'; pieces: readonly DrawnPiece[]; view: View; dimensions: boolean };
/** Bodies to be shown in space. */
export type MeshJob = { kind: 'mesh'; bodies: readonly Pick<DrawnPiece, 'body' | 'profile'>[] };
/** Parts as their file has them, each to be measured with one profile. */
export type MeasureAsJob = {
  kind: 'measure-as';
  parts: readonly PartFacts[];
  profileId: string;
  catalogue: Catalogue;
};
export type WorkerJob = MeasureAsJob | ReadJob | DrawJob | MeshJob;

export type WorkerReply<Result> =
  | { kind: 'progress'; progress: unknown }
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; code: ErrorCode; details: ErrorDetails }
  | { kind: 'broken'; message: string };
