import { documentTypeOf, typeOfName } from '@knotenblech/shared/files/document-type.ts';
import { weldCertLimits } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import { cutText } from '@knotenblech/shared/values/cut-text.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { hashOfBytes, storeWholeFile } from '../files/keep-whole-file.ts';
import type { FileDeps } from '../files/receive-chunk.ts';
import { type ApplyDeps, applyChanges, type NamedChange } from '../sync/push/apply-changes.ts';
import type { NamedProject } from './find-project.ts';

export type WeldCertDeps = ApplyDeps & FileDeps & { now: () => Date };

/** Keeps the files that a client sends in one form and adds them to the project: all of them or none. */
export const uploadWeldCerts = async (deps: WeldCertDeps, project: NamedProject, files: readonly File[]) => {
  if (files.length === 0) throw new DomainError('file_missing');
  for (const file of files) if (file.size > weldCertLimits.fileBytes) throw tooLarge();
  const changes = await Promise.all(files.map((file) => changeFor(project, file)));
  for (const { bytes } of changes) await storeWholeFile(deps, project.actor, bytes);
  const now = deps.now().toISOString();
  await applyChanges(
    deps,
    project.actor,
    changes.map(({ change }) => change),
    now,
  );
};

const tooLarge = () => new DomainError('payload_too_large', { limitBytes: weldCertLimits.fileBytes });

type Adding = Extract<NamedChange, { name: 'addWeldCertFile' }>;

const changeFor = async ({ projectId }: NamedProject, file: File): Promise<{ bytes: Uint8Array; change: Adding }> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = documentTypeOf(bytes);
  const fileNameOriginal = cutText(file.name.replace(/^.*[\\/]/, ''), 255);
  if (type === null || typeOfName(fileNameOriginal) !== type) {
    throw new DomainError('weld_file_type', { name: fileNameOriginal });
  }
  const fileHash = hashOfBytes(bytes);
  const args = { projectId, fileId: newId() as string, fileNameOriginal, fileHash, type, byteCount: bytes.length };
  return { bytes, change: { name: 'addWeldCertFile', args } };
};
