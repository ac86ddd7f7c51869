import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Random } from '../random.ts';
import { createServerSide, type RequestLife } from './server-side.ts';

/** One clock and one scheduler for devices and server: at any moment one thing happens, and the seed says which. */
export type Stage = {
  /** Simulated milliseconds since 1970. */
  now: () => number;
  pass: (ms: number) => void;
  sleep: (ms: number) => Promise<void>;
  /** Runs work and whatever it has begun until the work is done. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Work that goes on beside other work of the devices. */
  fork: <T>(work: () => Promise<T>) => Promise<T>;
  /** A request at the server, statement by statement between what devices do. */
  request: <T>(name: string, dieAt: number | null, serve: (life: RequestLife) => Promise<T>) => Promise<T>;
  /** Real time passes, nothing simulated happens meanwhile. */
  outside: <T>(work: () => Promise<T>) => Promise<T>;
  note: (line: string) => void;
  /** Names everything that happened so far, in its order. */
  hash: () => string;
};

type Parts = {
  random: Random;
  /** How many statements wait for a lock of another transaction. */
  countWaiting: () => Promise<number>;
  onNote?: (line: string) => void;
};
type Strand = { name: string; tasks: (() => void)[] };
type Timer = { at: number; resume: () => void };

const realImmediate = globalThis.setImmediate;
const hop = () => new Promise<void>((done) => realImmediate(done));
/** Whose task has led here; nothing where the server or its database client is at work. */
const onDevice = new AsyncLocalStorage<Strand>();
const startsAt = Date.UTC(2026, 10, 2, 7);
const stuckAfterMs = 30_000;
const mostHappenings = 60_000;
/** Ids that the server draws itself are random in every run. */
const drawnIds = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export const openStage = ({ random, countWaiting, onNote = () => {} }: Parts): Stage => {
  const strands: Strand[] = [];
  const timers: Timer[] = [];
  const names = new Map<string, string>();
  const trace = createHash('sha256');
  let clock = startsAt;
  let current: Strand = { name: 'root', tasks: [] };
  let forks = 0;
  let happenings = 0;

  const note = (line: string) => {
    const named = line.replace(drawnIds, (id) => nameOf(names, id));
    trace.update(`${named}
`);
    onNote(named);
  };
  const enqueue = (task: () => void, strand = current) => {
    if (!strands.includes(strand)) strands.push(strand);
    strand.tasks.push(task);
  };
  const server = createServerSide({ note, countWaiting, deliver: (resume) => enqueue(resume, newStrand('answer')) });
  const newStrand = (name: string): Strand => ({ name: `${name} ${forks++}`, tasks: [] });

  const runTask = async (strand: Strand) => {
    const task = strand.tasks.shift();
    if (strand.tasks.length === 0) strands.splice(strands.indexOf(strand), 1);
    current = strand;
    clock += 1;
    if (task) onDevice.run(strand, task);
    await hop();
  };
  const ringTimers = () => {
    for (const timer of timers.filter(({ at }) => at <= clock)) {
      timers.splice(timers.indexOf(timer), 1);
      enqueue(timer.resume, newStrand('timer'));
    }
  };
  const advance = () => {
    const next = Math.min(...timers.map(({ at }) => at));
    if (Number.isFinite(next)) clock = Math.max(clock, next);
    return Number.isFinite(next);
  };
  /** One thing that may happen next, chosen by the seed; false: there is nothing. */
  const happen = async () => {
    await server.settle();
    ringTimers();
    const choices = strands.length + server.parked();
    if (choices === 0) return advance();
    const choice = random.below(choices);
    const strand = strands[choice];
    if (strand) await runTask(strand);
    else {
      clock += 1;
      server.release(choice - strands.length);
    }
    return true;
  };
  const pump = async (isDone: () => boolean) => {
    let idleSince = 0;
    while (!isDone()) {
      if (happenings++ > mostHappenings) throw new Error('what happens comes to no end');
      if (await happen()) idleSince = 0;
      else {
        idleSince ||= performance.now();
        if (performance.now() - idleSince > stuckAfterMs) throw new Error('nothing happens any more');
        await server.changed();
      }
    }
  };
  const fork: Stage['fork'] = (work) =>
    new Promise((done, fail) => {
      const begin = async () => {
        try {
          done(await work());
        } catch (error) {
          fail(error);
        }
      };
      enqueue(() => void begin(), newStrand('work'));
    });

  return {
    now: () => clock,
    pass: (ms) => {
      clock += ms;
    },
    sleep: (ms) => new Promise((resume) => timers.push({ at: clock + ms, resume })),
    fork,
    run: async (work) => {
      let isDone = false;
      const over = () => {
        isDone = true;
      };
      const result = fork(work);
      result.then(over, over);
      const immediate = ((task: () => void) => {
        const strand = onDevice.getStore();
        return strand ? enqueue(task, strand) : realImmediate(task);
      }) as typeof globalThis.setImmediate;
      globalThis.setImmediate = immediate;
      try {
        await pump(() => isDone);
      } finally {
        globalThis.setImmediate = realImmediate;
      }
      return result;
    },
    request: server.request,
    outside: (work) => server.request('outside', null, (life) => life.inFlight(work)),
    note,
    hash: () => trace.copy().digest('hex'),
  };
};

const nameOf = (names: Map<string, string>, id: string) => {
  const name = names.get(id) ?? `drawn-${names.size}`;
  names.set(id, name);
  return name;
};
