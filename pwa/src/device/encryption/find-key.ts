import { clearDataKey, currentDataKey, dataKeyOf, setDataKey } from './data-key.ts';
import type { WorkerKeyMessage } from './worker-memory.ts';

const waitMs = 2_000;
const unlockedLock = 'knotenblech-unlocked';
const channel = new BroadcastChannel('knotenblech-key');

type Asked = { ask: string } | { dataKey: Uint8Array<ArrayBuffer>; userId: string };

/** The key of a shared device's user from the page that this one follows, or from another window. */
export const findKey = async (userId: string) => {
  if (dataKeyOf(userId)) return;
  const dataKey = (await askWorker(userId)) ?? (await askWindows(userId));
  if (dataKey) setDataKey({ userId, dataKey });
};

/** Whether another window would give this one the key. */
export const isKeyLent = async (userId: string) => (await askWindows(userId)) !== null;

const askWorker = (userId: string) => {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return null;
  return answered<Uint8Array<ArrayBuffer>>((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', (event) => {
      answer(event.data as Uint8Array<ArrayBuffer> | null);
      port1.close();
    });
    port1.start();
    worker.postMessage({ type: 'TAKE_KEY', userId } satisfies WorkerKeyMessage, [port2]);
  });
};

const askWindows = async (userId: string) => {
  if (!(await isUnlockedElsewhere())) return null;
  return answered<Uint8Array<ArrayBuffer>>((answer) => {
    const listen = ({ data }: MessageEvent<Asked>) => {
      if (!('dataKey' in data) || data.userId !== userId) return;
      channel.removeEventListener('message', listen);
      answer(data.dataKey);
    };
    channel.addEventListener('message', listen);
    channel.postMessage({ ask: userId } satisfies Asked);
  });
};

const isUnlockedElsewhere = async () => {
  if (!('locks' in navigator)) return true;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === unlockedLock);
};

/** Null where nobody answers in time. */
const answered = <T>(ask: (answer: (value: T | null) => void) => void) =>
  new Promise<T | null>((done) => {
    const timer = setTimeout(() => done(null), waitMs);
    ask((value) => {
      clearTimeout(timer);
      done(value);
    });
  });

/** Lets other windows and the page that follows this one have the key, unless the device is to lock. */
export const lendKey = (over: AbortSignal, mayLend: () => boolean) => {
  const until = new Promise<void>((done) => over.addEventListener('abort', () => done()));
  void navigator.locks?.request(unlockedLock, { mode: 'shared' }, () => until);
  const lend = ({ data }: MessageEvent<Asked>) => {
    const held = currentDataKey();
    if (!held || !('ask' in data) || data.ask !== held.userId || !mayLend()) return;
    channel.postMessage({ ...held } satisfies Asked);
  };
  const leave = () => {
    const held = currentDataKey();
    if (held && mayLend()) tellWorker({ type: 'KEEP_KEY', ...held });
  };
  channel.addEventListener('message', lend, { signal: over });
  window.addEventListener('pagehide', leave, { signal: over });
};

/** In this window and in the worker. */
export const forgetLocalKey = () => {
  clearDataKey();
  tellWorker({ type: 'FORGET_KEY' });
};

const tellWorker = (message: WorkerKeyMessage) => navigator.serviceWorker?.controller?.postMessage(message);
