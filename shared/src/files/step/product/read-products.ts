import { refAt, refsAt, textAt } from '../../part21/arguments.ts';
import type { Part21 } from '../../part21/read-part21.ts';
import { solidTypes } from '../brep/read-body.ts';
import { type GeometryReader, geometryReader, recordOf } from '../brep/read-geometry.ts';
import { between, type Movement, movedBy, noMovement } from './movement.ts';
import { readUnits, type StepUnits } from './units.ts';

/** A body as it lies in its product, and what it is measured in. */
export type OwnBody = { solid: number; reader: GeometryReader; units: StepUnits; movement: Movement };

/** A product of the file: its bodies, and the products that it is made of with the place of each. */
export type Product = {
  id: number;
  name: string;
  description: string;
  materials: string[];
  bodies: OwnBody[];
  children: { product: Product; movement: Movement }[];
};

export type Products = {
  /** What nothing else is made of. */
  roots: Product[];
  /** Surfaces that enclose nothing: how many models hold them. */
  openSurfaces: number;
};

/** Products with their bodies and places. @throws DomainError E_REF, E_GEOM, E_CYCLE, E_RANGE */
export const readProducts = (file: Part21): Products => {
  const representations = representationReader(file);
  const products = new Map<number, Product>();
  for (const type of ['PRODUCT_DEFINITION', 'PRODUCT_DEFINITION_WITH_ASSOCIATED_DOCUMENTS'])
    for (const id of file.idsOf(type)) products.set(id, namedProduct(file, id));
  const shapes = shapesByDefinition(file);
  for (const product of products.values())
    for (const representation of shapes.get(product.id) ?? [])
      product.bodies.push(...representations.bodiesOf(representation, noMovement));
  const used = linkChildren(file, { products, shapes, representations });
  addMaterials(file, products);
  const loose = representations.looseBodies();
  const roots = [...products.values()].filter(({ id }) => !used.has(id));
  const lost = [...unreachable(roots, products.values())];
  if (lost[0] !== undefined) file.refuse('E_CYCLE', lost[0].id);
  if (loose.length > 0) roots.push({ id: 0, name: '', description: '', materials: [], bodies: loose, children: [] });
  const openSurfaces =
    file.countOf('SHELL_BASED_SURFACE_MODEL') + file.countOf('GEOMETRIC_SET') + file.countOf('GEOMETRIC_CURVE_SET');
  return { roots, openSurfaces };
};

/** Products that are part of themselves, and what only they hold. */
const unreachable = (roots: readonly Product[], all: Iterable<Product>): Set<Product> => {
  const left = new Set(all);
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    if (left.delete(next)) for (const { product } of next.children) waiting.push(product);
  return left;
};

const namedProduct = (file: Part21, id: number): Product => {
  const definition = recordOf(file, id, 'PRODUCT_DEFINITION');
  const formation = refAt(definition, 2);
  const product = formation === null ? null : refAt(recordOf(file, formation), 2);
  const record = product === null ? null : recordOf(file, product, 'PRODUCT');
  const [number, name] = record ? [textAt(record, 0), textAt(record, 1)] : ['', ''];
  return {
    id,
    name: name || number,
    description: record ? textAt(record, 2) : '',
    materials: [],
    bodies: [],
    children: [],
  };
};

/** Representations of each definition, or of each use of one in another. */
const shapesByDefinition = (file: Part21): Map<number, number[]> => {
  const shapes = new Map<number, number[]>();
  for (const id of file.idsOf('SHAPE_DEFINITION_REPRESENTATION')) {
    const record = recordOf(file, id, 'SHAPE_DEFINITION_REPRESENTATION');
    const [shape, representation] = [refAt(record, 0), refAt(record, 1)];
    const definition = shape === null ? null : refAt(recordOf(file, shape), 2);
    if (definition === null || representation === null) continue;
    shapes.set(definition, [...(shapes.get(definition) ?? []), representation]);
  }
  return shapes;
};

type Representations = ReturnType<typeof representationReader>;

const representationTypes = /REPRESENTATION$/;

