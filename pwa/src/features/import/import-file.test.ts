import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Reading } from '@knotenblech/shared/files/reading.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { type ImportPlace, importFile } from './import-file.ts';
import { type ImportRun, newRun } from './import-run.ts';
import { projectNameOf } from './project-name-of.ts';

const hash = 'a'.repeat(64) as FileHash;
const reading = {
  head: { projectName: '' },
  parts: [{ taken: 'recognised' }, { taken: 'guessed' }, { taken: 'left-out' }, { taken: 'left-out' }],
} as Reading;

const place = (log: string[], changes: Partial<ImportPlace> = {}): ImportPlace => ({
  putFile: async () => {
    log.push('putFile');
    return hash;
  },
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
});

const run = async (file: File, changes: Partial<ImportPlace> = {}) => {
  const log: string[] = [];
  let state: ImportRun = newRun(1, file.name);
  await importFile(place(log, changes), file, (change) => {
    state = { ...state, ...change };
  });
  return { log, state };
};

test('a file is kept, read, stored and only then made a project', async () => {
  const { log, state } = await run(new File(['<BTLx/>'], 'Halle Nord.btlx'));
  expect(log).toEqual(['putFile', 'readFile', 'putReading', 'createProject Halle Nord']);
  expect(state).toMatchObject({ step: 'done', found: { taken: 1, guessed: 1, leftOut: 2 }, refusal: null, uid: 'u' });
});
test('a refused file leaves nothing behind and says where it failed', async () => {
  const refuse = async () => {
    throw new DomainError('E_XML', { line: 3, column: 7 });
  };
  const { log, state } = await run(new File(['<BTLx'], 'kaputt.btlx'), { readFile: refuse });
  expect(log).toEqual(['putFile', 'dropFile']);
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
  ['putReading', 'reading', ['putFile', 'readFile', 'dropFile']],
  ['createProject', 'queueing', ['putFile', 'readFile', 'putReading', 'dropFile']],
] as const)('a device that is full at %s is told as such, and nothing half done stays', async (where, step, done) => {
  const refuse = async () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const { log, state } = await run(new File(['<BTLx/>'], 'Halle.btlx'), { [where]: refuse });
  expect(state).toMatchObject({ step, refusal: { code: 'device_full' } });
  expect(log).toEqual(done);
});
