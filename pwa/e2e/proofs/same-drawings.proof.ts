import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { views } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import { orderPicture, type PictureSubject } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { drawPieces, type PictureOrder } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { meshStore } from '@knotenblech/shared/geometry/drawing/pieces/mesh-store.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { joinProject } from '@knotenblech/shared/parts/part.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, openDevice } from '../shop/device.ts';
import { repository } from '../shop/shop-process.ts';

const samplesFolder = resolve(import.meta.dirname, '../../../shared/samples');
const samples = readdirSync(samplesFolder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.btlx') && !name.includes('hostile'))
  .sort();
const partsOfEach = 8;

let device: Device;
let workerPath: string;
beforeAll(async () => {
  device = await openDevice();
  await device.page.goto('/de/home');
  const assets = readdirSync(join(repository, 'pwa/dist/assets'));
  workerPath = `/assets/${assets.find((name) => /^geometry\.worker-.*\.js$/.test(name))}`;
});
afterAll(() => device.close());

const kernel = await loadKernel();
const catalogue = seedCatalogue();
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The project from seven sides and some of its parts, as both sides are asked for them. */
const ordersOf = (file: string): PictureOrder[] => {
  const bytes = new Uint8Array(readFileSync(join(samplesFolder, file)));
  const { head, parts } = readFile({ bytes, fileName: file, catalogue, kernel });
  const joined = joinProject({ id: newId<ProjectId>(), surface: 'RAW', ralNumber: null }, head, parts, [], []);
  const subjects: PictureSubject[] = [
    { kind: 'project' },
    ...parts.slice(0, partsOfEach).map(({ index }) => ({ kind: 'part' as const, index })),
  ];
  const origin = { fileHash: hashOf(file), readerVersion: head.readerVersion };
  return subjects.flatMap((subject) =>
    (subject.kind === 'project' ? views : (['TRI', 'FRONT'] as const)).flatMap((view) => {
      const picture = orderPicture({ ...joined, partChoices: [] }, origin, { subject, view, size: 'sheet' });
      return picture ? [picture.order(catalogue.profiles)] : [];
    }),
  );
};

/** Hashes of the drawings that the app's own worker makes of the orders in this browser. */
const drawInBrowser = (orders: readonly PictureOrder[]): Promise<string[]> =>
  device.page.evaluate(
    async ({ path, asked }) => {
      const worker = new Worker(path, { type: 'module' });
      await new Promise((started) => worker.addEventListener('message', started, { once: true }));
      const hashes: string[] = [];
      for (const order of asked) {
        const drawing = await new Promise((done, fail) => {
          worker.addEventListener(
            'message',
            ({ data }) => (data.kind === 'done' ? done(data.result) : fail(new Error(JSON.stringify(data)))),
            { once: true },
          );
          worker.postMessage({ kind: 'draw', ...order });
        });
        const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(drawing)));
        hashes.push([...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
      }
      worker.terminate();
      return hashes;
    },
    { path: workerPath, asked: orders },
  );

it.each(samples)('%s is drawn in the browser to the byte as on the server', async (file) => {
  const orders = ordersOf(file);
  const meshOf = meshStore(kernel, 100);
  const onServer = orders.map((order) => hashOf(JSON.stringify(drawPieces(meshOf, order))));
  expect(onServer.length).toBeGreaterThan(6);
  expect(new Set(onServer).size).toBeGreaterThan(1);
  expect(await drawInBrowser(orders)).toEqual(onServer);
});
