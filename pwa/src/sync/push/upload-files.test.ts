import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { missingFiles, openTestEngine } from '../../../test/test-engine.ts';
import { makeChange } from '../outbox/make-change.ts';
import { readWaiting } from '../status/read-waiting.ts';
import { FileRefused } from '../transport/answers.ts';
import { push } from './push.ts';
import { uploadFiles } from './sync-once.ts';

const fileHash = 'a'.repeat(64) as FileHash;

const openWithFile = async () => {
  const { engine } = await openTestEngine({ push: missingFiles });
  await engine.database.file.put({ hash: fileHash, bytes: new Uint8Array([1]), uploaded: false });
  await makeChange(engine, 'createProject', {
    projectId: newId<ProjectId>(),
    name: 'Neu',
    fileHash,
    fileName: 'n.btlx',
  });
  return engine;
};

test('a file that is refused for good holds nothing up: its change is refused with the reason of the file', async () => {
  const engine = await openWithFile();
  const refused = new FileRefused('payload_too_large', { quotaBytes: 5 });
  engine.transport.upload = () => Promise.reject(refused);
  expect(await uploadFiles(engine)).toBe(true);
  await push(engine);
  expect(await readWaiting(engine.database)).toMatchObject([
    { name: 'createProject', state: 'refused', code: 'payload_too_large', details: { quotaBytes: 5 } },
  ]);
  expect(await engine.database.file.get(fileHash)).toEqual({
    hash: fileHash,
    bytes: new Uint8Array([1]),
    uploaded: false,
  });
});

test('a file that only did not arrive keeps its change waiting', async () => {
  const engine = await openWithFile();
  await expect(uploadFiles(engine)).rejects.toThrow('network');
  await push(engine);
  expect(await readWaiting(engine.database)).toMatchObject([{ name: 'createProject', state: 'queued', tries: 0 }]);
});
