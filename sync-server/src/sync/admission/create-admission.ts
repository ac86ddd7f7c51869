/** What goes first when not all can: orders, then what a person waits for, then what was gathered for long. */
export type Lane = 'order' | 'small' | 'bulk';

/** `whose`: who would wait for his own locks only. Over once the asking side has gone away. */
export type Ticket = { lane: Lane; whose: string; bytes: number; gone?: AbortSignal | undefined };

export type AdmissionLimits = {
  atOnce: number;
  atOnceEach: number;
  mostWaiting: number;
  mostWaitingBytes: number;
  longestWaitMs: number;
};

export type Admitted<T> = { kind: 'done'; value: T } | { kind: 'turned away'; retryAfterSeconds: number };

export type Admission = { run: <T>(ticket: Ticket, work: () => Promise<T>) => Promise<Admitted<T>> };

type Waiting = Ticket & { start: () => void; turnAway: () => void };

const places: Record<Lane, number> = { order: 0, small: 1, bulk: 2 };
const lanes = Object.keys(places) as Lane[];
/** One of so many starts goes to who has waited longest, whatever his lane: nobody starves. */
const oldestEvery = 4;
const longestRetrySeconds = 30;
const firstGuessMs = 20;

/** Lets a few in at a time and holds a bounded queue of others; who finds it full comes back later, each at another time. */
export const createAdmission = (limits: AdmissionLimits): Admission => {
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  let runningCount = 0;
  let starts = 0;
  let meanMs = firstGuessMs;

  const retryAfterSeconds = () => {
    const drainSeconds = (waiting.length * meanMs) / limits.atOnce / 1000;
    return Math.min(1 + Math.floor(Math.random() * 2 * (drainSeconds + 1)), longestRetrySeconds);
  };
  const remove = (entry: Waiting) => {
    const at = waiting.indexOf(entry);
    if (at >= 0) waiting.splice(at, 1);
  };
  const isFull = (bytes: number) =>
    waiting.length >= limits.mostWaiting ||
    waiting.reduce((sum, each) => sum + each.bytes, bytes) > limits.mostWaitingBytes;
  const makeRoom = ({ lane, bytes }: Ticket) => {
    while (isFull(bytes)) {
      const last = lanes.findLast((each) => waiting.some((entry) => entry.lane === each));
      if (last === undefined || places[last] <= places[lane]) return false;
      waiting.findLast((entry) => entry.lane === last)?.turnAway();
    }
    return true;
  };
  const mayStart = ({ whose }: Ticket) => (running.get(whose) ?? 0) < limits.atOnceEach;
  const hasFreePlace = (ticket: Ticket) => runningCount < limits.atOnce && mayStart(ticket);
  const chooseNext = () => {
    const free = waiting.filter(mayStart);
    const first = lanes.map((lane) => free.find((entry) => entry.lane === lane)).find((entry) => entry !== undefined);
    return starts % oldestEvery === oldestEvery - 1 ? free[0] : first;
  };
  const startWaiting = () => {
    while (runningCount < limits.atOnce) {
      const next = chooseNext();
      if (!next) return;
      starts += 1;
      runningCount += 1;
      running.set(next.whose, (running.get(next.whose) ?? 0) + 1);
      next.start();
    }
  };
  const leave = (whose: string, tookMs: number) => {
    meanMs += (tookMs - meanMs) / 10;
    runningCount -= 1;
    const left = (running.get(whose) ?? 1) - 1;
    if (left > 0) running.set(whose, left);
    else running.delete(whose);
    startWaiting();
  };
  const waitForTurn = (ticket: Ticket) =>
    new Promise<boolean>((resolve) => {
      if (ticket.gone?.aborted || !(hasFreePlace(ticket) || makeRoom(ticket))) return resolve(false);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (isStarted: boolean) => {
        clearTimeout(timer);
        ticket.gone?.removeEventListener('abort', entry.turnAway);
        remove(entry);
        resolve(isStarted);
      };
      const entry: Waiting = { ...ticket, start: () => end(true), turnAway: () => end(false) };
      waiting.push(entry);
      startWaiting();
      if (!waiting.includes(entry)) return;
      timer = setTimeout(entry.turnAway, limits.longestWaitMs);
      ticket.gone?.addEventListener('abort', entry.turnAway);
    });

  return {
    run: async (ticket, work) => {
      if (!(await waitForTurn(ticket))) return { kind: 'turned away', retryAfterSeconds: retryAfterSeconds() };
      const startedAt = performance.now();
      try {
        return { kind: 'done', value: await work() };
      } finally {
        leave(ticket.whose, performance.now() - startedAt);
      }
    },
  };
};
