import { markLength } from '../../document/is-nc1.ts';
import { type Decode, textDecoder } from './decode-text.ts';
import type { Item } from './item.ts';
import { type ItemPass, type ReadState, readItems, toNextEntity } from './read-items.ts';
import { type Pairs, readPairs, refusePair } from './read-pairs.ts';

/** A layer as the table has it. */
export type Layer = { isShown: boolean; linetype: string };

export type Block = { base: [number, number]; items: Item[] };

/** What a DXF holds, nothing inserted or measured yet. */
export type Drawing = {
  /** AC1009 is R12, the oldest and the usual one where nothing is said. */
  version: string;
  /** Unit of the coordinates as the header numbers them, 0 where it does not say. */
  unit: number;
  /** The header speaks of inches (0) or of metric lines (1); null: of neither. */
  measurement: number | null;
  layers: Map<string, Layer>;
  blocks: Map<string, Block>;
  items: Item[];
  /** Entities that are not read, by type. */
  notRead: Map<string, number>;
  /** The file ends before its end is said. */
  isCut: boolean;
};

type DrawingPass = ItemPass & { onProgress?: (part: number) => void };

/**
 * What is drawn in the model as a view shows it, or `ofSheets` beside it (paper space).
 * @throws DomainError E_NUMBER, E_COORD, E_LIMIT, E_XML (cut off within a pair)
 */
export const readDrawing = (
  bytes: Uint8Array,
  { onProgress, ofSheets = false, view = 'plan' }: DrawingPass = {},
): Drawing => {
  const pairs = readPairs(bytes);
  const drawing: Drawing = {
    version: 'AC1009',
    unit: 0,
    measurement: null,
    layers: new Map(),
    blocks: new Map(),
    items: [],
    notRead: new Map(),
    isCut: true,
  };
  const state: ReadState = {
    pairs,
    decode: textDecoder('', ''),
    isMarked: markLength(bytes) > 0,
    notRead: drawing.notRead,
    curveCount: 0,
    last: { bytes: new Uint8Array(), name: '' },
  };
  while (pairs.next()) {
    if (pairs.code() !== 0) continue;
    const word = pairs.word().toUpperCase();
    if (word === 'EOF') {
      drawing.isCut = false;
      break;
    }
    if (word !== 'SECTION') continue;
    readSection(drawing, state, { ofSheets, view });
    onProgress?.(pairs.progress());
  }
  if (pairs.isCut()) refusePair('E_XML', pairs, '', { reason: 'cut off' });
  return drawing;
};

const readSection = (drawing: Drawing, state: ReadState, pass: ItemPass): void => {
  const { pairs } = state;
  if (!pairs.next() || pairs.code() !== 2) return;
  switch (pairs.word().toUpperCase()) {
    case 'HEADER':
      readHeader(drawing, state);
      return;
    case 'TABLES':
      readLayers(drawing, state);
      return;
    case 'BLOCKS':
      readBlocks(drawing, state);
      return;
    case 'ENTITIES':
      for (const item of readItems(state, pass)) drawing.items.push(item);
      return;
    default:
      skipSection(pairs);
  }
};

const skipSection = (pairs: Pairs): void => {
  while (pairs.next()) if (pairs.code() === 0 && pairs.word().toUpperCase() === 'ENDSEC') return;
};

const readHeader = (drawing: Drawing, state: ReadState): void => {
  const { pairs } = state;
  let variable = '';
  let codePage = '';
  while (pairs.next()) {
    const code = pairs.code();
    if (code === 0) break;
    if (code === 9) variable = pairs.word().toUpperCase();
    else if (variable === '$ACADVER' && code === 1) drawing.version = pairs.word().toUpperCase().slice(0, 16);
    else if (variable === '$DWGCODEPAGE' && code === 3) codePage = pairs.word().toUpperCase();
    else if (variable === '$INSUNITS' && code === 70) drawing.unit = pairs.number();
    else if (variable === '$MEASUREMENT' && code === 70) drawing.measurement = pairs.number();
  }
  state.decode = textDecoder(drawing.version, codePage, state.isMarked);
};

const readLayers = (drawing: Drawing, { pairs, decode }: ReadState): void => {
  while (pairs.next()) {
    if (pairs.code() !== 0) continue;
    let word = pairs.word().toUpperCase();
    while (word === 'LAYER') word = readLayer(drawing, pairs, decode);
    if (word === 'ENDSEC') return;
  }
};

/** One layer; answers the word behind it. */
const readLayer = ({ layers }: Drawing, pairs: Pairs, decode: Decode): string => {
  const layer: Layer = { isShown: true, linetype: '' };
  let name = '';
  while (pairs.next()) {
    const code = pairs.code();
    if (code === 0) break;
    if (code === 2) name = decode(pairs.bytes()).trim().slice(0, 256);
    else if (code === 6) layer.linetype = pairs.word().toUpperCase();
    else if (code === 70 && (pairs.number() & 1) === 1) layer.isShown = false;
    else if (code === 62 && pairs.number() < 0) layer.isShown = false;
    else if (code === 290 && pairs.number() === 0) layer.isShown = false;
  }
  if (name !== '') layers.set(name.toUpperCase(), layer);
  return pairs.code() === 0 ? pairs.word().toUpperCase() : 'ENDSEC';
};

const readBlocks = ({ blocks }: Drawing, state: ReadState): void => {
  const { pairs, decode } = state;
  while (pairs.next()) {
    if (pairs.code() !== 0) continue;
    const word = pairs.word().toUpperCase();
    if (word === 'ENDSEC') return;
    if (word !== 'BLOCK') continue;
    const block: Block = { base: [0, 0], items: [] };
    let name = '';
    while (pairs.next() && pairs.code() !== 0) {
      const code = pairs.code();
      if (code === 2) name = decode(pairs.bytes()).trim().slice(0, 256);
      else if (code === 10) block.base[0] = pairs.number();
      else if (code === 20) block.base[1] = pairs.number();
    }
    if (!toNextEntity(pairs)) return;
    block.items = readItems(state);
    if (name !== '') blocks.set(name.toUpperCase(), block);
    if (pairs.word().toUpperCase() === 'ENDSEC') return;
  }
};
