import type { Vector } from '../../geometry/body/body.schema.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { cutText } from '../../values/cut-text.ts';
import { asRefusal, type DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { shownText } from '../document/build-tree.ts';
import { remarkOf } from '../document/remark-codes.ts';
import type { Part21 } from '../part21/read-part21.ts';
import { boxAlong, readBody, type SolidBody } from './brep/read-body.ts';
import type { OwnBody, Product } from './product/read-products.ts';
import { readProducts } from './product/read-products.ts';
import type { StepDocument, StepPart, StepProduct } from './step-document.ts';

/** Bounds of a model, beside those of every file. */
const stepLimits = {
  bodies: 5000,
  /** Pieces and products with every use of a product counted. */
  uses: 10_000,
  depth: 20,
} as const;

type OnProgress = (done: number, total: number) => void;

/**
 * The bodies and products of a STEP file (AP203, AP214, AP242), none where it holds only surfaces. A body that cannot be read is left out and said; the file is refused when none can.
 * @throws DomainError E_PARTS, E_COUNT, E_CYCLE, E_DEPTH, E_REF, E_GEOM, E_NUMBER, E_COORD, E_RANGE, E_LIMIT
 */
export const readStep = (file: Part21, onProgress?: OnProgress): StepDocument => {
  const { roots, openSurfaces } = readProducts(file);
  countUses(file, roots);
  const filled = roots.filter(holdsBodies());
  const [root] = filled;
  const bodies = distinctBodies(filled);
  if (bodies.size > stepLimits.bodies)
    file.refuse('E_PARTS', [...bodies.values()][stepLimits.bodies]?.own.solid ?? 0, { max: stepLimits.bodies });
  const { parts, findings } = readParts(file, bodies, onProgress);
  const { header } = file;
  return {
    format: 'step',
    version: protocolOf(header.schemas[0] ?? ''),
    program: shownText(header.system || header.preprocessor),
    projectName: filled.length === 1 && root && root.children.length > 0 ? properName(root.name) : '',
    parts: [...parts.values()],
    roots: productsOf(filled, parts),
    findings: [...(openSurfaces > 0 ? [remarkOf('warn.surfaces-left-out', { count: openSurfaces })] : []), ...findings],
  };
};

/** The application protocol of a schema, such as AP214; another schema by its own name. */
const protocolOf = (schema: string): string => {
  const named = /^AP\d{3}/.exec(schema)?.[0];
  const older: Readonly<Record<string, string>> = { AUTOMOTIVE_DESIGN: 'AP214', CONFIG_CONTROL_DESIGN: 'AP203' };
  return named ?? older[schema] ?? shownText(schema);
};

/** Whether a product or anything in it has a body; a cycle holds none of its own. */
const holdsBodies = () => {
  const known = new Map<Product, boolean>();
  const holds = (product: Product): boolean => {
    const found = known.get(product);
    if (found !== undefined) return found;
    known.set(product, product.bodies.length > 0);
    const all = product.bodies.length > 0 || product.children.some((child) => holds(child.product));
    known.set(product, all);
    return all;
  };
  return holds;
};

/** Counts every use before any is drawn out, by multiplication: a few lines may stand for millions. */
const countUses = (file: Part21, roots: readonly Product[]): void => {
  const known = new Map<Product, { uses: number; depth: number }>();
  const open = new Set<Product>();
  const count = (product: Product): { uses: number; depth: number } => {
    const found = known.get(product);
    if (found) return found;
    if (open.has(product)) file.refuse('E_CYCLE', product.id);
    if (open.size > stepLimits.depth) file.refuse('E_DEPTH', product.id, { max: stepLimits.depth });
    open.add(product);
    const inner = product.children.map((child) => count(child.product));
    open.delete(product);
    const uses = 1 + product.bodies.length + inner.reduce((sum, each) => sum + each.uses, 0);
    const depth = 1 + inner.reduce((most, each) => Math.max(most, each.depth), 0);
    if (uses > stepLimits.uses) file.refuse('E_COUNT', product.id, { found: uses, max: stepLimits.uses });
    if (depth > stepLimits.depth) file.refuse('E_DEPTH', product.id, { max: stepLimits.depth });
    known.set(product, { uses, depth });
    return { uses, depth };
  };
  const all = roots.reduce((sum, root) => sum + count(root).uses, 0);
  if (all > stepLimits.uses) file.refuse('E_COUNT', roots[0]?.id ?? 0, { found: all, max: stepLimits.uses });
};

const keyOf = ({ solid, units }: OwnBody) => `${solid} ${units.mm} ${units.rad}`;

type Found = { own: OwnBody; product: Product; number: number };

/** Each body of the file once, in the order in which products name them. */
const distinctBodies = (roots: readonly Product[]): Map<string, Found> => {
  const bodies = new Map<string, Found>();
  const seen = new Set<Product>();
  const visit = (product: Product): void => {
    if (seen.has(product)) return;
    seen.add(product);
    for (const [place, own] of product.bodies.entries())
      if (!bodies.has(keyOf(own))) bodies.set(keyOf(own), { own, product, number: place + 1 });
    for (const { product: child } of product.children) visit(child);
  };
  for (const root of roots) visit(root);
  return bodies;
};

/** Bodies that cannot be read and are named one by one. */
const mostNamed = 20;

const readParts = (file: Part21, bodies: ReadonlyMap<string, Found>, onProgress?: OnProgress) => {
  const parts = new Map<string, StepPart>();
  const refusals: Remark[] = [];
  let first: DomainError | null = null;
  for (const [place, [key, found]] of [...bodies].entries()) {
    onProgress?.(place, bodies.size);
    try {
      parts.set(key, partOf(found));
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.code === 'internal') throw error;
      first ??= refusal;
      if (refusals.length < mostNamed) refusals.push(unread(refusal, place + 1, nameOf(found, '')));
    }
  }
  if (parts.size === 0 && bodies.size > 0)
    throw first ?? file.refuse('E_GEOM', [...bodies.values()][0]?.own.solid ?? 0);
  const more = bodies.size - parts.size - refusals.length;
  return { parts, findings: [...refusals, ...(more > 0 ? [remarkOf('warn.more-parts-unread', { count: more })] : [])] };
};

