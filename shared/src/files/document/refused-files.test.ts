import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { rectangle, sampleDxf, text } from '../../../test/files/sample-dxf.ts';
import { sampleNc1 } from '../../../test/files/sample-nc1.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readDocument, readFile } from '../read-file.ts';
import { openFile } from './open-file.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> };

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean, mark = true) => {
  const marked = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let index = 0; index < marked.length; index += 1)
    view.setUint16(index * 2, marked.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
};
/** By the flags of its one entry, in front of it and in the directory. */
const encryptedZip = (bytes: Uint8Array<ArrayBuffer>) => {
  const zip = zipSync({ 'a.btlx': bytes });
  const view = new DataView(zip.buffer);
  const directory = zip.findLastIndex((_, at) => at + 4 <= zip.length && view.getUint32(at, true) === 0x02014b50);
  for (const at of [6, directory + 8]) view.setUint16(at, view.getUint16(at, true) | 1, true);
  return zip;
};
const kernel = await loadKernel();
const read = (bytes: Uint8Array) => readDocument(openFile(bytes));
const refusal = (bytes: Uint8Array): { code: string; details: Record<string, unknown> } => {
  try {
    read(bytes);
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, details: { ...error.details } };
    throw error;
  }
  return { code: 'accepted', details: {} };
};

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n<BTLx xmlns="https://www.design2machine.com" Version="2.3.1"><Project Name="p"><Parts>\n';
const foot = '</Parts></Project></BTLx>';
const file = (parts: string) => head + parts + foot;
const part = (attributes = 'Length="200" Height="10" Width="100"', inner = '') =>
  `<Part ${attributes}>${inner}</Part>\n`;
const drilling = (parameters: string, attributes = 'ReferencePlaneID="1"') =>
  part(undefined, `<Processings><Drilling Name="d" ${attributes}>${parameters}</Drilling></Processings>`);
const position = (point: string, x: string, y: string) =>
  part(
    undefined,
    `<Transformations><Transformation GUID="{1}"><Position><ReferencePoint ${point}/><XVector ${x}/><YVector ${y}/></Position></Transformation></Transformations>`,
  );
const xyz = (x: string, y: string, z: string) => `X="${x}" Y="${y}" Z="${z}"`;
const zero = xyz('0', '0', '0');
const alongX = xyz('1', '0', '0');
const alongY = xyz('0', '1', '0');
const bomb = `<!DOCTYPE b [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, n) => `<!ENTITY a${n} "&a;&a;&a;&a;">`).join('')}]>`;

