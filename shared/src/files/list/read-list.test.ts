import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { type Kernel, loadKernel } from '../../geometry/solids/unite-deep.ts';
import { readingSchema } from '../document/reading.schema.ts';
import { readFile } from '../read-file.ts';
import { readListAnswers, withListAnswers } from './list-answers.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

let kernel: Kernel;
const catalogue = seedCatalogue();
beforeAll(async () => {
  kernel = await loadKernel();
});

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const read = (list: string | Uint8Array) =>
  readFile({ bytes: typeof list === 'string' ? utf8(list) : list, fileName: 'liste.csv', catalogue, kernel });
const shortOf = (list: string | Uint8Array) =>
  read(list).parts.map(({ name, quantity, profileName, thicknessMm, grade, body: { blankMm } }) =>
    [name, quantity, profileName || thicknessMm, grade, Object.values(blankMm).join(' x ')].join(' | '),
  );
const kgOf = (list: string) =>
  read(list).parts.map(({ measures }) => Math.round(measures.netVolumeMm3 * 7.85e-4) / 100);

const german = [
  'Pos;Menge;Profil;Länge [mm];Breite;Dicke;Güte;Bemerkung',
  'T1;2;HEA 200;6.000;;;S355J2;mit Kopfplatte',
  'S1;4;RHS 100x60x5;2.450,5;;;S235JRH;',
  'B1;8;Bl 10x150;300;;;S235JR;',
  'B2;1;;420;200;12;S235JR;',
].join('\r\n');

