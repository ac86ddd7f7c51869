import { appendFile, cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AddressId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeChange } from '../../pwa/src/sync/outbox/make-change.ts';
import { hashText, manifestHashName, manifestName, readManifest } from '../src/operations/backup/backed-tables.ts';
import { verifyBackup } from '../src/operations/backup/restore-backup.ts';
import { type TestDevice, testDevice } from '../test/test-device.ts';
import { testFolder } from '../test/test-folder.ts';
import { testOrder } from '../test/test-order.ts';
import { openEngineDevice } from './engine-device.ts';
import { reachShop } from './reach-shop.ts';
import { runCommand } from './run-command.ts';
import { type RunningShop, startServer } from './start-server.ts';

type EngineDevice = Awaited<ReturnType<typeof openEngineDevice>>;
const samples = join(import.meta.dirname, '../../shared/samples');

let home = '';
let server: RunningShop;
let tablet: EngineDevice;
let offline: EngineDevice;
let colleague: EngineDevice;
const place = (name: string) => join(home, name);
const backup = (folder: string, data: string, ...more: string[]) =>
  runCommand('operations/commands/backup.command', [folder, ...more], { DATA_DIR: data });
const restore = (folder: string, data: string, ...more: string[]) =>
  runCommand('operations/commands/restore.command', [folder, ...more], { DATA_DIR: data });
const buyerAt = (url: string) => testDevice(reachShop(url), 'werkstatt');

/** An order as the app makes it: everything but the arithmetic goes through the device's own queue. */
const orderArgs = async (device: EngineDevice, projectName: string) => {
  await device.sync();
  const project = (await device.rows('project')).find(({ name }) => name === projectName);
  if (!project) throw new Error(`no project ${projectName}`);
  const push: TestDevice['push'] = async (name, args) => {
    await makeChange(device.engine, name, args);
    await device.sync();
    return { id: 0, uid: '', status: 'applied', code: null, details: {} };
  };
  return testOrder({ ...(await testDevice(reachShop(server.url), device.userName)), push }, [project.id]);
};
const orderOn = async (device: EngineDevice, projectName: string) => {
  const args = await orderArgs(device, projectName);
  await makeChange(device.engine, 'submitOrder', args);
  await device.sync();
  const placed = (await device.rows('order')).find(({ id }) => id === args.orderId);
  if (!placed) throw new Error('the order was not placed');
  return placed;
};
const addAddress = async (device: EngineDevice, name: string) => {
  const [known] = await device.rows('address');
  if (!known) throw new Error('no address');
  await makeChange(device.engine, 'putAddress', { address: { ...known, id: newId<AddressId>(), name } });
};

beforeAll(async () => {
  home = await testFolder('restore');
  server = await startServer({ DATA_DIR: place('first') });
  await (await buyerAt(server.url)).untilRead();
  tablet = await openEngineDevice(server.url, 'werkstatt');
  offline = await openEngineDevice(server.url, 'chef');
  colleague = await openEngineDevice(server.url, 'chef');
  await tablet.sync();
  await offline.sync();
});
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