const refused: [string, string, Uint8Array][] = [
  ['an empty file', 'E_EMPTY', new Uint8Array()],
  ['one byte', 'E_EMPTY', utf8('<')],
  ['blanks only', 'E_EMPTY', utf8('  \n\t ')],
  ['a prolog only', 'E_EMPTY', utf8('<?xml version="1.0"?>\n')],
  ['an HTML page', 'E_TYPE', utf8('<!DOCTYPE html><html><body/></html>')],
  ['an HTML page without a document type', 'E_TYPE', utf8('<html><body/></html>')],
  ['an SVG image', 'E_TYPE', utf8('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['JSON', 'E_TYPE', utf8('{"Parts": []}')],
  ['a PDF', 'E_TYPE', utf8('%PDF-1.7\n')],
  ['an executable', 'E_TYPE', new Uint8Array([0x4d, 0x5a, 0x90, 0x01, 0x03, 0x04])],
  ['a file over 20 MB', 'E_SIZE', new Uint8Array(20_000_001)],
  ['a document type', 'E_DTD', utf8(`<!DOCTYPE BTLx>${file(part())}`)],
  [
    'an external entity',
    'E_DTD',
    utf8(`<!DOCTYPE BTLx [<!ENTITY x SYSTEM "file:///etc/passwd">]><BTLx Version="2.0.0">&x;</BTLx>`),
  ],
  ['a billion laughs', 'E_DTD', utf8(`${bomb}<BTLx Version="2.0.0">&a19;</BTLx>`)],
  ['a stylesheet instruction', 'E_PI', utf8(`<?xml-stylesheet href="http://x/"?>${file(part()).replace(/^.*\n/, '')}`)],
  ['an XInclude', 'E_PI', utf8(file('<xi:include href="http://x/"/>'))],
  ['an unknown entity', 'E_XML', utf8(file(part('Length="&foo;"')))],
  ['100,000 nested elements', 'E_DEPTH', utf8(`<BTLx Version="2.0.0">${'<a>'.repeat(100_000)}`)],
  ['257 attributes', 'E_ATTR', utf8(file(`<Part ${Array.from({ length: 257 }, (_, n) => `a${n}="1"`).join(' ')}/>`))],
  ['a text of 2 MB', 'E_TEXT', utf8(file(part(undefined, 'x'.repeat(2_000_000))))],
  ['a comment of 2 MB', 'E_TEXT', utf8(file(`<!--${'x'.repeat(2_000_000)}-->`))],
  ['400,000 character references', 'E_TEXT', utf8(file(part(undefined, '&#65;'.repeat(400_000))))],
  ['an attribute of 5 MB', 'E_TEXT', utf8(file(`<Part Designation="${'x'.repeat(5_000_000)}"/>`))],
  ['a name of 300 characters', 'E_NAME', utf8(file(`<${'n'.repeat(300)}/>`))],
  ['an attribute name of 300 characters', 'E_NAME', utf8(file(`<Part ${'n'.repeat(300)}="1"/>`))],
  ['an unclosed element', 'E_XML', utf8(head)],
  ['crossed elements', 'E_XML', utf8(file('<a><b></a></b>'))],
  ['a repeated attribute', 'E_XML', utf8(file(part('Length="1" Length="2"')))],
  ['two roots', 'E_XML', utf8(file(part()) + file(part()).replace(/^.*\n/, ''))],
  ['bytes behind the root', 'E_XML', utf8(`${file(part())} x`)],
  ['an attribute without quotes', 'E_XML', utf8(file('<Part Length=10/>'))],
  ['NUL', 'E_CHAR', utf8(file(part('Designation="a\0b"')))],
  ['a control character', 'E_CHAR', utf8(file(part('Designation="a\u0001b"')))],
  ['U+FFFE', 'E_CHAR', utf8(file(part('Designation="a\ufffeb"')))],
  [
    'Latin-1 called UTF-8',
    'E_ENC',
    new Uint8Array([
      ...utf8('<?xml version="1.0" encoding="UTF-8"?><BTLx Version="2.0.0" Name="'),
      0xfc,
      ...utf8('"/>'),
    ]),
  ],
  ['declared KOI8-R', 'E_ENC', utf8('<?xml version="1.0" encoding="KOI8-R"?><BTLx Version="2.0.0"/>')],
  ['UTF-32', 'E_ENC', new Uint8Array([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0])],
  ['UTF-7', 'E_ENC', utf8('+/v8-+ADw-BTLx')],
  ['EBCDIC', 'E_ENC', new Uint8Array([0x4c, 0x6f, 0xa7, 0x94, 0x93])],
  ['two byte order marks', 'E_ENC', utf8(`\ufeff\ufeff${file(part())}`)],
  ['another root', 'E_TYPE', utf8('<Project/>')],
  ['version 9.9', 'E_VERSION', utf8('<BTLx Version="9.9"/>')],
  ['no version', 'E_VERSION', utf8('<BTLx/>')],
  ...['NaN', 'INF', '-INF', '1e309', '1e-400', '0x10', '1,5', '', ' ', '1'.repeat(33), '--1', '1e', 'abc'].map(
    (value): [string, string, Uint8Array] => [
      `Length="${value}"`,
      'E_NUMBER',
      utf8(file(part(`Length="${value}" Height="10" Width="100"`))),
    ],
  ),
  ['no Width', 'E_NUMBER', utf8(file(part('Length="10" Height="10"')))],
  ...['0', '-1', '1e-9', '1e9', '0.05', '-0', '100000.1'].map((value): [string, string, Uint8Array] => [
    `Height="${value}"`,
    'E_DIM',
    utf8(file(part(`Length="200" Height="${value}" Width="100"`))),
  ]),
  ...['0', '-1', '1.5', '2147483647', 'x', '1e3'].map((value): [string, string, Uint8Array] => [
    `Count="${value}"`,
    'E_COUNT',
    utf8(file(part(`Length="200" Height="10" Width="100" Count="${value}"`))),
  ]),
  [
    'more than a million pieces together',
    'E_COUNT',
    utf8(file(part('Length="1" Height="1" Width="1" Count="600000"').repeat(2))),
  ],
  ['20,001 parts', 'E_PARTS', utf8(file(part().repeat(20_001)))],
  ['a zip without a BTLx', 'E_ZIP_EMPTY', zipSync({ 'readme.txt': utf8('hello') })],
  ['a zip with two', 'E_ZIP_COUNT', zipSync({ 'a.btlx': utf8(file(part())), 'b.btlx': utf8(file(part())) })],
  ['a zip in a zip', 'E_ZIP_NESTED', zipSync({ 'a.zip': zipSync({ 'a.btlx': utf8('x') }) })],
  [
    'a .stws in a .stws in a zip',
    'E_ZIP_NESTED',
    zipSync({ 'a.stws': zipSync({ 'a.stws': zipSync({ 'a.stwx': utf8('x') }) }) }),
  ],
  ['two .stws in a zip', 'E_ZIP_NESTED', zipSync({ 'a.stws': zipSync({}), 'b.stws': zipSync({}) })],
  ['a zip that climbs', 'E_ZIP_NAME', zipSync({ '../a.btlx': utf8(file(part())) })],
  ['a zip with an absolute name', 'E_ZIP_NAME', zipSync({ '/a.btlx': utf8(file(part())) })],
  [
    'a zip of 5,001 entries',
    'E_ZIP_COUNT',
    zipSync(Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`f${n}`, utf8('x')]))),
  ],
  ['a zip bomb', 'E_ZIP_RATIO', zipSync({ 'a.btlx': new Uint8Array(30_000_000) })],
  ['an encrypted zip', 'E_ZIP_ENC', encryptedZip(utf8(file(part())))],
  ['a cut zip', 'E_ZIP', zipSync({ 'a.btlx': utf8(file(part())) }).subarray(0, 100)],
];

