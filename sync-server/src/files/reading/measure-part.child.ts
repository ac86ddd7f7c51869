import { parentPort } from 'node:worker_threads';
import { measureAs } from '@knotenblech/shared/files/recognition/measure-as.ts';
import { measureMended } from '@knotenblech/shared/files/recognition/measure-mended.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { MeasureAnswer, MeasureRequest } from './measure-part.ts';

const measure = async ({ facts, catalogue, ...asked }: MeasureRequest) =>
  'mends' in asked
    ? measureMended(await loadKernel(), facts, asked.mends, catalogue)
    : measureAs(await loadKernel(), facts, asked.profileId, catalogue);

const answerOf = async (request: MeasureRequest): Promise<MeasureAnswer> => {
  try {
    return { ok: true, measured: await measure(request) };
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, code: error.code, details: { ...error.details } };
    return { ok: false, code: 'E_READ_FAILED', details: {} };
  }
};

parentPort?.on('message', async (request: MeasureRequest) => parentPort?.postMessage(await answerOf(request)));
