import type { Placement, Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import type { BtlxComposite, BtlxDocument, BtlxPart, PlacedPiece } from '../btlx/btlx-document.ts';
import type { AssemblyFacts } from '../document/reading.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';

const refuseAt = (
  composite: BtlxComposite,
  code: 'E_CYCLE' | 'E_DEPTH' | 'E_LIMIT' | 'E_COUNT',
  details = {},
): never => {
  throw new DomainError(code, { line: composite.line, column: composite.column, element: composite.kind, ...details });
};

type Member = { part: BtlxPart; piece: PlacedPiece };

const countBy = <T>(items: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** Modules, layers, elements and charges as assemblies: a composite is repeated by its references, else by its own count or transformations. */
export const groupByComposites = (document: BtlxDocument): Grouping => {
  const members = new Map<string, Member>();
  for (const part of document.parts)
    for (const piece of part.pieces) if (!members.has(piece.guid)) members.set(piece.guid, { part, piece });
  const composites = new Map<string, BtlxComposite>();
  for (const composite of document.composites) for (const guid of composite.guids) composites.set(guid, composite);

  const assemblies: AssemblyFacts[] = [];
  const allotments: Allotment[] = [];
  const named = new Set(
    document.composites.flatMap((composite) => composite.partRefs.map((guid) => members.get(guid)?.piece)),
  );
  const usedPieces = new Set<PlacedPiece>();
  const used = new Map<BtlxPart, number>();
  const visited = new Set<BtlxComposite>();
  let pieces = 0;
  let missing = 0;
  let repeated = 0;
  /** The composite that a piece belongs to: the first that names it. */
  const holders = new Map<PlacedPiece, BtlxComposite>();

  const children = new Map(
    document.composites.map((composite) => [
      composite,
      countBy(
        composite.compositeRefs.flatMap((guid) => {
          const child = composites.get(guid);
          if (!child) missing += 1;
          return child ?? [];
        }),
      ),
    ]),
  );
  const childrenOf = (composite: BtlxComposite) => children.get(composite) ?? new Map<BtlxComposite, number>();
  const referenced = new Set(document.composites.flatMap((composite) => [...childrenOf(composite).keys()]));

  const spare = new Map<BtlxPart, PlacedPiece[]>();
  const takeSpare = (part: BtlxPart, count: number): PlacedPiece[] => {
    const pieces = spare.get(part) ?? part.pieces.filter((piece) => !named.has(piece)).toReversed();
    spare.set(part, pieces);
    return pieces.splice(Math.max(0, pieces.length - count), count).toReversed();
  };

  const membersOf = (composite: BtlxComposite): Member[] => {
    const own = new Set<Member>();
    for (const guid of composite.partRefs) {
      const member = members.get(guid);
      const holder = member && (holders.get(member.piece) ?? composite);
      if (!member) missing += 1;
      else if (holder !== composite || own.has(member)) repeated += 1;
      else own.add(member);
    }
    for (const { piece } of own) holders.set(piece, composite);
    return [...own];
  };

  const addMembers = (composite: BtlxComposite, assembly: number, times: number) => {
    const own = membersOf(composite);
    const byPart = new Map<BtlxPart, Member[]>();
    for (const member of own) {
      const mine = byPart.get(member.part);
      if (mine) mine.push(member);
      else byPart.set(member.part, [member]);
    }
    for (const [part, mine] of byPart) {
      for (const member of mine) usedPieces.add(member.piece);
      const quantity = mine.length * times;
      pieces += quantity;
      if (pieces > readLimits.pieces) refuseAt(composite, 'E_COUNT', { max: readLimits.pieces });
      used.set(part, (used.get(part) ?? 0) + quantity);
      const repeats = takeSpare(part, quantity - mine.length);
      for (const piece of repeats) usedPieces.add(piece);
      const placements = [...mine.map((member) => member.piece), ...repeats].map((piece) => piece.placement);
      allotments.push({ part, assembly, quantitySingle: mine.length, quantity, placements });
    }
  };

  const visit = (
    composite: BtlxComposite,
    parent: number | null,
    quantity: number,
    times: number,
    above: BtlxComposite[],
  ) => {
    if (above.includes(composite)) refuseAt(composite, 'E_CYCLE');
    if (above.length >= readLimits.depth) refuseAt(composite, 'E_DEPTH', { max: readLimits.depth });
    if (assemblies.length >= readLimits.parts) refuseAt(composite, 'E_LIMIT', { max: readLimits.parts });
    if (times * quantity > readLimits.pieces) refuseAt(composite, 'E_COUNT', { max: readLimits.pieces });
    visited.add(composite);
    const index = assemblies.length + 1;
    const name = composite.name || `${composite.kind} ${composite.singleMemberNumber || index}`;
    const drawingNumber = drawingNumberOf(composite.userAttributes) || composite.singleMemberNumber;
    assemblies.push({ index, name, drawingNumber, parent, quantity });
    addMembers(composite, index, times * quantity);
    for (const [child, count] of childrenOf(composite))
      visit(child, index, count, times * quantity, [...above, composite]);
  };

  for (const composite of document.composites)
    if (!referenced.has(composite)) visit(composite, null, Math.max(composite.count, composite.guids.length), 1, []);
  const unvisited = document.composites.find((composite) => !visited.has(composite));
  if (unvisited) refuseAt(unvisited, 'E_CYCLE');

  for (const part of document.parts) {
    const loose = part.count - (used.get(part) ?? 0);
    const placements = part.pieces.filter((piece) => !usedPieces.has(piece)).map((piece) => piece.placement);
    if (loose > 0)
      allotments.push({
        part,
        assembly: null,
        quantitySingle: loose,
        quantity: loose,
        placements: placements.slice(0, loose),
      });
  }
  allotments.sort((a, b) => a.part.number - b.part.number || (a.assembly ?? Infinity) - (b.assembly ?? Infinity));
  return {
    assemblies,
    allotments,
    findings: [
      ...(missing > 0 ? [remarkOf('warn.reference-missing', { count: missing })] : []),
      ...(repeated > 0 ? [remarkOf('warn.piece-named-twice', { count: repeated })] : []),
    ],
  };
};

/** Pieces of one part of the file that go to one assembly, or stay loose. */
export type Allotment = {
  part: BtlxPart;
  assembly: number | null;
  quantitySingle: number;
  quantity: number;
  placements: Placement[];
};

export type Grouping = { assemblies: AssemblyFacts[]; allotments: Allotment[]; findings: Remark[] };

const placementsOf = (part: BtlxPart): Placement[] => part.pieces.map((piece) => piece.placement);

/** All pieces of a part in one place. */
export const wholePart = (part: BtlxPart, assembly: number | null): Allotment => ({
  part,
  assembly,
  quantitySingle: part.count,
  quantity: part.count,
  placements: placementsOf(part),
});

const drawingAttribute = /zeichnung|drawing|dessin|disegno|tavola|^plan(?:nr|nummer)?\.?$/i;

/** The drawing number that a file gives in a user attribute of that name ('Zeichnungsnummer', 'drawing', …), or ''. */
export const drawingNumberOf = (attributes: readonly { name: string; value: string }[]): string =>
  attributes.find((attribute) => drawingAttribute.test(attribute.name) && attribute.value !== '')?.value ?? '';
