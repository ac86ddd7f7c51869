import type { Body } from '../../geometry/body/body.schema.ts';
import type { BtlxDocument, BtlxPart } from '../btlx/btlx-document.ts';
import type { AssemblyFacts } from '../document/reading.schema.ts';
import type { Recognised } from '../recognition/recognise-part.ts';
import { type Allotment, drawingNumberOf, type Grouping, groupByComposites, wholePart } from './group-by-composites.ts';

/** One position: equal pieces of one assembly. */
export type Position = Allotment & {
  recognised: Recognised;
  body: Body;
  drawingNumber: string;
  /** The parts of the file that it stands for; `part` is the first. */
  parts: BtlxPart[];
};

const rounded = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);

const bodyOf = (allotment: Allotment, recognised: Recognised): Body => ({
  blankMm: allotment.part.blankMm,
  section: recognised.section,
  processings: allotment.part.processings,
});

/** The order of processings does not change the piece, nor do their names or what a lettering says. */
const sortedProcessings = (body: Body): string[] =>
  body.processings
    .map(({ name: _name, ...processing }) => JSON.stringify(withoutLettering(processing), rounded))
    .sort();

const withoutLettering = ({ parameters, ...processing }: Omit<Body['processings'][number], 'name'>) =>
  processing.kind === 'Text' ? processing : { ...processing, parameters };

const keyOf = (allotment: Allotment, recognised: Recognised, body: Body): string =>
  JSON.stringify(
    [
      allotment.assembly,
      drawingNumberOf(allotment.part.userAttributes),
      [recognised.category, recognised.profileId, recognised.profileName, recognised.grade, recognised.taken],
      recognised.findings.map((finding) => finding.code),
      body.blankMm,
      body.section,
      sortedProcessings(body),
    ],
    rounded,
  );

/** Texts beside each other, five at most. */
export const listShort = (texts: ReadonlySet<string>): string => {
  const [...all] = texts;
  return all.length > 5 ? `${all.slice(0, 5).join(', ')} …` : all.join(', ');
};

/**
 * Equal parts of one assembly (geometry, material, processings, drawing number; names may differ) as one position, in file order.
 * Without a drawing number the file's member numbers stand for it.
 */
export const mergeEqualParts = (
  allotments: readonly Allotment[],
  recognisedOf: (allotment: Allotment) => Recognised,
): Position[] => {
  const positions = new Map<string, Position & { numbers: Set<string> }>();
  for (const allotment of allotments) {
    const recognised = recognisedOf(allotment);
    const body = bodyOf(allotment, recognised);
    const key = keyOf(allotment, recognised, body);
    const equal = positions.get(key);
    if (!equal) {
      const drawingNumber = drawingNumberOf(allotment.part.userAttributes);
      const numbers = new Set([allotment.part.singleMemberNumber].filter((number) => number !== ''));
      positions.set(key, {
        ...allotment,
        placements: [...allotment.placements],
        recognised,
        body,
        drawingNumber,
        parts: [allotment.part],
        numbers,
      });
      continue;
    }
    equal.parts.push(allotment.part);
    equal.placements.splice(equal.quantitySingle, 0, ...allotment.placements.slice(0, allotment.quantitySingle));
    for (const placement of allotment.placements.slice(allotment.quantitySingle)) equal.placements.push(placement);
    equal.quantitySingle += allotment.quantitySingle;
    equal.quantity += allotment.quantity;
    if (allotment.part.singleMemberNumber !== '') equal.numbers.add(allotment.part.singleMemberNumber);
  }
  return [...positions.values()].map(({ numbers, ...position }) => ({
    ...position,
    drawingNumber: position.drawingNumber || listShort(numbers),
  }));
};

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
  return { assemblies: [...assemblies.values()], allotments, findings: [] };
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
  return { assemblies: [], allotments: parts.map((part) => wholePart(part, null)), findings: [] };
};
