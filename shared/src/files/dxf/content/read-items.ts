import { shownText } from '../../document/build-tree.ts';
import { type Decode, plainMtext, plainText } from './decode-text.ts';
import { dxfLimits } from './dxf-limits.ts';
import { type Item, numberOf, type Raw } from './item.ts';
import { type Pairs, refusePair } from './read-pairs.ts';
import { isPolylineInSpace, readInsert, readShape, shapeTypes } from './read-shapes.ts';

/** Where a drawing is looked at from: above, its front (x to the right, z up) or its right side (y to the right, z up). */
type View = 'plan' | 'front' | 'side';

export type ReadState = {
  pairs: Pairs;
  decode: Decode;
  /** The bytes begin with the mark of UTF-8. */
  isMarked: boolean;
  notRead: Map<string, number>;
  curveCount: number;
  last: { bytes: Uint8Array; name: string };
};

const ignoredTypes = new Set([
  'DIMENSION',
  'LEADER',
  'MLEADER',
  'MULTILEADER',
  'TOLERANCE',
  'ACAD_TABLE',
  'ARC_DIMENSION',
  'HATCH',
  'ATTDEF',
  'SOLID',
  'TRACE',
  'POINT',
  'VIEWPORT',
  'IMAGE',
  'OLE2FRAME',
  'WIPEOUT',
  'RAY',
  'XLINE',
  'SEQEND',
  'VERTEX',
]);

export type ItemPass = { ofSheets?: boolean; view?: View };

/**
 * The entities of the model, or of its sheets, up to the end of their section or block; the pairs then stand on what ends them.
 * @throws DomainError E_NUMBER, E_COORD, E_LIMIT
 */
export const readItems = (state: ReadState, { ofSheets = false, view = 'plan' }: ItemPass = {}): Item[] => {
  const { pairs } = state;
  const items: Item[] = [];
  const used = newRaw();
  let polyline: { raw: Raw; vertices: Raw[] } | null = null;
  const endPolyline = () => {
    if (polyline) add(readShape(polyline.raw, polyline.vertices));
    polyline = null;
  };
  const add = (item: Item | string | null) => {
    if (typeof item === 'string') count(state, item);
    else if (item !== null) {
      items.push(item);
      if (item.kind === 'shape') countCurves(state, item.type, item.curves.length);
      else if (item.kind === 'bad') countCurves(state, item.type, 1);
    }
  };
  let isOpen = toNextEntity(pairs);
  while (isOpen) {
    const type = pairs.word().toUpperCase();
    if (type === 'ENDSEC' || type === 'ENDBLK' || type === 'EOF' || type === 'SECTION') break;
    const needsNumbers = type === 'VERTEX' || type === 'INSERT' || isLabel(type) || shapeTypes.has(type);
    const raw = type === 'VERTEX' || type === 'POLYLINE' ? newRaw() : used;
    isOpen = readRaw(state, type, { raw, needsNumbers });
    if (view !== 'plan') turnInto(view, raw, polyline !== null && isPolylineInSpace(polyline.raw));
    if (type === 'VERTEX' && polyline !== null) {
      polyline.vertices.push(raw);
      if (polyline.vertices.length > dxfLimits.curves) refuseCount(state, 'POLYLINE');
      continue;
    }
    endPolyline();
    if (raw.isHidden || raw.isOnSheet !== ofSheets) continue;
    if (type === 'POLYLINE') polyline = { raw, vertices: [] };
    else if (type === 'INSERT') add(readInsert(raw));
    else if (isLabel(type)) add(readLabel(raw));
    else if (shapeTypes.has(type)) add(readShape(raw, []));
    else if (!ignoredTypes.has(type)) count(state, shownText(type.slice(0, 64)));
  }
  endPolyline();
  return items;
};

/** Goes on to the next pair that begins something; false at the end. */
export const toNextEntity = (pairs: Pairs): boolean => {
  while (pairs.code() !== 0) if (!pairs.next()) return false;
  return true;
};

const isLabel = (type: string) => type === 'TEXT' || type === 'MTEXT' || type === 'ATTRIB';

const count = ({ notRead }: ReadState, type: string) => notRead.set(type, (notRead.get(type) ?? 0) + 1);

const countCurves = (state: ReadState, type: string, count: number): void => {
  state.curveCount += count;
  if (state.curveCount > dxfLimits.curves) refuseCount(state, type);
};

const refuseCount = ({ pairs }: ReadState, element: string): never =>
  refusePair('E_LIMIT', pairs, element, { max: dxfLimits.curves });

const longestText = 10_000;

const newRaw = (): Raw => ({
  type: '',
  line: 0,
  codes: [],
  numbers: [],
  layer: '0',
  linetype: '',
  name: '',
  text: '',
  isHidden: false,
  isOnSheet: false,
});

