import { DomainError, type ErrorDetails } from '../../values/errors/domain-error.ts';
import type { ErrorCode } from '../../values/errors/error-codes.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { withoutUndefined } from '../../values/without-undefined.ts';
import type { AssemblyFacts } from '../document/reading.schema.ts';
import type { StwxAssembly, StwxDocument, StwxPart } from './read-stated-part.ts';

type Placed = { id: string; line: number; column: number; element: string };
type Found = { assembly: StwxAssembly; depth: number; index: number; pieces: number };

const refuseAt = ({ line, column, element }: Placed, code: ErrorCode, details: ErrorDetails = {}): never => {
  throw new DomainError(code, { line, column, element, ...details });
};

const byId = <Item extends Placed>(items: readonly Item[]): Map<string, Item> => {
  const found = new Map<string, Item>();
  for (const item of items) {
    if (item.id === '') continue;
    if (found.has(item.id)) refuseAt(item, 'E_REF', { name: 'ID', found: item.id, reason: 'twice' });
    found.set(item.id, item);
  }
  return found;
};

/** Assemblies with parents before children, else in the order of the file, and how many of each are made. */
const orderAssemblies = (assemblies: readonly StwxAssembly[]): Map<StwxAssembly, Found> => {
  const known = byId(assemblies);
  const placed = new Map<StwxAssembly, Found>();
  const parentOf = (assembly: StwxAssembly): StwxAssembly | null =>
    assembly.parentId === ''
      ? null
      : (known.get(assembly.parentId) ?? refuseAt(assembly, 'E_REF', { name: 'Parent', found: assembly.parentId }));
  for (const assembly of assemblies) {
    const chain: StwxAssembly[] = [];
    for (let next: StwxAssembly | null = assembly; next && !placed.has(next); next = parentOf(next)) {
      if (chain.includes(next)) refuseAt(next, 'E_CYCLE');
      if (chain.length >= readLimits.depth) refuseAt(assembly, 'E_DEPTH', { max: readLimits.depth });
      chain.push(next);
    }
    for (const next of chain.toReversed()) {
      const parent = parentOf(next);
      const above = parent ? placed.get(parent) : undefined;
      const depth = (above?.depth ?? 0) + 1;
      if (depth > readLimits.depth) refuseAt(next, 'E_DEPTH', { max: readLimits.depth });
      const pieces = next.quantity * (above?.pieces ?? 1);
      if (pieces > readLimits.pieces) refuseAt(next, 'E_COUNT', { found: pieces, max: readLimits.pieces });
      placed.set(next, { assembly: next, depth, index: placed.size + 1, pieces });
    }
  }
  return placed;
};

export type FollowedPart = { part: StwxPart; assembly: number | null; quantity: number };

/**
 * The assemblies and parts of a document with their references followed: places instead of IDs, pieces in the whole project.
 * @throws DomainError E_REF (dangling, twice, a weld to a part outside its assembly), E_CYCLE, E_DEPTH, E_COUNT
 */
export const followReferences = (document: StwxDocument): { assemblies: AssemblyFacts[]; parts: FollowedPart[] } => {
  const order = orderAssemblies(document.assemblies);
  const assemblyAt = byId(document.assemblies);
  const ownerOf = (part: StwxPart): StwxAssembly | null =>
    part.assemblyId === ''
      ? null
      : (assemblyAt.get(part.assemblyId) ?? refuseAt(part, 'E_REF', { name: 'Assembly', found: part.assemblyId }));
  let pieces = 0;
  const parts = document.parts.map((part): FollowedPart => {
    const owner = ownerOf(part);
    const found = owner ? order.get(owner) : undefined;
    const quantity = part.quantitySingle * (found?.pieces ?? 1);
    pieces += quantity;
    if (pieces > readLimits.pieces) refuseAt(part, 'E_COUNT', { found: pieces, max: readLimits.pieces });
    return { part, assembly: found?.index ?? null, quantity };
  });
  const partAt = byId(document.parts);
  const placeOf = new Map(document.parts.map((part, index) => [part, index + 1]));
  const holds = (assembly: StwxAssembly, part: StwxPart): boolean => {
    for (let owner = ownerOf(part); owner; owner = assemblyAt.get(owner.parentId) ?? null)
      if (owner === assembly) return true;
    return false;
  };
  const indexOf = (assembly: StwxAssembly, id: string): number => {
    const part = partAt.get(id) ?? refuseAt(assembly, 'E_REF', { name: 'Weld', found: id });
    return holds(assembly, part)
      ? (placeOf.get(part) as number)
      : refuseAt(assembly, 'E_REF', { name: 'Weld', found: id });
  };
  const seamsOf = (assembly: StwxAssembly): AssemblyFacts['seams'] =>
    assembly.welds.length === 0
      ? undefined
      : assembly.welds.map(({ partIds, aMm, lengthMm }) => {
          const [first, second] = partIds.map((id) => indexOf(assembly, id)).toSorted((a, b) => a - b);
          return { parts: [first as number, second as number], aMm, lengthMm, origin: 'file' };
        });
  const assemblies = [...order.values()].map(({ assembly, index }): AssemblyFacts => {
    const { name, drawingNumber, quantity, surface, ralNumber, parentId } = assembly;
    const parent = parentId === '' ? null : (order.get(assemblyAt.get(parentId) as StwxAssembly)?.index ?? null);
    return withoutUndefined({
      index,
      name: name || `Assembly ${index}`,
      drawingNumber,
      parent,
      quantity,
      surface,
      ralNumber,
      seams: seamsOf(assembly),
    });
  });
  return { assemblies, parts };
};
