import { describe, expect, test } from 'vitest';
import { asRefusal } from '../../values/errors/domain-error.ts';
import { isPart21 } from '../document/is-part21.ts';
import { enumAt, listAt, numberAt, numbersAt, refAt, refsAt, textAt } from './arguments.ts';
import { type Part21, readPart21 } from './read-part21.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const file = (data: string, header = "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));") =>
  `ISO-10303-21;\nHEADER;\n${header}\nENDSEC;\nDATA;\n${data}\nENDSEC;\nEND-ISO-10303-21;\n`;
const read = (data: string): Part21 => readPart21(bytesOf(file(data)));
const firstOf = (data: string, id = 1) => {
  const [record] = read(data).recordsOf(id);
  return record ?? { type: '', args: [] };
};
const refusalOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    const { code, details } = asRefusal(error);
    return { code, ...details };
  }
  return null;
};

describe('instances', () => {
  test('an instance is found by its id and its type, in any order and written anyhow', () => {
    const part21 = read("#12=B(#3);#3 /* a point */ = \n a ( 'x' , ( 1. , -2.5E-1,.5 ) , .T. , $ , * ) ;\n#4=B(#12);");
    expect(part21.instanceCount).toBe(3);
    expect(part21.idsOf('B')).toEqual([12, 4]);
    expect(part21.countOf('B')).toBe(2);
    expect(part21.typesOf(3)).toEqual(['A']);
    expect(part21.typesOf(99)).toEqual([]);
    const [a] = part21.recordsOf(3);
    expect(a).toEqual({ type: 'A', args: ['x', [1, -0.25, 0.5], { name: 'T' }, null, null] });
  });

  test('arguments are taken by their place', () => {
    const a = firstOf("#1=A('n',LENGTH_MEASURE(25.4),#7,(#8,#9),(1.,2),.MILLI.,IFCLABEL('l'),((1.,2.),(3.)));");
    expect([textAt(a, 0), numberAt(a, 1), refAt(a, 2), refsAt(a, 3), numbersAt(a, 4), enumAt(a, 5)]).toEqual([
      'n',
      25.4,
      7,
      [8, 9],
      [1, 2],
      'MILLI',
    ]);
    expect(textAt(a, 6)).toBe('l');
    expect(listAt(a, 7)).toEqual([[1, 2], [3]]);
    expect([textAt(a, 50), numberAt(a, 0), refAt(a, 0), refsAt(a, 0), enumAt(a, 0)]).toEqual(['', null, null, [], '']);
  });

  test('a complex instance has a record for each of its types', () => {
    const part21 = read('#5=( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT(.MILLI.,.METRE.) );');
    expect(part21.typesOf(5)).toEqual(['LENGTH_UNIT', 'NAMED_UNIT', 'SI_UNIT']);
    expect(part21.idsOf('SI_UNIT')).toEqual([5]);
    expect(part21.recordsOf(5)[2]).toEqual({ type: 'SI_UNIT', args: [{ name: 'MILLI' }, { name: 'METRE' }] });
  });

  test('several data sections are one; other sections are passed over', () => {
    const text = file('#1=A();\nENDSEC;\nANCHOR;\n<x>=#1;\nENDSEC;\nDATA("s",(\'X\'));\n#2=A();').replace('<x>', 'x');
    expect(readPart21(bytesOf(text)).idsOf('A')).toEqual([1, 2]);
  });

  test('of two instances with one id the first counts', () => {
    expect(read('#2=B();#1=A(1);#1=A(2);').recordsOf(1)[0]?.args).toEqual([1]);
  });

  test('what is long is read once', () => {
    const part21 = read(`#1=A((${'1.,'.repeat(5000)}1.));`);
    expect(part21.recordsOf(1)).toBe(part21.recordsOf(1));
  });
});

test('the header names schema, file and program', () => {
  const header = [
    "FILE_DESCRIPTION(('d'),'2;1');",
    "FILE_NAME('a.stp','2026-11-27T00:00:00',(''),(''),'pre','CAD 7','');",
    "FILE_SCHEMA(('ap242_managed_model_based_3d_engineering_mim_lf { 1 0 }'));",
  ].join('\n');
  expect(readPart21(bytesOf(file('#1=A();', header))).header).toEqual({
    schemas: ['AP242_MANAGED_MODEL_BASED_3D_ENGINEERING_MIM_LF'],
    descriptions: ['d'],
    fileName: 'a.stp',
    timeStamp: '2026-11-27T00:00:00',
    preprocessor: 'pre',
    system: 'CAD 7',
  });
});

