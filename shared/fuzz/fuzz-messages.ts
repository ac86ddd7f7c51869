/** Where a worker lays the file that it reads, so that it can be kept when the worker must be killed. */
export type Desk = { head: Int32Array; file: Uint8Array };
export type FuzzJob = { seed: number; from: number; runs: number; desk: Desk };
export type FuzzReport = {
  run: number;
  verdict: string;
  fault: string | null;
  bytes: Uint8Array | null;
  kept?: number;
  tookMs?: number;
};

const deskBytes = 8_000_000;

export const makeDesk = (): Desk => ({
  head: new Int32Array(new SharedArrayBuffer(8)),
  file: new Uint8Array(new SharedArrayBuffer(deskBytes)),
});

export const writeDesk = ({ head, file }: Desk, run: number, bytes: Uint8Array) => {
  file.set(bytes.subarray(0, deskBytes));
  Atomics.store(head, 1, Math.min(bytes.length, deskBytes));
  Atomics.store(head, 0, run);
};

export const readDesk = ({ head, file }: Desk) => ({
  run: Atomics.load(head, 0),
  bytes: file.slice(0, Atomics.load(head, 1)),
});