/** One entity, from behind its type to the type of the next; false where there is none. */
const readRaw = (
  state: ReadState,
  type: string,
  { raw, needsNumbers }: { raw: Raw; needsNumbers: boolean },
): boolean => {
  const { pairs, decode } = state;
  raw.type = type;
  raw.line = pairs.place().line;
  raw.codes.length = 0;
  raw.numbers.length = 0;
  raw.layer = '0';
  raw.linetype = '';
  raw.name = '';
  raw.text = '';
  raw.isHidden = false;
  raw.isOnSheet = false;
  let isSkipped = false;
  let isOver = false;
  while (pairs.next()) {
    const code = pairs.code();
    if (code === 0) return true;
    if (isOver || code >= 1000) continue;
    if (code === 102) isSkipped = pairs.word().startsWith('{');
    else if (code === 101) isOver = true;
    else if (isSkipped) continue;
    else if (code === 8) raw.layer = layerOf(state);
    else if (code === 6) raw.linetype = pairs.word().toUpperCase();
    else if (code === 2) raw.name = decode(pairs.bytes()).trim().slice(0, 256);
    else if (code === 1 || code === 3) {
      if (raw.text.length < longestText) raw.text += decode(pairs.bytes());
    } else if (code === 60) raw.isHidden = pairs.number() === 1;
    else if (code === 67) raw.isOnSheet = pairs.number() === 1;
    else if (needsNumbers && isUsed(code)) addNumber(raw, code, pairs);
  }
  return false;
};

/** A layer's name: that of the entity before is rarely another. */
const layerOf = (state: ReadState): string => {
  const bytes = state.pairs.bytes();
  const { last } = state;
  if (bytes.length !== last.bytes.length || bytes.some((byte, at) => byte !== last.bytes[at]))
    state.last = { bytes, name: state.decode(bytes).trim().slice(0, 256) };
  return state.last.name;
};

const isUsed = (code: number) => (code >= 10 && code <= 79) || code === 210 || code === 220 || code === 230;

/** Entities whose coordinates are those of space, whatever plane they lie in; vertices are where those of their polyline are. */
const drawnInSpace = new Set(['LINE', 'SPLINE', 'ELLIPSE', 'MTEXT']);

const isOfPoint = (code: number) => code < 39 && code % 10 < 8;

const isOfNormal = (code: number) => code === 210 || code === 220 || code === 230;

/** Which coordinate of a view each coordinate of space becomes, by the tens of their group codes; below 0: it points the other way. */
const turns: Record<Exclude<View, 'plan'>, Record<number, number>> = {
  front: { 1: 1, 2: -3, 3: 2 },
  side: { 1: 3, 2: 1, 3: 2 },
};

/**
 * What is read of an entity, as a view shows it. Normals are in space everywhere; points are, where their entity has no plane of its own:
 * that lies as the view does. Without a normal an entity lies as seen from above, edge on.
 */
const turnInto = (view: Exclude<View, 'plan'>, { type, codes, numbers }: Raw, isOfPolylineInSpace: boolean): void => {
  const isInSpace = drawnInSpace.has(type) || (type === 'VERTEX' && isOfPolylineInSpace);
  if (!codes.includes(230)) {
    codes.push(210, 220, 230);
    numbers.push(0, 0, 1);
  }
  for (const [index, code] of codes.entries()) {
    if (!isOfNormal(code) && !(isInSpace && isOfPoint(code))) continue;
    const hundreds = isOfNormal(code) ? 200 : 0;
    const tens = Math.trunc((code - hundreds) / 10);
    const turned = turns[view][tens] ?? tens;
    codes[index] = hundreds + 10 * Math.abs(turned) + (code % 10);
    if (turned < 0) numbers[index] = -(numbers[index] ?? 0);
  }
};

const addNumber = (raw: Raw, code: number, pairs: Pairs): void => {
  const value = pairs.number();
  const max = dxfLimits.coordinate;
  if (Math.abs(value) > max && code < 60)
    refusePair('E_COORD', pairs, raw.type, { name: `group code ${code}`, found: value, min: -max, max });
  raw.codes.push(code);
  raw.numbers.push(value);
};

const readLabel = (raw: Raw): Item | null => {
  const text = raw.type === 'MTEXT' ? plainMtext(raw.text) : plainText(raw.text);
  if (text === '') return null;
  const isMtext = raw.type === 'MTEXT';
  const isMirrored = numberOf(raw, 230, 1) < 0 && !isMtext;
  const x = numberOf(raw, 10, 0);
  const direction = Math.atan2(numberOf(raw, 21, 0), numberOf(raw, 11, 1)) * (180 / Math.PI);
  return {
    kind: 'label',
    text: shownText(text),
    at: [isMirrored ? -x : x, numberOf(raw, 20, 0)],
    height: Math.abs(numberOf(raw, 40, 1)),
    turnDeg: isMtext && raw.codes.includes(11) ? direction : numberOf(raw, 50, 0),
    layer: raw.layer,
    linetype: raw.linetype,
  };
};