/** What representations hold; two that are said to be the same hold the same. */
const representationReader = (file: Part21) => {
  const same = sameRepresentations(file);
  const readers = new Map<number, { reader: GeometryReader; units: StepUnits }>();
  const seen = new Set<number>();
  const recordOfShape = (id: number) => file.recordsOf(id).find(({ type }) => representationTypes.test(type));
  const contextOf = (id: number) => {
    const record = recordOfShape(id);
    const context = record ? refAt(record, 2) : null;
    const known = readers.get(context ?? 0);
    if (known) return known;
    const units = readUnits(file, context);
    const made = { reader: geometryReader(file, units), units };
    readers.set(context ?? 0, made);
    return made;
  };
  const itemsOf = (id: number): number[] => {
    const record = recordOfShape(id);
    return record ? refsAt(record, 1) : [];
  };
  let visits = 0;
  const bodiesOf = (id: number, movement: Movement, depth = 0): OwnBody[] => {
    const bodies: OwnBody[] = [];
    const all = [...(same.get(id) ?? [id])];
    visits += all.length;
    if (visits > mostVisits) file.refuse('E_COUNT', id, { found: visits, max: mostVisits });
    for (const representation of all)
      for (const item of itemsOf(representation)) {
        const types = file.typesOf(item);
        if (solidTypes.some((type) => types.includes(type))) {
          seen.add(item);
          bodies.push({ solid: item, ...contextOf(representation), movement });
        } else if (types.includes('MAPPED_ITEM') && depth < 8) {
          const mapped = mappedItem(file, item, contextOf(representation).reader);
          if (mapped) bodies.push(...bodiesOf(mapped.representation, movedBy(movement, mapped.movement), depth + 1));
        }
        if (bodies.length > mostBodies) file.refuse('E_COUNT', item, { found: bodies.length, max: mostBodies });
      }
    return bodies;
  };
  return {
    bodiesOf,
    itemsOf,
    contextOf,
    same: (id: number) => same.get(id) ?? new Set([id]),
    /** Bodies that no product shows: of the representations that hold them, or else as they stand. */
    looseBodies: (): OwnBody[] => {
      const all = solidTypes.flatMap((type) => [...file.idsOf(type)]);
      const left = new Set(all.filter((id) => !seen.has(id)));
      if (left.size === 0) return [];
      const holders = [
        'ADVANCED_BREP_SHAPE_REPRESENTATION',
        'FACETED_BREP_SHAPE_REPRESENTATION',
        'SHAPE_REPRESENTATION',
      ];
      const found = holders.flatMap((type) =>
        file.idsOf(type).flatMap((id) => {
          const { reader, units } = contextOf(id);
          return itemsOf(id).flatMap((solid) =>
            left.delete(solid) ? [{ solid, reader, units, movement: noMovement }] : [],
          );
        }),
      );
      const [context = null] = file.idsOf('GLOBAL_UNIT_ASSIGNED_CONTEXT');
      const units = readUnits(file, context);
      const reader = geometryReader(file, units);
      return [...found, ...[...left].map((solid) => ({ solid, reader, units, movement: noMovement }))];
    },
  };
};

const mostBodies = 10_000;
/** Representations that are gone through, each as often as it is used. */
const mostVisits = 100_000;

/** Representations that a relationship without a movement says to be the same shape. */
const sameRepresentations = (file: Part21): Map<number, Set<number>> => {
  const groups = new Map<number, Set<number>>();
  for (const type of ['SHAPE_REPRESENTATION_RELATIONSHIP', 'REPRESENTATION_RELATIONSHIP'])
    for (const id of file.idsOf(type)) {
      const types = file.typesOf(id);
      if (types.some((each) => each.endsWith('WITH_TRANSFORMATION'))) continue;
      const record = recordOf(file, id, 'REPRESENTATION_RELATIONSHIP', 'SHAPE_REPRESENTATION_RELATIONSHIP');
      const [a, b] = [refAt(record, 2), refAt(record, 3)];
      if (a === null || b === null) continue;
      const [ofA, ofB] = [groups.get(a) ?? new Set([a]), groups.get(b) ?? new Set([b])];
      const [large, small] = ofA.size >= ofB.size ? [ofA, ofB] : [ofB, ofA];
      for (const each of small) large.add(each);
      for (const each of small) groups.set(each, large);
      groups.set(a, large);
      groups.set(b, large);
    }
  return groups;
};

const mappedItem = (
  file: Part21,
  id: number,
  reader: GeometryReader,
): { representation: number; movement: Movement } | null => {
  const record = recordOf(file, id, 'MAPPED_ITEM');
  const [source, target] = [refAt(record, 1), refAt(record, 2)];
  if (source === null) return null;
  const map = recordOf(file, source, 'REPRESENTATION_MAP');
  const [origin, representation] = [refAt(map, 0), refAt(map, 1)];
  if (representation === null) return null;
  const isPlacement = (place: number | null) => place !== null && file.typesOf(place).includes('AXIS2_PLACEMENT_3D');
  const movement =
    origin !== null && target !== null && isPlacement(origin) && isPlacement(target)
      ? between(reader.axes(origin), reader.axes(target))
      : noMovement;
  return { representation, movement };
};

type Linking = { products: Map<number, Product>; shapes: Map<number, number[]>; representations: Representations };

