import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { KeyedFiles } from '../../files/keyed-files.ts';
import { openChildWorker, type WorkerLimits } from '../../jobs/child-worker.ts';
import type { TradePaper } from './paper/line-table.ts';

/** Raised when the same content becomes another document. */
const paperVersion = 1;
const usualLimits: WorkerLimits = { timeMs: 60_000, heapMb: 512, residentMb: 768, idleMs: 20_000, waiting: 400 };
const childFile = fileURLToPath(new URL('./paper/write-paper.child.ts', import.meta.url));
const pdfStart = [...Buffer.from('%PDF-')];

export type ComposedPaper = {
  paper: TradePaper /** One that lacks a picture is made again at the next asking. */;
  isWhole: boolean;
};

export type Papers = {
  /** The PDF of what it rests on: kept from before, or written now, once for all who ask meanwhile. */
  give: (content: unknown, compose: () => Promise<ComposedPaper>) => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => void;
};

/** Documents, written one after the other in a process of its own and kept by their content. */
export const openPapers = (kept: KeyedFiles, given: Partial<WorkerLimits> = {}): Papers => {
  const limits = { ...usualLimits, ...given };
  const writer = openChildWorker<TradePaper>({
    childFile,
    failure: 'a document was not written',
    limits,
    magic: pdfStart,
  });
  const writing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const make = async (key: string, compose: () => Promise<ComposedPaper>) => {
    const found = await kept.read(key);
    if (found) return found;
    const { paper, isWhole } = await compose();
    const pdf = await writer.ask(paper);
    if (isWhole) await kept.keep(key, pdf);
    return pdf;
  };
  return {
    stop: writer.stop,
    give: (content, compose) => {
      const key = keyOf(content);
      const known = writing.get(key);
      if (known) return known;
      const made = make(key, compose).finally(() => writing.delete(key));
      writing.set(key, made);
      return made;
    },
  };
};

const keyOf = (content: unknown) =>
  createHash('sha256')
    .update(`${paperVersion} ${JSON.stringify(content)}`)
    .digest('hex');