const unread = ({ code, details }: DomainError, number: number, name: string): Remark =>
  remarkOf('warn.part-unread', {
    number,
    name,
    reason: code,
    line: Number(details['line'] ?? 0),
    parameter: cutText(String(details['element'] ?? ''), 80),
    found: cutText(String(details['found'] ?? ''), 40),
  });

const partOf = (found: Found): StepPart => {
  const { own, product } = found;
  const body = readBody(own.reader, own.solid);
  refuseSize(own, body);
  return {
    body,
    units: own.units,
    name: nameOf(found, body.name),
    description: shownText(product.description),
    materials: product.materials.map(shownText).filter((text) => text !== ''),
  };
};

/** What is larger or thinner than anything that is made here, or no number. */
const refuseSize = ({ reader, solid }: OwnBody, body: SolidBody): void => {
  const { dimensionMinMm: min, dimensionMaxMm: max } = readLimits;
  const box = boxAlong(body, axes);
  const sizes = axes.map((_, at) => (box.max[at] ?? 0) - (box.min[at] ?? 0));
  const odd = sizes.find((size) => !(size >= min && size <= max));
  if (odd !== undefined)
    reader.file.refuse('E_DIM', solid, { name: '', found: Number.isFinite(odd) ? odd : 0, min, max });
};

const axes: Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const noName =
  /^(?:(?:solid|compound|compsolid|part|body|shape|shell|volume|extrusion|extrude|cut|fusion|boolean|pad|brep|r|=>)?[ _#:[\].\d]*|none|untitled|open cascade.*|no ?name|default)$/i;

/** A name that says something, else ''. */
export const properName = (name: string): string => {
  const shown = shownText(name);
  return noName.test(shown) ? '' : shown;
};

/** A product of several bodies gives its name and a number, unless the body has one of its own. */
const nameOf = ({ product, number }: Omit<Found, 'own'>, ofBody: string): string => {
  const [own, name] = [properName(ofBody), properName(product.name)];
  if (product.bodies.length === 1) return name || own;
  return own || (name === '' ? '' : `${name} ${number}`);
};

const productsOf = (roots: readonly Product[], parts: ReadonlyMap<string, StepPart>): StepProduct[] => {
  const known = new Map<Product, StepProduct>();
  const made = (product: Product): StepProduct => {
    const found = known.get(product);
    if (found) return found;
    const children = product.children.map(({ product: child, movement }) => ({ product: made(child), movement }));
    const own = product.bodies.flatMap((each) => {
      const part = parts.get(keyOf(each));
      return part ? [{ part, movement: each.movement }] : [];
    });
    const result = { name: properName(product.name), parts: own, children };
    known.set(product, result);
    return result;
  };
  return roots.map(made);
};