describe('a backup', () => {
  test('is made while the shop runs, whole and under its name at once', async () => {
    await addAddress(tablet, 'Vor der Sicherung');
    await orderOn(tablet, 'Hallenrahmen Achse A bis C');
    const made = await backup(place('backup'), place('first'));
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/\d+ tables, \d+ rows, 3 files/) });
    expect((await readdir(home)).sort()).toEqual(['backup', 'first']);
  });

  test('is not written over another', async () => {
    expect(await backup(place('backup'), place('first'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('is there already'),
    });
  });

  test('that was not finished, lacks a file or was altered in one byte anywhere is refused, and nothing is made', async () => {
    const files = (await readdir(place('backup'), { recursive: true, withFileTypes: true })).filter((e) => e.isFile());
    const some = files.filter(({ name }) => /^manifest|\.record\.copy$|^[0-9a-f]{64}$/.test(name)).slice(0, 5);
    expect(some.length).toBeGreaterThan(3);
    for (const entry of some) {
      const path = join(entry.parentPath, entry.name).replace(place('backup'), place('altered'));
      await cp(place('backup'), place('altered'), { recursive: true });
      await appendFile(path, 'x');
      await expect(verifyBackup(place('altered'))).rejects.toThrow('altered');
      await rm(path);
      await expect(verifyBackup(place('altered'))).rejects.toThrow(/no finished backup|not whole/);
      if (entry.name.endsWith('.copy'))
        expect(await restore(place('altered'), place('second'))).toMatchObject({
          code: 1,
          output: expect.stringContaining('not whole'),
        });
      await rm(place('altered'), { recursive: true });
    }
    expect(await readdir(home)).not.toContain('second');
  });

  test('without a file that a customer has sent is not written, and not restored', async () => {
    const kept = join(place('first'), 'files', 'kept');
    const [sent] = (await readdir(kept, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    if (!sent) throw new Error('no file was kept');
    const refused = { code: 1, output: expect.stringContaining(`1 of 3 files that customers have sent`) };
    await rename(join(sent.parentPath, sent.name), place('moved'));
    expect(await backup(place('hollow'), place('first'))).toMatchObject(refused);
    expect(await backup(place('told'), place('first'), '--without-lost-files')).toMatchObject({
      code: 0,
      output: expect.stringContaining('2 files'),
    });
    await rm(place('told'), { recursive: true });
    await rename(place('moved'), join(sent.parentPath, sent.name));
    expect((await readdir(home)).sort()).toEqual(['backup', 'first']);
    await cp(place('backup'), place('hollow'), { recursive: true });
    const manifest = await readManifest(place('hollow'));
    const text = JSON.stringify({ ...manifest, files: manifest.files.filter(({ sha256 }) => sha256 !== sent.name) });
    await writeFile(join(place('hollow'), manifestName), text);
    await writeFile(join(place('hollow'), manifestHashName), hashText(text));
    expect(await restore(place('hollow'), place('refused'))).toMatchObject(refused);
    expect(await restore(place('hollow'), place('borne'), '--without-lost-files')).toMatchObject({ code: 0 });
    for (const name of ['hollow', 'refused', 'borne']) await rm(place(name), { recursive: true });
  });

  test('is restored into an empty place only', async () => {
    const answer = await restore(place('backup'), place('first'));
    expect(answer).toMatchObject({ code: 1, output: expect.stringContaining('another server already uses') });
  });
});

describe('a shop restored from a backup', () => {
  let lostNumber = 0;
  let keptNumber = 0;
  let uploaded = '' as ProjectId;
  let lateOrder = '';
  const ordersNow = async () => (await buyerAt(server.url)).orders();

  beforeAll(async () => {
    await addAddress(tablet, 'Nach der Sicherung');
    const fileHash = await tablet.keepFile(await readFile(join(samples, 'winkel-rhs-flach.btlx')));
    uploaded = newId<ProjectId>();
    const file = { fileHash, fileName: 'winkel-rhs-flach.btlx' };
    await makeChange(tablet.engine, 'createProject', { projectId: uploaded, name: 'Nachgereicht', ...file });
    await tablet.sync();
    await (await buyerAt(server.url)).untilRead();
    await colleague.sync();
    const more = { projectId: uploaded, partIndex: 1, quantity: 7, was: 1 };
    await makeChange(colleague.engine, 'setPartQuantity', more);
    await colleague.sync();
    keptNumber = (await orderOn(tablet, 'Winkel, Pfosten und Flachstahl')).number;
    const lost = await openEngineDevice(server.url, 'chef');
    lostNumber = (await orderOn(lost, 'Hallenrahmen Achse A bis C')).number;
    const late = await orderArgs(tablet, 'Hallenrahmen Achse A bis C');
    lateOrder = late.orderId;
    await makeChange(tablet.engine, 'submitOrder', late);
    await makeChange(tablet.engine, 'setProjectTexts', { projectId: uploaded, comment: 'noch nicht gesendet' });
    await server.stop();
    expect(await restore(place('backup'), place('second'))).toMatchObject({ code: 0 });
    server = await startServer({ DATA_DIR: place('second') });
    tablet.moveTo(server.url);
    offline.moveTo(server.url);
    colleague.moveTo(server.url);
  });

  test('has what the backup had, and nothing younger', async () => {
    const device = await buyerAt(server.url);
    expect((await device.addresses()).map(({ name }) => name)).toContain('Vor der Sicherung');
    expect((await device.addresses()).map(({ name }) => name)).not.toContain('Nach der Sicherung');
    expect(await device.orders()).toHaveLength(1);
  });

  test('gives no number twice: one that a device never tells of again is behind a gap', async () => {
    const device = await openEngineDevice(server.url, 'demo');
    await device.sync();
    const order = await orderOn(device, 'Hallenrahmen Achse A bis C');
    expect(order.number).toBeGreaterThan(lostNumber + 1000);
  });

  test('refuses nothing that builds on work which another device still has to tell: it waits on its device', async () => {
    await colleague.sync();
    expect(await colleague.refused()).toEqual([]);
    expect(await colleague.waiting()).toBe(1);
  });

  test('is told again what a device knows, before what waits there: nothing is lost, nothing doubled', async () => {
    await tablet.sync();
    await (await buyerAt(server.url)).untilRead();
    await tablet.sync();
    expect(await tablet.refused()).toEqual([]);
    expect(await tablet.waiting()).toBe(0);
    const names = (await (await buyerAt(server.url)).addresses()).map(({ name }) => name);
    expect(names.filter((name) => name === 'Nach der Sicherung')).toHaveLength(1);
    expect(names.filter((name) => name === 'Vor der Sicherung')).toHaveLength(1);
    const projects = (await (await buyerAt(server.url)).projects()).filter(({ id }) => id === uploaded);
    expect(projects).toMatchObject([{ name: 'Nachgereicht', reading: 'read', comment: 'noch nicht gesendet' }]);
  });

  test('takes what waited for that, too', async () => {
    await colleague.sync();
    expect(await colleague.refused()).toEqual([]);
    expect(await colleague.waiting()).toBe(0);
    expect(await colleague.rows('partChoice')).toContainEqual(expect.objectContaining({ index: 1, quantity: 7 }));
  });

  test('keeps the number that the customer has in his confirmation, and numbers what is new', async () => {
    const orders = await ordersNow();
    expect(orders.filter(({ number }) => number === keptNumber)).toHaveLength(1);
    expect(orders.find(({ id }) => id === lateOrder)?.number).toBeGreaterThan(lostNumber);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
    expect(orders).toHaveLength(4);
  });

  test('is told once: later rounds and other devices change nothing', async () => {
    const before = await ordersNow();
    await tablet.sync();
    await offline.sync();
    expect(await ordersNow()).toEqual(before);
    expect(await offline.waiting()).toBe(0);
    expect((await offline.rows('order')).length).toBe(before.length);
  });

  test('gives no number twice either when the same backup is restored once more', async () => {
    const given = (await ordersNow()).map(({ number }) => number);
    await server.stop();
    expect(await restore(place('backup'), place('third'))).toMatchObject({ code: 0 });
    server = await startServer({ DATA_DIR: place('third') });
    const device = await openEngineDevice(server.url, 'demo');
    await device.sync();
    const order = await orderOn(device, 'Hallenrahmen Achse A bis C');
    expect(order.number).toBeGreaterThan(Math.max(...given));
  });
});
