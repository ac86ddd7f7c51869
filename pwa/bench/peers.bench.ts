import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { median } from '../../shared/bench/percentile.ts';
import { bundlePage } from './bundle-page.ts';
import { measurePeer } from './peers/measure-peer.ts';
import type { Measured } from './peers/measured.ts';
import type { NetworkKind } from './peers/network.ts';
import { type PeerName, peers } from './peers/peers.ts';
import { startPeer } from './peers/start-peer.ts';
import { bundleSyncCode } from './peers/weigh-sync-code.ts';

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
    limit: { type: 'string', default: '300' },
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
const chosen = values.network.split(',').map((name) => {
  const network = networks[name];
  if (!network) throw new Error(`--network: some of ${Object.keys(networks).join(', ')}`);
  return network;
});
const names = peers.filter((name) => values.peers.split(',').includes(name));
const [count, edits, runs] = [Number(values.rows), Number(values.edits), Number(values.runs)];
const limitMs = 1000 * Number(values.limit);
/** Made before the renderer is crashed, where the network is not what is looked at. */
const crashEditsOn = (network: NetworkKind) => (network.roundTripMs === 0 ? 200 : 0);

const whole = (of: number) => (Number.isNaN(of) ? '–' : of.toFixed(0));
type Server = Awaited<ReturnType<typeof startPeer>>;

const ms = (of: number) => (of < 100 ? of.toFixed(1) : whole(of));
const kib = (bytes: number) => whole(bytes / 1024);

const tell = (name: string, network: NetworkKind, all: readonly Measured[], bundle: string) => {
  const valuesOf = (key: keyof Measured) => all.map((each) => each[key]).filter((value) => value !== undefined);
  const of = (key: keyof Measured) => median(valuesOf(key));
  console.log(
    `| ${name} | ${network.name} | ${ms(of('loadMs'))} | ${kib(of('loadDown'))} | ${ms(of('warmMs'))} | ` +
      `${ms(of('writeP50'))} / ${ms(of('writeP95'))} / ${ms(of('writeP99'))} | ${ms(of('settleMs'))} | ${ms(of('pushMs'))} | ` +
      `${whole(of('pushUp'))} / ${whole(of('pushDown'))} | ${valuesOf('kept').join(', ') || '–'} | ` +
      `${kib(gzipSync(bundle).length)} / ${kib(brotliCompressSync(bundle).length)} | ${load()} |`,
  );
};

/** The browser closes itself on the signal, but leaves the process running. */
process.once('SIGTERM', () => process.exit(143));

const load = () => loadavg()[0]?.toFixed(1);
console.log(`${count} rows, ${edits} edits, ${runs} runs, network ${values.network}, load ${load()} at the beginning`);
console.log(
  '| peer | network | first load ms | KiB down | warm open ms | write p50 / p95 / p99 ms | stored behind ms | edits acknowledged ms | bytes up / down an edit | kept of 200 | bundle KiB gz / br | load |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
const said = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** All runs of one peer on one network; each keeps what it found out before it failed. */
const measureRuns = async (server: Server, name: PeerName, network: NetworkKind, bundle: string) => {
  const all: Measured[] = [];
  for (let n = 0; n < runs; n++) {
    const measured: Measured = {};
    const run = 1 + 2 * (chosen.indexOf(network) * runs + n);
    const order = { count, edits, crashEdits: crashEditsOn(network), network, limitMs, run };
    await measurePeer(server, bundle, order, measured).catch((error: unknown) =>
      console.log(`${name}, ${network.name}, run ${n + 1}: ${said(error)}`),
    );
    all.push(measured);
  }
  tell(name, network, all, bundle);
};

for (const name of names) {
  const bundle = await bundlePage(`peers/${name}/page.ts`);
  const server = await startPeer(name, count).catch((error: unknown) => console.log(`${name}: ${said(error)}`));
  if (!server) continue;
  for (const network of chosen) await measureRuns(server, name, network, bundle);
  await server.stop();
}
const syncCode = await bundleSyncCode();
console.log(
  `sync code over Dexie: ${(gzipSync(syncCode).length / 1024).toFixed(1)} KiB gz, ` +
    `${(brotliCompressSync(syncCode).length / 1024).toFixed(1)} KiB br`,
);
console.log(`load ${load()} at the end`);
