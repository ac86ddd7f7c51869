/** Width of a saw's kerf, mm: the format states none. */
export const sawKerfMm = 3;

/** The kerf's bounds to the left of the path that a tool follows. */
export const kerfSpan = (toolPosition: unknown): { from: number; to: number } => {
  if (toolPosition === 'left') return { from: 0, to: sawKerfMm };
  if (toolPosition === 'right') return { from: -sawKerfMm, to: 0 };
  return { from: -sawKerfMm / 2, to: sawKerfMm / 2 };
};
