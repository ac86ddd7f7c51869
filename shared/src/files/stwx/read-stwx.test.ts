import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { type Kernel, loadKernel } from '../../geometry/solids/unite-deep.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { openFile } from '../document/open-file.ts';
import { readingSchema } from '../document/reading.schema.ts';
import { readFile } from '../read-file.ts';
import { zipStws } from './write-stwx.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> };

let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel();
});

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => readFile({ bytes, fileName: 'x', catalogue: seedCatalogue(), kernel });
const stwx = (inner: string, version = '1.0') =>
  utf8(`<STWX xmlns="urn:knotenblech:stwx:1" Version="${version}"><Project Name="p">${inner}</Project></STWX>`);
const part = (attributes = '', inner = '', size = 'Length="300" Height="10" Width="200"') =>
  `<Part ${size} Category="FLAT" Taken="recognised" Grade="S235JR" ${attributes}>${inner}</Part>`;
const refusal = (bytes: Uint8Array) => {
  try {
    read(bytes);
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'accepted';
};
const findings = (bytes: Uint8Array) => read(bytes).parts[0]?.findings.map(({ code }) => code);

test('the smallest document is a plate, stated and measured', () => {
  const reading = read(stwx(part('Quantity="3" Weight="999"')));
  expect(readingSchema.parse(reading).head).toMatchObject({ format: 'stwx', formatVersion: '1.0', findings: [] });
  const [plate] = reading.parts;
  expect(plate?.reasons).toEqual([{ code: 'read.stated', values: {} }]);
  expect(plate).toMatchObject({ quantitySingle: 3, quantity: 3, findings: [], measures: { netVolumeMm3: 600_000 } });
});

test('assemblies come with parents before children, whatever their order in the file', () => {
  const assemblies =
    '<Assemblies><Assembly ID="a" Parent="b" Name="A" Quantity="3"/><Assembly ID="b" Name="B" Quantity="2"/></Assemblies>';
  const { head, parts } = read(stwx(`${assemblies}<Parts>${part('Assembly="a" Quantity="5"')}</Parts>`));
  expect(head.assemblies).toMatchObject([
    { index: 1, name: 'B', parent: null },
    { index: 2, name: 'A', parent: 1 },
  ]);
  expect(parts).toMatchObject([{ assembly: 2, quantitySingle: 5, quantity: 30 }]);
});

describe('what the catalogue lacks puts the part on request, as in a BTLx file', () => {
  test.each([
    ['no grade', part().replace('Grade="S235JR"', ''), ['request.missing-grade']],
    ['a grade nobody rolls', part().replace('S235JR', 'S999'), ['request.unknown-grade']],
    ['a key of no profile', part('ProfileKey="HEA777"').replace('FLAT', 'GIRDER'), ['request.unknown-profile']],
    ['a name of no profile', part('Profile="HEA 777"').replace('FLAT', 'GIRDER'), ['request.unknown-profile']],
    ['no profile at all', part().replace('FLAT', 'PROFILE'), ['request.missing-profile']],
    ['a thickness that is not in stock', part('Thickness="11.3"'), ['request.thickness-not-stock']],
    ['a box that the profile does not fit', part('ProfileKey="HEA200"'), ['request.profile-against-box']],
  ])('%s', (_what, inner, codes) => {
    expect(findings(stwx(inner))).toEqual(codes);
  });

  test('a profile without its section lies as its box says', () => {
    const beam = part('ProfileKey="HEA200"', '', 'Length="1000" Height="200" Width="190"').replace('FLAT', 'GIRDER');
    const [facts] = read(stwx(beam)).parts;
    expect(facts?.body.section).toMatchObject({ kind: 'profile', profileId: 'HEA200', heightAxis: 'z' });
    expect(facts?.measures.netVolumeMm3).toBe(5_383_000);
  });
});

describe('what contradicts itself is refused as a whole', () => {
  const chain = (length: number) =>
    Array.from({ length }, (_, at) => `<Assembly ID="${at}" Name="n" ${at > 0 ? `Parent="${at - 1}"` : ''}/>`).join('');
  test.each([
    ['no part', stwx(''), 'E_NO_PARTS'],
    ['version 2.0', stwx(part(), '2.0'), 'E_VERSION'],
    ['no version', stwx(part(), ''), 'E_VERSION'],
    ['another root', utf8('<svg/>'), 'E_TYPE'],
    ['a parent that is not there', stwx(`<Assembly ID="1" Parent="7"/>${part()}`), 'E_REF'],
    ['a part of an assembly that is not there', stwx(part('Assembly="7"')), 'E_REF'],
    ['one ID twice', stwx(part('ID="1"') + part('ID="1"')), 'E_REF'],
    ['an assembly in itself', stwx(`<Assembly ID="1" Parent="1"/>${part()}`), 'E_CYCLE'],
    ['a circle', stwx(`<Assembly ID="1" Parent="2"/><Assembly ID="2" Parent="1"/>${part()}`), 'E_CYCLE'],
    ['64 levels', stwx(chain(64) + part()), 'accepted'],
    ['65 levels', stwx(chain(65) + part()), 'E_DEPTH'],
    ['quantity 0', stwx(part('Quantity="0"')), 'E_COUNT'],
    ['quantity 1.5', stwx(part('Quantity="1.5"')), 'E_COUNT'],
    [
      'more than a million pieces by nesting',
      stwx(`<Assembly ID="1" Quantity="2000"/><Assembly ID="2" Parent="1" Quantity="2000"/>${part('Assembly="2"')}`),
      'E_COUNT',
    ],
    ['a length of 0', stwx(part('', '', 'Length="0" Height="10" Width="200"')), 'E_DIM'],
    ['no width', stwx(part('', '', 'Length="10" Height="10"')), 'E_NUMBER'],
    ['a category of no kind', stwx(part().replace('FLAT', 'ROOF')), 'E_RANGE'],
    ['a surface of no kind', stwx(part('Surface="GOLD"')), 'E_RANGE'],
    ['a RAL number of five digits', stwx(part('RalNumber="90050"')), 'E_RANGE'],
    ['a colour beyond 255', stwx(part('', '<Colour Red="256" Green="0" Blue="0"/>')), 'E_RANGE'],
    [
      'a weld to no part',
      stwx(`<Assembly ID="1"><Weld Part1="1" Part2="9" A="3" Length="9"/></Assembly>${part('ID="1" Assembly="1"')}`),
      'E_REF',
    ],
    [
      'a weld to a part elsewhere',
      stwx(
        `<Assembly ID="1"><Weld Part1="1" Part2="2" A="3" Length="9"/></Assembly>${part('ID="1" Assembly="1"')}${part('ID="2"')}`,
      ),
      'E_REF',
    ],
    [
      'a weld without size',
      stwx(`<Assembly ID="1"><Weld Part1="1" Part2="1" A="0" Length="9"/></Assembly>${part('ID="1" Assembly="1"')}`),
      'E_RANGE',
    ],
    [
      'a processing on a plane that is not there',
      stwx(part('', '<Processings><Drilling ReferencePlaneID="101"/></Processings>')),
      'E_REF',
    ],
    [
      'a place without axes',
      stwx(part('', '<Transformations><Transformation><Position/></Transformation></Transformations>')),
      'E_GEOM',
    ],
    ['a document type', utf8('<!DOCTYPE a><STWX Version="1.0"/>'), 'E_DTD'],
  ])('%s', (_what, bytes, code) => {
    expect(refusal(bytes)).toBe(code);
  });
});

describe('a zip', () => {
  const document = stwx(part());
  const pdf = utf8('%PDF-1.7');

  test('lists its drawings and leaves them closed', () => {
    const drawings = ['../Pläne/Stütze 1.pdf', 'ansicht.PNG', 'ansicht.png', 'notiz.txt'].map((name) => ({
      name,
      bytes: pdf,
    }));
    const { head } = read(zipStws(document, drawings));
    expect(head.drawings).toEqual([
      { name: 'Stütze 1.pdf', bytes: 8 },
      { name: 'ansicht.PNG', bytes: 8 },
      { name: 'ansicht-2.png', bytes: 8 },
    ]);
    expect(readingSchema.parse({ head, parts: [] }).head).toEqual(head);
  });

  test('of thousands of equal parts is not packed tighter than a reader takes it', () => {
    const repeated = stwx(part('', '', 'Length="300" Height="10" Width="200"').repeat(3000));
    expect(openFile(zipStws(repeated))).toEqual(repeated);
  });

  test('is the same, byte for byte, for the same input', () => {
    const drawings = [{ name: 'a.pdf', bytes: pdf }];
    expect(zipStws(document, drawings)).toEqual(zipStws(document, drawings));
  });

  test.each([
    ['one .STWX in a folder', { 'a/b/Projekt.STWX': document }, 'accepted'],
    ['one .btlx', { 'a.btlx': utf8('<BTLx Version="2.0"><Part Length="1" Width="1" Height="1"/></BTLx>') }, 'accepted'],
    ['a .stwx that is named .btlx', { 'a.btlx': document }, 'accepted'],
    ['one of each', { 'a.btlx': document, 'b.stwx': document }, 'E_ZIP_COUNT'],
    ['the one .stws of a project in a .zip', { 'Projekt/a.stws': zipStws(document), 'b.txt': pdf }, 'accepted'],
    ['drawings only', { 'a.pdf': pdf }, 'E_ZIP_EMPTY'],
    ['a zip in it', { 'a.stwx': document, 'b.stws': pdf }, 'E_ZIP_NESTED'],
    ['a document that is a picture', { 'a.stwx': utf8('PNG') }, 'E_XML'],
  ])('%s', (_what, files, code) => {
    expect(refusal(zipSync(files))).toBe(code);
  });
});
