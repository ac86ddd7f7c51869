import { readFile, rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { readerLimits } from '../../files/reading/read-in.child.ts';
import { failReading, readProject } from './read-project.ts';

let shop: TestShop;
let tablet: TestDevice;
let sample = '';
const never = new AbortController().signal;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
  sample = await readFile(
    fileURLToPath(new URL('../../../../shared/samples/winkel-rhs-flach.btlx', import.meta.url)),
    'utf8',
  );
});
afterAll(() => shop.stop());

const create = async (text: string) => {
  const projectId = newId<ProjectId>();
  const fileHash = await tablet.upload(text);
  const result = await tablet.push('createProject', { projectId, name: 'Probe', fileHash, fileName: 'probe.btlx' });
  expect(result).toMatchObject({ status: 'applied', details: { number: expect.any(Number) } });
  return { customerId: tablet.customer.id, projectId };
};
const read = (
  key: Awaited<ReturnType<typeof create>>,
  { limits = readerLimits, abort = never, blobs = shop.blobs } = {},
) =>
  readProject(
    {
      ...shop.database,
      blobs,
      enqueue: shop.jobs.enqueue,
      now: () => shop.clock.now,
      log: shop.log,
      limits,
    },
    key,
    abort,
  );
const projectOf = async ({ projectId }: { projectId: ProjectId }) =>
  (await tablet.projects()).find((project) => project.id === projectId) as Project;

describe('reading a project', () => {
  it('stores its parts in packs and brings sums and price into the lists', async () => {
    const key = await create(sample);
    expect(await projectOf(key)).toMatchObject({ reading: 'waiting', number: expect.any(Number), partCount: 0 });
    await read(key);
    const project = await projectOf(key);
    expect(project).toMatchObject({ reading: 'read', positionCount: 23, partCount: 194, assemblyCount: 2 });
    const [pack] = await tablet.parts(key.projectId);
    expect(pack).toMatchObject({ id: '0000' });
    expect(pack?.parts).toHaveLength(23);
    expect((await tablet.prices()).find((price) => price.id === key.projectId)).toMatchObject({
      tariffNumber: 2,
      onRequest: true,
    });
    expect(project.requestReasons).toEqual([{ code: 'request.missing-specificity', positionCount: 2 }]);
  });

  it('tells the devices of the customer, and nobody else', async () => {
    const heard: string[] = [];
    const foreign: string[] = [];
    const listen = async (userName: string, into: string[]) => {
      const { headers } = await testDevice(shop, userName);
      const { actor } = (await (await shop.request('/session', { headers })).json()) as { actor: Actor };
      return shop.pokes.listen({ actor, onPoke: (versions) => into.push(...Object.keys(versions)) });
    };
    const stops = [await listen('leser', heard), await listen('privat', foreign)];
    const key = await create(`${sample}\t`);
    await read(key);
    await expect.poll(() => heard).toContain(`j:${key.projectId}`);
    expect(heard).not.toContain(`cp:${key.customerId}`);
    expect(foreign).toEqual([]);
    for (const stop of stops) stop();
  });

  it('leaves alone what is read already, also when a job runs twice at once', async () => {
    const key = await create(`${sample}\n`);
    await Promise.all([read(key), read(key)]);
    const before = await projectOf(key);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await read(key);
    expect(await projectOf(key)).toEqual(before);
  });

  it('keeps code and place of a refused file at the project', async () => {
    const key = await create(sample.slice(0, 2000));
    await read(key);
    const project = await projectOf(key);
    expect(project.reading).toBe('refused');
    expect(JSON.parse(project.readingRefusal)).toMatchObject({ code: 'E_XML', details: { line: expect.any(Number) } });
    expect(await tablet.parts(key.projectId)).toEqual([]);
  });

  it('says that a file takes too long or too much memory', async () => {
    const slow = await create(`${sample}\n\n`);
    await read(slow, { limits: { ...readerLimits, timeMs: 50 } });
    expect(JSON.parse((await projectOf(slow)).readingRefusal)).toMatchObject({ code: 'E_READ_TIME' });
    const large = await create(`${sample}\n\n\n`);
    await read(large, { limits: { ...readerLimits, residentMb: 60 } });
    expect(JSON.parse((await projectOf(large)).readingRefusal)).toMatchObject({ code: 'E_READ_MEMORY' });
  });

  it('is tried again where the file is not in the store, as without its disk', async () => {
    const key = await create(`${sample}\n\t`);
    const path = (await shop.blobs.pathOf((await projectOf(key)).fileHash)) ?? '';
    await rename(path, `${path}.moved`);
    await expect(read(key)).rejects.toThrow('not in the store');
    expect((await projectOf(key)).reading).toBe('waiting');
    await rename(`${path}.moved`, path);
    await read(key);
    expect((await projectOf(key)).reading).toBe('read');
  });

  it('is tried again when the server stops meanwhile', async () => {
    const key = await create(`${sample}\n\n\n\n`);
    const stop = new AbortController();
    /** Right after the child has begun with the file. */
    const stopOnceFound = async (hash: FileHash) => {
      const path = await shop.blobs.pathOf(hash);
      setImmediate(() => stop.abort());
      return path;
    };
    const stopped = read(key, { abort: stop.signal, blobs: { ...shop.blobs, pathOf: stopOnceFound } });
    await expect(stopped).rejects.toThrow('the server stops');
    expect((await projectOf(key)).reading).toBe('waiting');
    await read(key);
    expect((await projectOf(key)).reading).toBe('read');
  });
});

describe('a file that could not be read however often it was tried', () => {
  const giveUp = (key: Awaited<ReturnType<typeof create>>) =>
    failReading({ ...shop.database, enqueue: shop.jobs.enqueue, now: () => shop.clock.now }, key);

  it('is refused, and not waited for any longer', async () => {
    const key = await create(`${sample}\n\n\n\n\n`);
    await giveUp(key);
    const project = await projectOf(key);
    expect(project.reading).toBe('refused');
    expect(JSON.parse(project.readingRefusal)).toMatchObject({ code: 'E_READ_FAILED' });
  });

  it('stays as it is where it was read after all', async () => {
    const key = await create(`${sample}\n\n\n\n\n\n`);
    await read(key);
    await giveUp(key);
    expect((await projectOf(key)).reading).toBe('read');
  });
});

describe('a project', () => {
  it('is refused while its file is not here, or when only another customer has it', async () => {
    const args = { projectId: newId<ProjectId>(), name: 'X', fileHash: 'a'.repeat(64) as never, fileName: 'x.btlx' };
    expect(await tablet.push('createProject', args)).toMatchObject({ status: 'refused', code: 'file_missing' });
    const stranger = await testDevice(shop, 'privat');
    const fileHash = await stranger.upload('<BTLx> of somebody else');
    expect(await tablet.push('createProject', { ...args, fileHash })).toMatchObject({
      status: 'refused',
      code: 'file_missing',
    });
  });
});
