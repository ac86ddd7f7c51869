import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import type { PartPrice } from '@knotenblech/shared/prices/piece/price-part.ts';
import type { AssemblyPrice, ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { detailRows } from '../price-details/detail-rows.ts';
import type { Selection } from '../selection.ts';

/** A part, or the work on an assembly: what has costs of its own. */
export type CostPiece = {
  /** 'p3', 'a1': as an address names it. */
  key: string;
  id: string;
  index: number;
  name: string;
  quantity: number;
} & ({ kind: 'part'; part: Part; price: PartPrice } | { kind: 'assembly'; assembly: Assembly; price: AssemblyPrice });

export type CostRow =
  | { kind: 'heading'; key: string; assembly: Assembly | null; pieces: readonly CostPiece[] }
  | { kind: 'piece'; key: string; piece: CostPiece };

type Priced = { assemblies: readonly Assembly[]; parts: readonly Part[]; pricing: ProjectPricing };

/** Every piece under the assembly that it lies in, loose parts last. */
export const costRows = (priced: Priced): CostRow[] => {
  const rows: CostRow[] = [];
  let within: CostPiece[] = [];
  for (const row of detailRows(priced)) {
    if (row.kind === 'sum') continue;
    if (row.kind === 'heading') {
      within = [];
      rows.push({ kind: 'heading', key: row.key, assembly: row.assembly, pieces: within });
      continue;
    }
    const piece = pieceOf(row);
    within.push(piece);
    rows.push({ kind: 'piece', key: piece.key, piece });
  }
  return rows;
};

type PieceRow = Extract<ReturnType<typeof detailRows>[number], { kind: 'part' | 'work' }>;

const pieceOf = (row: PieceRow): CostPiece => {
  const { quantity } = row.price;
  if (row.kind === 'part') {
    const { part, price } = row;
    const { id, index, name } = part;
    return { kind: 'part', key: `p${index}`, id, index, name, quantity, part, price };
  }
  const { assembly, price } = row;
  const { id, index, name } = assembly;
  return { kind: 'assembly', key: `a${index}`, id, index, name, quantity, assembly, price };
};

export const piecesOf = (rows: readonly CostRow[]): CostPiece[] =>
  rows.flatMap((row) => (row.kind === 'piece' ? [row.piece] : []));

/** The selection of the project's screens that a piece stands for. */
export const selectionOfPiece = ({ kind, index }: CostPiece): Selection =>
  kind === 'part' ? { part: index } : { assembly: index };

export const isPieceSelected = (piece: CostPiece, { part, assembly }: Selection) =>
  piece.kind === 'part' ? piece.index === part : part === undefined && piece.index === assembly;
