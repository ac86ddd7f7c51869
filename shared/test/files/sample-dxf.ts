import type { Catalogue } from '../../src/catalogue/catalogue.schema.ts';
import type { Reading } from '../../src/files/document/reading.schema.ts';
import { readFile } from '../../src/files/read-file.ts';
import type { Kernel } from '../../src/geometry/solids/unite-deep.ts';
import { DomainError } from '../../src/values/errors/domain-error.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export type Pair = readonly [code: number, value: string | number];

const written = (pairs: readonly Pair[]) => pairs.map(([code, value]) => `${code}\r\n${value}\r\n`).join('');

/** An entity on a layer. */
export const entity = (type: string, layer: string, ...pairs: Pair[]): string =>
  written([[0, type], [8, layer], ...pairs]);

export const line = (x1: number, y1: number, x2: number, y2: number, layer = '0'): string =>
  entity('LINE', layer, [10, x1], [20, y1], [11, x2], [21, y2]);

export const circle = (x: number, y: number, radius: number, layer = '0', ...more: Pair[]): string =>
  entity('CIRCLE', layer, [10, x], [20, y], [40, radius], ...more);

export const arc = (x: number, y: number, radius: number, from: number, to: number): string =>
  entity('ARC', '0', [10, x], [20, y], [40, radius], [50, from], [51, to]);

export const text = (x: number, y: number, value: string, layer = '0'): string =>
  entity('TEXT', layer, [10, x], [20, y], [40, 5], [1, value]);

/** A closed polyline; each corner with its bulge, if it has one. */
export const polyline = (
  corners: readonly (readonly [x: number, y: number, bulge?: number])[],
  layer = '0',
  ...more: Pair[]
): string =>
  entity(
    'LWPOLYLINE',
    layer,
    [90, corners.length],
    [70, 1],
    ...corners.flatMap(([x, y, bulge]): Pair[] => [
      [10, x],
      [20, y],
      ...(bulge === undefined ? [] : [[42, bulge] as Pair]),
    ]),
    ...more,
  );

export const rectangle = (x: number, y: number, width: number, height: number, layer = '0'): string =>
  polyline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    layer,
  );

export const block = (name: string, content: string, base: readonly [number, number] = [0, 0]): string =>
  written([
    [0, 'BLOCK'],
    [8, '0'],
    [2, name],
    [70, 0],
    [10, base[0]],
    [20, base[1]],
  ]) +
  content +
  written([[0, 'ENDBLK']]);

export const insert = (name: string, x: number, y: number, ...more: Pair[]): string =>
  entity('INSERT', '0', [2, name], [10, x], [20, y], ...more);

type Rest = {
  unit?: number | null;
  version?: string;
  blocks?: string;
  layers?: readonly Pair[][];
  end?: string;
  header?: readonly Pair[];
};

/** A drawing in mm of entities; `unit: null` leaves it out. */
export const sampleDxf = (
  entities: string,
  { unit = 4, version = 'AC1015', blocks = '', layers = [], end, header = [] }: Rest = {},
): string => {
  const section = (name: string, content: string) =>
    `${written([
      [0, 'SECTION'],
      [2, name],
    ])}${content}${written([[0, 'ENDSEC']])}`;
  const units: Pair[] =
    unit === null
      ? []
      : [
          [9, '$INSUNITS'],
          [70, unit],
        ];
  const table = layers.map((pairs) => written([[0, 'LAYER'], ...pairs])).join('');
  return (
    section('HEADER', written([[9, '$ACADVER'], [1, version], ...units, ...header])) +
    (table === ''
      ? ''
      : section(
          'TABLES',
          written([
            [0, 'TABLE'],
            [2, 'LAYER'],
          ]) +
            table +
            written([[0, 'ENDTAB']]),
        )) +
    (blocks === '' ? '' : section('BLOCKS', blocks)) +
    section('ENTITIES', entities) +
    (end ?? written([[0, 'EOF']]))
  );
};

/** Codes that a binary DXF keeps as text, as whole numbers and as doubles. */
const kindOf = (code: number): 'text' | 'int' | 'double' => {
  if (code >= 60 && code <= 79) return 'int';
  return (code >= 10 && code <= 59) || (code >= 210 && code <= 239) ? 'double' : 'text';
};

const latin = (value: string): number[] => Array.from({ length: value.length }, (_, at) => value.charCodeAt(at));

/** An ASCII drawing of codes up to 239 as a binary one: with codes of one byte as R12 has them, or of two. */
export const asBinary = (ascii: string, isOld: boolean): Uint8Array => {
  const lines = ascii.split('\r\n');
  const bytes: number[] = latin('AutoCAD Binary DXF\r\n\u001a\0');
  const put = (size: number, write: (view: DataView) => void) => {
    const view = new DataView(new ArrayBuffer(size));
    write(view);
    for (let at = 0; at < size; at += 1) bytes.push(view.getUint8(at));
  };
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [code, value] = [Number(lines[at]), lines[at + 1] ?? ''];
    if (isOld) bytes.push(code);
    else put(2, (view) => view.setInt16(0, code, true));
    const kind = kindOf(code);
    if (code === 90) put(4, (view) => view.setInt32(0, Number(value), true));
    else if (kind === 'double') put(8, (view) => view.setFloat64(0, Number(value), true));
    else if (kind === 'int') put(2, (view) => view.setInt16(0, Number(value), true));
    else bytes.push(...latin(value), 0);
  }
  return Uint8Array.from(bytes);
};

type Tools = { catalogue: Catalogue; kernel: Kernel };

/** The reading of a drawing given as text or bytes. */
export const readingOf = (file: string | Uint8Array, { catalogue, kernel }: Tools): Reading =>
  readFile({
    bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file,
    fileName: 'sample.dxf',
    catalogue,
    kernel,
  });

/** Code and line of a refusal. */
export const refusalOf = (file: string | Uint8Array, tools: Tools): { code: string; line: unknown } => {
  try {
    readingOf(file, tools);
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, line: error.details.line };
    throw error;
  }
  return { code: 'accepted', line: null };
};
