/** Bounds of every file that is read, far above real files; a file beyond one is refused as a whole. Listed in docs/hostile-files.md. */
export const readLimits = {
  uploadBytes: 20_000_000,
  /** Of a building model (IFC): whole buildings of several trades, of which steel is a small part. */
  modelBytes: 64_000_000,
  inflatedBytes: 64_000_000,
  /** A project of NC1 files has one for each part. */
  zipEntries: 5_000,
  /** Size said over size packed; DEFLATE itself reaches 1032. */
  zipRatio: 200,
  depth: 64,
  attributes: 256,
  elements: 2_000_000,
  /** Of one part or assembly, which is held as a tree. */
  elementsPerTree: 150_000,
  textLength: 1_000_000,
  tagLength: 4_000_000,
  nameLength: 256,
  /** Marks on one character, as many as any script stacks. */
  combiningMarks: 4,
  numberLength: 32,
  parts: 20_000,
  pieces: 1_000_000,
  processingsPerPart: 10_000,
  contourPoints: 10_000,
  meshTriangles: 200_000,
  dimensionMinMm: 0.1,
  dimensionMaxMm: 100_000,
  coordinateMaxMm: 100_000,
  placementMaxMm: 1e10,
} as const;