describe('a list', () => {
  test('gives bars cut square to length and plates as rectangles', () => {
    expect(shortOf(german)).toEqual([
      'T1 | 2 | HEA 200 | S355J2 | 6000 x 200 x 190',
      'S1 | 4 | RHS 100x60x5 | S235JRH | 2450.5 x 60 x 100',
      'B1 | 8 | 10 | S235JR | 300 x 150 x 10',
      'B2 | 1 | 12 | S235JR | 420 x 200 x 12',
    ]);
    expect(read(german).head).toMatchObject({ format: 'list', formatVersion: 'CSV', findings: [] });
  });
  test('weighs what its parts weigh', () => {
    const [girder = 0, , plate] = kgOf(german);
    expect(Math.abs(girder / (6 * 42.3) - 1)).toBeLessThan(0.01);
    expect(plate).toBe(3.53);
  });
  test('keeps what is noted at a row', () => {
    expect(read(german).parts[0]?.userAttributes).toEqual([{ name: 'Comment', value: 'mit Kopfplatte' }]);
  });
  test.each([
    ['English', 'Mark,Qty,Section,Length (mm),Grade\nA1,3,IPE 300,5000.5,S355JR'],
    ['French', 'Repère;Quantité;Profilé;Longueur;Nuance\nA1;3;IPE 300;5000,5;S355JR'],
    ['Italian', 'Marca\tQuantità\tProfilo\tLunghezza\tMateriale\nA1\t3\tIPE 300\t5000,5\tS355JR'],
    ['German, its section under Bezeichnung', 'Nr.;Stk.;Bezeichnung;Länge in mm;Werkstoff\nA1;3;IPE 300;5000,5;S355JR'],
    [
      'German, its section under a heading of its own',
      'Nr.;Stk.;Werkstück;Länge;Werkstoff\nA1;3;IPE 300;5000,5;S355JR',
    ],
    ['its sizes in metres', 'Pos;Anzahl;Profil;Länge (m);Güte\nA1;3;IPE 300;5,0005;S355JR'],
    [
      'with a title above and a unit in cells',
      'Stückliste Halle\n\nPos;Anzahl;Profil;Länge;Güte\nA1;3 Stk;IPE 300;5000,5 mm;S355JR',
    ],
  ])('in %s reads the same', (_, list) => {
    expect(shortOf(list)).toEqual(['A1 | 3 | IPE 300 | S355JR | 5000.5 x 150 x 300']);
  });
  test.each([
    ['Windows-1252', latin1(german)],
    ['UTF-8 with its mark', utf8(`\ufeff${german}`)],
    [
      'UTF-16',
      Uint8Array.from([
        0xff,
        0xfe,
        ...Array.from(german).flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
      ]),
    ],
  ])('in %s reads the same', (_, bytes) => {
    expect(shortOf(bytes)).toEqual(shortOf(german));
  });
  test('quotes hold separators, quotes and line ends; lines are counted through them', () => {
    const list = 'Pos;Menge;Profil;Länge;Bemerkung\n"T;1";1;IPE 200;1000;"zwei\nZeilen ""oben"""\nT2;x;IPE 200;1000;';
    const { head, parts } = read(list);
    expect(parts.map(({ name, userAttributes }) => [name, userAttributes])).toEqual([
      ['T;1', [{ name: 'Comment', value: 'zwei Zeilen "oben"' }]],
    ]);
    expect(head.findings).toEqual([{ code: 'warn.row-unread', values: { line: 4, reason: 'quantity', found: 'x' } }]);
  });
  test('sums, empty rows and headings that come again are passed over', () => {
    const head = 'Pos;Menge;Profil;Länge';
    const list = [head, 'T1;1;IPE 200;1000', ';;;', 'Summe;1;;1000', head, 'T2;1;IPE 200;1000', ';2;;'].join('\n');
    expect(shortOf(list)).toHaveLength(2);
    expect(read(list).head.findings).toEqual([]);
  });
  test('a row that cannot be says which column of which line, the others are read', () => {
    const rows = [
      'T1;1;IPE 200;lang',
      'T2;0;IPE 200;1000',
      'T3;1;;1000',
      'T4;1;Bl 8;1000',
      'T5;1;IPE 200;200000',
      'T6;1;IPE 200;1000',
    ];
    const { head, parts } = read(['Pos;Menge;Profil;Länge', ...rows].join('\n'));
    expect(parts.map(({ name }) => name)).toEqual(['T6']);
    expect(head.findings.map(({ values }) => Object.values(values).join(' '))).toEqual([
      '2 length lang',
      '3 quantity 0',
      '4 profile ',
      '5 width ',
      '6 length 200000',
    ]);
  });
  test('a row without a quantity counts as one, guessed; one that is no whole number is left out', () => {
    const list =
      'Pos;Menge;Profil;Länge;Güte\nA;;HEA 200;3000;S235JR\nB;2,5;HEA 200;2000;S235JR\nC;3;HEA 200;1000;S235JR';
    const { head, parts } = read(list);
    expect(parts.map(({ name, quantity, taken }) => [name, quantity, taken])).toEqual([
      ['A', 1, 'guessed'],
      ['C', 3, 'recognised'],
    ]);
    expect(parts[0]?.reasons).toContainEqual({ code: 'guessed.quantity-missing', values: {} });
    expect(parts[0]?.findings).toEqual([]);
    expect(head.findings).toEqual([{ code: 'warn.row-unread', values: { line: 3, reason: 'quantity', found: '2,5' } }]);
  });
  test('a section that the catalogue lacks is on request by its name, without a weight', () => {
    const [part] = read('Pos;Menge;Profil;Länge\nZ1;1;HD 400x1298;1000\nT;1;IPE 200;1000').parts;
    expect(part).toMatchObject({ profileName: 'HD 400x1298', measures: { netVolumeMm3: 0 } });
    expect(part?.findings.map(({ code }) => code)).toContain('request.unknown-profile');
  });
  test.each(['1/2 HEA 200', 'HEA200/2', '1/2HEA200', 'HEA 200 (halb)', 'T HEA 200', 'halber HEA 200'])(
    '%s is half a girder: on request by that name, half as heavy as the whole',
    (name) => {
      const [part] = read(`Pos;Menge;Profil;Länge;Güte\n1;1;${name};2000;S235JR`).parts;
      expect(part).toMatchObject({ profileId: null, measures: { netVolumeMm3: (5383 / 2) * 2000 } });
      expect(part?.findings).toEqual([{ code: 'request.half-girder', values: { text: part?.profileName } }]);
    },
  );
  test.each(['Winkel', 'Bolzen 20', 'I 300', 'Träger'])('%s is no plate, whatever stands in its columns', (name) => {
    for (const sizes of [';', '60;6']) {
      const [part] = read(`Pos;Menge;Profil;Länge;Breite;Dicke;Güte\n1;1;${name};500;${sizes};S235JR`).parts;
      expect(part).toMatchObject({ profileName: name, thicknessMm: null });
      expect(part?.findings.map(({ code }) => code)).toContain('request.unknown-profile');
      expect(part?.measures.netVolumeMm3).toBe(0);
    }
  });
  test.each([
    ['Mark,Qty,Section,Length (in),Grade\nA1,3,IPE 300,100,S355JR', 2540],
    ['Pos;Menge;Profil;Länge [Zoll];Güte\nA1;3;IPE 300;100,5;S355JR', 2552.7],
    ['Mark,Qty,Section,Length,Grade\nA1,3,IPE 300,150 in,S355JR', 3810],
    ['Pos;Menge;Profil;Länge;Güte\nA1;3;IPE 300;1’250.5;S355JR', 1250.5],
  ])('reads a length in inches and with Swiss thousands: %s', (list, lengthMm) => {
    expect(read(list).parts[0]?.body.blankMm.length).toBe(lengthMm);
  });
  test('a unit that nothing here knows is asked', () => {
    const { head } = read('Mark,Qty,Section,Length (ft),Grade\nA1,3,IPE 300,100,S355JR');
    expect(head.format).toBe('other');
    expect(head.openList?.rows).toHaveLength(2);
  });
  test.each(['Flachstahl', 'Flach', 'Plat', 'Piatto'])('%s with its sizes in columns is a flat bar', (name) => {
    const sizes = ['100;10', '103;10'];
    const rows = sizes.map((size) => `1;1;${name};500;${size};S235JR`).join('\n');
    const { parts } = read(`Pos;Menge;Profil;Länge;Breite;Dicke;Güte\n${rows}`);
    expect(parts.map(({ profileName, thicknessMm }) => [profileName, thicknessMm])).toEqual([
      ['FL 100x10', 10],
      ['', 10],
    ]);
    expect(parts.flatMap(({ findings }) => findings)).toEqual([]);
  });
  test.each(['RD 20', 'Rundstahl 20', 'RD20'])('%s is a bar and needs no width', (name) => {
    expect(shortOf(`Pos;Menge;Profil;Länge;Güte\n1;2;${name};500;S235JR`)).toEqual([
      '1 | 2 | RD 20 | S235JR | 500 x 20 x 20',
    ]);
  });
  test.each(['IPE 200 + IPE 200', 'HEA200 / HEB200', 'UPN 200 & L 80x80x8'])('%s is no single section', (name) => {
    const [part] = read(`Pos;Menge;Profil;Länge;Güte\n1;1;${name};500;S235JR`).parts;
    expect(part).toMatchObject({ profileId: null, profileName: name, measures: { netVolumeMm3: 0 } });
    expect(part?.findings).toEqual([{ code: 'request.unknown-profile', values: { text: name } }]);
  });
  test('a section that speaks of more pieces than its row is said', () => {
    const { parts } = read('Pos;Menge;Profil;Länge;Güte\n1;1;2 x UPN 200;500;S235JR\n2;2;2 x UPN 200;500;S235JR');
    expect(parts.map(({ findings }) => findings)).toEqual([
      [{ code: 'warn.quantity-differs', values: { text: '2 x UPN 200', pieces: 2, count: 1 } }],
      [],
    ]);
  });
  test.each(['m', '[m]', '(m.)'])('units may stand in a row of their own under the headings: %s', (unit) => {
    const list = `Pos;Menge;Profil;Länge;Güte\n;Stk.;;${unit};\nT1;2;HEA 200;6,5;S235JR\nT2;1;HEA 200;100;S235JR`;
    expect(shortOf(list)).toEqual([
      'T1 | 2 | HEA 200 | S235JR | 6500 x 200 x 190',
      'T2 | 1 | HEA 200 | S235JR | 100000 x 200 x 190',
    ]);
    expect(read(list).head.findings).toEqual([]);
  });

  test('timber and fasteners in it are left out with a reason', () => {
    const { parts } = read(
      'Pos;Menge;Profil;Länge;Material\nT1;1;200x400;6000;GL24h\nT2;1;IPE 200;1000;S235JR\nT3;8;Schraube M16;100;8.8',
    );
    expect(parts.map(({ name, taken }) => [name, taken])).toEqual([
      ['T1', 'left-out'],
      ['T2', 'recognised'],
      ['T3', 'left-out'],
    ]);
  });
  test('one without a row that can be read is asked about, it is no dead end', () => {
    const { head } = read('Pos;Menge;Profil;Länge;Güte\n1;1;IPE 200;12\'-6""";S235JR\n2;1;PL 10x200x300;;S235JR');
    expect(head).toMatchObject({ format: 'other', openList: { fields: expect.arrayContaining(['length']) } });
  });
  test('a formula is text', () => {
    const { parts } = read('Pos;Menge;Profil;Länge\n"=HYPERLINK(""x"")";1;IPE 200;1000');
    expect(parts[0]?.name).toBe('=HYPERLINK("x")');
  });
  test.each([
    ['1.200', 'Pos;Menge;Profil;Länge\nT;1;IPE 200;1.200', 1200],
    ['1,200', 'Pos,Menge,Profil,Länge\nT,1,IPE 200,"1,200"', 1200],
    ['1200.50 beside 1.200', 'Pos;Menge;Profil;Länge\nT;1;IPE 200;1200.50', 1200.5],
    ["6'000", "Pos;Menge;Profil;Länge\nT;1;IPE 200;6'000", 6000],
  ])('a length written %s', (_, list, mm) => {
    expect(read(list).parts[0]?.body.blankMm.length).toBe(mm);
  });
});

