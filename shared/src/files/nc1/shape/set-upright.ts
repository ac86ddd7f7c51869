import type { Body, Frame, Processing, Vector } from '../../../geometry/body/body.schema.ts';

/** Sides of the blank once it stands: front, bottom, back and top. */
const sideAfter: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 4, 4: 1 };

/**
 * A bar as the file lays it (y from flange to flange, z towards the front) set upright, as bars lie elsewhere: its height along z, its front
 * towards the viewer. A turn about its length: (y, z) becomes (width - z, y).
 */
export const setUpright = (body: Body): Body => {
  const { length, height, width } = body.blankMm;
  const turned = ([x, y, z]: Vector): Vector => [x, 0 - z, y];
  const frameOf = ({ origin: [x, y, z], xAxis, yAxis }: Frame): Frame => ({
    origin: [x, width - z, y],
    xAxis: turned(xAxis),
    yAxis: turned(yAxis),
  });
  const processings = body.processings.map(
    (processing): Processing => ({
      ...processing,
      plane: processing.plane && frameOf(processing.plane),
      side: processing.side === null ? null : (sideAfter[processing.side] ?? null),
    }),
  );
  return { blankMm: { length, height: width, width: height }, section: uprightSection(body.section), processings };
};

const uprightSection = (section: Body['section']): Body['section'] => {
  if (section.kind === 'box') return section;
  const isUpright = section.heightAxis === 'y';
  return {
    ...section,
    heightAxis: isUpright ? 'z' : 'y',
    flipY: !section.flipZ,
    flipZ: section.flipY,
  };
};
