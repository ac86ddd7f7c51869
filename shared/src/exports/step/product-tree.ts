import { cross, dot, subtract } from '../../geometry/body/vectors.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { Placement } from '../../parts/part-facts.schema.ts';
import { placement, quoted, refs, type StepText } from './step-text.ts';

export type Context = { application: number; definition: number; mechanical: number; geometric: number };

/** The instances that every product refers to: protocol, millimetres, radians. */
export const writeContext = (step: StepText): Context => {
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

export type Product = { definition: number; representation: number };
export type WrittenPart = { part: Part; product: Product };

const origin: Placement = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };

const axesOf = (step: StepText, place: Placement): number =>
  placement(step, place.origin, cross(place.xAxis, place.yAxis), place.xAxis);

/** A product with its bodies, or with the places of what it is made of. */
export const writeProduct = (
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

/** The grade of a product as a property, as other programs write it. */
export const writeMaterial = (step: StepText, context: Context, { definition }: Product, grade: string): void => {
  const property = step.add(`PROPERTY_DEFINITION('material property','material name',#${definition})`);
  const item = step.add(`DESCRIPTIVE_REPRESENTATION_ITEM(${quoted(grade)},${quoted(grade)})`);
  const representation = step.add(`REPRESENTATION('material name',(#${item}),#${context.geometric})`);
  step.add(`PROPERTY_DEFINITION_REPRESENTATION(#${property},#${representation})`);
};

type Tree = { name: string; assemblies: readonly Assembly[]; written: readonly WrittenPart[] };
type Child = { product: Product; name: string; places: readonly Placement[] };

/** Products for the assemblies and the whole, inner ones first. Pieces without a place stand side by side. */
export const writeTree = (step: StepText, context: Context, { name, assemblies, written }: Tree): void => {
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
