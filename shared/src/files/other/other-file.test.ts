import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workedPart, workedTariff } from '../../../samples/worked-parts.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import { needsMoreSpecification } from '../../parts/materials/missing-specs.ts';
import { isOtherFile } from '../../parts/part.ts';
import { requestFindings } from '../../prices/check/request-findings.ts';
import { readingSchema } from '../document/reading.schema.ts';
import { readFile } from '../read-file.ts';
import { asRequest, otherFileType } from './other-file.ts';

const kernel = await loadKernel();
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each<[type: string, bytes: Uint8Array]>([
  ['PDF', utf8('%PDF-1.7\n')],
  ['DWG', utf8('AC1032\0\0')],
  ['JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ['HEIC', utf8('\0\0\0\x18ftypheic')],
  ['HEIC', utf8('\0\0\0\x18ftypmsf1')],
  ['RTF', utf8('{\\rtf1 x}')],
  ['ODS', zipSync({ mimetype: [utf8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] })],
  ['Rhino', utf8('3D Geometry File Format 60')],
])('%s is a part on request without size and weight', (type, bytes) => {
  const reading = readFile({ bytes, fileName: 'skizze', catalogue: seedCatalogue(), kernel });
  expect(() => readingSchema.parse(reading)).not.toThrow();
  const { head, parts } = reading;
  expect([head.format, head.formatVersion]).toEqual(['other', type]);
  expect(parts).toHaveLength(1);
  expect(parts[0]).toMatchObject({ name: type, quantity: 1, measures: { netVolumeMm3: 0, surfaceMm2: 0 } });
  expect(parts.every(isOtherFile)).toBe(true);
});

test('what is read is no other file, and what nobody draws steel in stays refused', () => {
  const btlx = utf8('<BTLx Version="2.3.1"/>');
  const program = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3]);
  const zip = zipSync({ 'a.btlx': btlx });
  expect([btlx, program, zip, utf8('hello'), new Uint8Array()].map(otherFileType)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('nothing is asked about its steel, and it says once why it has no price', () => {
  const { parts } = readFile({ bytes: utf8('%PDF-1.7\n'), fileName: 'a.pdf', catalogue: seedCatalogue(), kernel });
  const [facts] = parts;
  if (!facts) throw new Error('no part');
  const part = workedPart(facts);
  expect(needsMoreSpecification([part])).toBe(false);
  expect(requestFindings(part, workedTariff(), undefined).map(({ code }) => code)).toEqual(['request.other-file']);
});

test('a file that is refused becomes a request with the file in it, whatever its name', () => {
  const bytes = utf8('ISO-10303-21;\nHEADER;');
  for (const [fileName, type] of [
    ['Stütze.step', 'STEP'],
    ['../a/b.nc1', 'NC1'],
    [`${'x'.repeat(300)}.dxf`, 'DXF'],
    ['ohne Endung', 'ZIP'],
  ] as const) {
    const packed = asRequest(bytes, fileName);
    expect(otherFileType(packed)).toBe(type);
    const { head, parts } = readFile({ bytes: packed, fileName, catalogue: seedCatalogue(), kernel });
    expect([head.format, head.formatVersion, parts.length]).toEqual(['other', type, 1]);
    expect(Object.values(unzipSync(packed))).toEqual([bytes]);
  }
});
