import { documentTypeOf } from '@knotenblech/shared/files/document-type.ts';
import { weldCertLimits } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import { findFile } from '../../files/file-record.store.ts';
import type { ServerRunContext } from '../../sync/push/batch.ts';
import { refuseMissingFile } from '../reading/create-project.job.ts';

/** A file of a weld certificate is here, is what its name says, and is as large as the device said. */
export const addWeldCertFileRun =
  ({ blobs }: { blobs: BlobStore }) =>
  async ({ tx, actor, args, run }: ServerRunContext<'addWeldCertFile'>) => {
    const { customerId } = actor;
    await refuseMissingFile(tx, blobs, { customerId, fileHash: args.fileHash });
    const size = await findFile(tx, customerId, args.fileHash);
    if (size === null || size > weldCertLimits.fileBytes) {
      throw new DomainError('payload_too_large', { limitBytes: weldCertLimits.fileBytes });
    }
    const bytes = await blobs.read(args.fileHash);
    if (size !== args.byteCount || !bytes || documentTypeOf(bytes) !== args.type) {
      throw new DomainError('weld_file_type', { name: args.fileNameOriginal });
    }
    run();
    return undefined;
  };
