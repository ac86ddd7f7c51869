import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { asDrawn } from '@knotenblech/shared/files/dxf/drawing-questions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { FileHash, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import type { ImportPlace, UnreadFile } from '../../../sync/hooks/projects/import-place.ts';
import { answerKeptFile, projectNameOf, readKeptFile, storeFile, withMoreAnswers } from './import-file.ts';
import { type ImportRun, newRun } from './import-run.ts';

const projectId = 'p1' as ProjectId;
const hash = 'a'.repeat(64) as FileHash;
const reading = {
  head: {
    projectName: '',
    findings: [
      { code: 'warn.file-unread', values: {} },
      { code: 'note.same-file', values: {} },
      { code: 'note.files-ignored', values: {} },
    ],
  },
  parts: [{ taken: 'recognised' }, { taken: 'guessed' }, { taken: 'left-out' }, { taken: 'left-out' }],
} as Reading;

const place = (log: string[], changes: Partial<ImportPlace> = {}): ImportPlace => {
  const unread = new Map<ProjectId, UnreadFile>();
  return {
    owner: 'shop',
    putFile: async () => {
      log.push('putFile');
      return hash;
    },
    putUnread: async (row) => {
      log.push('putUnread');
      unread.set(row.projectId, row);
    },
    takeUnread: async (id) => {
      const row = unread.get(id);
      return row ? { unread: row, bytes: new Uint8Array(1) } : null;
    },
    dropUnread: async () => void log.push('dropUnread'),
    dropFile: async () => void log.push('dropFile'),
    readFile: async () => {
      log.push('readFile');
      return reading;
    },
    putReading: async () => void log.push('putReading'),
    createProject: async ({ name }) => {
      log.push(`createProject ${name}`);
      return { uid: 'u' };
    },
    ...changes,
  };
};

const run = async (file: File, changes: Partial<ImportPlace> = {}) => {
  const log: string[] = [];
  let state: ImportRun = newRun({ id: projectId, owner: 'shop', fileName: file.name });
  const report = (change: Partial<ImportRun>) => {
    state = { ...state, ...change };
  };
  const device = place(log, changes);
  if (await storeFile(device, file, { projectId, report })) await readKeptFile(device, projectId, report);
  return { log, state };
};