/** One value that can't be: the part is on request, and says which. */
const onRequest: [title: string, reason: string, bytes: Uint8Array][] = [
  ['a coordinate of 1e308', 'E_COORD', utf8(file(position(xyz('1e308', '0', '0'), alongX, alongY)))],
  ['a coordinate that is no number', 'E_NUMBER', utf8(file(position(xyz('NaN', '0', '0'), alongX, alongY)))],
  ['an axis without length', 'E_GEOM', utf8(file(position(zero, zero, alongY)))],
  ['axes that are not square', 'E_GEOM', utf8(file(position(zero, alongX, xyz('1', '1', '0'))))],
  ['an angle of 720', 'E_RANGE', utf8(file(drilling('<Angle>720</Angle>')))],
  ['a negative depth', 'E_RANGE', utf8(file(drilling('<Depth>-5</Depth>')))],
  ['neither yes nor no', 'E_RANGE', utf8(file(drilling('<DepthLimited>maybe</DepthLimited>')))],
  ['an empty parameter', 'E_NUMBER', utf8(file(drilling('<Diameter></Diameter>')))],
  ['a reference plane that is not there', 'E_REF', utf8(file(drilling('', 'ReferencePlaneID="107"')))],
  [
    'a position without a point',
    'E_GEOM',
    utf8(file(position(zero, alongX, alongY).replace(/<ReferencePoint[^>]*>/, ''))),
  ],
];

