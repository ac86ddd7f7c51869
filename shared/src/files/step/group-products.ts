import type { AssemblyFacts } from '../document/reading.schema.ts';
import { type Movement, movedBy, noMovement } from './product/movement.ts';
import type { StepPart, StepProduct } from './step-document.ts';

/** Pieces of one body that lie in one assembly, or loose. The first `quantitySingle` movements are those of one assembly. */
export type StepAllotment = {
  part: StepPart;
  assembly: number | null;
  quantitySingle: number;
  movements: Movement[];
};

type Content = { parts: Map<StepPart, Movement[]>; assemblies: Map<StepProduct, Movement[]> };

/**
 * The assemblies of a model and which pieces go where. A product is an assembly when at least two pieces of it are taken and it is not the
 * whole file; what is in any other goes to the assembly around it. Pieces that are left out lie loose.
 */
export const groupProducts = (
  roots: readonly StepProduct[],
  isTaken: (part: StepPart) => boolean,
): { assemblies: AssemblyFacts[]; allotments: StepAllotment[] } => {
  const takenIn = countTaken(isTaken);
  const [only, second] = roots;
  const whole = second === undefined ? only : undefined;
  const isAssembly = (product: StepProduct) => product !== whole && takenIn(product) >= 2;
  const contentOf = contents(isAssembly);
  const assemblies: AssemblyFacts[] = [];
  const allotments: StepAllotment[] = [];
  const loose = new Map<StepPart, Movement[]>();
  const addTo = (content: Content, index: number | null, places: readonly Movement[]) => {
    for (const [part, own] of content.parts) {
      const movements = places.flatMap((place) => own.map((movement) => movedBy(place, movement)));
      if (index === null || !isTaken(part)) loose.set(part, [...(loose.get(part) ?? []), ...movements]);
      else allotments.push({ part, assembly: index, quantitySingle: own.length, movements });
    }
    for (const [product, own] of content.assemblies) {
      const next = assemblies.length + 1;
      assemblies.push({
        index: next,
        name: product.name || `${next}`,
        drawingNumber: '',
        parent: index,
        quantity: own.length,
      });
      const placed = places.flatMap((place) => own.map((movement) => movedBy(place, movement)));
      addTo(contentOf(product), next, placed);
    }
  };
  const top: Content = { parts: new Map(), assemblies: new Map() };
  for (const root of roots) spread({ product: root, movement: noMovement }, { into: top, isAssembly, contentOf });
  addTo(top, null, [noMovement]);
  const looseOnes = [...loose].map(([part, movements]) => ({
    part,
    assembly: null,
    quantitySingle: movements.length,
    movements,
  }));
  return { assemblies, allotments: [...allotments, ...looseOnes] };
};

const countTaken = (isTaken: (part: StepPart) => boolean) => {
  const known = new Map<StepProduct, number>();
  const count = (product: StepProduct): number => {
    const own = product.parts.filter(({ part }) => isTaken(part)).length;
    const found = known.get(product) ?? product.children.reduce((sum, child) => sum + count(child.product), own);
    known.set(product, found);
    return found;
  };
  return count;
};

type Spreading = {
  into: Content;
  isAssembly: (product: StepProduct) => boolean;
  contentOf: (product: StepProduct) => Content;
};

const pushTo = <Key>(map: Map<Key, Movement[]>, key: Key, movements: readonly Movement[]) => {
  const known = map.get(key);
  if (known) known.push(...movements);
  else map.set(key, [...movements]);
};

/** Puts a product into what is around it: as an assembly, or else all that is in it. */
const spread = (
  { product, movement }: StepProduct['children'][number],
  { into, isAssembly, contentOf }: Spreading,
): void => {
  if (isAssembly(product)) return pushTo(into.assemblies, product, [movement]);
  const own = contentOf(product);
  for (const [part, movements] of own.parts)
    pushTo(
      into.parts,
      part,
      movements.map((each) => movedBy(movement, each)),
    );
  for (const [inner, movements] of own.assemblies)
    pushTo(
      into.assemblies,
      inner,
      movements.map((each) => movedBy(movement, each)),
    );
};

const contents = (isAssembly: (product: StepProduct) => boolean) => {
  const known = new Map<StepProduct, Content>();
  const contentOf = (product: StepProduct): Content => {
    const found = known.get(product);
    if (found) return found;
    const into: Content = { parts: new Map(), assemblies: new Map() };
    for (const { part, movement } of product.parts) pushTo(into.parts, part, [movement]);
    for (const child of product.children) spread(child, { into, isAssembly, contentOf });
    known.set(product, into);
    return into;
  };
  return contentOf;
};
