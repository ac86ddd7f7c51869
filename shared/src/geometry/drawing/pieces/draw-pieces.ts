import { type Drawing, drawView, type View } from '../draw-view.ts';
import { viewAxes } from '../view-axes.ts';
import { chooseDetail, type PictureSize } from './choose-detail.ts';
import type { MeshStore } from './mesh-store.ts';
import type { Piece } from './paper-size.ts';

/** Raised when the same pieces are drawn otherwise. */
export const drawingVersion = 3;

export type PictureOrder = {
  pieces: readonly Piece[];
  view: View;
  dimensions: boolean;
  /** 'sheet' when left out. */
  size?: PictureSize;
};

/** The picture of pieces from one side: the same text on device and server. With many pieces it shows what can be seen at its size. */
export const drawPieces = (meshOf: MeshStore, { pieces, view, dimensions, size = 'sheet' }: PictureOrder): Drawing => {
  const { pieces: shown, fineMm } = chooseDetail(pieces, viewAxes(view), size);
  const meshes = shown.flatMap((piece) => {
    const mesh = meshOf(piece);
    return piece.placements.map((placement) => ({ mesh, placement }));
  });
  return drawView(meshes, view, { dimensions, fineMm });
};
