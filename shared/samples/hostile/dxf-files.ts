import { asBinary, block, circle, entity, insert, line, type Pair, polyline, rectangle, sampleDxf, text } from '../../test/files/sample-dxf.ts';
import { hostile, type HostileFile } from './hostile-file.ts';

const plate = rectangle(0, 0, 200, 100);
const hole = block('H', circle(0, 0, 5));
const at = { fileName: 'probe.dxf' };
const whole = sampleDxf(plate + circle(60, 60, 9) + text(20, 20, 't=10 S235JR'));
const many = (count: number, make: (n: number) => string): string => Array.from({ length: count }, (_, n) => make(n)).join('');
const binary = (): Uint8Array<ArrayBuffer> => new Uint8Array(asBinary(whole, false));
const chain = (depth: number) => many(depth, (n) => block(`B${n}`, insert(`B${n + 1}`, 0, 0))) + block(`B${depth}`, circle(0, 0, 5));
const spline = (...pairs: Pair[]) => plate + entity('SPLINE', '0', [71, 3], ...pairs);

/** Kinds 59 to 61. */
export const dxfFiles: HostileFile[] = [
  hostile(59, 'DXF cut off within a pair', 'E_XML', () => whole.slice(0, whole.indexOf('t=10') - 2), at),
  hostile(59, 'DXF cut off between pairs', 'on-request', () => whole.slice(0, whole.indexOf('0\r\nTEXT')), at),
  hostile(59, 'DXF cut off after its header', 'E_NO_PARTS', () => whole.slice(0, whole.indexOf('0\r\nSECTION\r\n2\r\nENTITIES')), at),
  hostile(59, 'binary DXF cut off', 'E_XML', () => binary().slice(0, -3), at),
  hostile(59, 'binary DXF without anything', 'E_NO_PARTS', () => binary().slice(0, 22), at),
  hostile(59, 'DWG called DXF', 'on-request', () => 'AC1032\0\0\0\0', at),
  hostile(59, 'DXF that is HTML', 'E_TYPE', () => '<html><body>SECTION</body></html>', at),
  hostile(59, 'DXF whose empty lines were left out', 'E_NUMBER', () => sampleDxf(plate + text(20, 20, '')).replace('1\r\n\r\n', '1\r\n'), at),
  ...['NaN', 'INF', '0x10', '1.5.2', '--1', '1,5', '9'.repeat(400), '1e999', '<b>1</b>'].map((value) =>
    hostile(60, `DXF radius ${value.slice(0, 12)}`, 'E_NUMBER', () => whole.replace('40\r\n9\r\n', `40\r\n${value}\r\n`), at)),
  ...['1e9', '-1000000000', '1e300'].map((value) =>
    hostile(60, `DXF place at ${value}`, 'E_COORD', () => whole.replace('10\r\n60\r\n', `10\r\n${value}\r\n`), at)),
  hostile(60, 'binary DXF with a place that is no number', 'E_NUMBER', () => {
    const bytes = binary();
    const view = new DataView(bytes.buffer);
    for (let place = 22; place + 10 < bytes.length; place += 1)
      if (view.getInt16(place, true) === 10 && view.getFloat64(place + 2, true) === 60) view.setFloat64(place + 2, Number.NaN, true);
    return bytes;
  }, at),
  hostile(60, 'DXF group code that is a word', 'E_NUMBER', () => whole.replace('40\r\n9\r\n', 'r\r\n9\r\n'), at),
  hostile(60, 'DXF plate of 0.01 mm', 'E_DIM', () => sampleDxf(rectangle(0, 0, 200, 0.01)), at),
  hostile(60, 'DXF plate of 200 m', 'E_DIM', () => sampleDxf(rectangle(0, 0, 200_000, 100)), at),
  hostile(60, 'DXF radius of -5', 'E_RANGE', () => sampleDxf(plate + circle(50, 50, -5)), at),
  hostile(60, 'DXF bulge of 1e8', 'E_DIM', () => sampleDxf(polyline([[0, 0], [100, 0, 1e8], [100, 50], [0, 50]])), at),
  hostile(60, 'DXF spline with too few knots', 'E_RANGE', () => sampleDxf(spline([40, 0], [40, 1], [10, 0], [20, 0], [10, 1], [20, 1])), at),
  hostile(60, 'DXF spline of degree 1000', 'E_RANGE', () => sampleDxf(spline([71, 1000], [40, 0], [10, 0], [20, 0]).replace('71\r\n3\r\n', '')), at),
  hostile(60, 'DXF of nothing but open lines', 'E_OUTLINE', () => sampleDxf(line(0, 0, 10, 0) + line(20, 0, 30, 0)), at),
  hostile(60, 'DXF outline that crosses itself', 'on-request', () => sampleDxf(polyline([[0, 0], [200, 100], [200, 0], [0, 130]])), at),
  hostile(60, 'DXF of unit 4711', 'on-request', () => sampleDxf(plate, { unit: 4711 }), at),
  hostile(61, 'DXF block in itself', 'E_CYCLE', () => sampleDxf(plate + insert('A', 0, 0), { blocks: block('A', insert('A', 0, 0)) }), at),
  hostile(61, 'DXF blocks 40 deep', 'E_DEPTH', () => sampleDxf(plate + insert('B0', 0, 0), { blocks: chain(40) }), at),
  hostile(61, 'DXF array of 32,767 x 32,767', 'E_LIMIT', () => sampleDxf(plate + insert('H', 0, 0, [70, 32_767], [71, 32_767], [44, 1], [45, 1]), { blocks: hole }), at),
  hostile(61, 'DXF arrays of arrays', 'E_LIMIT', () => {
    const blocks = many(8, (n) => block(`A${n}`, insert(n === 7 ? 'H' : `A${n + 1}`, 0, 0, [70, 10], [71, 10], [44, 1]))) + hole;
    return sampleDxf(plate + insert('A0', 0, 0), { blocks });
  }, at),
  hostile(61, 'DXF array of empty blocks', 'E_LIMIT', () => sampleDxf(plate + insert('E', 0, 0, [70, 30_000], [71, 30_000]), { blocks: block('E', '') }), at),
  hostile(61, 'DXF of 200,001 lines', 'E_LIMIT', () => sampleDxf(many(200_001, (n) => line(n, 0, n + 1, 0))), at),
  hostile(61, 'DXF star of 60,000 lines', 'E_LIMIT', () => sampleDxf(many(60_000, (n) => line(500, 500, 500 + Math.cos(n) * 90, 500 + Math.sin(n) * 90))), at),
  hostile(61, 'DXF star of 600 lines', 'accepted', () => sampleDxf(plate + text(20, 20, 't=10 S235JR') + many(600, (n) => line(500, 500, 500 + Math.cos(n) * 90, 500 + Math.sin(n) * 90))), at),
  hostile(61, 'DXF of 2,000 lines between two points', 'E_LIMIT', () => sampleDxf(many(2000, (n) => polyline([[0, 0], [50, 1 + n], [100, 0]]).replace('70\r\n1\r\n', '70\r\n0\r\n'))), at),
  hostile(61, 'DXF of 20,001 parts', 'E_PARTS', () => sampleDxf(many(20_001, (n) => rectangle((n % 200) * 20, Math.floor(n / 200) * 20, 10, 10))), at),
  hostile(61, 'DXF of 10,001 holes', 'E_LIMIT', () => sampleDxf(rectangle(0, 0, 3000, 3000) + many(10_001, (n) => circle(10 + (n % 200) * 10, 10 + Math.floor(n / 200) * 10, 3))), at),
  hostile(61, 'DXF of 100 circles in one another', 'E_LIMIT', () => sampleDxf(many(100, (n) => circle(0, 0, 10 + n))), at),
  hostile(61, 'DXF of 4,000 outlines across one another', 'E_LIMIT', () => sampleDxf(many(4000, (n) => circle(n * 0.1, 0, 1000))), at),
  hostile(61, 'DXF outline of 10,001 points', 'E_LIMIT', () => sampleDxf(polyline(Array.from({ length: 10_001 }, (_, n): [number, number] => [Math.cos(n / 1592) * 900, Math.sin(n / 1592) * 900]))), at),
  hostile(61, 'DXF spline of 10,001 points', 'E_LIMIT', () => sampleDxf(spline(...Array.from({ length: 10_001 }, (_, n): Pair[] => [[11, n], [21, n % 2]]).flat())), at),
  hostile(61, 'DXF text of markup and marks', 'accepted', () => sampleDxf(plate + text(20, 20, `<script>alert(1)</script>${'\u0301'.repeat(400)} t=10 S235JR`), { version: 'AC1021' }), at),
  hostile(61, 'DXF text of 10 MB', 'accepted', () => sampleDxf(plate + text(20, 20, `t=10 S235JR ${'x'.repeat(10_000_000)}`)), at),
  hostile(61, 'DXF layer of markup', 'accepted', () => sampleDxf(plate + text(20, 20, 't=10 S235JR') + circle(50, 50, 9, '<img src=x onerror=alert(1)>')), at),
];
