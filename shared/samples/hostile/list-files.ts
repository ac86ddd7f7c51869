import { sampleNc1 } from '../../test/files/sample-nc1.ts';
import { hostile, type HostileFile, utf8 } from './hostile-file.ts';
import { type WrittenEntry, zipOf } from './write-zip.ts';

const heading = 'Pos;Menge;Profil;Länge;Güte\n';
const row = 'T1;1;IPE 200;1000;S235JR\n';
const csv = { fileName: 'liste.csv' };
const xlsx = { fileName: 'liste.xlsx' };
const listed = (text: string) => () => `${heading}${text}`;

const types =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
const book = (sheet: string, more: WrittenEntry[] = []) => () =>
  zipOf([
    { name: '[Content_Types].xml', text: types },
    { name: 'xl/workbook.xml', text: '<workbook><sheets><sheet r:id="a"/></sheets></workbook>' },
    { name: 'xl/_rels/workbook.xml.rels', text: '<R><Relationship Id="a" Target="worksheets/s.xml"/></R>' },
    { name: 'xl/worksheets/s.xml', text: sheet, method: 0 },
    ...more,
  ]).bytes;
const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
const sheetRow = (n: number, texts: readonly string[]) =>
  `<row r="${n}">${texts.map((text, column) => cell(`${String.fromCharCode(65 + column)}${n}`, text)).join('')}</row>`;
