import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body } from './body.schema.ts';
import { areaOf, mapped, type Path, type Point, polygonPath, reversed } from './path.ts';
import { profileOutline } from './profile-outline.ts';

/**
 * Cross-section of a body's blank: loops in part coordinates (y, z), mm; the outside counter-clockwise, a void clockwise.
 * A catalogue section is centred in the blank, its height along `heightAxis`, mirrored about the middle by `flipY` and `flipZ`.
 * A body without a profile, or one whose profile is not known here, has its blank's rectangle.
 */
export const sectionOutline = (body: Body, profile: Profile | null): Path[] => {
  const { height, width } = body.blankMm;
  if (body.section.kind === 'box' || profile === null) return [rectangle(height, width)];
  const { heightAxis, flipY, flipZ } = body.section;
  const { loops, acrossMm, upMm } = profileOutline(profile);
  const turned = heightAxis === 'y';
  const [offY, offZ] = turned
    ? [(height - upMm) / 2, (width - acrossMm) / 2]
    : [(height - acrossMm) / 2, (width - upMm) / 2];
  const place = ([across, up]: Point): Point => {
    const [y, z] = turned ? [up + offY, across + offZ] : [across + offY, up + offZ];
    return [flipY ? height - y : y, flipZ ? width - z : z];
  };
  const mirrors = turned !== (flipY !== flipZ);
  return loops.map((loop, index) => wound(mapped(loop, place, mirrors), index === 0));
};

const rectangle = (height: number, width: number): Path =>
  polygonPath([
    [0, 0],
    [height, 0],
    [height, width],
    [0, width],
  ]);

const wound = (path: Path, outside: boolean): Path => (areaOf(path) > 0 === outside ? path : reversed(path));