test.each(onRequest)('%s puts its part on request with %s, the file is read', (_title, reason, bytes) => {
  const { parts } = readFile({ bytes, fileName: 'a.btlx', catalogue: seedCatalogue(), kernel });
  const unread = parts.flatMap(({ findings }) => findings).filter(({ code }) => code.endsWith('-unread'));
  expect(unread.map(({ code, values }) => [code.startsWith('request.'), values['reason']])).toEqual([[true, reason]]);
});

const piece = 'Material="S235JR" Designation="Platte" Length="200" Height="10" Width="100"';

test('one bad part is left out with its number, line and value; the others are read', () => {
  const bytes = utf8(file(`${part(piece)}\n${part(`${piece} Count="0"`)}\n${part(piece.replace('200', '-200'))}`));
  const { head, parts } = readFile({ bytes, fileName: 'a.btlx', catalogue: seedCatalogue(), kernel });
  expect([head.filePartCount, parts.map(({ quantity }) => quantity)]).toEqual([3, [1]]);
  expect(head.findings).toMatchObject([
    { code: 'warn.part-unread', values: { number: 2, name: 'Platte', reason: 'E_COUNT', found: '0' } },
    {
      code: 'warn.part-unread',
      values: { number: 3, name: 'Platte', reason: 'E_DIM', parameter: 'Length', found: '-200' },
    },
  ]);
});

const declaring = (encoding: string, designation: string) =>
  file(part(piece.replace('Platte', designation))).replace(
    /^<\?xml[^>]*>|^/,
    `<?xml version="1.0" encoding="${encoding}"?>`,
  );
const oneByte = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each<[title: string, bytes: Uint8Array, findings: string[]]>([
  ['declared ISO-8859-1', oneByte(declaring('ISO-8859-1', 'Stütze')), []],
  ['declared windows-1252', oneByte(declaring('windows-1252', 'Stütze')), []],
  [
    'not declared at all',
    oneByte(file(part(piece.replace('Platte', 'Stütze'))).replace(/^<\?xml[^>]*>/, '')),
    ['warn.encoding-guessed'],
  ],
  ['UTF-8 declared as UTF-16', utf8(declaring('utf-16', 'Stütze')), []],
  ['UTF-8 with its mark, declared as UTF-16', utf8(`\ufeff${declaring('utf-16', 'Stütze')}`), []],
  ['UTF-16 without a mark', utf16(declaring('utf-16', 'Stütze'), true, false), []],
])('a file is read in its encoding: %s', (_title, bytes, findings) => {
  const { head, parts } = readFile({ bytes, fileName: 'a.btlx', catalogue: seedCatalogue(), kernel });
  expect(parts.map(({ name }) => name)).toEqual(['Stütze']);
  expect(head.findings.map(({ code }) => code)).toEqual(findings);
});

test.each(refused)('%s is refused with %s', (_title, code, bytes) => {
  expect(refusal(bytes).code).toBe(code);
});

describe('a refusal', () => {
  test('names line, column, element and bounds', () => {
    expect(refusal(utf8(file(`  <Part Length="0" Height="10" Width="100"/>`)))).toEqual({
      code: 'E_DIM',
      details: {
        line: 3,
        column: 3,
        element: 'BTLx/Project/Parts/Part',
        name: 'Length',
        found: 0,
        min: 0.1,
        max: 100_000,
      },
    });
  });

  test('follows a file cut off anywhere', () => {
    const bytes = utf8(file(drilling('<Diameter>18</Diameter>') + position(zero, alongX, alongY)));
    for (let percent = 1; percent < 100; percent += 1)
      expect(['E_XML', 'E_EMPTY']).toContain(
        refusal(bytes.subarray(0, Math.floor((bytes.length * percent) / 100))).code,
      );
  });

  test('of a zip whose sizes lie comes before its content is used', () => {
    const zip = zipSync({ 'a.btlx': utf8(file(part())) });
    const view = new DataView(zip.buffer);
    for (let at = 0; at < zip.length - 4; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 16, 12345, true);
    expect(refusal(zip).code).toBe('E_ZIP');
  });

  test('of 100,000 nested elements or a bomb comes within 200 ms', () => {
    const bytes = utf8(`<BTLx Version="2.0.0">${'<a>'.repeat(100_000)}`);
    const tookMs = [1, 2, 3].map(() => {
      const before = performance.now();
      refusal(bytes);
      return performance.now() - before;
    });
    expect(Math.min(...tookMs)).toBeLessThan(200);
  });
});

