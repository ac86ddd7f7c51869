/** What goes first when not all can: orders, then what a person waits for, then what was gathered for long. */
export type Lane = 'order' | 'small' | 'bulk';

/** `whose`: who would wait for his own locks only. Over once the asking side has gone away. */
export type Ticket = { lane: Lane; whose: string; bytes: number; gone?: AbortSignal | undefined };

export type AdmissionLimits = {
  atOnce: number;
  atOnceEach: number;
  mostWaiting: number;
  mostWaitingBytes: number;
  /** The part of the queue that one may take, 0 to 1: whoever floods it fills his own part only. */
  shareEach: number;
  longestWaitMs: number;
};

export type Admitted<T> = { kind: 'done'; value: T } | { kind: 'turned away'; retryAfterSeconds: number };

/** `hasWaited`: what was true when the ticket came may be so no more. */
type Work<T> = (hasWaited: boolean) => Promise<T>;
export type QueueCounts = { running: number; waiting: number };
export type Admission = {
  run: <T>(ticket: Ticket, work: Work<T>) => Promise<Admitted<T>>;
  count: () => QueueCounts;
};

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
  const isFull = (entries: readonly Waiting[], bytes: number, share: number) =>
    entries.length >= limits.mostWaiting * share ||
    entries.reduce((sum, each) => sum + each.bytes, bytes) > limits.mostWaitingBytes * share;
  /** Among those who wait, or his own among them, the youngest of less urgent ones make room. */
  const makeRoomAmong = (those: () => readonly Waiting[], { lane, bytes }: Ticket, share: number) => {
    for (let entries = those(); isFull(entries, bytes, share); entries = those()) {
      const last = lanes.findLast((each) => entries.some((entry) => entry.lane === each));
      if (last === undefined || places[last] <= places[lane]) return false;
      entries.findLast((entry) => entry.lane === last)?.turnAway();
    }
    return true;
  };
  const makeRoom = (ticket: Ticket) =>
    makeRoomAmong(() => waiting.filter(({ whose }) => whose === ticket.whose), ticket, limits.shareEach) &&
    makeRoomAmong(() => waiting, ticket, 1);
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
    new Promise<{ hasWaited: boolean } | null>((resolve) => {
      if (ticket.gone?.aborted || !(hasFreePlace(ticket) || makeRoom(ticket))) return resolve(null);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = (isStarted: boolean) => {
        clearTimeout(timer);
        ticket.gone?.removeEventListener('abort', entry.turnAway);
        remove(entry);
        resolve(isStarted ? { hasWaited: timer !== undefined } : null);
      };
      const entry: Waiting = { ...ticket, start: () => end(true), turnAway: () => end(false) };
      waiting.push(entry);
      startWaiting();
      if (!waiting.includes(entry)) return;
      timer = setTimeout(entry.turnAway, limits.longestWaitMs);
      ticket.gone?.addEventListener('abort', entry.turnAway);
    });

  return {
    count: () => ({ running: runningCount, waiting: waiting.length }),
    run: async (ticket, work) => {
      const turn = await waitForTurn(ticket);
      if (!turn) return { kind: 'turned away', retryAfterSeconds: retryAfterSeconds() };
      const startedAt = performance.now();
      try {
        return { kind: 'done', value: await work(turn.hasWaited) };
      } finally {
        leave(ticket.whose, performance.now() - startedAt);
      }
    },
  };
};
