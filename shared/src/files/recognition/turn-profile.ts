import type { Profile, ProfileFamily } from '../../catalogue/profile.schema.ts';
import type { Body } from '../../geometry/body/body.schema.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/load-kernel.ts';
import type { PartCategory } from '../../parts/part-facts.schema.ts';

type Measured = { body: Body; measured: ReturnType<typeof measureBody> };

const sided: ProfileFamily[] = ['UPN', 'UPE', 'L_EQUAL', 'L_UNEQUAL', 'T'];

const turns = [
  { flipY: false, flipZ: false },
  { flipY: true, flipZ: false },
  { flipY: false, flipZ: true },
  { flipY: true, flipZ: true },
];

/** Drillings that meet no wall. */
const missesOf = ({ body, measured }: Measured): number => {
  const drillings = body.processings.filter(({ kind, carriedOut }) => kind === 'Drilling' && carriedOut).length;
  const met = measured.measures.holes.reduce((sum, hole) => sum + hole.count, 0);
  return Math.max(0, drillings - met);
};

/**
 * Measures a body; a profile whose holes would lie beside its legs is mirrored so that the fewest do
 * (a file does not say on which side of the box an angle or a channel has its material).
 */
export const measureMirrored = (
  kernel: Kernel,
  body: Body,
  profile: Profile | null,
  category: PartCategory,
): Measured => {
  const { section } = body;
  const measure = (turned: Body): Measured => ({
    body: turned,
    measured: measureBody(kernel, turned, profile, category),
  });
  let best = measure(body);
  if (section.kind !== 'profile' || profile === null || !sided.includes(profile.family)) return best;
  for (const turn of turns) {
    if (missesOf(best) === 0) return best;
    const other = measure({ ...body, section: { ...section, ...turn } });
    if (missesOf(other) < missesOf(best)) best = other;
  }
  return best;
};
