import { strToU8, zipSync } from 'fflate';
import { expect, it, test } from 'vitest';
import { sampleCompound, sampleDocx, sampleOffice, samplePdf, sampleXlsx } from '../../test/files/sample-documents.ts';
import { documentTypeOf, typeOfName } from './document-type.ts';

test.each([
  ['a PDF', samplePdf(), 'pdf'],
  ['a Word file', sampleDocx(), 'docx'],
  ['an Excel file', sampleXlsx(), 'xlsx'],
  ['an old Word file, by the second sector of its directory', sampleCompound('WordDocument'), 'doc'],
  ['an old Excel file', sampleCompound('Workbook'), 'xls'],
  ['an Excel file of 1995', sampleCompound('Book'), 'xls'],
  ['a compound file of another program', sampleCompound('VisioDocument'), null],
  ['a Word file with macros', sampleOffice('application/vnd.ms-word.document.macroEnabled.main+xml'), null],
  ['any other zip', zipSync({ 'a.txt': strToU8('a') }), null],
  ['a program', strToU8('MZ…'), null],
  ['nothing', new Uint8Array(), null],
])('%s is told by its content', (_, bytes, type) => expect(documentTypeOf(bytes)).toBe(type));

it('a compound file cut off or turning in circles is none', () => {
  const looped = sampleCompound('x');
  new DataView(looped.buffer).setUint32(512 + 8, 1, true);
  expect(documentTypeOf(looped)).toBeNull();
  for (const length of [8, 511, 512, 600, 1100])
    expect(documentTypeOf(sampleCompound('Book').slice(0, length))).toBeNull();
});

test.each([
  ['Nachweis.PDF', 'pdf'],
  ['a.b.docx', 'docx'],
  ['Liste.xls', 'xls'],
  ['Liste.xlsm', null],
  ['pdf', null],
])('%s is named as %s', (name, type) => expect(typeOfName(name)).toBe(type));
