import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ReadingOutcome } from '../src/files/reading/read-in.child.ts';

/** What a file's bytes say, as both sides read them. */
export const readBytes = async (bytes: Uint8Array, catalogue: Catalogue): Promise<ReadingOutcome> => {
  const kernel = await loadKernel();
  try {
    return { ok: true, reading: readFile({ bytes, fileName: 'teile', catalogue, kernel }) };
  } catch (error) {
    if (error instanceof DomainError) return { ok: false, code: error.code, details: error.details };
    throw error;
  }
};
