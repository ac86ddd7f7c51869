import { filePacker } from '@knotenblech/shared/files/document/pack-files.ts';
import { expect, test } from 'vitest';
import { withoutCopies } from './same-files.ts';
import { copiesOf, takeFiles } from './take-files.ts';

const zip = (name: string, files: Record<string, string>): File => {
  const packer = filePacker();
  for (const [entry, text] of Object.entries(files)) packer.add(entry, new TextEncoder().encode(text));
  return new File([packer.finish() as Uint8Array<ArrayBuffer>], name);
};
const loose = (name: string, text: string) => new File([text], name);
const namesOf = async (files: readonly File[]) => {
  const { kept, copies } = await withoutCopies(files);
  return [kept.map(({ name }) => name), [...copies].map(([{ name }, others]) => [name, ...others])];
};

test('what comes loose and in a zip is one project, and the other is named', async () => {
  expect(await namesOf([loose('P.dxf', 'one'), zip('P.zip', { 'x/p.DXF': 'one' })])).toEqual([
    ['P.dxf'],
    [['P.dxf', 'P.zip']],
  ]);
});
test('a zip with drawings beside stays, the loose file goes', async () => {
  expect(await namesOf([loose('P.dxf', 'one'), zip('P.zip', { 'P.dxf': 'one', 'P.pdf': 'x' })])).toEqual([
    ['P.zip'],
    [['P.zip', 'P.dxf']],
  ]);
});
test('NC1 files that all lie in another zip are no second project', async () => {
  const all = { 'a.nc1': 'A', 'b.nc1': 'B', 'c.nc1': 'C' };
  expect(
    await namesOf([zip('NC1.zip', { 'a.nc1': 'A', 'b.nc1': 'B' }), zip('Halle.zip', all), loose('c.nc1', 'C')]),
  ).toEqual([['Halle.zip'], [['Halle.zip', 'NC1.zip', 'c.nc1']]]);
});
test('other bytes, other names, a zip with more and a damaged one stay projects of their own', async () => {
  const damaged = new File(['PK broken'], 'P.zip');
  const files = [
    loose('P.dxf', 'one'),
    zip('Q.zip', { 'P.dxf': 'two' }),
    zip('R.zip', { 'links.dxf': 'one' }),
    zip('S.zip', { 'a.nc1': 'A', 'b.nc1': 'B' }),
    zip('T.zip', { 'a.nc1': 'A', 'c.nc1': 'C' }),
    damaged,
  ];
  expect(await namesOf(files)).toEqual([['P.dxf', 'Q.zip', 'R.zip', 'S.zip', 'T.zip', 'P.zip'], []]);
});
test('whoever takes the files can say what came again', async () => {
  const taken: File[] = [];
  await takeFiles([loose('P.dxf', 'one'), zip('P.zip', { 'P.dxf': 'one' })], (files) => taken.push(...files));
  expect(taken.map((file) => [file.name, copiesOf(file)])).toEqual([['P.dxf', ['P.zip']]]);
});
