import type { Profile } from '../catalogue/profile.schema.ts';
import type { Part } from '../parts/part.ts';
import { sameTurn, shapeKey, tolerance } from './compare-shapes.ts';
import { type PartShape, partShape } from './part-shape.ts';

export type ShapedPart = { part: Part; shape: PartShape };

/** Parts of one shape, in both files. */
export type ShapeClass = { was: ShapedPart[]; now: ShapedPart[] };

export type ProfileOf = (profileId: string | null) => Profile | null;

/** Shapes of parts; equal recipes are looked at once. */
export const shapeReader = (profileOf: ProfileOf) => {
  const known = new Map<string, { shape: PartShape; key: string }>();
  return ({ facts }: Part): { shape: PartShape; key: string } => {
    const { body, category, profileId, profileName, profileFamily, thicknessMm, measures } = facts;
    const stated = [
      body,
      category,
      profileId,
      profileName,
      profileFamily,
      thicknessMm,
      measures.netVolumeMm3,
      measures.surfaceMm2,
    ];
    const recipe = JSON.stringify(stated);
    const before = known.get(recipe);
    if (before) return before;
    const shape = partShape(facts, profileOf(profileId));
    const read = { shape, key: shapeKey(shape) };
    known.set(recipe, read);
    return read;
  };
};

/** All parts by shape: by its name where that is the same to 0.01 mm, else within the tolerances. */
export const shapeClasses = (
  was: readonly Part[],
  now: readonly Part[],
  read: ReturnType<typeof shapeReader>,
): ShapeClass[] => {
  const classes = new Map<string, ShapeClass>();
  const put = (part: Part, side: keyof ShapeClass) => {
    const { shape, key } = read(part);
    const known = classes.get(key) ?? { was: [], now: [] };
    classes.set(key, known);
    known[side].push({ part, shape });
  };
  for (const part of was) put(part, 'was');
  for (const part of now) put(part, 'now');
  return withNearOnes([...classes.values()]);
};

const withNearOnes = (classes: ShapeClass[]): ShapeClass[] => {
  const near = new Map<string, ShapeClass[]>();
  for (const each of classes) {
    if (each.was.length > 0) continue;
    const key = roughKey(each.now);
    near.set(key, [...(near.get(key) ?? []), each]);
  }
  const taken = new Set<ShapeClass>();
  const joined = classes.map((each) => {
    const [one] = each.was;
    if (!one || each.now.length > 0) return each;
    const fitting = near.get(roughKey(each.was))?.find((other) => {
      const [candidate] = other.now;
      return (
        candidate && !taken.has(other) && isNear(one.shape, candidate.shape) && sameTurn(one.shape, candidate.shape)
      );
    });
    if (!fitting) return each;
    taken.add(fitting);
    return { was: each.was, now: fitting.now };
  });
  return joined.filter((each) => !taken.has(each));
};

const roughKey = ([one]: readonly ShapedPart[]) => (one ? `${one.shape.material}/${one.shape.features.length}` : '');

const isNear = (one: PartShape, other: PartShape): boolean => {
  const [a, b] = [one, other].map(({ sizeMm }) => sizeMm.toSorted((x, y) => x - y));
  return a?.every((size, at) => Math.abs(size - (b?.[at] ?? 0)) <= tolerance.sizeMm) ?? false;
};
