import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Vector } from '../../geometry/body/body.schema.ts';
import { platePlan } from '../../geometry/measures/plate-plan.ts';
import { sectionMeasures } from '../../geometry/measures/section-measures.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { flatPattern } from '../flat-pattern.ts';
import { barFaces } from './bar-solid.ts';
import type { Base } from './extrude.ts';
import { plateFaces } from './plate-solid.ts';
import { refs, type StepText } from './step-text.ts';

/** Why a part is no exact body: its shape is not known here, or work on it meets in surfaces that are not written. */
export type NoSolid = 'no-shape' | 'not-exact';

/** Findings of parts whose body is not their shape. */
const shapeless = new Set([
  'request.other-file',
  'request.free-shape',
  'request.shape-unread',
  'request.special-product',
  'request.open-body',
  'warn.weight-of-box',
]);

/** The body of a part in its own coordinates: flat faces and cylinders, exactly; the number of its solid, or why there is none. */
export const partSolid = (
  step: StepText,
  { facts, profile, kernel }: { facts: PartFacts; profile: Profile | null; kernel: Kernel },
): number | NoSolid => {
  const { body, category, findings } = facts;
  const isThicknessOpen = category === 'FLAT' && facts.thicknessMm === null;
  const isShapeless = isThicknessOpen || findings.some(({ code }) => shapeless.has(code));
  if (isShapeless || (body.section.kind === 'profile' && profile === null)) return 'no-shape';
  const faces = category === 'FLAT' ? flatFaces(step, body, kernel) : barFaces(step, body, profile);
  if (faces === null) return 'not-exact';
  return step.add(`MANIFOLD_SOLID_BREP('',#${step.add(`CLOSED_SHELL('',${refs(faces)})`)})`);
};

const axes: Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const flatFaces = (step: StepText, body: Body, kernel: Kernel): number[] | null => {
  const pattern = flatPattern(kernel, body, null);
  if (typeof pattern === 'string') return null;
  const section = sectionMeasures(body, null);
  const { axes: order, thicknessMm } = platePlan(body, section, []);
  const [u, v, thin] = order;
  // a plate that is thin along y is seen from its front, so its back lies at the far side
  const origin: Vector = [0, section.min[0] + (thin === 1 ? thicknessMm : 0), section.min[1]];
  const base: Base = { origin, u: axes[u] as Vector, v: axes[v] as Vector };
  return plateFaces(step, base, pattern);
};
