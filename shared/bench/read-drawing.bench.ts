import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { readDrawing } from '../src/files/dxf/content/read-drawing.ts';
import { readDxf } from '../src/files/dxf/read-dxf.ts';
import { readFile } from '../src/files/read-file.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';

/** Reading of generated drawings: their entities, with outlines and nesting, and with every plate measured; one process a size. */
const pair = (code: number, value: string | number) => `${code}\r\n${value}\r\n`;
let handle = 0x100;
const classes: Record<string, string> = {
  CIRCLE: 'AcDbCircle',
  LINE: 'AcDbLine',
  ARC: 'AcDbCircle',
  LWPOLYLINE: 'AcDbPolyline',
  TEXT: 'AcDbText',
};

/** An entity as programs of today write it, with handle, owner and classes. */
const entity = (type: string, ...pairs: [number, string | number][]) =>
  pair(0, type) +
  pair(5, (handle++).toString(16).toUpperCase()) +
  pair(330, '1F') +
  pair(100, 'AcDbEntity') +
  pair(8, 'CUT') +
  pair(100, classes[type] ?? '') +
  pairs.map(([code, value]) => pair(code, value)).join('');

/** A plate of 400 x 300 with round corners and 24 holes, its outline as a polyline or in lines and arcs, with a text. */
const plate = (x: number, y: number, n: number): string => {
  const at = (dx: number, dy: number): [number, string][] => [
    [10, (x + dx).toFixed(6)],
    [20, (y + dy).toFixed(6)],
    [30, '0.0'],
  ];
  const rounded = Math.tan(Math.PI / 8).toFixed(12);
  const corners = [
    [20, 0, 0],
    [380, 0, rounded],
    [400, 20, 0],
    [400, 280, rounded],
    [380, 300, 0],
    [20, 300, rounded],
    [0, 280, 0],
    [0, 20, rounded],
  ].flatMap(([dx, dy, bulge]): [number, string | number][] => [...at(Number(dx), Number(dy)), [42, bulge ?? 0]]);
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    entity('LINE', ...at(x1, y1), [11, (x + x2).toFixed(6)], [21, (y + y2).toFixed(6)]);
  const arc = (dx: number, dy: number, from: number) =>
    entity('ARC', ...at(dx, dy), [40, 20], [50, from], [51, from + 90]);
  const pieces =
    line(20, 0, 380, 0) +
    arc(380, 20, 270) +
    line(400, 20, 400, 280) +
    arc(380, 280, 0) +
    line(380, 300, 20, 300) +
    arc(20, 280, 90) +
    line(0, 280, 0, 20) +
    arc(20, 20, 180);
  const holes = Array.from({ length: 24 }, (_, hole) =>
    entity('CIRCLE', ...at(60 + 56 * (hole % 6), 60 + 60 * Math.floor(hole / 6)), [40, 9]),
  );
  const outline = n % 2 === 0 ? entity('LWPOLYLINE', [90, 8], [70, 1], ...corners) : pieces;
  return (
    outline +
    holes.join('') +
    entity('TEXT', ...at(40, 20), [40, 10], [1, `t=${10 + (n % 3) * 5} S355 ${1 + (n % 4)}x`])
  );
};

/** A drawing of plates side by side in ASCII, mm. */
const generatedDrawing = (plates: number): Uint8Array => {
  const columns = Math.ceil(Math.sqrt(plates));
  const bodies = Array.from({ length: plates }, (_, n) => plate((n % columns) * 500, Math.floor(n / columns) * 400, n));
  const head =
    pair(0, 'SECTION') +
    pair(2, 'HEADER') +
    pair(9, '$ACADVER') +
    pair(1, 'AC1015') +
    pair(9, '$INSUNITS') +
    pair(70, 4) +
    pair(0, 'ENDSEC');
  const text = head + pair(0, 'SECTION') + pair(2, 'ENTITIES') + bodies.join('') + pair(0, 'ENDSEC') + pair(0, 'EOF');
  return new TextEncoder().encode(text);
};

/** Processor time of the quickest of three runs, s: others' work on the machine makes it longer, never shorter. */
const seconds = (work: () => void) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const before = process.cpuUsage();
      work();
      return process.cpuUsage(before).user / 1e6;
    }),
  );

const measure = async (plates: number) => {
  const bytes = generatedDrawing(plates);
  const tools = { catalogue: seedCatalogue(), kernel: await loadKernel() };
  const rate = (work: () => void) => {
    const spent = seconds(work);
    return `${spent.toFixed(2)} s ${(bytes.length / 1e6 / spent).toFixed(1)} MB/s`;
  };
  const entities = rate(() => readDrawing(bytes));
  const outlines = rate(() => readDxf(bytes));
  const measured = rate(() => readFile({ bytes, fileName: 'bench.dxf', ...tools }));
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${plates} plates ${(bytes.length / 1e6).toFixed(1)} MB | entities ${entities} | outlines ${outlines} | ` +
      `measured ${measured} | peak ${peakMb.toFixed(0)} MB`,
  );
};

const size = Number(process.argv[2]);
if (size > 0) await measure(size);
else
  for (const plates of [100, 1000, 4000])
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(plates)], { stdio: 'inherit' });
