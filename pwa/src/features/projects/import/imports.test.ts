import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import type { ImportPlace, UnreadFile } from '../../../sync/hooks/projects/import-place.ts';
import { importRuns, resumeImports, startImports } from './imports.ts';

const reading = { head: { projectName: '', findings: [] }, parts: [] as Reading['parts'] } as unknown as Reading;

/** A device whose reader waits for `isReady`. */
const deviceOf = (isReady: Promise<void>, rows: UnreadFile[] = []) => {
  const unread = new Map(rows.map((row) => [row.projectId, row]));
  const created: string[] = [];
  const place: ImportPlace = {
    owner: 'shop',
    putFile: async () => 'a'.repeat(64) as FileHash,
    putUnread: async (row) => void unread.set(row.projectId, row),
    takeUnread: async (id) => {
      const row = unread.get(id);
      return row ? { unread: row, bytes: new Uint8Array(1) } : null;
    },
    dropUnread: async (id) => void unread.delete(id),
    dropFile: async () => undefined,
    readFile: async () => {
      await isReady;
      return reading;
    },
    putReading: async () => undefined,
    createProject: async ({ name, projectId }) => {
      created.push(`${name} ${projectId}`);
      unread.delete(projectId);
      return { uid: 'u' };
    },
  };
  return { place, unread, created };
};

const rowOf = (fileName: string): UnreadFile => ({
  projectId: newId<ProjectId>(),
  fileName,
  fileHash: 'a'.repeat(64) as FileHash,
  tries: 0,
});

test('all files are kept before the first of them is read, and none is remembered once all are projects', async () => {
  let begin = () => {};
  const { place, unread, created } = deviceOf(
    new Promise((done) => {
      begin = done;
    }),
  );
  startImports(place, [new File(['1'], 'eins.btlx'), new File(['2'], 'zwei.btlx')]);
  await expect.poll(() => [...unread.values()].map(({ fileName }) => fileName)).toEqual(['eins.btlx', 'zwei.btlx']);
  expect(created).toEqual([]);
  begin();
  await expect.poll(() => created.map((name) => name.split(' ')[0])).toEqual(['eins', 'zwei']);
  await expect.poll(() => unread.size).toBe(0);
});

test('a project bears the name that the user gave it, also when a page was closed meanwhile', async () => {
  const { place, created } = deviceOf(Promise.resolve());
  const [named, unnamed] = startImports(place, [new File(['1'], 'eins.btlx'), new File(['2'], 'zwei.btlx')], {
    names: [' Halle Nord ', ' '],
  });
  await expect.poll(() => created).toEqual([`Halle Nord ${named}`, `zwei ${unnamed}`]);
  const row = { ...rowOf('drei.btlx'), name: 'Anbau' };
  const later = deviceOf(Promise.resolve(), [row]);
  resumeImports(later.place, [row]);
  await expect.poll(() => later.created).toEqual([`Anbau ${row.projectId}`]);
});

test('a file that a closed page left becomes the project it was to be', async () => {
  const row = rowOf('Halle.btlx');
  const { place, created } = deviceOf(Promise.resolve(), [row]);
  resumeImports(place, [row]);
  resumeImports(place, [row]);
  await expect.poll(() => created).toEqual([`Halle ${row.projectId}`]);
});

/** A device without what reads files, until that `isLoaded`. */
const deviceWithoutReader = (rows: UnreadFile[] = []) => {
  const { place, ...device } = deviceOf(Promise.resolve(), rows);
  const reader = { isLoaded: false };
  const readFile = async () => {
    if (!reader.isLoaded) throw new DomainError('reader_missing');
    return reading;
  };
  return { ...device, reader, place: { ...place, readFile } };
};
const runOf = (projectId: ProjectId | undefined) => importRuns().find(({ id }) => id === projectId);

test('a dropped file that lacked the reader is told as such, and goes on under the same card', async () => {
  const { place, unread, reader, created } = deviceWithoutReader();
  const [projectId] = startImports(place, [new File(['1'], 'eins.btlx')]);
  await expect.poll(() => runOf(projectId)?.lacksReader).toBe(true);
  const goOn = () => resumeImports(place, [...unread.values()]);
  goOn();
  await expect.poll(() => runOf(projectId)).toMatchObject({ step: 'reading', lacksReader: true });
  reader.isLoaded = true;
  await expect
    .poll(() => {
      goOn();
      return created;
    })
    .toEqual([`eins ${projectId}`]);
  expect(runOf(projectId)).toMatchObject({ step: 'done', lacksReader: false, refusal: null });
});

test.each([new Dexie.DatabaseClosedError(), new DomainError('session_ended')])(
  'a dropped file that waits for no fault of its own is not told of until it goes on: %s',
  async (failure) => {
    const { place, unread, created } = deviceOf(Promise.resolve());
    const failing = { ...place, createProject: () => Promise.reject(failure) };
    const [projectId] = startImports(failing, [new File(['1'], 'eins.btlx')]);
    await expect.poll(() => unread.size).toBe(1);
    await expect.poll(() => runOf(projectId)).toBeUndefined();
    await expect
      .poll(() => {
        resumeImports(place, [...unread.values()]);
        return created;
      })
      .toEqual([`eins ${projectId}`]);
    await expect.poll(() => runOf(projectId)).toMatchObject({ step: 'done', refusal: null });
  },
);

test('a file left by a closed page that is refused before it is read says so', async () => {
  const row = rowOf('Halle.btlx');
  const { place, unread } = deviceOf(Promise.resolve(), [row]);
  const refuse = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  resumeImports({ ...place, takeUnread: refuse }, [row]);
  await expect.poll(() => unread.size).toBe(0);
  await expect
    .poll(() => navigator.locks.request(`import:${row.projectId}`, () => runOf(row.projectId)))
    .toMatchObject({ refusal: { code: 'device_full' } });
});

test('a file that lacked the reader here and was read in another page is no longer told of', async () => {
  const row = rowOf('Halle.btlx');
  const { place } = deviceWithoutReader([row]);
  resumeImports(place, [row]);
  await expect.poll(() => runOf(row.projectId)?.lacksReader).toBe(true);
  resumeImports(place, []);
  expect(runOf(row.projectId)).toBeUndefined();
});

test('a file that another page is reading is left to it', async () => {
  const [theirs, left] = [rowOf('Anbau.btlx'), rowOf('Halle.btlx')];
  const { place, created } = deviceOf(Promise.resolve(), [theirs, left]);
  await navigator.locks.request(`import:${theirs.projectId}`, async () => {
    resumeImports(place, [theirs, left]);
    await expect.poll(() => created).toEqual([`Halle ${left.projectId}`]);
    expect(importRuns().some(({ id }) => id === theirs.projectId)).toBe(false);
  });
});
