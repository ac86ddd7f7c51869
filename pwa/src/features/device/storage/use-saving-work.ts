import { useState } from 'react';
import { exportWork } from '../../../device/unsent-work/export-work.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import type { WorkCount } from '../../../sync/outbox/count-work.ts';
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