/** Puts products into the ones that are made of them; gives the ids of all that are part of another. */
const linkChildren = (file: Part21, { products, shapes, representations }: Linking): Set<number> => {
  const used = new Set<number>();
  const placed = movementsByUse(file, { products, shapes, representations });
  for (const id of file.idsOf('NEXT_ASSEMBLY_USAGE_OCCURRENCE')) {
    const record = recordOf(file, id, 'NEXT_ASSEMBLY_USAGE_OCCURRENCE');
    const [parent, child] = [refAt(record, 3), refAt(record, 4)];
    const [above, product] = [products.get(parent ?? 0), products.get(child ?? 0)];
    if (above === undefined || product === undefined) continue;
    above.children.push({ product, movement: placed.get(id) ?? noMovement });
    used.add(product.id);
  }
  return used;
};

const movementsByUse = (file: Part21, linking: Linking): Map<number, Movement> => {
  const movements = new Map<number, Movement>();
  for (const id of file.idsOf('CONTEXT_DEPENDENT_SHAPE_REPRESENTATION')) {
    const record = recordOf(file, id, 'CONTEXT_DEPENDENT_SHAPE_REPRESENTATION');
    const [relation, shape] = [refAt(record, 0), refAt(record, 1)];
    const use = shape === null ? null : refAt(recordOf(file, shape), 2);
    if (relation === null || use === null || !file.typesOf(use).includes('NEXT_ASSEMBLY_USAGE_OCCURRENCE')) continue;
    const movement = movementOf(file, relation, { ...linking, use });
    if (movement) movements.set(use, movement);
  }
  return movements;
};

/** Which of the two placements is the child's: the one its representation holds, else as the relationship has it. */
const movementOf = (file: Part21, relation: number, linking: Linking & { use: number }): Movement | null => {
  const { shapes, representations, use } = linking;
  const records = file.recordsOf(relation);
  const related = records.find(({ type }) => type === 'REPRESENTATION_RELATIONSHIP');
  const moved = records.find(({ type }) => type === 'REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION');
  const transformation = moved ? refAt(moved, 0) : null;
  const [first, second] = related ? [refAt(related, 2), refAt(related, 3)] : [null, null];
  if (transformation === null || first === null || second === null) return null;
  const items = recordOf(file, transformation, 'ITEM_DEFINED_TRANSFORMATION');
  const [a, b] = [refAt(items, 2), refAt(items, 3)];
  if (a === null || b === null) return null;
  const parent = refAt(recordOf(file, use), 3);
  const ofParent = new Set((shapes.get(parent ?? 0) ?? []).flatMap((id) => [...representations.same(id)]));
  const [child, above] = ofParent.has(first) && !ofParent.has(second) ? [second, first] : [first, second];
  const holds = (representation: number, item: number) => representations.itemsOf(representation).includes(item);
  const isTurned =
    holds(child, b) && holds(above, a) ? !(holds(child, a) && holds(above, b)) : child === second && !holds(child, a);
  const [from, to] = isTurned ? [b, a] : [a, b];
  return between(representations.contextOf(child).reader.axes(from), representations.contextOf(above).reader.axes(to));
};

/** Texts that name the material of a product: designations, and properties whose name speaks of it. */
const addMaterials = (file: Part21, products: Map<number, Product>): void => {
  for (const id of file.idsOf('MATERIAL_DESIGNATION')) {
    const record = recordOf(file, id, 'MATERIAL_DESIGNATION');
    for (const definition of refsAt(record, 1)) products.get(definition)?.materials.push(textAt(record, 0));
  }
  for (const id of file.idsOf('PROPERTY_DEFINITION_REPRESENTATION')) {
    const record = recordOf(file, id, 'PROPERTY_DEFINITION_REPRESENTATION');
    const [property, representation] = [refAt(record, 0), refAt(record, 1)];
    if (property === null || representation === null) continue;
    const stated = recordOf(file, property, 'PROPERTY_DEFINITION');
    const product = products.get(refAt(stated, 2) ?? 0);
    if (product === undefined) continue;
    product.materials.push(
      ...materialTexts(file, representation, materialName.test(`${textAt(stated, 0)} ${textAt(stated, 1)}`)),
    );
  }
};

const materialName = /material|werkstoff|güte|grade|mati[èe]re|qualit/i;

const materialTexts = (file: Part21, representation: number, isOfMaterial: boolean): string[] =>
  refsAt(recordOf(file, representation), 1).flatMap((item) => {
    const record = file.recordsOf(item).find(({ type }) => type === 'DESCRIPTIVE_REPRESENTATION_ITEM');
    if (record === undefined) return [];
    const [name, text] = [textAt(record, 0), textAt(record, 1)];
    return isOfMaterial || materialName.test(name) ? [text || name] : [];
  });