describe('a list whose headings leave something open', () => {
  const open = 'A;B;C;D\nT1;2;IPE 200;6,5\nT2;1;IPE 200;4,25\nT3;1;IPE 200;4,25';
  test('is a request, with its first rows', () => {
    const { head, parts } = read(open);
    expect(head).toMatchObject({ format: 'other', formatVersion: 'CSV' });
    expect(head.openList?.rows[1]).toEqual(['T1', '2', 'IPE 200', '6,5']);
    expect(head.openList?.fields).toEqual([null, null, 'profile', null]);
    expect(parts[0]?.findings.map(({ code }) => code)).toEqual(['request.other-file']);
  });
  test('is read by what was answered, which stands in it', () => {
    const answered = withListAnswers(utf8(open), {
      columns: { position: 0, quantity: 1, profile: 2, length: 3 },
      unit: 'm',
    });
    expect(shortOf(answered)).toEqual([
      'T1 | 2 | IPE 200 |  | 6500 x 100 x 200',
      'T2 | 1 | IPE 200 |  | 4250 x 100 x 200',
      'T3 | 1 | IPE 200 |  | 4250 x 100 x 200',
    ]);
    expect(read(answered).head.findings).toEqual([]);
    expect(read(withListAnswers(answered, { isRequest: true })).head).toMatchObject({ format: 'other' });
    expect(read(withListAnswers(answered, { isRequest: true })).head.openList).toBeUndefined();
  });
  test.each([
    ['no unit and short lengths', 'Pos;Menge;Profil;Länge\nT;1;IPE 200;6,5\nT;1;IPE 200;7'],
    ['two columns of one kind', 'Pos;Menge;Anzahl;Profil;Länge\nT;1;2;IPE 200;6000'],
    ['no quantity', 'Pos;Profil;Länge\nT;IPE 200;6000'],
    ['nothing that says the section', 'Pos;Menge;Länge\nT;1;6000'],
  ])('as it has %s', (_, list) => {
    expect(read(list).head.openList).toBeDefined();
  });
});