test('a file is kept, read, stored and only then made a project', async () => {
  const { log, state } = await run(new File(['<BTLx/>'], 'Halle Nord.btlx'));
  expect(log).toEqual(['putFile', 'putUnread', 'readFile', 'putReading', 'createProject Halle Nord']);
  expect(state).toMatchObject({
    step: 'done',
    found: { taken: 1, guessed: 1, leftOut: 2, warnings: 2 },
    refusal: null,
    uid: 'u',
  });
});
test('a refused file leaves nothing behind and says where it failed', async () => {
  const refuse = async () => {
    throw new DomainError('E_XML', { line: 3, column: 7 });
  };
  const { log, state } = await run(new File(['<BTLx'], 'kaputt.btlx'), { readFile: refuse });
  expect(log).toEqual(['putFile', 'putUnread', 'dropUnread', 'dropFile']);
  expect(state).toMatchObject({ step: 'reading', refusal: { code: 'E_XML', details: { line: 3, column: 7 } } });
});
test('an empty file is refused before anything is stored', async () => {
  const { log, state } = await run(new File([], 'leer.btlx'));
  expect(log).toEqual([]);
  expect(state.refusal?.code).toBe('E_EMPTY');
});
test('a file above 20 MB is refused before it is read', async () => {
  const large = Object.defineProperty(new File(['x'], 'gross.btlx'), 'size', { value: 20_000_001 });
  const { log, state } = await run(large);
  expect(log).toEqual([]);
  expect(state.refusal?.code).toBe('E_SIZE');
});
test('a project is named by its file where the file names none', () => {
  expect(projectNameOf('Halle', 'x.btlx')).toBe('Halle');
  expect(projectNameOf('  ', 'Anbau Süd.BTLX')).toBe('Anbau Süd');
  expect(projectNameOf('', 'Halle 2.1.stws')).toBe('Halle 2.1');
  expect(projectNameOf('', 'Halle 2.1')).toBe('Halle 2.1');
  expect(projectNameOf('', '.btlx')).toBe('.btlx');
});
test.each([
  ['putFile', 'keeping', []],
  ['putUnread', 'keeping', ['putFile', 'dropFile']],
  ['putReading', 'reading', ['putFile', 'putUnread', 'readFile', 'dropUnread', 'dropFile']],
  ['createProject', 'queueing', ['putFile', 'putUnread', 'readFile', 'putReading', 'dropUnread', 'dropFile']],
] as const)('a device that is full at %s is told as such, and nothing half done stays', async (where, step, done) => {
  const refuse = async () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const { log, state } = await run(new File(['<BTLx/>'], 'Halle.btlx'), { [where]: refuse });
  expect(state).toMatchObject({ step, refusal: { code: 'device_full' } });
  expect(log).toEqual(done);
});
test.each([
  ['takeUnread', new DomainError('session_ended')],
  ['createProject', new DomainError('session_ended')],
  ['createProject', new DomainError('session_expired')],
  ['putReading', new Dexie.AbortError('of the browser')],
] as const)('a file is kept when %s fails for no fault of its own: %s', async (where, error) => {
  const { log, state } = await run(new File(['<BTLx/>'], 'Halle.btlx'), { [where]: () => Promise.reject(error) });
  expect(state).toMatchObject({ step: 'keeping', refusal: null });
  expect(log.filter((step) => step.startsWith('drop'))).toEqual([]);
});
test('a file is kept and says so when what reads it could not be loaded', async () => {
  const changes = { readFile: () => Promise.reject(new DomainError('reader_missing')) };
  const { log, state } = await run(new File(['<BTLx/>'], 'Halle.btlx'), changes);
  expect(state).toMatchObject({ step: 'reading', lacksReader: true, refusal: null });
  expect(log).toEqual(['putFile', 'putUnread']);
});
test('a file that is refused while its user leaves is refused again when he is back', async () => {
  const changes = {
    readFile: () => Promise.reject(new DomainError('E_XML')),
    dropUnread: () => Promise.reject(new DomainError('session_ended')),
  };
  const { log, state } = await run(new File(['<BTLx'], 'kaputt.btlx'), changes);
  expect(state.refusal?.code).toBe('E_XML');
  expect(log).toEqual(['putFile', 'putUnread']);
});
test('a file over which the page ended again and again is refused', async () => {
  const row = { projectId, fileName: 'Halle.btlx', fileHash: hash, tries: 3 };
  const takeUnread = async () => ({ unread: row, bytes: new Uint8Array(1) });
  const { log, state } = await run(new File(['<BTLx/>'], 'Halle.btlx'), { takeUnread });
  expect(state.refusal?.code).toBe('E_READ_FAILED');
  expect(log).toEqual(['putFile', 'putUnread', 'dropUnread', 'dropFile']);
});

const drawing = {
  head: { projectName: '', format: 'dxf', findings: [] },
  parts: [
    {
      index: 1,
      name: 'Pos. 1',
      taken: 'recognised',
      findings: [],
      thicknessMm: null,
      grade: null,
      quantity: 1,
      body: { blankMm: { length: 20, height: 10, width: 1 }, section: { kind: 'box' }, processings: [] },
    },
  ],
} as unknown as Reading;

/** A device that keeps its files and reads each of them as the drawing. */
const drawingDevice = () => {
  const files = new Map<FileHash, Uint8Array>();
  const log: string[] = [];
  const rows = new Map<ProjectId, UnreadFile>();
  const device = place(log, {
    putFile: async (bytes) => {
      const name = String(files.size).padStart(64, '0') as FileHash;
      files.set(name, bytes);
      return name;
    },
    putUnread: async (row) => void rows.set(row.projectId, row),
    takeUnread: async (id) => {
      const row = rows.get(id);
      const bytes = row && files.get(row.fileHash);
      return row && bytes ? { unread: row, bytes: Uint8Array.from(bytes) } : null;
    },
    dropFile: async (dropped) => void files.delete(dropped),
    readFile: async ({ bytes }) => {
      bytes.buffer.transfer();
      return drawing;
    },
  });
  return { device, files, rows, log };
};

