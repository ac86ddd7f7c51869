import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryPages, validateXML } from 'xmllint-wasm';
import { arbitraryProject } from '../../../test/files/sample-projects.ts';
import { finishes } from '../../parts/finishes.ts';
import { readDocument } from '../read-file.ts';
import { followReferences } from './follow-references.ts';
import { writeStwx } from './write-stwx.ts';

const docs = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url)), 'utf8');
const schema = docs('stwx.xsd');
const example = /```xml\n([\s\S]*?)```/.exec(docs('stwx.md'))?.[1] ?? '';

const errorsOf = async (...documents: string[]): Promise<string[]> => {
  const { errors } = await validateXML({
    xml: documents.map((contents, at) => ({ fileName: `${at}.stwx`, contents })),
    schema: [{ fileName: 'stwx.xsd', contents: schema }],
    initialMemoryPages: 512,
    maxMemoryPages: memoryPages.MiB * 256,
  });
  return errors.map((error) => error.message);
};

test('the example of the documentation fits the schema and is read', async () => {
  expect(await errorsOf(example)).toEqual([]);
  const document = readDocument(new TextEncoder().encode(example));
  expect(document.format === 'stwx' && document.assemblies.map(({ name }) => name)).toEqual(['Rahmen', 'Stütze']);
});

test('schema and documentation name every finish', () => {
  const keys = Object.keys(finishes);
  const enumeration = keys.map((key) => `<xs:enumeration value="${key}" />`);
  expect(enumeration.filter((line) => !schema.includes(line))).toEqual([]);
  expect(docs('stwx.md')).toContain(`| \`Surface\` | ${keys.map((key) => `\`${key}\``).join(', ')};`);
});

const seed = Number(process.env['SEED'] ?? 20_260_217);

test(`what is written fits the schema (seed ${seed})`, { timeout: 60_000 }, async () => {
  const written = fc
    .sample(arbitraryProject, { seed, numRuns: 60 })
    .map((each) => new TextDecoder().decode(writeStwx(each)));
  expect(await errorsOf(...written)).toEqual([]);
});

describe('the schema refuses what the reader refuses', () => {
  test.each([
    ['another version', ['Version="1.0"', 'Version="2.0"'], 'E_VERSION'],
    ['a quantity of 0', ['Quantity="3"', 'Quantity="0"'], 'E_COUNT'],
    ['a surface of no kind', ['ZINCED', 'GOLD'], 'E_RANGE'],
    ['a category of no kind', ['GIRDER', 'BEAM'], 'E_RANGE'],
    ['a part without a length', ['Length="4000"', ''], 'E_NUMBER'],
    ['one ID twice', ['<Part ID="2"', '<Part ID="1"'], 'E_REF'],
  ] as const)('%s', async (_what, [from, to], code) => {
    const broken = example.replace(from, to);
    expect(await errorsOf(broken)).not.toEqual([]);
    const read = () => {
      const document = readDocument(new TextEncoder().encode(broken));
      if (document.format === 'stwx') followReferences(document);
    };
    expect(read).toThrow(expect.objectContaining({ code }));
  });
});
