import type { Profile } from '../../catalogue/profile.schema.ts';
import { cross, dot, subtract } from '../../geometry/body/vectors.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { Placement } from '../../parts/part-facts.schema.ts';
import { asOwnProject } from '../excerpt.ts';
import { type NoSolid, partSolid } from './part-solid.ts';
import { placement, quoted, refs, type StepText, stepText } from './step-text.ts';

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

type Context = { application: number; definition: number; mechanical: number; geometric: number };

const writeContext = (step: StepText): Context => {
  const application = step.add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')");
  step.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,#${application})`);
  const mechanical = step.add(`PRODUCT_CONTEXT('',#${application},'mechanical')`);
  const definition = step.add(`PRODUCT_DEFINITION_CONTEXT('part definition',#${application},'design')`);
  const length = step.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const angle = step.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))');
  const solid = step.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())');
  const fine = step.add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(0.0001),#${length},'distance_accuracy_value','')`,
  );
  const geometric = step.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((#${fine}))` +
      `GLOBAL_UNIT_ASSIGNED_CONTEXT((#${length},#${angle},#${solid}))REPRESENTATION_CONTEXT('',''))`,
  );
  return { application, definition, mechanical, geometric };
};

type Product = { definition: number; representation: number };
type WrittenPart = { part: Part; product: Product };

const origin: Placement = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };

const axesOf = (step: StepText, place: Placement): number =>
  placement(step, place.origin, cross(place.xAxis, place.yAxis), place.xAxis);

const writeProduct = (
  step: StepText,
  context: Context,
  {
    name,
    description = '',
    solids = [],
    places = [],
  }: {
    name: string;
    description?: string;
    solids?: readonly number[];
    places?: readonly number[];
  },
): Product => {
  const product = step.add(`PRODUCT(${quoted(name)},${quoted(name)},${quoted(description)},(#${context.mechanical}))`);
  step.add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part','',(#${product}))`);
  const formation = step.add(`PRODUCT_DEFINITION_FORMATION('','',#${product})`);
  const definition = step.add(`PRODUCT_DEFINITION('design','',#${formation},#${context.definition})`);
  const shape = step.add(`PRODUCT_DEFINITION_SHAPE('','',#${definition})`);
  const kind = solids.length > 0 ? 'ADVANCED_BREP_SHAPE_REPRESENTATION' : 'SHAPE_REPRESENTATION';
  const items = [axesOf(step, origin), ...solids, ...places];
  const representation = step.add(`${kind}('',${refs(items)},#${context.geometric})`);
  step.add(`SHAPE_DEFINITION_REPRESENTATION(#${shape},#${representation})`);
  return { definition, representation };
};

const writeMaterial = (step: StepText, context: Context, { definition }: Product, grade: string): void => {
  const property = step.add(`PROPERTY_DEFINITION('material property','material name',#${definition})`);
  const item = step.add(`DESCRIPTIVE_REPRESENTATION_ITEM(${quoted(grade)},${quoted(grade)})`);
  const representation = step.add(`REPRESENTATION('material name',(#${item}),#${context.geometric})`);
  step.add(`PROPERTY_DEFINITION_REPRESENTATION(#${property},#${representation})`);
};

type Tree = { name: string; assemblies: readonly Assembly[]; written: readonly WrittenPart[] };
type Child = { product: Product; name: string; places: readonly Placement[] };

/** Products for the assemblies and the whole, inner ones first. Pieces without a place stand side by side. */
const writeTree = (step: StepText, context: Context, { name, assemblies, written }: Tree): void => {
  const children = new Map<number | null, Child[]>();
  const addChild = (parent: number | null, child: Child) => {
    const known = children.get(parent);
    if (known) known.push(child);
    else children.set(parent, [child]);
  };
  const isPlaced = written.every(({ part }) => part.facts.placements.length >= part.quantity);
  const aside = spread();
  for (const { part, product } of written) {
    const places = isPlaced
      ? part.facts.placements.slice(0, part.assemblyIndex === null ? part.quantity : part.quantitySingle)
      : aside(part, part.assemblyIndex === null ? part.quantity : part.quantitySingle);
    addChild(part.assemblyIndex, { product, name: part.name, places });
  }
  for (const assembly of assemblies.toReversed()) {
    const own = children.get(assembly.index) ?? [];
    if (own.length === 0) continue;
    const product = writeParent(step, context, { name: assembly.name, children: own });
    const pieces = written.filter(({ part }) => isWithin(part.assemblyIndex, assembly.index, assemblies));
    const places = Array.from({ length: assembly.quantity }, (_, at) =>
      isPlaced
        ? movedPlace(pieces[0]?.part, at, piecesWithin(pieces[0]?.part, assembly.index, assemblies))
        : shifted(at),
    );
    addChild(assembly.facts.parent, { product, name: assembly.name, places });
  }
  writeParent(step, context, { name, children: children.get(null) ?? [] });
};