const sheet = (...rows: string[]) => `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
const head = sheetRow(1, ['Pos', 'Menge', 'Profil', 'Länge', 'Güte']);
const good = sheetRow(2, ['T1', '1', 'IPE 200', '1000', 'S235JR']);

const cutNc1 = sampleNc1({}, 'BO\nv 100 50 18\nv 100', 'v 10');
const nc1Zip = (files: Record<string, string>) => () =>
  zipOf(Object.entries(files).map(([name, text]) => ({ name, text }))).bytes;
const nc1Names = (count: number, textOf: (n: number) => string) => () =>
  zipOf(Array.from({ length: count }, (_, n) => ({ name: `${n}.nc1`, text: textOf(n), method: 0 }))).bytes;

/** Kinds 68 to 70. */
export const listFiles: HostileFile[] = [
  hostile(68, 'CSV cut off within quotes', 'E_XML', listed(`${row}"T2;1;IPE`), { ...csv, hasPlace: true }),
  hostile(68, 'CSV of nothing but headings', 'on-request', listed(';;;;\n'), csv),
  hostile(68, 'CSV whose rows all lack a length', 'on-request', listed('T1;1;IPE 200;;\nT2;1;IPE 200;;\n'), csv),
  hostile(68, 'CSV with a control character', 'E_CHAR', () => `${heading}${row.repeat(2000)}T\u0007;1;IPE 200;1000;S235JR\n`, csv),
  hostile(68, 'CSV whose headings say nothing', 'on-request', () => 'a;b;c\n1;2;3\n4;5;6\n', csv),
  hostile(68, 'CSV of formulas', 'accepted', listed(`=cmd|' /C calc'!A0;1;IPE 200;1000;S235JR\n`), csv),
  hostile(68, 'CSV of markup', 'accepted', listed('<img src=x onerror=alert(1)>;1;IPE 200;1000;S235JR\n'), csv),
  hostile(68, 'letter with semicolons', 'E_TYPE', () => 'Guten Tag; wir bitten um ein Angebot.\nMit Dank; M. Muster\n', csv),
  hostile(68, 'XLSX whose sheet is no XML', 'on-request', book('<worksheet><row><c'), xlsx),
  hostile(68, 'XLSX with a document type', 'on-request', book(`<!DOCTYPE x [<!ENTITY a "b">]>${sheet(head, good)}`), xlsx),
  hostile(68, 'XLSX without a sheet', 'on-request', () => zipOf([{ name: '[Content_Types].xml', text: types }]).bytes, xlsx),
  hostile(69, 'CSV of 20,001 rows', 'E_PARTS', listed(row.repeat(20_001)), csv),
  hostile(69, 'CSV of 60,000 empty rows', 'E_LIMIT', listed(`${row}${';;;;\n'.repeat(60_000)}`), csv),
  hostile(69, 'CSV of two million pieces', 'E_COUNT', listed('T1;900000;IPE 200;1000;S235JR\n'.repeat(3)), csv),
  hostile(69, 'CSV cell of 1 MB', 'E_TEXT', listed(`${row.repeat(2000)}${'x'.repeat(1_000_000)};1;IPE 200;1000;S235JR\n`), csv),
  hostile(69, 'CSV row of 1,000,000 cells', 'accepted', listed(`${row}${';'.repeat(1_000_000)}\n`), csv),
  hostile(69, 'CSV of 5,000 lines in one quoted cell', 'accepted', listed(`"${'a\n'.repeat(4000)}";1;IPE 200;1000;S235JR\n`), csv),
  ...['NaN', '1e9', '-5', '0', '1.2.3,4', '9'.repeat(400), '100001'].map((value) =>
    hostile(69, `CSV length ${value.slice(0, 12)}`, 'on-request', listed(`T1;1;IPE 200;${value};S235JR\n`), csv)),
  ...['NaN', '1,5', '-1', '0', '1000001', '1e3'].map((value) =>
    hostile(69, `CSV quantity ${value}`, 'on-request', listed(`T1;${value};IPE 200;1000;S235JR\n`), csv)),
  hostile(69, 'XLSX that is a bomb', 'E_ZIP_RATIO', book('', [{ name: 'xl/media/a.bin', bytes: new Uint8Array(50_000_000) }]), xlsx),
  hostile(69, 'XLSX cell in column XFD', 'accepted', book(sheet(head, good, `<row r="3">${cell('XFD3', 'x')}</row>`)), xlsx),
  hostile(69, 'XLSX row 9,999,999', 'accepted', book(sheet(head, good, sheetRow(9_999_999, ['T2', '1', 'IPE 200', '5', 'S235JR']))), xlsx),
  hostile(69, 'XLSX text that is not there', 'accepted', book(sheet(head, good, '<row r="3"><c r="A3" t="s"><v>4711</v></c></row>')), xlsx),
  hostile(69, 'XLSX of 100,000 rows', 'on-request', book(sheet(head, ...Array.from({ length: 100_000 }, () => '<row/>'))), xlsx),
  hostile(70, 'zip of NC1 of which all are cut', 'E_XML', nc1Zip({ 'a.nc': cutNc1, 'b.nc': cutNc1.slice(0, -1) }), { fileName: 'a.zip' }),
  hostile(70, 'zip of NC1 of which one is cut', 'accepted', nc1Zip({ 'a.nc': cutNc1, 'b.nc': sampleNc1({}) }), { fileName: 'a.zip' }),
  hostile(70, 'zip of NC1 that are zips', 'E_ZIP_NESTED', () => zipOf([{ name: 'a.nc', bytes: zipOf([]).bytes }, { name: 'b.nc', bytes: utf8(sampleNc1({})) }]).bytes, { fileName: 'a.zip' }),
  hostile(70, 'zip of NC1 named like paths', 'E_ZIP_NAME', nc1Zip({ '../a.nc': sampleNc1({}), 'b.nc': sampleNc1({}) }), { fileName: 'a.zip' }),
  hostile(70, 'zip of 5,000 NC1 of one content', 'accepted', nc1Names(5000, () => sampleNc1({})), { fileName: 'a.zip' }),
  hostile(70, 'zip of 2,000 NC1 of two million pieces', 'E_COUNT', nc1Names(2000, (n) => sampleNc1({ mark: `P${n}`, quantity: 1000 })), { fileName: 'a.zip' }),
  hostile(70, 'zip of 2,000 NC1 of which none is one', 'E_TYPE', nc1Names(2000, (n) => `G${n}`), { fileName: 'a.zip' }),
];
