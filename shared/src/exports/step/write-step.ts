import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Vector } from '../../geometry/body/body.schema.ts';
import { platePlan } from '../../geometry/measures/plate-plan.ts';
import { sectionMeasures } from '../../geometry/measures/section-measures.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { asOwnProject } from '../excerpt.ts';
import { flatPattern } from '../flat-pattern.ts';
import { barFaces } from './bar-solid.ts';
import type { Base } from './extrude.ts';
import { facetedFaces } from './faceted-solid.ts';
import { plateFaces } from './plate-solid.ts';
import { type WrittenPart, writeContext, writeMaterial, writeProduct, writeTree } from './product-tree.ts';
import { quoted, refs, type StepText, stepText } from './step-text.ts';

export type StepOrder = {
  name: string;
  /** When it is written, as ISO 8601. */
  createdAt: string;
  assemblies: readonly Assembly[];
  parts: readonly Part[];
  profiles: readonly Profile[];
  kernel: Kernel;
  onPart?: (done: number, total: number) => void;
};

export type WrittenStep = {
  /** null: nothing could be written. */
  text: string | null;
  leftOut: { index: number; name: string; reason: NoSolid | 'too-many' }[];
};

/** Pieces that a model may hold, so that it can be read again. */
const mostPieces = 9000;

/** A part, an assembly or a project as STEP AP214: bodies with exact faces, assemblies with every piece at its place. */
export const writeStep = (order: StepOrder): WrittenStep => {
  const step = stepText();
  const context = writeContext(step);
  const own = asOwnProject({ assemblies: [...order.assemblies], parts: [...order.parts] });
  const profiles = new Map(order.profiles.map((profile) => [profile.id, profile]));
  const leftOut: WrittenStep['leftOut'] = [];
  const written: WrittenPart[] = [];
  let pieces = 0;
  own.parts.forEach((part, place) => {
    const { section } = part.facts.body;
    const profile = section.kind === 'profile' ? (profiles.get(section.profileId) ?? null) : null;
    const isTooMany = pieces + part.quantity > mostPieces;
    const solid = isTooMany ? 'too-many' : partSolid(step, { facts: part.facts, profile, kernel: order.kernel });
    if (typeof solid === 'string')
      leftOut.push({ index: order.parts[place]?.index ?? part.index, name: part.name, reason: solid });
    else {
      pieces += part.quantity;
      const description = profile?.designation ?? part.facts.profileName;
      const product = writeProduct(step, context, { name: part.name, description, solids: [solid] });
      if (part.grade !== null) writeMaterial(step, context, product, part.grade);
      written.push({ part, product });
    }
    order.onPart?.(place + 1, own.parts.length);
  });
  const [only, second] = written;
  if (only === undefined) return { text: null, leftOut };
  if (second !== undefined || only.part.quantity > 1)
    writeTree(step, context, { name: order.name, assemblies: own.assemblies, written });
  return { text: wholeFile(step, order), leftOut };
};

const wholeFile = (step: StepText, { name, createdAt }: StepOrder): string =>
  [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION((''),'2;1');",
    `FILE_NAME(${quoted(name)},'${createdAt.slice(0, 19)}',(''),(''),'Knotenblech','Knotenblech','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    step.text(),
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');

/** Why a part is no body: its shape is not known here, or work on it cannot be made. */
type NoSolid = 'no-shape' | 'unmade';

/** Findings of parts whose body is not their shape. */
const shapeless = new Set([
  'request.other-file',
  'request.free-shape',
  'request.shape-unread',
  'request.special-product',
  'request.open-body',
  'warn.weight-of-box',
  'warn.weight-unknown',
  'request.half-girder',
]);

/**
 * The body of a part in its own coordinates: flat faces and cylinders, exactly, or where its work meets in other surfaces flat faces
 * alone; the number of its solid, or why there is none.
 */
const partSolid = (
  step: StepText,
  { facts, profile, kernel }: { facts: PartFacts; profile: Profile | null; kernel: Kernel },
): number | NoSolid => {
  const { body, category, findings } = facts;
  const isThicknessOpen = category === 'FLAT' && facts.thicknessMm === null;
  const isShapeless = isThicknessOpen || findings.some(({ code }) => shapeless.has(code));
  if (isShapeless || (body.section.kind === 'profile' && profile === null)) return 'no-shape';
  const exact = category === 'FLAT' ? flatFaces(step, body, kernel) : barFaces(step, body, profile);
  const faces = exact ?? facetedFaces(step, { kernel, body, profile });
  if (faces === null) return 'unmade';
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
