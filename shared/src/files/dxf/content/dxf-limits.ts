/** Bounds of a drawing, beside those of every file. */
export const dxfLimits = {
  /** Lines, arcs and splines, with all insertions drawn out. */
  curves: 200_000,
  /** Insertions of blocks, each cell of an array for itself. */
  insertions: 100_000,
  /** Blocks within blocks. */
  depth: 16,
  /** Control and fit points of one spline. */
  splinePoints: 10_000,
  /** Pieces into which splines and ellipses are drawn out. */
  pieces: 500_000,
  coordinate: 1e8,
  texts: 20_000,
  /** Ends of lines at one place. */
  endsAtOnePlace: 64,
  /** Outlines within outlines. */
  nesting: 32,
} as const;
