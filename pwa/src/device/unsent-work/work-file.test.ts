import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import type { LocalReadingRow } from '../../database/shop-database.ts';
import type { UnsentWork } from '../../sync/outbox/import/import-unsent-work.ts';
import { importSealKey } from '../encryption/seal-key.ts';
import { openWorkFile, writeWorkFile } from './work-file.ts';
import { sha256, toHex } from './work-payload.ts';

const userId = newId<UserId>();
const bytes = new TextEncoder().encode('<BTLx/>');
let key: CryptoKey;
let work: UnsentWork;
let file: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  key = await importSealKey('ab'.repeat(32));
  const change = { uid: newId<UserId>(), name: 'setProjectTexts', v: 1, args: { comment: 'Nordseite' } };
  const changes = [{ ...change, at: '2026-11-21T08:00:00Z', tries: 2, retold: false }];
  work = { changes, unread: [], readings: [], files: [{ hash: toHex(await sha256(bytes)), bytes }] };
  file = await writeWorkFile(work, { userId, key, writtenAt: new Date('2026-11-21T09:00:00Z'), count: 1 });
});

const seal = (given: UnsentWork) => writeWorkFile(given, { userId, key, writtenAt: new Date(), count: 1 });
const open = (given: Uint8Array<ArrayBuffer>, by: { user?: string; key?: CryptoKey } = {}) =>
  openWorkFile(given, by.user ?? userId, async () => [by.key ?? key]);
const faultOf = async (...args: Parameters<typeof open>) => {
  const opened = await open(...args);
  return opened.ok ? null : opened.fault;
};
const changed = (place: number) => file.with(place, (file[place] ?? 0) ^ 1);

test('its user reads from it what was written, to the byte', async () =>
  expect(await open(file)).toEqual({ ok: true, work, writtenAt: '2026-11-21T09:00:00.000Z' }));

test('nothing of the work stands in it readably', () => {
  const text = new TextDecoder('latin1').decode(file);
  for (const word of ['Nordseite', 'setProjectTexts', 'BTLx']) expect(text).not.toContain(word);
});

test('another user is told that it is not his', async () =>
  expect(await faultOf(file, { user: newId<UserId>() })).toBe('other_user'));

test('a key that is not the one it was sealed with does not open it', async () =>
  expect(await faultOf(file, { key: await importSealKey('cd'.repeat(32)) })).toBe('other_key'));

test('the first of several keys that fits opens it', async () => {
  const keys = async () => [await importSealKey('cd'.repeat(32)), key];
  expect(await openWorkFile(file, userId, keys)).toMatchObject({ ok: true });
});

test('wherever it was cut off, that is what is told', async () => {
  for (let length = 1; length < file.length; length += 7)
    expect(await faultOf(file.slice(0, length)), `after ${length} bytes`).toBe('cut_off');
});

test('one bit altered anywhere behind the version is noticed', async () => {
  for (let place = 12; place < file.length; place += 5)
    expect(['altered', 'cut_off'], `at ${place}`).toContain(await faultOf(changed(place)));
});

test('what was added at its end is noticed', async () =>
  expect(await faultOf(new Uint8Array([...file, 0]))).toBe('altered'));

test('a file of a later version is told apart from a broken one', async () =>
  expect(await faultOf(file.with(7, 2))).toBe('newer_version'));

const head = {
  readerVersion: 2,
  format: 'btlx',
  formatVersion: '2.0',
  program: '',
  projectName: '',
  assemblies: [],
  filePartCount: 0,
  positionCount: 0,
  findings: [],
};
const readingOf = (fileHash: string, more: object = {}) =>
  ({ fileHash, reading: { head: { ...head, ...more }, parts: [] } }) as unknown as LocalReadingRow;

test('a reading that tells more than this build knows is left out, and all else comes in', async () => {
  const known = readingOf('a');
  const sealed = await seal({ ...work, readings: [known, readingOf('b', { weldPlan: [] })] });
  expect(await open(sealed)).toMatchObject({ ok: true, work: { ...work, readings: [known] } });
});

test('changes of a shape that only a later build knows do not make the file a broken one', async () => {
  const changes = work.changes.map((change) => ({ ...change, name: 'n'.repeat(90) }));
  expect(await faultOf(await seal({ ...work, changes }))).toBe('newer_version');
});

test.each([
  ['nothing', ''],
  ['a picture', '\u0089PNG\r\n'],
  ['a text', 'Sehr geehrte Damen'],
])('%s is no such file', async (_, text) =>
  expect(await faultOf(new TextEncoder().encode(text))).toBe('not_a_work_file'),
);

test('a file whose bytes are not those of its hash is refused', async () => {
  const wrong = { ...work, files: [{ hash: '0'.repeat(64), bytes }] };
  expect(await faultOf(await seal(wrong))).toBe('altered');
});
