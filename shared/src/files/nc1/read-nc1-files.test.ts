import { zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { sampleNc1 } from '../../../test/files/sample-nc1.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { type Kernel, loadKernel } from '../../geometry/solids/unite-deep.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readFile } from '../read-file.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel();
});

const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])));
const read = (files: Record<string, string>, onProgress?: Parameters<typeof readFile>[0]['onProgress']) =>
  readFile({
    bytes: zipOf(files),
    fileName: 'a.zip',
    catalogue: seedCatalogue(),
    kernel,
    ...(onProgress ? { onProgress } : {}),
  });

const one = (mark: string, more: Parameters<typeof sampleNc1>[0] = {}) => sampleNc1({ mark, ...more });
const bare = (mark: string) => one(mark).replace('** P1.nc1\r\n', '');

test('several files become one position each, sorted by their names', () => {
  const { head, parts } = read({
    'nc/P10.nc1': one('P10'),
    'nc/P2.nc1': one('P2', { quantity: 3 }),
    'P1.NC': one('P1'),
  });
  expect(parts.map(({ index, name, quantity }) => [index, name, quantity])).toEqual([
    [1, 'P2', 3],
    [2, 'P10', 1],
    [3, 'P1', 1],
  ]);
  expect(head).toMatchObject({ format: 'nc1', projectName: '', positionCount: 3, findings: [] });
});

test('a file without anything in it is named, as the part that it was to be is not there', () => {
  const { head, parts } = read({ 'a.nc1': one('A'), 'empty.nc1': '', 'blank.nc1': '\r\n \r\n' });
  expect(parts.map(({ name }) => name)).toEqual(['A']);
  expect(head.findings).toEqual(
    ['blank.nc1', 'empty.nc1'].map((name) => ({
      code: 'warn.file-unread',
      values: { name, reason: 'E_EMPTY', line: 1 },
    })),
  );
});

test('a part without a mark is called as its file is', () => {
  const { parts } = read({ 'x/Stütze 4.nc1': bare(''), 'b.nc': bare('B') });
  expect(parts.map(({ name }) => name)).toEqual(['B', 'Stütze 4']);
});

test('a file that is refused is named and takes only its own part with it', () => {
  const { head, parts } = read({
    'a.nc1': one('A'),
    'broken.nc1': one('X', { length: 'NaN' }),
    'gcode.nc': 'G21\nG0 X10 Y10\n',
    'flat.nc1': one('F', { height: 0, web: 0 }),
  });
  expect(parts.map(({ index, name }) => [index, name])).toEqual([[1, 'A']]);
  expect(head.findings).toEqual([
    { code: 'warn.file-unread', values: { name: 'flat.nc1', reason: 'E_DIM', line: 1 } },
    { code: 'warn.file-unread', values: { name: 'broken.nc1', reason: 'E_NUMBER', line: 11 } },
    { code: 'warn.file-unread', values: { name: 'gcode.nc', reason: 'E_TYPE', line: 1 } },
  ]);
});

test('where no file is read the first refusal is that of the whole, with its name', () => {
  const refused = () => read({ 'b.nc': 'G21\n', 'a.nc': one('X', { length: 'NaN' }) });
  expect(refused).toThrow(DomainError);
  expect(refused).toThrow(
    expect.objectContaining({ code: 'E_NUMBER', details: expect.objectContaining({ element: 'a.nc' }) }),
  );
});

test('the same file twice is one part, and said', () => {
  const { head, parts } = read({ 'a/P1.nc1': one('P1'), 'old/P1.nc1': one('P1'), 'old/P2.nc1': one('P2') });
  expect(parts.map(({ name }) => name)).toEqual(['P1', 'P2']);
  expect(head.findings).toEqual([{ code: 'note.same-file', values: { name: 'P1.nc1', count: 1 } }]);
});

test('drawings beside them are listed, other files named', () => {
  const { head } = read({ 'a.nc1': one('A'), 'b.nc1': one('B'), 'a.pdf': '%PDF', 'notes.txt': 'x', 'x/list.doc': 'y' });
  expect(head.drawings).toEqual([{ name: 'a.pdf', bytes: 4 }]);
  expect(head.findings).toEqual([{ code: 'note.files-ignored', values: { names: 'notes.txt, list.doc', count: 2 } }]);
});

test('blocks that are not known are counted over all files', () => {
  const odd = (mark: string) => sampleNc1({ mark }, 'RT\nv 1 2 3 anything');
  expect(read({ 'a.nc1': odd('A'), 'b.nc1': odd('B') }).head.findings).toEqual([
    { code: 'warn.unknown-element', values: { name: 'RT', count: 2 } },
  ]);
});

test('pieces of all files together are at most a million', () => {
  const many = (mark: string) => one(mark, { quantity: 600_000 });
  expect(() => read({ 'a.nc1': many('A'), 'b.nc1': many('B') })).toThrow(expect.objectContaining({ code: 'E_COUNT' }));
});

test('NC1 beside another file of parts is refused, as which of them is meant is not known', () => {
  expect(() => read({ 'a.nc1': one('A'), 'b.dxf': '0\nSECTION\n' })).toThrow(
    expect.objectContaining({ code: 'E_ZIP_COUNT' }),
  );
});

test('progress goes over files, then over parts', () => {
  const seen: string[] = [];
  read({ 'a.nc1': one('A'), 'b.nc1': one('B') }, (step, done, total) => seen.push(`${step} ${done}/${total}`));
  expect(seen).toEqual([
    'parsing 0/2',
    'parsing 1/2',
    'parsing 2/2',
    'measuring 0/2',
    'measuring 1/2',
    'measuring 2/2',
  ]);
});
