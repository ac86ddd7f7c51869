import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hostile, type HostileFile } from './hostile-file.ts';

const at = { fileName: 'probe.step' };
const read = (name: string) => readFileSync(fileURLToPath(new URL(`../step-public/${name}`, import.meta.url)), 'utf8');
const plate = () => read('own-plate-12.step');
const frame = () => read('own-frame-mm.step');
const many = (count: number, make: (n: number) => string): string => Array.from({ length: count }, (_, n) => make(n)).join('');
const file = (data: string) => `ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\n${data}\nENDSEC;\nEND-ISO-10303-21;\n`;
const withData = (text: string, more: string) => text.replace(/ENDSEC;\s*END-ISO-10303-21;\s*$/, `${more}\nENDSEC;\nEND-ISO-10303-21;\n`);

/** Products that are each made of `width` of the next; the last has the body of the plate. */
const bomb = (levels: number, width: number) => {
  const text = plate();
  const body = /#(\d+)\s*=\s*PRODUCT_DEFINITION\(/.exec(text)?.[1] ?? '0';
  const id = (level: number) => (level === levels ? body : String(900_000 + level));
  const products = many(levels, (n) => `#${id(n)}=PRODUCT_DEFINITION('','',#1,#2);\n`);
  const uses = many(levels * width, (n) => `#${910_000 + n}=NEXT_ASSEMBLY_USAGE_OCCURRENCE('','','',#${id(Math.floor(n / width))},#${id(Math.floor(n / width) + 1)},$);\n`);
  return withData(text, products + uses);
};

/** The first point of a file with another coordinate. */
const pointAt = (value: string) => plate().replace(/(CARTESIAN_POINT\s*\('',\s*\()[^,)]*/, `$1${value}`);

/** Kinds 62 to 64. */
export const stepFiles: HostileFile[] = [
  hostile(62, 'STEP half of it', 'E_XML', () => plate().slice(0, plate().length / 2), at),
  hostile(62, 'STEP cut off within a text', 'E_XML', () => plate().slice(0, plate().indexOf('automotive') + 3), at),
  hostile(62, 'STEP cut off after its header', 'E_XML', () => plate().slice(0, plate().indexOf('DATA;')), at),
  hostile(62, 'STEP of noise', 'E_XML', () => `ISO-10303-21;\n${many(50_000, (n) => String.fromCharCode(33 + ((n * 7919) % 90)))}`, at),
  hostile(62, 'STEP comment without an end', 'E_XML', () => plate().replace('DATA;', 'DATA; /*'), at),
  hostile(62, 'STEP of 300,000 brackets', 'E_DEPTH', () => file(`#1=A(${'('.repeat(300_000)});`), at),
  hostile(62, 'STEP bracket too many', 'E_XML', () => file('#1=A());'), at),
  hostile(62, 'STEP without a body', 'on-request', () => file("#1=PRODUCT('a','a','',());"), at),
  hostile(62, 'STEP of surfaces alone', 'on-request', () => plate().replaceAll('MANIFOLD_SOLID_BREP', 'SHELL_BASED_SURFACE_MODEL'), at),
  hostile(62, 'STEP with a face left out', 'on-request', () => plate().replace(/(CLOSED_SHELL\s*\('',\s*\()#\d+,/, '$1'), at),
  hostile(62, 'STEP that refers to nothing', 'E_REF', () => plate().replace(/(CLOSED_SHELL\s*\('',\s*\()#\d+/, '$1#999999'), at),
  hostile(62, 'STEP that is HTML', 'E_TYPE', () => '<html><body>ISO-10303-21;</body></html>', at),
  hostile(62, 'STEP text of 2 MB', 'E_TEXT', () => file(`#1=A('${'x'.repeat(2_000_000)}');`), at),
  ...['NaN', '1.#QNAN', '0x10', '9'.repeat(400)].map((value) =>
    hostile(63, `STEP coordinate ${value.slice(0, 12)}`, value.startsWith('9') ? 'E_NUMBER' : 'E_XML', () => pointAt(value), at)),
  ...['1E999', '1.5.2', '--1.'].map((value) => hostile(63, `STEP coordinate ${value}`, 'E_NUMBER', () => pointAt(value), at)),
  hostile(63, 'STEP place at 1E300', 'E_COORD', () => pointAt('1.E300'), at),
  hostile(63, 'STEP place at 1E9', 'E_DIM', () => pointAt('1.E9'), at),
  hostile(63, 'STEP cylinder of radius -5', 'on-request', () => plate().replace(/(CYLINDRICAL_SURFACE\s*\('',\s*#\d+,\s*)[^)]*/, '$1-5.'), at),
  hostile(63, 'STEP circle of radius 0', 'E_GEOM', () => plate().replace(/(CIRCLE\s*\('',\s*#\d+,\s*)[^)]*/, '$10.'), at),
  hostile(63, 'STEP axis of length 0', 'on-request', () => plate().replaceAll(/(DIRECTION\s*\('',\s*\()[^)]*/g, '$10.,0.,0.'), at),
  hostile(63, 'STEP in light years', 'E_RANGE', () => plate().replace('.MILLI.,.METRE.', '.EXA.,.METRE.'), at),
  hostile(63, 'STEP in nanometres', 'E_DIM', () => plate().replace('.MILLI.,.METRE.', '.MICRO.,.METRE.'), at),
  hostile(64, 'STEP product in itself', 'E_CYCLE', () => frame().replace(/(NEXT_ASSEMBLY_USAGE_OCCURRENCE\s*\([^#]*)#(\d+),#\d+/g, '$1#$2,#$2'), at),
  hostile(64, 'STEP of 10^5 uses in five levels', 'E_COUNT', () => bomb(5, 10), at),
  hostile(64, 'STEP of 10^8 uses in eight levels', 'E_COUNT', () => bomb(8, 10), at),
  hostile(64, 'STEP products 40 deep', 'E_DEPTH', () => bomb(40, 1), at),
  hostile(64, 'STEP products 15 deep', 'on-request', () => bomb(15, 1), at),
  hostile(64, 'STEP of 1 M points', 'on-request', () => file(many(900_000, (n) => `#${n + 1}=P((0.));\n`)), at),
  hostile(64, 'STEP mapped in itself', 'on-request', () => file('#1=REPRESENTATION_MAP(#3,#2);\n#2=SHAPE_REPRESENTATION(\'\',(#4),$);\n#3=AXIS2_PLACEMENT_3D(\'\',#5,$,$);\n#4=MAPPED_ITEM(\'\',#1,#3);\n#5=CARTESIAN_POINT(\'\',(0.,0.,0.));\n#6=PRODUCT_DEFINITION(\'\',\'\',$,$);\n#7=PRODUCT_DEFINITION_SHAPE(\'\',\'\',#6);\n#8=SHAPE_DEFINITION_REPRESENTATION(#7,#2);'), at),
  hostile(64, 'STEP name of markup and marks', 'on-request', () => plate().replace(/PRODUCT\('[^']*','[^']*'/, `PRODUCT('','<script>alert(1)</script>${'\u0301'.repeat(400)}'`), at),
];
