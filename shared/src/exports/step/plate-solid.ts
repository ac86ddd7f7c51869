import { flatten } from '../../geometry/body/flatten.ts';
import { areaOf, circlePath, type Path, type Point, reversed } from '../../geometry/body/path.ts';
import type { FlatPattern } from '../flat-pattern.ts';
import { type Base, flatLevel, levelFace, type Walls, wallPath, walls } from './extrude.ts';
import type { StepText } from './step-text.ts';

type Pocket = FlatPattern['pockets'][number];
type Opening = { path: Path; points: Point[] };

/** The faces of a plate that lies in x and y from z 0 up; null where recesses run into one another or into an opening. */
export const plateFaces = (step: StepText, base: Base, pattern: FlatPattern): number[] | null => {
  const { thicknessMm, outer, holes, cutOuts, pockets } = pattern;
  const openings = [...holes.map(({ centre, radiusMm }) => circlePath(centre, radiusMm)), ...cutOuts].map(openingOf);
  const placed = openings.map((opening) => ({
    opening,
    above: within(opening, pockets, false),
    below: within(opening, pockets, true),
  }));
  const isClear = placed.every(({ above, below }) => above !== 'across' && below !== 'across');
  if (!isClear || !areApart(pockets, thicknessMm)) return null;
  const outline = walls(step, base, { path: wallPath(outer), low: flatLevel(0), high: flatLevel(thicknessMm) });
  const faces = [...outline.faces];
  const loops = { bottom: [outline.low], top: [outline.high] };
  const floors = new Map<Pocket, number[]>();
  for (const pocket of pockets) {
    const { isBehind, depthMm, centre, radiusMm } = pocket;
    const [low, high] = isBehind ? [0, depthMm] : [thicknessMm - depthMm, thicknessMm];
    const made = walls(step, base, {
      path: wallPath(reversed(circlePath(centre, radiusMm))),
      low: flatLevel(low),
      high: flatLevel(high),
    });
    faces.push(...made.faces);
    if (isBehind) loops.bottom.push(made.low);
    else loops.top.push(made.high);
    floors.set(pocket, [isBehind ? made.high : made.low]);
  }
  for (const { opening, above, below } of placed) {
    const [from, to] = [pocketOf(below), pocketOf(above)];
    const made: Walls = walls(step, base, {
      path: wallPath(opening.path),
      low: flatLevel(from?.depthMm ?? 0),
      high: flatLevel(thicknessMm - (to?.depthMm ?? 0)),
    });
    faces.push(...made.faces);
    (floors.get(from as Pocket) ?? loops.bottom).push(made.low);
    (floors.get(to as Pocket) ?? loops.top).push(made.high);
  }
  for (const [{ isBehind, depthMm }, own] of floors) {
    const level = flatLevel(isBehind ? depthMm : thicknessMm - depthMm);
    faces.push(levelFace(step, base, { level, loops: own, isUp: !isBehind }));
  }
  faces.push(levelFace(step, base, { level: flatLevel(0), loops: loops.bottom, isUp: false }));
  faces.push(levelFace(step, base, { level: flatLevel(thicknessMm), loops: loops.top, isUp: true }));
  return faces;
};

const openingOf = (path: Path): Opening => ({
  path: areaOf(path) < 0 ? path : reversed(path),
  points: flatten(path, 5),
});

const touchMm = 1e-3;

type Within = Pocket | 'across' | null;

const pocketOf = (within: Within): Pocket | null => (within === 'across' ? null : within);

/** The recess of a side that an opening lies in, 'across' where it lies partly in one. */
const within = ({ points }: Opening, pockets: readonly Pocket[], isBehind: boolean): Within => {
  let found: Within = null;
  for (const pocket of pockets.filter((each) => each.isBehind === isBehind)) {
    const away = points.map(([x, y]) => Math.hypot(x - pocket.centre[0], y - pocket.centre[1]));
    const [nearest, furthest] = [Math.min(...away), Math.max(...away)];
    if (nearest >= pocket.radiusMm + touchMm) continue;
    if (furthest > pocket.radiusMm - touchMm || found !== null) return 'across';
    found = pocket;
  }
  return found;
};

/** Recesses of one side lie beside each other, those of both sides leave something between them. */
const areApart = (pockets: readonly Pocket[], thicknessMm: number): boolean =>
  pockets.every((one, place) =>
    pockets.slice(place + 1).every((other) => {
      const away = Math.hypot(one.centre[0] - other.centre[0], one.centre[1] - other.centre[1]);
      const isApart = away >= one.radiusMm + other.radiusMm + touchMm;
      return isApart || (one.isBehind !== other.isBehind && one.depthMm + other.depthMm < thicknessMm - touchMm);
    }),
  );
