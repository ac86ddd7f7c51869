import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import type { PictureSubject } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import { type Origin, partPieces, placedPieces } from '@knotenblech/shared/exports/pictures/pieces-of.ts';
import { shownParts } from '@knotenblech/shared/exports/pictures/shown-parts.ts';
import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import type { Selection } from '../../selection.ts';
import { type Piece, placeOf, type Shape } from './piece.ts';

export type Shown = {
  parts: readonly Part[];
  assemblies: readonly Assembly[];
  origin: Origin;
  profiles: readonly Profile[];
};

/** Shapes by what they are, so that equal bodies share one. */
export type Shapes = Map<string, Shape>;

/** The pieces on a stage where the drawing has them, the largest first. */
export const piecesInScope = (stage: ViewScope, shown: Shown, shapes: Shapes): Piece[] => {
  const profiles = new Map(shown.profiles.map((profile) => [profile.id, profile]));
  const parts = partsOn(stage, shown);
  const extent = stage.kind === 'assembly' ? 'one-assembly' : 'project';
  const drawn =
    stage.kind === 'part'
      ? parts.flatMap((each) => partPieces(each, shown.origin, profiles))
      : placedPieces(parts, extent, shown.origin, profiles);
  const pieces = drawn.flatMap((piece, place) => {
    const shape = shapeOf(piece, shapes);
    return piece.placements.map((placement) => ({
      part: parts[place]?.index ?? 0,
      shape,
      place: placeOf(placement),
    }));
  });
  return pieces.sort((a, b) => reachOf(b.shape) - reachOf(a.shape));
};

const partsOn = (stage: ViewScope, shown: Shown): readonly Part[] => {
  if (stage.kind === 'part') return shown.parts.filter((part) => part.index === stage.index);
  return shownParts(shown, stage.kind === 'assembly' ? stage.index : undefined);
};

const shapeOf = ({ body, profile }: ReturnType<typeof partPieces>[number], shapes: Shapes): Shape => {
  const key = `${profile?.id ?? ''}/${JSON.stringify(body)}`;
  const known = shapes.get(key);
  if (known) return known;
  const { length, height, width } = body.blankMm;
  const shape: Shape = { body, profile, mesh: null, rough: null, min: [0, 0, 0], max: [length, height, width] };
  shapes.set(key, shape);
  return shape;
};

const reachOf = ({ min, max }: Shape) => Math.hypot(...(max.map((value, axis) => value - (min[axis] ?? 0)) as Vector));

/** What stands in the picture: the project, one assembly or one part alone. */
export type ViewScope = PictureSubject;

export const wholeProject: ViewScope = { kind: 'project' };

/** A selection alone. */
export const scopeOf = ({ part, assembly }: Selection): ViewScope => {
  if (part !== undefined) return { kind: 'part', index: part };
  return assembly === undefined ? wholeProject : { kind: 'assembly', index: assembly };
};

export const stageKey = (stage: ViewScope) => (stage.kind === 'project' ? stage.kind : `${stage.kind}-${stage.index}`);

/** The stage once something else was selected: it stays while it shows the selection, else it follows it. `isWithin` tells whether a part or assembly lies in an assembly. */
export const scopeAfter = (
  stage: ViewScope,
  selection: Selection,
  isWithin: (selected: Selection, assembly: number) => boolean,
): ViewScope => {
  const next = scopeOf(selection);
  if (stage.kind === 'project' || next.kind === 'project' || stageKey(next) === stageKey(stage)) return stage;
  return stage.kind === 'assembly' && isWithin(selection, stage.index) ? stage : next;
};
