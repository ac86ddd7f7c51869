import { useState } from 'react';
import type { WorkCount } from '../../../sync/count-work.ts';
import { exportWork } from '../../../sync/work-file/export-work.ts';
import { useShop } from '../../../sync/use-shop.tsx';
import { downloadFile } from '../../../ui/actions/download-file.ts';

export type Saved = { fileName: string; count: WorkCount; byteCount: number } | 'no_key' | 'failed';

/** Writes the unsent work into a file and hands it to the browser. */
export const useSavingWork = () => {
  const shop = useShop();
  const [isSaving, setIsSaving] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const save = async () => {
    setIsSaving(true);
    try {
      const written = await exportWork(shop);
      if (!written) {
        setSaved('no_key');
        return;
      }
      const { fileName, bytes, count } = written;
      downloadFile({ bytes, type: 'application/octet-stream' }, fileName);
      setSaved({ fileName, count, byteCount: bytes.length });
    } catch {
      setSaved('failed');
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, saved };
};
