import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundlePage } from './bundle-page.ts';
import { type Measured, measurePeer } from './peers/measure-peer.ts';
import type { NetworkKind } from './peers/network.ts';
import { peers } from './peers/peers.ts';
import { startPeer } from './peers/start-peer.ts';
import { bundleSyncCode } from './peers/weigh-sync-code.ts';
import { median } from './percentile.ts';

/**
 * The shop's engine against the real server beside other libraries against theirs: the same rows, questions and edits,
 * in Chromium, one after the other on one machine. Medians of the runs; each run begins with an empty profile.
 */
const { values } = parseArgs({
  options: {
    peers: { type: 'string', default: peers.join(',') },
    rows: { type: 'string', default: '10000' },
    edits: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    network: { type: 'string', default: 'loopback' },
  },
});

const networks: Record<string, NetworkKind> = Object.fromEntries(
  [
    { name: 'loopback', roundTripMs: 0, cutShare: 0 },
    { name: '50ms', roundTripMs: 50, cutShare: 0 },
    { name: '300ms', roundTripMs: 300, cutShare: 0 },
    { name: 'cuts', roundTripMs: 50, cutShare: 0.02 },
  ].map((kind) => [kind.name, kind]),
);
const network = networks[values.network];
if (!network) throw new Error(`--network: one of ${Object.keys(networks).join(', ')}`);
const names = peers.filter((name) => values.peers.split(',').includes(name));
const [count, edits, runs] = [Number(values.rows), Number(values.edits), Number(values.runs)];
const crashEdits = network.name === 'loopback' ? 200 : 0;

const ms = (of: number) => (of >= 100 ? of.toFixed(0) : of.toFixed(1));
const kib = (bytes: number) => (bytes / 1024).toFixed(0);

const tell = (name: string, all: readonly Measured[], bundle: string) => {
  const of = (key: keyof Measured) => median(all.map((each) => each[key]));
  const kept = all.map((each) => each.kept);
  console.log(
    `| ${name} | ${ms(of('loadMs'))} | ${kib(of('loadDown'))} | ${ms(of('warmMs'))} | ` +
      `${ms(of('writeP50'))} / ${ms(of('writeP95'))} / ${ms(of('writeP99'))} | ${ms(of('settleMs'))} | ${ms(of('pushMs'))} | ` +
      `${of('pushUp').toFixed(0)} / ${of('pushDown').toFixed(0)} | ${crashEdits > 0 ? kept.join(', ') : '–'} | ` +
      `${kib(gzipSync(bundle).length)} / ${kib(brotliCompressSync(bundle).length)} |`,
  );
};

const load = () => loadavg()[0]?.toFixed(1);
console.log(`${count} rows, ${edits} edits, ${runs} runs, network ${network.name}, load ${load()} at the beginning`);
console.log(
  '| peer | first load ms | KiB down | warm open ms | write p50 / p95 / p99 ms | stored behind ms | edits acknowledged ms | bytes up / down an edit | kept of 200 | bundle KiB gz / br |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const name of names) {
  const bundle = await bundlePage(`peers/${name}/page.ts`);
  const all: Measured[] = [];
  for (let run = 0; run < runs; run++) {
    const server = await startPeer(name, count);
    try {
      all.push(await measurePeer(server, bundle, { count, edits, crashEdits, network, run: 1 + 2 * run }));
    } catch (error) {
      console.error(`${name}, run ${run + 1}: ${String(error)}`);
    } finally {
      await server.stop();
    }
  }
  if (all.length > 0) tell(name, all, bundle);
}
const syncCode = await bundleSyncCode();
console.log(
  `sync code over Dexie: ${(gzipSync(syncCode).length / 1024).toFixed(1)} KiB gz, ` +
    `${(brotliCompressSync(syncCode).length / 1024).toFixed(1)} KiB br`,
);
console.log(`load ${load()} at the end`);
