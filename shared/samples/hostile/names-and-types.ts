import { hostile, type HostileFile } from './hostile-file.ts';
import { box, file, part, plate, times } from './hostile-parts.ts';
import { zipOf } from './write-zip.ts';

const named = (name: string) => file(plate('', `Annotation="${name}"`).replace('Blech 10', `Blech 10 ${name}`));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\r', '&#13;').replaceAll('\n', '&#10;');

const strangeNames: [string, string][] = [
  ['right-to-left override', 'gpj.\u202eexe'],
  ['isolates left open', '\u2066\u2067\u2068x'],
  ['zero-width characters', 'a\u200b\u200d\ufeffb'],
  ['10,000 combining marks', `e${'\u0301'.repeat(10_000)}`],
  ['name of 10,000 characters', 'x'.repeat(10_000)],
  ['emoji at the cut', `${'x'.repeat(246)}🔩🔩🔩`],
  ['line separators', 'a\u2028b\u2029c\u0085d'],
];

const dangerous = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

const weapons: [string, string][] = [
  ['markup', '<img src=x onerror=alert(1)>'],
  ['script', '"><script>alert(1)</script>'],
  ['SQL', "'; drop table record; --"],
  ['formula', '=cmd|"/c calc"!A1'],
  ['formula with a plus', '+HYPERLINK("http://127.0.0.1")'],
  ['mail head', 'x\r\nBcc: all@example.org\r\n\r\nhello'],
  ['address of a script', 'javascript:alert(1)'],
  ['template', '{{constructor.constructor("alert(1)")()}}${7*7}'],
  ['escape codes of a terminal', '&#x9b;31m'],
  ['message pattern', '{name, plural, one {#} other {{0}}}'],
];

const fileNames = [
  '../../etc/passwd.btlx',
  'a\0b.btlx',
  'a%00.btlx',
  'a\r\nSet-Cookie: x=1.btlx',
  'a"b\'c.btlx',
  `${'x'.repeat(65_000)}.btlx`,
  'CON.btlx',
  'C:\\Windows\\x.btlx',
  '\u202exltb.exe',
  '',
];

const otherTypes: [string, string][] = [
  ['HTML with a document type', '<!DOCTYPE html><html><script>alert(1)</script></html>'],
  ['HTML', '<html><body/></html>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['JSON', '{"Parts": []}'],
  ['executable', 'MZ\x90\x03\x04'],
  ['ELF', '\x7fELF\x02\x01'],
  ['gzip', '\x1f\x1e\x08'],
  ['root of another language', '<Project xmlns="https://www.design2machine.com"/>'],
  ['SVG with a prolog', '<?xml version="1.0"?><svg/>'],
];

/** Kinds 13, 17, 19, 23, 24, 30, 32, 33 and 55: names, texts and types. */
export const namesAndTypes: HostileFile[] = [
  ...strangeNames.map(([name, text]) => hostile(13, name, 'accepted', () => named(text))),
  ...dangerous.map((name) => hostile(17, `${name} as tag and attribute`, 'accepted', () => file(plate(`<${name} ${name}="1"/>`, `${name}="2"`)))),
  ...dangerous.map((name) => hostile(17, `${name} as part name, reference and user attribute`, 'accepted', () =>
    file(plate(`<UserAttributes><UserAttribute Name="${name}" Value="${name}"/></UserAttributes>`, `AssemblyNumber="${name}"`)))),
  hostile(17, '__proto__ as a processing', 'on-request', () => file(plate('<Processings><__proto__ ReferencePlaneID="1"/><constructor/></Processings>'))),
  hostile(19, 'PDF called .btlx', 'on-request', () => '%PDF-1.7\n1 0 obj'),
  hostile(19, 'IFC that ends in its header called .btlx', 'E_XML', () => 'ISO-10303-21;\nHEADER;'),
  ...otherTypes.map(([name, text]) => hostile(19, `${name} called .btlx`, 'E_TYPE', () => text)),
  ...fileNames.map((fileName, index) => hostile(23, `file name ${index + 1}`, 'accepted', () => file(plate()), { fileName })),
  ...['a.BTLX', 'a.btlx.exe', 'a', 'a.stwx', 'a.btlz', 'a.txt'].map((fileName) =>
    hostile(24, `BTLx called ${fileName}`, 'accepted', () => file(plate()), { fileName })),
  hostile(24, 'zip with one BTLx called .btlx', 'accepted', () => zipOf([{ name: 'a.BTLX', text: file(plate()) }]).bytes),
  hostile(30, 'one GUID, number and name for two parts', 'accepted', () =>
    file(plate('<Transformations><Transformation GUID="{1}"><Position><ReferencePoint X="0" Y="0" Z="0"/><XVector X="1" Y="0" Z="0"/><YVector X="0" Y="1" Z="0"/></Position></Transformation></Transformations>', 'SingleMemberNumber="1"').repeat(2))),
  hostile(32, 'no material and no profile', 'accepted', () => file(part())),
  hostile(32, 'steel without a grade', 'on-request', () => file(part(`${box} Material="Stahl"`))),
  hostile(32, 'unknown processing', 'on-request', () => file(plate('<Processings><LaserShow ReferencePlaneID="1"/></Processings>'))),
  ...weapons.map(([name, text]) => hostile(33, `${name} as a name`, 'accepted', () => named(escaped(text)))),
  hostile(33, 'markup in 10,000 user attributes', 'accepted', () =>
    file(plate(`<UserAttributes>${times(10_000, (n) => `<UserAttribute Name="&lt;b&gt;${n}" Value="=1+${n}"/>`)}</UserAttributes>`))),
  hostile(55, 'zip behind HTML', 'E_TYPE', () => zipOf([{ name: 'a.btlx', text: file(plate()) }], { before: '<html><script>alert(1)</script>' }).bytes),
  hostile(55, 'PDF that is a zip', 'on-request', () => zipOf([{ name: 'a.btlx', text: file(plate()) }], { before: '%PDF-1.7\n' }).bytes),
  hostile(55, 'GIF with a script', 'on-request', () => 'GIF89a/*\0*/=1;alert(1)'),
  hostile(55, 'BTLx with SVG inside', 'accepted', () => file(plate('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))),
];
