import { openFiles } from '@knotenblech/shared/files/document/open-file.ts';
import { filePacker } from '@knotenblech/shared/files/document/pack-files.ts';
import { listUnread } from '@knotenblech/shared/files/document/unzip-document.ts';
import { expect, test } from 'vitest';
import { type FoundFile, filesInFolders, gatherFiles } from './gather-files.ts';
import { takeFiles } from './take-files.ts';

const nc1 = (mark: string, order = 'A-17') => `ST\r\n** ${mark}.nc1\r\n  ${order}\r\n  Z\r\n  1\r\n  ${mark}\r\n`;
const at = (path: string, text = nc1(path)): FoundFile => ({ path, file: new File([text], path.replace(/^.*\//, '')) });
const zipOf = (names: readonly string[]) => {
  const packer = filePacker();
  for (const name of names) packer.add(name, new TextEncoder().encode(nc1(name)));
  return packer.finish() as Uint8Array<ArrayBuffer>;
};
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);
const unreadIn = async (file: File | undefined) => listUnread(new Uint8Array((await file?.arrayBuffer()) ?? []));
const insideOf = async (file: File | undefined) =>
  openFiles(new Uint8Array((await file?.arrayBuffer()) ?? [])).map(({ name }) => name);

test('loose NC1 files become one, called by their order; others stay as they are', async () => {
  const files = await gatherFiles([at('P2.nc1'), at('Plan.dxf'), at('P1.nc'), at('Foto.jpg')]);
  expect(namesOf(files)).toEqual(['NC1 A-17.zip', 'Plan.dxf', 'Foto.jpg']);
  expect(await insideOf(files[0])).toEqual(['P1.nc', 'P2.nc1']);
});

test('the same files make the same bytes, whatever their order', async () => {
  const bytesOf = async (files: FoundFile[]) =>
    new Uint8Array((await (await gatherFiles(files))[0]?.arrayBuffer()) ?? []);
  expect(await bytesOf([at('a.nc'), at('b.nc')])).toEqual(await bytesOf([at('b.nc'), at('a.nc')]));
});

test('a single NC1 file stays a file', async () => {
  expect(namesOf(await gatherFiles([at('P1.nc1'), at('P.btlx')]))).toEqual(['P1.nc1', 'P.btlx']);
});

test('an order that says nothing gives no name', async () => {
  const nameless = [at('a.nc', nc1('a', '-')), at('b.nc')];
  expect(namesOf(await gatherFiles(nameless))).toEqual(['NC1.zip']);
});

test('a folder gives its name, and drawings in it lie beside the parts', async () => {
  const files = await gatherFiles([
    at('Halle Süd/nc/P1.nc1'),
    at('Halle Süd/P2.nc1'),
    at('Halle Süd/pdf/P1.pdf'),
    at('Halle Süd/Thumbs.db'),
    at('Halle Süd/.git/config'),
    at('Halle Süd/Blech.dxf'),
    at('Halle Süd/Stückliste.xlsx'),
  ]);
  expect(namesOf(files)).toEqual(['Halle Süd.zip', 'Blech.dxf', 'Stückliste.xlsx']);
  expect(await insideOf(files[0])).toEqual(['Halle Süd/P2.nc1', 'Halle Süd/nc/P1.nc1']);
});

test('drawings and photos in a folder that belong to no part are requests of their own', async () => {
  const parts = [at('Halle/nc/P1.nc1'), at('Halle/nc/P2.nc1'), at('Halle/P1.pdf'), at('Halle/notes.txt')];
  const shown = [at('Halle/Plan.dwg'), at('Halle/Übersicht.pdf'), at('Halle/fotos/IMG_1.JPG')];
  const files = await gatherFiles([...parts, ...shown]);
  expect(namesOf(files)).toEqual(['Halle.zip', 'Plan.dwg', 'IMG_1.JPG', 'Übersicht.pdf']);
  expect(await unreadIn(files[0])).toEqual(['Halle/notes.txt']);
});

test('of more than ten of them the rest stays beside the parts and is named', async () => {
  const photos = Array.from({ length: 12 }, (_, n) => at(`Halle/IMG_${n + 10}.jpg`));
  const files = await gatherFiles([at('Halle/P1.nc1'), at('Halle/P2.nc1'), ...photos]);
  expect(files).toHaveLength(11);
  expect(await unreadIn(files[0])).toEqual(['Halle/IMG_20.jpg', 'Halle/IMG_21.jpg']);
  const large = { path: 'Halle/IMG_22.jpg', file: new File([new Uint8Array(21_000_000)], 'IMG_22.jpg') };
  const [pack] = await gatherFiles([at('Halle/P1.nc1'), at('Halle/P2.nc1'), ...photos, large]);
  expect(pack?.size).toBeLessThan(10_000);
  expect(await unreadIn(pack)).toEqual(['Halle/IMG_20.jpg', 'Halle/IMG_21.jpg', 'Halle/IMG_22.jpg']);
});

test('a zip of NC1 with photos gives the photos as requests', async () => {
  const zip = { path: 'Z.zip', file: new File([zipOf(['a.nc', 'b.nc', 'Skizze.jpg', 'a.pdf'])], 'Z.zip') };
  expect(namesOf(await gatherFiles([zip]))).toEqual(['Z.zip', 'Skizze.jpg']);
});

test('names that a zip may not hold are made safe and unlike each other', async () => {
  const files = await gatherFiles([
    at('F/a:b.nc'),
    at('F/a*b.nc'),
    at(`F/${'n'.repeat(300)}.nc`),
    at('F/\u202eevil.nc'),
  ]);
  const inside = await insideOf(files[0]);
  expect(inside).toHaveLength(4);
  expect(new Set(inside).size).toBe(4);
});

test('a zip of NC1 files or with one document stays whole, one of several projects is taken apart', async () => {
  const zips = await Promise.all(
    [
      ['a.nc', 'b.nc', 'c.txt'],
      ['a.btlx', 'b.pdf'],
      ['nc/a.nc', 'nc/b.nc', 'c.dxf', 'd.pdf'],
    ].map(async (names, n) =>
      namesOf(await gatherFiles([{ path: `Z${n}.zip`, file: new File([zipOf(names)], `Z${n}.zip`) }])),
    ),
  );
  expect(zips).toEqual([['Z0.zip'], ['Z1.zip'], ['Z2.zip', 'c.dxf', 'd.pdf']]);
});

test('a zip of photos and papers is a request for each of them', async () => {
  const zip = { path: 'Skizzen.zip', file: new File([zipOf(['a.jpg', 'b.pdf'])], 'Skizzen.zip') };
  expect(namesOf(await gatherFiles([zip]))).toEqual(['a.jpg', 'b.pdf']);
});

test('a zip that cannot be opened stays as it is', async () => {
  expect(namesOf(await gatherFiles([at('x.zip', 'PK broken')]))).toEqual(['x.zip']);
});

test('folders are walked to their end', async () => {
  const fileAt = (fullPath: string) => ({
    isDirectory: false,
    fullPath,
    file: (resolve: (file: File) => void) => resolve(new File(['x'], fullPath)),
  });
  const folderOf = (fullPath: string, ...packs: unknown[][]) => ({
    isDirectory: true,
    fullPath,
    createReader: () => ({ readEntries: (resolve: (entries: unknown[]) => void) => resolve(packs.shift() ?? []) }),
  });
  const entries = [folderOf('/F', [fileAt('/F/a.nc')], [folderOf('/F/x', [fileAt('/F/x/b.nc')])]), fileAt('/c.dxf')];
  const found = await filesInFolders(entries as unknown as FileSystemEntry[]);
  expect(found.map(({ path }) => path)).toEqual(['c.dxf', 'F/a.nc', 'F/x/b.nc']);
});

test('files that need no gathering are handed on at once', () => {
  const taken: string[][] = [];
  void takeFiles([new File(['x'], 'a.btlx'), new File(['x'], 'b.nc')], (files) => taken.push(namesOf(files)));
  expect(taken).toEqual([['a.btlx', 'b.nc']]);
});
