import { hostile, type HostileFile } from './hostile-file.ts';

const header = 'O-1,Z-1,1,P1,S235JR,1,PL10*100,B,200,100,0,0,10,0,0,0,0,0,0,0,,,,'.split(',');

/** A plate of 200 x 100 x 10 with fields of its header changed (1 to 20), and blocks. */
const nc1 = (changed: Record<number, string>, ...blocks: string[]): string =>
  ['ST', ...header.map((value, index) => `  ${changed[index + 1] ?? value}`), ...blocks, 'EN', ''].join('\r\n');

const many = (count: number, line: (n: number) => string): string => Array.from({ length: count }, (_, n) => line(n)).join('\r\n');
const at = { fileName: 'probe.nc1' };
const whole = nc1({}, 'BO', '  v 100 50 18', 'AK', '  v 0 0 0', '  200 0 0', '  200 100 0', '  0 100 0', '  0 0 0');

/** Kinds 56 to 58. */
export const nc1Files: HostileFile[] = [
  ...[3, 40, 100, whole.length - 8].map((length) =>
    hostile(56, `NC1 cut off after ${length} signs`, length < 150 ? 'E_GEOM' : 'E_XML', () => whole.slice(0, length), at)),
  hostile(56, 'NC1 without its end', 'on-request', () => whole.slice(0, -4), at),
  hostile(56, 'NC1 that begins with T', 'E_NC1_START', () => whole.slice(1), at),
  hostile(56, 'G-code called NC', 'E_TYPE', () => '%\nG21\nG0 X10 Y10\nM30\n', { fileName: 'probe.nc' }),
  hostile(56, 'NC1 with a header of 12 lines', 'E_GEOM', () => ['ST', ...header.slice(0, 12), 'EN', ''].join('\n'), at),
  ...['NaN', 'INF', '1e9', '0x10', '1.5.2', '--1', '9'.repeat(40), '<b>1</b>'].map((value) =>
    hostile(57, `NC1 length ${value.slice(0, 12)}`, 'E_NUMBER', () => nc1({ 9: value }), at)),
  ...['NaN', '1e9', '1.2.3', '10 <b>'].map((value) => hostile(57, `NC1 place ${value}`, 'E_NUMBER', () => nc1({}, 'BO', `  v ${value} 50 18`), at)),
  ...['0', '-1', '1000000000'].map((value) => hostile(57, `NC1 length of ${value}`, 'E_DIM', () => nc1({ 9: value }), at)),
  hostile(57, 'NC1 place at 1,000,000,000', 'E_COORD', () => nc1({}, 'AK', '  v 1000000000 0 0'), at),
  hostile(57, 'NC1 of 1,000,001 pieces', 'E_COUNT', () => nc1({ 6: '1000001' }), at),
  hostile(57, 'NC1 hole of -18', 'E_RANGE', () => nc1({}, 'BO', '  v 10 10 -18'), at),
  hostile(57, 'NC1 plane that is not there', 'E_REF', () => nc1({}, 'B7', '  10 10 18'), at),
  hostile(57, 'NC1 outline that crosses itself', 'on-request', () => nc1({}, 'AK', '  v 0 0 0', '  200 100 0', '  200 0 0', '  0 100 0', '  0 0 0'), at),
  hostile(57, 'NC1 radius of 0.01 on 200', 'accepted', () => nc1({}, 'AK', '  v 0 0 0.01', '  200 0 0', '  200 100 0', '  0 100 0', '  0 0 0'), at),
  hostile(57, 'NC1 end cuts that meet', 'accepted', () => nc1({ 17: '-88', 18: '88' }), at),
  hostile(58, 'NC1 of 10,001 holes', 'E_LIMIT', () => nc1({}, 'BO', many(10_001, (n) => `  v ${n} 50 1`)), at),
  hostile(58, 'NC1 of 10,000 holes at one place', 'accepted', () => nc1({}, 'BO', many(10_000, () => '  v 100 50 10')), at),
  hostile(58, 'NC1 outline of 10,001 points', 'E_LIMIT', () => nc1({}, 'AK', many(10_002, (n) => `  v ${n} ${n % 90} 0`)), at),
  hostile(58, 'NC1 of 20,001 parts', 'E_PARTS', () => nc1({}).repeat(20_001), at),
  hostile(58, 'NC1 of 2,000,001 lines', 'E_LIMIT', () => `ST\n${'\n'.repeat(2_000_000)}`, at),
  hostile(58, 'NC1 line of 10 MB', 'E_TEXT', () => nc1({ 4: 'x'.repeat(10_000_000) }), at),
  hostile(58, 'NC1 mark of markup and marks', 'accepted', () => nc1({ 4: `<script>alert(1)</script>${'\u0301'.repeat(400)}` }), at),
  hostile(58, 'NC1 mark with a control character', 'E_CHAR', () => nc1({ 4: 'a\u0007b' }), at),
  hostile(58, 'NC1 with bytes behind 0x1A', 'accepted', () => `${nc1({})}\u001a\u0000\u0001`, at),
];