test('a drawing without a thickness waits until it is asked and answered, then its answers are part of the file', async () => {
  const { device, files, rows, log } = drawingDevice();
  let state: ImportRun = newRun({ id: projectId, owner: 'shop', fileName: 'plan.dxf' });
  const report = (change: Partial<ImportRun>) => {
    state = { ...state, ...change };
  };
  await storeFile(device, new File(['0\nSECTION\n'], 'plan.dxf'), { projectId, report });
  rows.set(projectId, { ...(rows.get(projectId) as UnreadFile), tries: 2 });
  await readKeptFile(device, projectId, report);
  expect(state).toMatchObject({
    step: 'reading',
    refusal: null,
    questions: { likelyUnit: null, parts: [{ index: 1 }] },
  });
  expect(log).toEqual([]);
  expect(rows.get(projectId)?.tries).toBe(0);

  expect(await answerKeptFile(device, projectId, { all: { thicknessMm: 8 } })).toBe(true);
  expect([...files.values()].map((bytes) => new TextDecoder().decode(bytes))).toEqual([
    '0\nSECTION\n\r\n999\r\nKNOTENBLECH {"all":{"thicknessMm":8}}\r\n',
  ]);
  await readKeptFile(device, projectId, report);
  expect(log).toEqual(['putReading', 'createProject plan']);
  expect(state.step).toBe('done');
});

test('a drawing whose gaps were closed is still asked about its thickness, and keeps both answers', async () => {
  const { device, files } = drawingDevice();
  let state: ImportRun = newRun({ id: projectId, owner: 'shop', fileName: 'plan.dxf' });
  const report = (change: Partial<ImportRun>) => {
    state = { ...state, ...change };
  };
  const closed = await withMoreAnswers(new TextEncoder().encode('0\nSECTION\n'), { gapMm: 0.6 });
  await storeFile(device, new File([closed], 'plan.dxf'), { projectId, report });
  await readKeptFile(device, projectId, report);
  expect(state.questions).toMatchObject({ parts: [{ index: 1 }] });
  await answerKeptFile(device, projectId, { all: { thicknessMm: 8 } });
  expect([...files.values()].map((bytes) => new TextDecoder().decode(bytes))).toEqual([
    '0\nSECTION\n\r\n999\r\nKNOTENBLECH {"gapMm":0.6,"all":{"thicknessMm":8}}\r\n',
  ]);
});

test('a drawing with an outline that nearly closes is asked about it before its thickness, once', async () => {
  const findings = [{ code: 'note.gaps-closable', values: { gapMm: 0.6 } }];
  const { device, files } = drawingDevice();
  const readFile: ImportPlace['readFile'] = async ({ bytes }) => {
    const isClosed = new TextDecoder().decode(bytes).includes('gapMm');
    return { ...drawing, head: { ...drawing.head, findings: isClosed ? [] : findings } };
  };
  let state: ImportRun = newRun({ id: projectId, owner: 'shop', fileName: 'plan.dxf' });
  const report = (change: Partial<ImportRun>) => {
    state = { ...state, ...change };
  };
  await storeFile(device, new File(['0\nSECTION\n'], 'plan.dxf'), { projectId, report });
  await readKeptFile({ ...device, readFile }, projectId, report);
  expect(state.questions).toEqual({ closableMm: 0.6 });
  await answerKeptFile(device, projectId, asDrawn);
  await readKeptFile({ ...device, readFile }, projectId, report);
  expect(state.questions).toMatchObject({ parts: [{ index: 1 }] });
  expect([...files.values()].map((bytes) => new TextDecoder().decode(bytes))).toEqual([
    '0\nSECTION\n\r\n999\r\nKNOTENBLECH {"gapMm":0.1}\r\n',
  ]);
});

test('answers to a drawing that is gone are answers to nothing', async () => {
  const { device } = drawingDevice();
  expect(await answerKeptFile(device, projectId, {})).toBe(false);
});
