import { Worker } from 'node:worker_threads';
import { type FuzzReport, makeDesk, readDesk } from './fuzz-messages.ts';

export type Finding = { run: number; fault: string; bytes: Uint8Array };
export type FuzzResult = { runs: number; verdicts: Map<string, number>; findings: Finding[]; kept: number; slowestMs: number };
export type FuzzOptions = { seed: number; runs: number; onProgress?: (done: number) => void };

const heapMb = 256;
const timeMs = 2000;
const startMs = 60_000;
const watchMs = 100;

type Lap = { run: number; bytes: Uint8Array; ending: 'done' | 'killed' | 'died'; problem: string };

/** One worker until it is through, killed or dead. */
const runWorker = (options: FuzzOptions, from: number, result: FuzzResult): Promise<Lap> =>
  new Promise((resolve) => {
    const desk = makeDesk();
    Atomics.store(desk.head, 0, from - 1);
    const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), {
      workerData: { seed: options.seed, from, runs: options.runs - from, desk },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    let last = { run: from - 1, at: performance.now() };
    const end = (ending: Lap['ending'], problem: string) => {
      clearInterval(watch);
      worker.removeAllListeners();
      void worker.terminate();
      resolve({ ...readDesk(desk), ending, problem });
    };
    const watch = setInterval(() => {
      const hasBegun = readDesk(desk).run >= from;
      if (performance.now() - last.at > (hasBegun ? timeMs : startMs)) end('killed', `over ${timeMs} ms`);
    }, watchMs);
    worker.on('error', (error) => end('died', String(error).slice(0, 200)));
    worker.on('message', ({ run, verdict, fault, bytes, kept }: FuzzReport) => {
      if (verdict === 'done') {
        result.kept += kept ?? 0;
        return end('done', '');
      }
      const now = performance.now();
      if (run > from) result.slowestMs = Math.max(result.slowestMs, now - last.at);
      last = { run, at: now };
      result.runs += 1;
      result.verdicts.set(verdict, (result.verdicts.get(verdict) ?? 0) + 1);
      if (fault !== null && bytes !== null) result.findings.push({ run, fault, bytes });
      if (result.runs % 1000 === 0) options.onProgress?.(result.runs);
    });
    worker.once('exit', () => end('died', 'exit'));
  });

/** Reads so many made files of a seed; a worker that overruns its 2 s or 256 MB is replaced and its file is a finding. */
export const runFuzz = async (options: FuzzOptions): Promise<FuzzResult> => {
  const result: FuzzResult = { runs: 0, verdicts: new Map(), findings: [], kept: 0, slowestMs: 0 };
  for (let from = 0; from < options.runs; ) {
    const lap = await runWorker(options, from, result);
    if (lap.ending === 'done') break;
    const { run, bytes, ending, problem } = lap;
    if (run < from) throw new Error(`The reader did not start: ${problem}`);
    result.findings.push({ run, fault: ending === 'killed' ? problem : `died: ${problem}`, bytes });
    result.runs += 1;
    from = run + 1;
  }
  return result;
};
