import type { Point } from '../../../geometry/body/path.ts';
import { DomainError } from '../../../values/errors/domain-error.ts';
import { type Affine, after, apply, type Curve, identity, mapCurve, shift } from './curve.ts';
import { dxfLimits } from './dxf-limits.ts';
import type { Item } from './item.ts';
import { type Role, roleOf } from './layer-roles.ts';
import type { Drawing } from './read-drawing.ts';

/** A shape of the model space with all insertions drawn out. */
export type PlacedShape = { role: Role; layer: string; line: number; curves: Curve[]; isClosed: boolean };
export type PlacedLabel = { text: string; at: Point; heightMm: number; turnDeg: number; role: Role };

export type Placed = {
  shapes: PlacedShape[];
  labels: PlacedLabel[];
  /** Names of blocks that are inserted but are not in the file. */
  missing: Map<string, number>;
};

type Around = { map: Affine; layer: string; linetype: string; within: readonly string[] };

type Insertion = Item & { kind: 'insert' };

/**
 * The shapes and texts of the model space, mapped by `map`; hidden layers left out.
 * @throws DomainError E_CYCLE, E_DEPTH, E_LIMIT
 */
export const insertBlocks = (drawing: Drawing, map: Affine): Placed => {
  const placed: Placed = { shapes: [], labels: [], missing: new Map() };
  let [curves, insertions] = [0, 0];
  const roles = new Map<string, Role>();
  const roleAt = (layer: string, linetype: string): Role => {
    const key = `${layer}\n${linetype}`;
    const role = roles.get(key) ?? roleOf(layer, linetype);
    roles.set(key, role);
    return role;
  };
  const refuse = (code: 'E_CYCLE' | 'E_DEPTH' | 'E_LIMIT', { line, block }: Insertion, max: number): never => {
    throw new DomainError(code, {
      line,
      column: 1,
      element: 'INSERT',
      name: block.slice(0, 64),
      found: block.slice(0, 64),
      max,
    });
  };

  const put = (items: readonly Item[], around: Around, from: Insertion | null): void => {
    for (const item of items) {
      const layer = item.layer === '0' && from !== null ? around.layer : item.layer;
      const own = drawing.layers.get(layer.toUpperCase());
      if (own?.isShown === false) continue;
      const linetype = linetypeOf(item.linetype, around.linetype, own?.linetype ?? '');
      if (item.kind === 'insert') insert(item, { ...around, layer, linetype });
      else if (item.kind === 'label') {
        if (placed.labels.length < dxfLimits.texts)
          placed.labels.push({ ...placeLabel(item, around.map), role: roleAt(layer, linetype) });
      } else {
        curves += item.curves.length;
        if (from !== null && curves > dxfLimits.curves) refuse('E_LIMIT', from, dxfLimits.curves);
        const { line, isClosed } = item;
        const isSame = around.map.every((value, at) => value === identity[at]);
        const mapped = isSame ? item.curves : item.curves.map((curve) => mapCurve(around.map, curve));
        placed.shapes.push({ role: roleAt(layer, linetype), layer, line, curves: mapped, isClosed });
      }
    }
  };

  const insert = (item: Insertion, around: Around): void => {
    const key = item.block.toUpperCase();
    const block = drawing.blocks.get(key);
    if (/^\*(?:[DT]|PAPER)/.test(key)) return;
    if (block === undefined) {
      placed.missing.set(item.block, (placed.missing.get(item.block) ?? 0) + 1);
      return;
    }
    if (around.within.includes(key)) refuse('E_CYCLE', item, 0);
    if (around.within.length >= dxfLimits.depth) refuse('E_DEPTH', item, dxfLimits.depth);
    const { columns, rows, columnStep, rowStep } = item.cells;
    insertions += columns * rows;
    if (insertions > dxfLimits.insertions) refuse('E_LIMIT', item, dxfLimits.insertions);
    const inner = after(item.scale, shift(-block.base[0], -block.base[1]));
    const within = [...around.within, key];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const cell = after(item.place, after(shift(column * columnStep, row * rowStep), inner));
        put(block.items, { ...around, map: after(around.map, cell), within }, item);
      }
  };

  put(drawing.items, { map, layer: '0', linetype: '', within: [] }, null);
  return placed;
};

const placeLabel = (
  { text, at, height, turnDeg }: Item & { kind: 'label' },
  map: Affine,
): Omit<PlacedLabel, 'role'> => {
  const turn = (turnDeg * Math.PI) / 180;
  const [start, end] = [apply(map, at), apply(map, [at[0] + height * Math.cos(turn), at[1] + height * Math.sin(turn)])];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  return { text, at: start, heightMm: Math.hypot(dx, dy), turnDeg: (Math.atan2(dy, dx) * 180) / Math.PI };
};

const linetypeOf = (own: string, around: string, layers: string): string => {
  if (own === 'BYBLOCK') return around;
  return own === '' || own === 'BYLAYER' ? layers : own;
};
