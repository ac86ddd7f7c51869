/** A request at the server, seen by what it does to the database. */
export type RequestLife = {
  /** Waits until the seed lets the request go on; throws once its server has died. */
  pass: (label: string) => Promise<void>;
  /** While it lasts the database is at work for this request. */
  inFlight: <T>(work: () => Promise<T>) => Promise<T>;
  isDead: () => boolean;
};

type Parts = {
  note: (line: string) => void;
  countWaiting: () => Promise<number>;
  /** Brings an answer into the simulated world. */
  deliver: (resume: () => void) => void;
};
type Parked = { resume: () => void; request: Open };
type Open = { name: string; number: number; passes: number; parked: number; flying: number };

/** A statement that takes longer may wait for another's lock; real milliseconds. */
const patienceMs = 4;
/** A deadlock that PostgreSQL has ended may have left what comes next among the tasks of devices. */
const stuckAfterMs = 10_000;

/** As the database client says it when the connection is gone. */
class ServerDied extends Error {
  readonly code = 'CONNECTION_CLOSED';
}

const realImmediate = globalThis.setImmediate;
const hop = () => new Promise<void>((done) => realImmediate(done));

/** Requests whose statements are let through one at a time. */
export const createServerSide = ({ note, countWaiting, deliver }: Parts) => {
  const parked: Parked[] = [];
  const open = new Set<Open>();
  let version = 0;
  let blockedAt = -1;
  let wakers: (() => void)[] = [];
  let count = 0;

  const change = () => {
    version += 1;
    for (const wake of wakers.splice(0)) wake();
  };
  const changed = () =>
    new Promise<void>((done) => {
      const patience = setTimeout(done, patienceMs);
      wakers.push(() => {
        clearTimeout(patience);
        done();
      });
    });
  /** Of a request's statements the database works on one at a time, however many were sent. */
  const atWorkNow = () => [...open].filter((each) => each.flying > 0).length;
  const isMoving = () => [...open].some((each) => each.parked === 0 && each.flying === 0);

  const lifeOf = (request: Open, dieAt: number | null): RequestLife => {
    let isDead = false;
    return {
      pass: async (label) => {
        request.passes += 1;
        if (request.passes === dieAt) isDead = true;
        if (isDead) throw new ServerDied(`the server died before ${label}`);
        request.parked += 1;
        await new Promise<void>((resume) => parked.push({ resume, request }));
        note(`${request.name} ${label}`);
      },
      inFlight: async (work) => {
        request.flying += 1;
        version += 1;
        try {
          return await work();
        } finally {
          request.flying -= 1;
          change();
        }
      },
      isDead: () => isDead,
    };
  };

  return {
    parked: () => parked.length,
    /** Counted by request: which of two that a commit lets go on stands there first is not the seed's choice. */
    release: (n: number) => {
      const next = parked.toSorted((a, b) => a.request.number - b.request.number)[n];
      if (!next) return;
      parked.splice(parked.indexOf(next), 1);
      next.request.parked -= 1;
      next.resume();
    },
    changed,
    /** Until every request stands before its next statement, is answered, or waits for another's lock. */
    settle: async () => {
      const since = performance.now();
      for (;;) {
        await hop();
        if (isMoving()) {
          if (performance.now() - since > stuckAfterMs) return;
          continue;
        }
        const atWork = atWorkNow();
        if (atWork === 0 || blockedAt === version) return;
        const seen = version;
        await changed();
        if (open.size < 2 || seen !== version) continue;
        if ((await countWaiting()) >= atWork && seen === version) blockedAt = version;
      }
    },
    request: <T>(name: string, dieAt: number | null, serve: (life: RequestLife) => Promise<T>): Promise<T> =>
      new Promise<T>((done, fail) => {
        const number = count++;
        const request: Open = { name: `${name} ${number}`, number, passes: 0, parked: 1, flying: 0 };
        open.add(request);
        const over = (tell: () => void) => {
          open.delete(request);
          change();
          deliver(tell);
        };
        const begin = async () => {
          try {
            const value = await serve(lifeOf(request, dieAt));
            over(() => done(value));
          } catch (error) {
            over(() => fail(error));
          }
        };
        parked.push({ resume: () => void begin(), request });
      }),
  };
};
