import type { Exported, ExportedPart, ExportMessage, ExportOrder, ExportReply } from './export-messages.ts';

const packSize = 200;

/** Gives way to the page between two packs. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

type Run = {
  count: number;
  /** The parts from one place up to another, made when they are sent. */
  partsFrom: (from: number, to: number) => ExportedPart[];
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
};

/** Makes a file in a worker of its own, which is ended afterwards whatever came of it; rejects with the signal's reason when it was cancelled. */
export const exportInWorker = async (
  order: ExportOrder,
  { count, partsFrom, onProgress, signal }: Run,
): Promise<Exported> => {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module', name: 'export' });
  const send = (message: ExportMessage) => worker.postMessage(message);
  try {
    for (let from = 0; from < count; from += packSize) {
      signal.throwIfAborted();
      send({ kind: 'parts', parts: partsFrom(from, Math.min(count, from + packSize)) });
      await pause();
    }
    signal.throwIfAborted();
    return await new Promise<Exported>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.onerror = (event) => reject(new Error(event.message ?? 'worker'));
      worker.onmessage = ({ data }: MessageEvent<ExportReply>) => {
        if (data.kind === 'progress') onProgress(data.done, data.total);
        else if (data.kind === 'done') resolve(data.exported);
        else reject(new Error(data.message));
      };
      send({ kind: 'order', order });
    });
  } finally {
    worker.terminate();
  }
};
