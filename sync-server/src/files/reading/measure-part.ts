import { Worker } from 'node:worker_threads';
import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.schema.ts';
import type { Mend, MendedAs } from '@knotenblech/shared/parts/mends/mend.schema.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { DomainError, type ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';

/** What a part is to be measured with: a chosen profile, or mends of its shape. */
export type MeasureRequest = { facts: PartFacts; catalogue: Catalogue } & ({ profileId: string } | { mends: Mend[] });
export type MeasureAnswer =
  | { ok: true; measured: MeasuredAs | MendedAs }
  | { ok: false; code: ErrorCode; details: ErrorDetails };

const timeoutMs = 10_000;
const heapMb = 256;

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Measures a part with a chosen profile, or with mends, in a thread of its own, one after the other, so that requests go on meanwhile.
 * @throws DomainError those of measureAs and measureMended, E_READ_TIME after 10 s, E_READ_MEMORY when the thread died,
 * E_READ_FAILED when it failed at the part; either way the next part gets a new thread.
 */
export const measurePart = (request: MeasureRequest & { profileId: string }): Promise<MeasuredAs> =>
  measureInTurn(request, request.profileId) as Promise<MeasuredAs>;

export const measureMendedPart = (request: MeasureRequest & { mends: Mend[] }): Promise<MendedAs> =>
  measureInTurn(request, request.facts.profileId);

const measureInTurn = (request: MeasureRequest, profileId: string | null): Promise<MeasuredAs | MendedAs> => {
  const { profiles, ...tables } = request.catalogue;
  const catalogue = { ...tables, profiles: profiles.filter((profile) => profile.id === profileId) };
  const measured = last.then(() => ask({ ...request, catalogue }));
  last = measured.catch(() => undefined);
  return measured;
};

const ask = async (request: MeasureRequest) => {
  worker ??= startWorker();
  const answer = await answerTo(worker, request);
  if (answer.ok) return answer.measured;
  throw new DomainError(answer.code, answer.details);
};

const startWorker = () => {
  const started = new Worker(new URL('./measure-part.child.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  started.unref();
  return started;
};

const answerTo = (asked: Worker, request: MeasureRequest) =>
  new Promise<MeasureAnswer>((resolve) => {
    const settle = (answer: MeasureAnswer, isAlive: boolean) => {
      clearTimeout(timer);
      asked.off('message', onAnswer).off('error', die).off('exit', die);
      if (!isAlive) {
        worker = null;
        void asked.terminate();
      }
      resolve(answer);
    };
    const onAnswer = (answer: MeasureAnswer) => settle(answer, answer.ok || answer.code !== 'E_READ_FAILED');
    const die = () => settle({ ok: false, code: 'E_READ_MEMORY', details: { limitMb: heapMb } }, false);
    const timer = setTimeout(
      () => settle({ ok: false, code: 'E_READ_TIME', details: { limitSeconds: timeoutMs / 1000 } }, false),
      timeoutMs,
    );
    asked.on('message', onAnswer).on('error', die).on('exit', die);
    asked.postMessage(request);
  });
