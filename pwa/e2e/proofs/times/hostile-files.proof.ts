import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import type { ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileFiles } from '../../../../shared/samples/hostile/hostile-files.ts';
import { judgeFile, verdictOfReading, verdictOfRefusal } from '../../../../shared/samples/hostile/judge-file.ts';
import { type Device, openDevice } from '../../shop/device.ts';
import { repository } from '../../shop/shop-process.ts';
import { watchTasks } from '../../shop/watch-tasks.ts';

type Answer =
  | { kind: 'read'; reading: Reading }
  | { kind: 'refused'; code: string; details: ErrorDetails }
  | { kind: 'broken'; message: string };

const files = hostileFiles.filter(({ kind }, index) => kind !== 11 || index % 10 === 0);
const longestTaskMs = 200;
let device: Device;
/** Hands the page the files: they are not of its origin. */
const shelf = createServer((request, answer) => {
  answer.setHeader('Access-Control-Allow-Origin', '*');
  answer.end(files[Number(request.url?.slice(1))]?.bytes() ?? '');
});

beforeAll(async () => {
  await new Promise<void>((done) => shelf.listen(0, '127.0.0.1', done));
  device = await openDevice({ bypassCSP: true });
  await device.page.goto('/de/shop/login');
});
afterAll(async () => {
  await device.close();
  shelf.close();
});

const workerPath = () => {
  const assets = readdirSync(join(repository, 'pwa/dist/assets'));
  return `/assets/${assets.find((name) => /^geometry\.worker-.*\.js$/.test(name))}`;
};

/** Watches the page's main thread and keeps the base data for the reader there. */
const prepare = (catalogue: unknown, workerUrl: string, shelfUrl: string) =>
  device.page.evaluate(
    ([catalogueOfPage, worker, shelf]) => {
      const state = { catalogue: catalogueOfPage, worker, shelf, longest: 0 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration);
      }).observe({ type: 'longtask' });
      Object.assign(globalThis, { hostile: state });
    },
    [catalogue, workerUrl, shelfUrl] as const,
  );

const readInPage = (index: number, fileName: string): Promise<Answer & { tookMs: number; longest: number }> =>
  device.page.evaluate(
    async ([at, name]) => {
      const { hostile } = globalThis as unknown as {
        hostile: { catalogue: unknown; worker: string; shelf: string; longest: number };
      };
      const bytes = new Uint8Array(await (await fetch(`${hostile.shelf}/${at}`)).arrayBuffer());
      hostile.longest = 0;
      const startedAt = performance.now();
      const worker = new Worker(hostile.worker, { type: 'module' });
      const answer = await new Promise<Answer>((done) => {
        worker.onerror = ({ message }) => done({ kind: 'broken', message });
        const parts: Reading['parts'] = [];
        worker.onmessage = ({ data }) => {
          if (data.kind === 'parts') parts.push(...data.parts);
          else if (data.kind === 'done') done({ kind: 'read', reading: { head: data.result.head, parts } });
          else if (data.kind !== 'progress' && data.kind !== 'started') done(data);
        };
        worker.postMessage({ kind: 'read', bytes, fileName: name, catalogue: hostile.catalogue }, [bytes.buffer]);
      });
      worker.terminate();
      const tookMs = performance.now() - startedAt;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return { ...answer, tookMs, longest: hostile.longest };
    },
    [index, fileName] as const,
  );

/** Read once more: what the reading makes long is work of the processor, a pause of the machine is not. */
const longestTaskOf = async (index: number, fileName: string) => {
  const tasks = await watchTasks(device.page);
  await readInPage(index, fileName);
  return tasks.longest();
};

const verdictOf = (answer: Answer) => {
  if (answer.kind === 'read') return verdictOfReading(answer.reading);
  return answer.kind === 'refused'
    ? verdictOfRefusal(answer.code, answer.details)
    : { code: answer.message, line: null, column: null };
};
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

it('the reader in the browser says of every hostile file what the server says, and the page stays free', async () => {
  const catalogue = seedCatalogue();
  const reader = { catalogue, kernel: await loadKernel() };
  await prepare(catalogue, workerPath(), `http://127.0.0.1:${(shelf.address() as AddressInfo).port}`);
  const differences: string[] = [];
  let [slowestMs, longestMs, readings] = [0, 0, 0];
  for (const [index, { kind, name, fileName, bytes, expected }] of files.entries()) {
    const here = await readInPage(index, fileName);
    let { longest } = here;
    for (let again = 0; again < 3 && longest > longestTaskMs; again += 1)
      longest = Math.min(longest, await longestTaskOf(index, fileName));
    const there = judgeFile(bytes(), fileName, reader);
    const [mine, theirs] = [JSON.stringify(verdictOf(here)), JSON.stringify(there.verdict)];
    const isSame = mine === theirs && (here.kind !== 'read' || hashOf(here.reading) === hashOf(there.reading));
    if (!isSame || verdictOf(here).code !== expected)
      differences.push(`${kind} ${name}: browser ${mine}, server ${theirs}, expected ${expected}`);
    if (longest > longestTaskMs) differences.push(`${kind} ${name}: a task of ${longest} ms`);
    if (here.kind === 'refused') slowestMs = Math.max(slowestMs, here.tookMs);
    if (here.kind === 'read') readings += 1;
    longestMs = Math.max(longestMs, longest);
  }
  console.info(
    `${files.length} hostile files in the browser, ${readings} read: slowest refusal ${slowestMs.toFixed(0)} ms, longest task of the page ${longestMs.toFixed(0)} ms`,
  );
  expect(differences).toEqual([]);
}, 3_600_000);
