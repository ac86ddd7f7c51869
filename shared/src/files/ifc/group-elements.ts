import type { Placement } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import type { AssemblyFacts } from '../document/reading.schema.ts';
import type { IfcAssembly } from './ifc-document.ts';
import type { RecognisedElement } from './recognise-element.ts';

/** Equal elements of one assembly, and what they are called. */
export type IfcPosition = {
  element: RecognisedElement;
  names: Set<string>;
  assembly: number | null;
  quantitySingle: number;
  placements: Placement[];
};

/** Equal elements have one key. */
type Own = { key: number; element: RecognisedElement };

/** A number for each text, the same for the same. */
const numbered = () => {
  const known = new Map<string, number>();
  return (text: string): number => {
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  };
};

/**
 * The assemblies and positions of a model. An assembly is one when at least two pieces of it are taken; assemblies of one name, mark and content
 * are one with their number. What is left out lies loose.
 */
export const groupElements = (
  assemblies: readonly IfcAssembly[],
  elements: readonly RecognisedElement[],
): { assemblies: AssemblyFacts[]; positions: IfcPosition[] } => {
  const keyOf = numbered();
  const keyed = elements.map((element): Own => ({ key: keyOf(equalityOf(element)), element }));
  const parents = new Map(assemblies.map((assembly) => [assembly.id, assembly.parent]));
  const counts = countTaken(parents, elements);
  const holderOf = (element: RecognisedElement): number | null => {
    let at = element.taken === 'left-out' ? null : element.part.assembly;
    while (at !== null && (counts.get(at) ?? 0) < 2) at = parents.get(at) ?? null;
    return at;
  };
  const contents = new Map<number, Own[]>();
  const loose: Own[] = [];
  for (const own of keyed) {
    const holder = holderOf(own.element);
    if (holder === null) loose.push(own);
    else pushTo(contents, holder, own);
  }
  const kept = assemblies.filter(({ id }) => (counts.get(id) ?? 0) >= 2);
  const tree = kept.map((assembly) => ({ assembly, parent: keptParent(assembly, counts, parents) }));
  const laid = lay(tree, contents);
  return { assemblies: laid.assemblies, ...withLoose(laid, loose) };
};

const pushTo = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

const countTaken = (
  parents: ReadonlyMap<number, number | null>,
  elements: readonly RecognisedElement[],
): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { taken, part } of elements)
    for (let at = taken === 'left-out' ? null : part.assembly; at !== null; at = parents.get(at) ?? null)
      counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
};

const keptParent = (
  { parent }: IfcAssembly,
  counts: ReadonlyMap<number, number>,
  parents: ReadonlyMap<number, number | null>,
): number | null => {
  let at = parent;
  while (at !== null && (counts.get(at) ?? 0) < 2) at = parents.get(at) ?? null;
  return at;
};

type Branch = { assembly: IfcAssembly; parent: number | null };
type Laid = { assemblies: AssemblyFacts[]; positions: IfcPosition[] };

/** Equal branches under one parent are one assembly with their number. */
const lay = (tree: readonly Branch[], contents: ReadonlyMap<number, readonly Own[]>): Laid => {
  const children = new Map<number | null, Branch[]>();
  for (const branch of tree) pushTo(children, branch.parent, branch);
  const signatures = new Map<number, number>();
  const numberOf = numbered();
  const signatureOf = (id: number, name: string): number => {
    const known = signatures.get(id);
    if (known !== undefined) return known;
    const parts = (contents.get(id) ?? []).map(({ key }) => key).sort((a, b) => a - b);
    const inner = (children.get(id) ?? [])
      .map((child) => signatureOf(child.assembly.id, nameOf(child)))
      .sort((a, b) => a - b);
    const signature = numberOf(JSON.stringify([name, parts, inner]));
    signatures.set(id, signature);
    return signature;
  };
  const laid: Laid = { assemblies: [], positions: [] };
  const add = (branches: readonly Branch[][], parent: number | null): void => {
    const all = branches.flat();
    const groups = new Map<number, Branch[]>();
    for (const branch of all) {
      pushTo(groups, signatureOf(branch.assembly.id, nameOf(branch)), branch);
    }
    for (const group of groups.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const index = laid.assemblies.length + 1;
      const { name, mark } = first.assembly;
      const quantity = Math.max(1, Math.round(group.length / Math.max(1, branches.length)));
      laid.assemblies.push({ index, name: name || mark || `${index}`, drawingNumber: mark, parent, quantity });
      const own = group.map(({ assembly }) => contents.get(assembly.id) ?? []);
      laid.positions.push(...positionsOf(own, index));
      add(
        group.map(({ assembly }) => children.get(assembly.id) ?? []),
        index,
      );
    }
  };
  add([children.get(null) ?? []], null);
  return laid;
};

const nameOf = ({ assembly: { name, mark } }: Branch): string => JSON.stringify([name, mark]);

/** Positions of equal assemblies, the pieces of the first of them first. */
const positionsOf = (assemblies: readonly (readonly Own[])[], index: number | null): IfcPosition[] => {
  const positions = new Map<number, IfcPosition>();
  assemblies.forEach((pieces, at) => {
    for (const { key, element } of pieces) {
      const known = positions.get(key);
      if (known === undefined)
        positions.set(key, {
          element,
          names: namesOf(element),
          assembly: index,
          quantitySingle: 1,
          placements: [element.placement],
        });
      else {
        for (const name of namesOf(element)) known.names.add(name);
        known.placements.push(element.placement);
        if (at === 0) known.quantitySingle += 1;
      }
    }
  });
  return [...positions.values()];
};

const namesOf = ({ part: { name } }: RecognisedElement): Set<string> => new Set(name === '' ? [] : [name]);

const withLoose = ({ positions }: Laid, loose: readonly Own[]): { positions: IfcPosition[] } => {
  const own = positionsOf([loose], null);
  const all = [...positions, ...own];
  const pieces = all.reduce((sum, { placements }) => sum + placements.length, 0);
  if (pieces > readLimits.pieces)
    throw new DomainError('E_COUNT', { line: 1, column: 1, element: 'DATA', found: pieces, max: readLimits.pieces });
  return { positions: all };
};

const thousandths = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 + 0 : value;

/** Neither a mark nor a name makes parts equal: what they are does; a mark of its own keeps them apart. */
const equalityOf = ({ part, shape, grade, taken, findings }: RecognisedElement): string =>
  JSON.stringify(
    [
      part.mark,
      [shape.category, shape.profile?.id, shape.profileName, grade, taken, part.materials, part.finish],
      findings.map(({ code }) => code),
      shape.body.blankMm,
      shape.body.section,
      shape.body.processings.map((processing) => JSON.stringify(processing, hundredths)).sort(),
      shape.counted,
    ],
    thousandths,
  );

const hundredths = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 + 0 : value;
