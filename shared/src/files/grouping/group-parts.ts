import type { BtlxDocument, BtlxPart } from '../btlx/btlx-document.ts';
import type { AssemblyFacts } from '../document/reading.schema.ts';
import { type Grouping, wholePart } from './allotment.ts';
import { groupByComposites } from './group-by-composites.ts';

const byName = (parts: readonly BtlxPart[], nameOf: (part: BtlxPart) => string): Grouping => {
  const assemblies = new Map<string, AssemblyFacts>();
  const allotments = parts.map((part) => {
    const name = nameOf(part);
    if (name === '') return wholePart(part, null);
    const known = assemblies.get(name) ?? {
      index: assemblies.size + 1,
      name,
      drawingNumber: '',
      parent: null,
      quantity: 1,
    };
    assemblies.set(name, known);
    return wholePart(part, known.index);
  });
  return { assemblies: [...assemblies.values()], allotments };
};

/** A text groups parts when one of its values names several of them and none names all. */
const groupNames = (parts: readonly BtlxPart[], nameOf: (part: BtlxPart) => string): Set<string> => {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(nameOf(part), (counts.get(nameOf(part)) ?? 0) + 1);
  counts.delete('');
  if ([...counts.values()].some((count) => count === parts.length)) return new Set();
  return new Set([...counts].filter(([, count]) => count > 1).map(([name]) => name));
};

/**
 * The assemblies of a file and which pieces go where: by composites, else assembly numbers, else element numbers or groups
 * when they name more than one part and not every part (of those that are steel, unless none is); all others are loose.
 */
export const groupParts = (document: BtlxDocument, isTaken: (part: BtlxPart) => boolean): Grouping => {
  const { parts, composites } = document;
  if (composites.some((composite) => composite.partRefs.length > 0)) return groupByComposites(document);
  if (parts.some((part) => part.assemblyNumber !== '')) return byName(parts, (part) => part.assemblyNumber);
  const taken = parts.filter(isTaken);
  const asked = taken.length > 0 ? taken : parts;
  for (const nameOf of [(part: BtlxPart) => part.elementNumber, (part: BtlxPart) => part.group]) {
    const names = groupNames(asked, nameOf);
    const members = new Set(asked);
    if (names.size > 0)
      return byName(parts, (part) => (members.has(part) && names.has(nameOf(part)) ? nameOf(part) : ''));
  }
  return { assemblies: [], allotments: parts.map((part) => wholePart(part, null)) };
};
