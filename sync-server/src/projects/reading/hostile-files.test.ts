import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { serve } from '@hono/node-server';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isProof, sliceOf } from '../../../../shared/proofs/slice.ts';
import { utf8 } from '../../../../shared/samples/hostile/hostile-file.ts';
import { hostileFiles } from '../../../../shared/samples/hostile/hostile-files.ts';
import { file, plate } from '../../../../shared/samples/hostile/hostile-parts.ts';
import { verdictOfReading, verdictOfRefusal } from '../../../../shared/samples/hostile/judge-file.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { watchChildren } from '../../../test/watch-children.ts';
import { readInChild } from '../../files/reading/read-in.child.ts';

/** Two of each kind, for each takes a process of its own; all of them are read in one by the proof of shared. */
const twoOfEach = hostileFiles.filter(({ kind }, index) => hostileFiles[index - 2]?.kind !== kind);
const files = sliceOf(twoOfEach, 6);
/** Of processor time with the start of the process: a busy machine is no fault of a file. */
const mostMs = 2000;
const mostMbOverIdle = 256;
/** Below this the other work of the machine is measured, not ours. */
const calmMs = 100;

let shop: TestShop;
let folder = '';
let server: ReturnType<typeof serve>;
const catalogue = seedCatalogue();

beforeAll(async () => {
  shop = await testShop();
  folder = await mkdtemp(join(tmpdir(), 'knotenblech-hostile-'));
  await new Promise<void>((listening) => {
    server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' }, () => listening());
  });
});
afterAll(async () => {
  server.close();
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

const startCalling = () => {
  const { port } = server.address() as AddressInfo;
  const worker = new Worker(new URL('../../../test/call-health.ts', import.meta.url), {
    workerData: { url: `http://127.0.0.1:${port}/health`, everyMs: 5 },
  });
  // Heard from the start: a caller that fails has to end the test.
  const told = new Promise<number[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  told.catch(() => undefined);
  return () => {
    worker.postMessage('stop');
    return told;
  };
};
const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

const readOne = async (name: string, bytes: Uint8Array, fileName: string) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const startedAt = performance.now();
  const { result, peakMb, cpuMs } = await watchChildren(() => readInChild({ path, fileName, catalogue }));
  await rm(path);
  const verdict = result.ok ? verdictOfReading(result.reading) : verdictOfRefusal(result.code, result.details);
  return { verdict, peakMb, cpuMs, tookMs: performance.now() - startedAt };
};

it('every hostile file is refused or read by the child in time and memory, while the server answers others', async () => {
  const readIdle = () => readOne('idle', utf8(file(plate())), 'idle.btlx');
  const idleCalls = async () => {
    const calls = startCalling();
    for (let n = 0; n < 10; n += 1) await readIdle();
    return p99(await calls());
  };
  const idle = await readIdle();
  const idleBefore = isProof() ? await idleCalls() : 0;
  const calls = startCalling();
  const faults: string[] = [];
  let [slowestMs, mostMb, longestWaitMs] = [0, 0, 0];
  for (const [index, hostile] of files.entries()) {
    const title = `${hostile.kind} ${hostile.name}`;
    const isRefusal = hostile.expected.startsWith('E_');
    const allowedMs = isRefusal ? mostMs : 30_000;
    const readThis = () => readOne(`f${index}`, hostile.bytes(), hostile.fileName);
    const { verdict, peakMb, tookMs, ...first } = await readThis();
    let { cpuMs } = first;
    for (let again = 0; isProof() && again < 2 && cpuMs > allowedMs; again += 1)
      cpuMs = Math.min(cpuMs, (await readThis()).cpuMs);
    if (verdict.code !== hostile.expected) faults.push(`${title}: ${verdict.code} and not ${hostile.expected}`);
    if ((verdict.line !== null) !== hostile.hasPlace) faults.push(`${title}: place ${verdict.line}`);
    if (isProof() && cpuMs > allowedMs) faults.push(`${title}: ${cpuMs.toFixed(0)} ms`);
    if (isRefusal && peakMb > idle.peakMb + mostMbOverIdle) faults.push(`${title}: ${peakMb.toFixed(0)} MB`);
    if (!isRefusal) continue;
    [slowestMs, mostMb] = [Math.max(slowestMs, cpuMs), Math.max(mostMb, peakMb - idle.peakMb)];
    longestWaitMs = Math.max(longestWaitMs, tookMs);
  }
  const busy = await calls();
  expect(faults).toEqual([]);
  expect(busy.length).toBeGreaterThan(0);
  if (!isProof()) return;
  const idleP99 = Math.max(idleBefore, await idleCalls());
  console.info(
    `${files.length} hostile files: slowest refusal ${slowestMs.toFixed(0)} ms of processor (${longestWaitMs.toFixed(0)} ms in all), ${mostMb.toFixed(0)} MB over idle (${idle.peakMb.toFixed(0)} MB); health p99 ${p99(busy).toFixed(1)} ms of ${busy.length} calls, idle ${idleP99.toFixed(1)} ms`,
  );
  expect(p99(busy)).toBeLessThanOrEqual(Math.max(2 * idleP99, calmMs));
}, 3_600_000);
