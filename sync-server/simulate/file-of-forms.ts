import { createHash } from 'node:crypto';
import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { SinglePartForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { writeSingleParts } from '@knotenblech/shared/files/single-parts/write-single-parts.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { readBytes } from './read-bytes.ts';

/** The file that parts from forms are sent as, with what is read of it. */
export const fileOfForms = async (forms: readonly SinglePartForm[], catalogue: Catalogue) => {
  const bytes = writeSingleParts('Einzelteile', forms, catalogue);
  const outcome = await readBytes(bytes, catalogue);
  if (!outcome.ok) throw new Error(`the file of ${forms.length} forms is refused: ${outcome.code}`);
  const fileHash = createHash('sha256').update(bytes).digest('hex') as FileHash;
  return { bytes, fileHash, reading: outcome.reading };
};
