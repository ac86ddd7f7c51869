import { Worker } from 'node:worker_threads';
import { type FuzzReport, makeDesk, readDesk } from './fuzz-messages.ts';

export type Finding = { run: number; fault: string; bytes: Uint8Array };
export type FuzzResult = {
  runs: number;
  verdicts: Map<string, number>;
  findings: Finding[];
  kept: number;
  slowestMs: number;
};
export type FuzzOptions = {
  seed: number;
  runs: number;
  onProgress?: (done: number) => void;
  onFinding?: (finding: Finding) => void;
};

/** Time that processors spend on us, so that a busy machine is no fault of a file; nothing else runs in this process. */
const usedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const heapMb = 256;
const timeMs = 2000;
const startMs = 60_000;
const watchMs = 100;

type Lap = { run: number; bytes: Uint8Array; ending: 'done' | 'killed' | 'died'; problem: string };

const addFinding = (options: FuzzOptions, result: FuzzResult, finding: Finding) => {
  result.findings.push(finding);
  options.onFinding?.(finding);
};

/** One worker until it is through, killed or dead. */
const runWorker = (options: FuzzOptions, from: number, result: FuzzResult): Promise<Lap> =>
  new Promise((resolve) => {
    const desk = makeDesk();
    Atomics.store(desk.head, 0, from - 1);
    const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), {
      workerData: { seed: options.seed, from, runs: options.runs - from, desk },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    let begun = { run: from - 1, cpuMs: usedMs() };
    const end = (ending: Lap['ending'], problem: string) => {
      clearInterval(watch);
      worker.removeAllListeners();
      void worker.terminate();
      resolve({ ...readDesk(desk), ending, problem });
    };
    const watch = setInterval(() => {
      const { run } = readDesk(desk);
      if (run !== begun.run) begun = { run, cpuMs: usedMs() };
      const most = run < from ? startMs : timeMs;
      if (usedMs() - begun.cpuMs > most) end('killed', `over ${most} ms`);
    }, watchMs);
    worker.on('error', (error) => end('died', String(error).slice(0, 200)));
    worker.on('message', ({ run, verdict, fault, bytes, kept, tookMs }: FuzzReport) => {
      if (verdict === 'done') {
        result.kept += kept ?? 0;
        return end('done', '');
      }
      result.runs += 1;
      result.slowestMs = Math.max(result.slowestMs, tookMs ?? 0);
      result.verdicts.set(verdict, (result.verdicts.get(verdict) ?? 0) + 1);
      if (fault !== null && bytes !== null) addFinding(options, result, { run, fault, bytes });
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
    addFinding(options, result, { run, fault: ending === 'killed' ? problem : `died: ${problem}`, bytes });
    result.runs += 1;
    from = run + 1;
  }
  return result;
};