declare const performance: { now(): number };

const accepted: [string, Uint8Array][] = [
  ['UTF-8 with a mark', utf8(`\ufeff${file(part())}`)],
  ['UTF-16 LE with a mark', utf16(file(part()).replace('UTF-8', 'UTF-16'), true)],
  ['UTF-16 BE with a mark', utf16(file(part()).replace('UTF-8', 'utf-16'), false)],
  ['no declaration', utf8(file(part()).replace(/^.*\n/, ''))],
  ['another namespace', utf8(file(part()).replace('https://www.design2machine.com', 'urn:x'))],
  [
    'a prefixed namespace',
    utf8(
      '<b:BTLx xmlns:b="https://www.design2machine.com" Version="2.1.0"><b:Project><b:Parts><b:Part Length="1" Height="1" Width="1"/></b:Parts></b:Project></b:BTLx>',
    ),
  ],
  ['a zip with one BTLx', zipSync({ '__MACOSX/a.btlx': utf8('x'), 'a.BTLX': utf8(file(part())) })],
  ['exponents and signs', utf8(file(part('Length="+2e2" Height="1.0E+01" Width="100."')))],
  [
    '__proto__ as a name',
    utf8(file(part('Length="200" Height="10" Width="100" __proto__="1" constructor="2"', '<toString/><__proto__/>'))),
  ],
  [
    'markup and bidi marks in a name',
    utf8(file(part('Length="200" Height="10" Width="100" Designation="&lt;img onerror=x&gt; \u202e\'; drop"'))),
  ],
];

test.each(accepted)('%s is read', (_title, bytes) => {
  const { parts } = read(bytes);
  expect(parts).toHaveLength(1);
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

test('a file with 20,000 parts is read', () => {
  expect(read(utf8(file(part().repeat(20_000)))).parts).toHaveLength(20_000);
});

describe('text in UTF-16 with its mark', () => {
  const readBytes = (bytes: Uint8Array) => readFile({ bytes, fileName: 'a', catalogue: seedCatalogue(), kernel });
  const drawing = sampleDxf(`${rectangle(0, 0, 200, 100)}${text(60, 50, 't=10 S355 4x')}${text(60, 30, 'Stütze 7')}`, {
    version: 'AC1015',
  });
  const list = 'Pos;Menge;Profil;Länge;Güte\r\nÜ1;2;HEA 200;3000,5;S235JR\r\n';
  test.each([
    ['DXF', drawing],
    ['NC1', sampleNc1({ mark: 'Stütze' })],
    ['CSV', list],
    ['STEP', readFileSync(new URL('../../../samples/step-public/own-plate-12.step', import.meta.url), 'utf8')],
  ])('%s is read as in UTF-8, either way round, also in a zip', (kind, written) => {
    const plain = readBytes(utf8(`\ufeff${written}`));
    for (const bytes of [
      utf16(written, true),
      utf16(written, false),
      zipSync({ [`a.${kind === 'STEP' ? 'step' : kind.toLowerCase()}`]: utf16(written, true) }),
    ])
      expect(readBytes(bytes)).toEqual(plain);
    expect(plain.parts.length).toBeGreaterThan(0);
  });
  test('answers behind a list in UTF-16 count, wherever they were written', () => {
    const unnamed = 'a;b;c;d\r\n1;2;HEA 200;3000\r\n2;1;IPE 200;2000\r\n';
    const answers = 'KNOTENBLECH {"columns":{"position":0,"quantity":1,"profile":2,"length":3},"unit":"mm"}\r\n';
    const bytes = new Uint8Array([...utf16(unnamed, true), ...utf8(answers)]);
    expect(readBytes(bytes).parts.map(({ profileName }) => profileName)).toEqual(['HEA 200', 'IPE 200']);
  });
});
