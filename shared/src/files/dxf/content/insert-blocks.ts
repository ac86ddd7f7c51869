import type { Point } from '../../../geometry/body/path.ts';
import { DomainError } from '../../../values/errors/domain-error.ts';
import { type Affine, after, apply, type Curve, identity, mapCurve, shift } from './curve.ts';
import { dxfLimits } from './dxf-limits.ts';
import type { Item } from './item.ts';
import type { Drawing } from './read-drawing.ts';

/** A shape of the model space with all insertions drawn out. */
export type PlacedShape = { role: Role; layer: string; line: number; curves: Curve[]; isClosed: boolean };

export type PlacedLabel = { text: string; at: Point; heightMm: number; turnDeg: number; role: Role };

/** An entity that is not read, where it would be. */
type PlacedBad = { type: string; at: Point; bad: DomainError };

export type Placed = {
  shapes: PlacedShape[];
  bad: PlacedBad[];
  labels: PlacedLabel[];
  /** Names of blocks that are inserted but are not in the file. */
  missing: Map<string, number>;
};

type Around = { map: Affine; layer: string; linetype: string; within: readonly string[] };

type Insertion = Item & { kind: 'insert' };

/**
 * The shapes and texts of the model space, mapped by `map`; hidden layers left out. Dashed lines are none to cut, unless `isDashedCut`.
 * @throws DomainError E_CYCLE, E_DEPTH, E_LIMIT
 */
export const insertBlocks = (drawing: Drawing, map: Affine, isDashedCut = false): Placed => {
  const placed: Placed = { shapes: [], bad: [], labels: [], missing: new Map() };
  let [curves, insertions] = [0, 0];
  const roles = new Map<string, Role>();
  const roleAt = (layer: string, linetype: string): Role => {
    const key = `${layer}\n${linetype}`;
    const role = roles.get(key) ?? roleOf(layer, isDashedCut ? '' : linetype);
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

  const countCurves = (count: number, from: Insertion | null): void => {
    curves += count;
    if (from !== null && curves > dxfLimits.curves) refuse('E_LIMIT', from, dxfLimits.curves);
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
      } else if (item.kind === 'bad') {
        countCurves(1, from);
        const { type, at, bad } = item;
        if (roleAt(layer, linetype) !== 'ignored') placed.bad.push({ type, at: apply(around.map, at), bad });
      } else {
        countCurves(item.curves.length, from);
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

/** What the lines of a layer are for. */
type Role = 'cut' | 'mark' | 'bend' | 'worked' | 'ignored';

const words = (list: string) => new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, 'iu');

/** Words of layers in German, English, French and Italian, and the names that CAD programs give them. */
const byWord: readonly [RegExp, Role][] = [
  [
    words(
      'IV_TANGENT|IV_ARC_CENTERS|IV_TOOL_CENTER(?:_DOWN)?|IV_UNCONSUMED_SKETCHES|IV_ROLL(?:_TANGENT)?|defpoints|dims?|dimensions?|text[es]?|testo|texte|frame|border|title(?:block)?|hidden|cent(?:er|re)(?:lines?)?|bema(?:ß|ss)ung(?:en)?|ma(?:ß|ss)e|beschriftung|rahmen|schriftfeld|verdeckt|mittellinien?|achsen?|hilfslinien?|cotes?|cotations?|cartouche|cadre|axes?|cach[ée]e?s?|quot[ea]|quotatur[ae]|cartiglio|squadratura|ass[ei]|nascost[oaei]|notes?|hinweise?|info|viewports?|ansichtsfenster',
    ),
    'ignored',
  ],
  [
    words(
      'IV_BEND(?:_DOWN)?|bend(?:s|ing|[ _-]?lines?)?|folds?|bend[ _-](?:up|down)|bieg(?:ung|en|elinien?|ekanten?|ekante)|kant(?:linien?|ung|en)|abkant(?:ung|en|linien?)?|knick(?:linien?)?|plis?|pliages?|lignes?[ _-]de[ _-]pli(?:age)?|pieg(?:a|he|atur[ae])|line[ae][ _-]di[ _-]piega',
    ),
    'bend',
  ],
  [
    words(
      'countersinks?|csk|taps?|tapped|threads?|pockets?(?:_back)?|senkung(?:en)?|ansenk(?:en|ung|ungen)?|gewinde|taschen?|fraisages?|fraisures?|taraudages?|filetages?|poches?|svasatur[ae]|filettatur[ae]|tasc(?:a|he)',
    ),
    'worked',
  ],
  [
    words(
      'IV_FEATURE_PROFILES(?:_DOWN)?|engrav(?:e|ed|ing|ings)|etch(?:ed|ing)?|marks?|markings?|scribe|gravur(?:en)?|gravieren|ritzen|k[öo]rner(?:n|punkte?)?|signier(?:en|ung)?|markier(?:en|ung|ungen)|anrei(?:ß|ss)en|grav(?:ure|ures|er|age)|marquages?|tra[çc]age|incision[ei]|incidere|marcatur[ae]|tracciatur[ae]',
    ),
    'mark',
  ],
  [
    words(
      'IV_OUTER_PROFILE|IV_INTERIOR_PROFILES|cut(?:s|ting|_outer|_inner|outs?)?|outlines?|contours?|profiles?|outer|inner|holes?|laser|schnitt(?:e|kante|linien?)?|schneiden|(?:au(?:ß|ss)en|innen)?kontur(?:en)?|umriss|bohrung(?:en)?|l(?:ö|oe)cher|loch|d[ée]coup(?:e|es|er)|coupes?|trous?|per[çc]ages?|tagli?o?|contorn[oi]|profil[oi]|for[io]|foratur[ae]',
    ),
    'cut',
  ],
];

const dashed = /HIDDEN|DASHED|VERDECKT|CENTER|CENTRE|MITTE|DASHDOT|PHANTOM|STRICH|ISO(?:02|03|04|08|10)W/;

/** What a line is for: by the words of its layer, else by its line type. */
const roleOf = (layer: string, linetype: string): Role => {
  const named = byWord.find(([word]) => word.test(layer))?.[1];
  if (named !== undefined) return named;
  return dashed.test(linetype) ? 'ignored' : 'cut';
};