test.each([
  ['quotes and backslashes', "it''s \\\\ here", "it's \\ here"],
  ['UTF-16', 'Fu\\X2\\00DF\\X0\\platte', 'Fußplatte'],
  ['two units for one sign', '\\X2\\D83DDE00\\X0\\', '😀'],
  ['half of such a pair', 'a\\X2\\D83D\\X0\\b', 'ab'],
  ['UTF-32', '\\X4\\0001F600000000E4\\X0\\', '😀ä'],
  ['a byte', '\\X\\E4\\X\\D8', 'äØ'],
  ['a shifted sign', '\\S\\d', 'ä'],
  ['a shifted sign of another page', '\\PB\\\\S\\9', 'š'],
  ['line breaks', 'one \ntwo\r\n', 'one two'],
  ['semicolons, brackets and comments', "a;(b/* c */''", "a;(b/* c */'"],
  ['UTF-8', 'Träger', 'Träger'],
])('a string resolves %s', (_, written, meant) => {
  expect(firstOf(`#1=A('${written}');`).args).toEqual([meant]);
});

test('bytes that are no UTF-8 are Windows-1252', () => {
  expect(readPart21(latin(file("#1=A('Tr\u00e4ger \u0096');"))).recordsOf(1)[0]?.args).toEqual(['Träger –']);
});

describe('what is no such file is refused at its place', () => {
  test.each([
    ['cut off within a statement', 'ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#1=A((1.,', 'E_XML', 5],
    ['cut off within a string', "ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#1=A('abc", 'E_XML', 5],
    ['cut off within a comment', 'ISO-10303-21;\n/* abc', 'E_XML', 2],
    ['cut off behind a statement', 'ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#1=A();\n', 'E_XML', 6],
    ['a bracket too many', 'ISO-10303-21;\nDATA;\n#1=A());\nENDSEC;', 'E_XML', 3],
    ['a bracket too few', 'ISO-10303-21;\nDATA;\n#1=A(;\nENDSEC;', 'E_XML', 3],
    ['noise', 'ISO-10303-21;\nDATA;\n\u00ff\u00fe', 'E_XML', 3],
    ['no equals sign', 'ISO-10303-21;\nDATA;\n#1 A();\nENDSEC;', 'E_XML', 3],
    ['deep nesting', `ISO-10303-21;\nDATA;\n#1=A(${'('.repeat(300_000)}`, 'E_DEPTH', 3],
  ])('%s', (_, text, code, line) => {
    expect(refusalOf(() => readPart21(latin(text)))).toMatchObject({ code, line });
  });

  test('a number that is none, a missing instance and bad arguments are refused when they are read', () => {
    const part21 = read('#1=A(1.#QNAN);\n#2=A(1E999);\n#3=A(X);\n#4=A(.T);');
    expect(refusalOf(() => part21.recordsOf(1))).toMatchObject({ code: 'E_XML', line: 6 });
    expect(refusalOf(() => part21.recordsOf(2))).toMatchObject({ code: 'E_NUMBER', line: 7, element: '#2' });
    expect(refusalOf(() => part21.recordsOf(3))).toMatchObject({ code: 'E_XML', line: 8 });
    expect(refusalOf(() => part21.recordsOf(4))).toMatchObject({ code: 'E_XML', line: 9 });
    expect(refusalOf(() => part21.recordsOf(5))).toMatchObject({ code: 'E_REF', found: '#5' });
    expect(refusalOf(() => part21.refuse('E_GEOM', 4, { found: 'x' }))).toMatchObject({
      code: 'E_GEOM',
      line: 9,
      element: '#4 A',
    });
  });
});

test('a file is told by its first sign', () => {
  expect(isPart21(bytesOf(file('')))).toBe(true);
  expect(isPart21(bytesOf(`\ufeff\n/* a */ISO-10303-21;`))).toBe(true);
  expect(isPart21(bytesOf('<BTLx/>'))).toBe(false);
  expect(isPart21(bytesOf('/* ISO-10303-21;'))).toBe(false);
});