const isWithin = (index: number | null, wanted: number, assemblies: readonly Assembly[]): boolean => {
  for (let at = index; at !== null; at = assemblies[at - 1]?.facts.parent ?? null) if (at === wanted) return true;
  return false;
};

/** Pieces of a part in one of the assembly. */
const piecesWithin = (part: Part | undefined, wanted: number, assemblies: readonly Assembly[]): number => {
  let pieces = part?.quantitySingle ?? 1;
  for (
    let at = part?.assemblyIndex ?? null;
    at !== null && at !== wanted;
    at = assemblies[at - 1]?.facts.parent ?? null
  )
    pieces *= assemblies[at - 1]?.quantity ?? 1;
  return pieces;
};

/** How the n-th assembly lies to the first: as the piece in it does. */
const movedPlace = (part: Part | undefined, at: number, pieces: number): Placement => {
  const [first, other] = [part?.facts.placements[0], part?.facts.placements[at * pieces]];
  if (first === undefined || other === undefined || at === 0) return origin;
  const zOf = ({ xAxis, yAxis }: Placement) => cross(xAxis, yAxis);
  const turned = (way: Placement['origin']): Placement['origin'] => {
    const [x, y, z] = [dot(way, first.xAxis), dot(way, first.yAxis), dot(way, zOf(first))];
    const up = zOf(other);
    return [0, 1, 2].map(
      (axis) => (other.xAxis[axis] ?? 0) * x + (other.yAxis[axis] ?? 0) * y + (up[axis] ?? 0) * z,
    ) as Placement['origin'];
  };
  return {
    origin: subtract(other.origin, turned(first.origin)),
    xAxis: turned([1, 0, 0]),
    yAxis: turned([0, 1, 0]),
  };
};

const gapMm = 50;
const assemblyStepMm = 5000;

const shifted = (at: number): Placement => ({ ...origin, origin: [at * assemblyStepMm, 0, 0] });

/** Places side by side along y, for parts that their file gives none. */
const spread = () => {
  let y = 0;
  return ({ facts }: Part, count: number): Placement[] =>
    Array.from({ length: count }, () => {
      const place: Placement = { ...origin, origin: [0, y, 0] };
      y += facts.body.blankMm.height + gapMm;
      return place;
    });
};

const writeParent = (
  step: StepText,
  context: Context,
  { name, children }: { name: string; children: readonly Child[] },
): Product => {
  const own = axesOf(step, origin);
  const placed = children.map((child) => child.places.map((place) => axesOf(step, place)));
  const product = writeProduct(step, context, { name, places: placed.flat() });
  children.forEach((child, at) => {
    (placed[at] ?? []).forEach((axes, piece) => {
      const number = child.places.length > 1 ? `${child.name} ${piece + 1}` : child.name;
      const use = step.add(
        `NEXT_ASSEMBLY_USAGE_OCCURRENCE(${quoted(`${at + 1}.${piece + 1}`)},${quoted(number)},'',#${product.definition},#${child.product.definition},$)`,
      );
      const shape = step.add(`PRODUCT_DEFINITION_SHAPE('','',#${use})`);
      const move = step.add(`ITEM_DEFINED_TRANSFORMATION('','',#${own},#${axes})`);
      const relation = step.add(
        `(REPRESENTATION_RELATIONSHIP('','',#${child.product.representation},#${product.representation})` +
          `REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#${move})SHAPE_REPRESENTATION_RELATIONSHIP())`,
      );
      step.add(`CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(#${relation},#${shape})`);
    });
  });
  return product;
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