const sheetOf = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const types =
  '<Types xmlns="x"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
const workbook = (sheets: Record<string, string>, shared = '', state = '') =>
  zipSync({
    '[Content_Types].xml': utf8(types),
    'xl/workbook.xml': utf8(
      `<workbook xmlns:r="r"><sheets>${Object.keys(sheets)
        .map((name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId${n + 1}"${n === 0 ? state : ''}/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      `<Relationships>${Object.keys(sheets)
        .map((_, n) => `<Relationship Id="rId${n + 1}" Target="worksheets/sheet${n + 1}.xml"/>`)
        .join('')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': utf8(`<sst>${shared}</sst>`),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, n) => [`xl/worksheets/sheet${n + 1}.xml`, utf8(sheetOf(rows))]),
    ),
  });
const heading =
  '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t>Menge</t></is></c><c r="C2" t="str"><v>Profil</v></c><c r="E2" t="inlineStr"><is><r><t>Län</t></r><r><t>ge</t></r></is></c></row>';
const girder =
  '<row r="3"><c r="A3" t="inlineStr"><is><t>T1</t></is></c><c r="B3"><v>2</v></c><c r="C3" t="inlineStr"><is><t>IPE 200</t></is></c><c r="E3"><f>1000*WEBSERVICE("x")</f><v>6000.5</v></c></row>';

describe('a workbook', () => {
  test('is read by what its cells show; formulas count by what they were stored with', () => {
    const book = workbook({ Liste: heading + girder }, '<si><t>Pos.</t></si>');
    expect(shortOf(book)).toEqual(['T1 | 2 | IPE 200 |  | 6000.5 x 100 x 200']);
    expect(read(book).head).toMatchObject({ format: 'list', formatVersion: 'XLSX' });
  });
  test('the first sheet that is a list counts, a hidden one does not', () => {
    const other = '<row r="1"><c r="A1" t="inlineStr"><is><t>Deckblatt</t></is></c></row>';
    const pos = '<si><t>Pos.</t></si>';
    expect(shortOf(workbook({ Deckblatt: other, Liste: heading + girder }, pos))).toHaveLength(1);
    expect(
      shortOf(workbook({ Alt: heading + girder + girder, Liste: heading + girder }, pos, ' state="hidden"')),
    ).toHaveLength(1);
  });
  test('further sheets with parts are said', () => {
    const { head, parts } = read(
      workbook({ Stäbe: heading + girder, Bleche: heading + girder }, '<si><t>Pos.</t></si>'),
    );
    expect(parts).toHaveLength(1);
    expect(head.findings).toEqual([{ code: 'warn.sheets-unread', values: { count: 1 } }]);
  });
  test('a bad row is named by the row of the sheet', () => {
    const bad = girder.replaceAll('3"', '7"').replace('<v>2</v>', '<v>2.5</v>');
    const { head } = read(workbook({ Liste: heading + girder + bad }, '<si><t>Pos.</t></si>'));
    expect(head.findings).toEqual([{ code: 'warn.row-unread', values: { line: 7, reason: 'quantity', found: '2.5' } }]);
  });
  test('answers stand in the comment of the file, which stays a workbook', () => {
    const book = workbook({ Liste: girder });
    expect(read(book).head.openList?.rows[0]?.slice(0, 3)).toEqual(['T1', '2', 'IPE 200']);
    const answered = withListAnswers(book, {
      columns: { position: 0, quantity: 1, profile: 2, length: 4 },
      unit: 'mm',
    });
    expect(readListAnswers(answered)).toMatchObject({ unit: 'mm' });
    expect(readListAnswers(withListAnswers(answered, { isRequest: true }))).toEqual({ isRequest: true });
    expect(shortOf(answered)).toEqual(['T1 | 2 | IPE 200 |  | 6000.5 x 100 x 200']);
  });
  test('one that is none inside is a request', () => {
    expect(read(workbook({ Liste: '<row><c' })).head).toMatchObject({ format: 'other', formatVersion: 'XLSX' });
  });
});

test('the same bytes give the same reading, of its schema', () => {
  const reading = read(german);
  expect(readingSchema.parse(reading)).toEqual(reading);
  expect(JSON.stringify(read(german))).toBe(JSON.stringify(reading));
  const open = read('a;b;c\n1;2;3\n4;5;6');
  expect(readingSchema.parse(open)).toEqual(open);
});

describe('cells that are merged', () => {
  const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (line: number, ...texts: (string | null)[]) =>
    `<row r="${line}">${texts.map((text, n) => (text === null ? `<c r="${'ABCDE'[n]}${line}"/>` : cell(`${'ABCDE'[n]}${line}`, text))).join('')}</row>`;
  const sheet = (merged: string) =>
    workbook({
      Liste: `${row(1, 'Pos', 'Menge', 'Profil', 'Länge', 'Güte')}${row(2, 'T1', '2', 'HEA 200', '3000', 'S235JR')}${row(3, 'T2', '1', null, '2000', null)}${row(4, 'T3', '4', null, '1000', null)}${row(5, null, null, null, null, null)}</sheetData><mergeCells>${merged}</mergeCells><sheetData>`,
    });
  test('downwards hold for each of their rows', () => {
    const bytes = sheet('<mergeCell ref="C2:C5"/><mergeCell ref="E2:E5"/>');
    expect(shortOf(bytes)).toEqual([
      'T1 | 2 | HEA 200 | S235JR | 3000 x 200 x 190',
      'T2 | 1 | HEA 200 | S235JR | 2000 x 200 x 190',
      'T3 | 4 | HEA 200 | S235JR | 1000 x 200 x 190',
    ]);
    expect(read(bytes).head.findings).toEqual([]);
    expect(read(bytes).parts.flatMap(({ findings }) => findings)).toEqual([]);
  });
  test('a quantity that several rows share counts for each, and each says so', () => {
    const { parts } = read(
      workbook({
        Liste: `${row(1, 'Pos', 'Menge', 'Profil', 'Länge', 'Güte')}${row(2, 'T1', '4', 'HEA 200', '3000', 'S235JR')}${row(3, 'T2', null, 'HEA 200', '2000', 'S235JR')}${row(4, 'T3', '1', 'HEA 200', '1000', 'S235JR')}</sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells><sheetData>`,
      }),
    );
    expect(parts.map(({ quantity, taken, findings }) => [quantity, taken, findings])).toEqual([
      [4, 'recognised', [{ code: 'warn.quantity-merged', values: { count: 4, rows: 2 } }]],
      [4, 'recognised', [{ code: 'warn.quantity-merged', values: { count: 4, rows: 2 } }]],
      [1, 'recognised', []],
    ]);
  });
  test('without end, askew or without a place take no time and no part', () => {
    const merged = Array.from({ length: 2000 }, () => '<mergeCell ref="C2:C1048576"/>').join('');
    expect(read(sheet(merged)).head.format).toBe('other');
    const odd =
      '<mergeCell ref="C5:C2"/><mergeCell ref="C2"/><mergeCell/><mergeCell ref="ZZZ2:ZZZ9"/><mergeCell ref="C2:C99999999"/>';
    expect(read(sheet(odd)).parts.map(({ name }) => name)).toEqual(['T1']);
  });
});
