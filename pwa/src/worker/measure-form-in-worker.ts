import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { SinglePartForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { writeSingleParts } from '@knotenblech/shared/files/single-parts/write-single-parts.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { readInWorker } from './read-in-worker.ts';
import { startWorker } from './start-worker.ts';

const timeoutMs = 20_000;

/** Measures forms in a worker of its own, one after the other, which `end` ends. */
export type FormMeasurer = {
  /** The part that a form makes; null when it makes none or a newer form came before its turn. */
  measure: (form: SinglePartForm, catalogue: Catalogue) => Promise<PartFacts | null>;
  end: () => void;
};

export const createFormMeasurer = (): FormMeasurer => {
  let worker: Worker | null = null;
  let newest: SinglePartForm | null = null;
  let before: Promise<unknown> = Promise.resolve();

  const end = () => {
    worker?.terminate();
    worker = null;
  };

  const read = async (form: SinglePartForm, catalogue: Catalogue): Promise<PartFacts | null> => {
    if (form !== newest) return null;
    worker ??= startWorker();
    const bytes = writeSingleParts('', [form], catalogue);
    const job = { kind: 'read', bytes, fileName: '', catalogue } as const;
    try {
      const { parts } = await readInWorker(worker, job, { timeoutMs, deathCode: 'E_READ_FAILED' });
      return parts[0] ?? null;
    } catch {
      end();
      return null;
    }
  };

  const measure = (form: SinglePartForm, catalogue: Catalogue) => {
    newest = form;
    const done = before.then(() => read(form, catalogue));
    before = done.catch(() => null);
    return done;
  };
  return { measure, end };
};
