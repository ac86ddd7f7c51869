import { documentTypeOf, typeOfName } from '@knotenblech/shared/files/document-type.ts';
import { type WeldCertFile, weldCertLimits } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import { DomainError, type ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isDeviceFull } from '../../../../device/quota/quota.ts';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import { readFileBytes } from '../../../../sync/transport/read-file-bytes.ts';
import { downloadFile } from '../../../../ui/actions/download-file.ts';
import { addToast } from '../../../../ui/signals/toasts.ts';

type FileRefusal = { id: string; fileName: string; code: ErrorCode; details: ErrorDetails };

/** A document's bytes, checked for what they are before they are kept. */
const readDocument = async (file: File) => {
  if (file.size > weldCertLimits.fileBytes) throw new DomainError('E_SIZE', { found: file.size });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new DomainError('E_EMPTY');
  const type = documentTypeOf(bytes);
  if (type === null || typeOfName(file.name) !== type) throw new DomainError('weld_file_type', { name: file.name });
  return { bytes, type };
};

const refusalOf = (error: unknown, fileName: string): FileRefusal => {
  const id = crypto.randomUUID();
  if (error instanceof DomainError) return { id, fileName, code: error.code, details: error.details };
  if (isDeviceFull(error)) return { id, fileName, code: 'device_full', details: {} };
  throw error;
};

/** Adds, opens and deletes the documents of a weld certificate; what is refused is told with its name. */
export const useWeldFiles = (projectId: ProjectId) => {
  const shop = useShop();
  const { change, putFile } = shop;
  const { t } = useLingui();
  const [adding, setAdding] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);

  const addOne = async (file: File) => {
    setAdding((names) => [...names, file.name]);
    try {
      const { bytes, type } = await readDocument(file);
      const fileHash = await putFile(bytes);
      const named = { fileNameOriginal: file.name.slice(-255), fileHash, type, byteCount: bytes.length };
      await change('addWeldCertFile', { projectId, fileId: crypto.randomUUID(), ...named });
    } catch (error) {
      const refusal = refusalOf(error, file.name);
      setRefusals((before) => [...before, refusal]);
    } finally {
      setAdding((names) => names.filter((name) => name !== file.name));
    }
  };

  const remove = async ({ id, fileNameOriginal, fileHash, type, byteCount }: WeldCertFile) => {
    await change('removeWeldCertFile', { projectId, fileId: id });
    addToast({
      words: t`„${fileNameOriginal}“ gelöscht`,
      undo: () =>
        void change('addWeldCertFile', { projectId, fileId: id, fileNameOriginal, fileHash, type, byteCount }),
    });
  };

  const open = async ({ fileHash, fileNameOriginal }: WeldCertFile) => {
    const bytes = await readFileBytes(shop, fileHash);
    // Saved, never shown in the shop's own page: what is in a document is not the shop's.
    if (bytes) downloadFile({ bytes, type: 'application/octet-stream' }, fileNameOriginal);
    else
      addToast({
        words: t`„${fileNameOriginal}“ ist nicht auf diesem Gerät und ohne Netz nicht zu öffnen.`,
        tone: 'bad',
      });
  };

  return {
    add: async (files: readonly File[]) => {
      for (const file of files) await addOne(file);
    },
    remove,
    open,
    adding,
    refusals,
    dismiss: (id: string) => setRefusals((before) => before.filter((each) => each.id !== id)),
  };
};
