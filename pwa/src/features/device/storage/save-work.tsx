import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { exportWork } from '../../../device/unsent-work/work-file.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import type { WorkCount } from '../../../sync/outbox/count-work.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { downloadFile } from '../../../ui/actions/download-file.ts';
import { formatMegabytes } from '../../../ui/figures/format-figure.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WorkText } from '../../orders/public/state/work-text.tsx';
import styles from './unsent-work.module.css';

/** Puts what has not been sent into a file that only its user opens again. */
export const SaveWork = () => {
  const { save, isSaving, saved } = useSavingWork();
  return (
    <div className={styles.act}>
      <Button icon={<Icon name="download" />} isPending={isSaving} onPress={() => void save()}>
        <Trans>Nicht gesendete Arbeit sichern</Trans>
      </Button>
      <p className={styles.soft}>
        <Trans>
          Was in einer Datei gesichert ist, lässt sich nicht mehr zurücknehmen, auch keine Bestellung: Ein anderes Gerät
          kann es zuerst senden.
        </Trans>
      </p>
      <div role="status">{saved === null ? null : <SavedNotice saved={saved} />}</div>
    </div>
  );
};

const NotSavedNotice = ({ children }: { children: ReactNode }) => (
  <Notice tone="warn" title={<Trans>Die Arbeit wurde nicht gesichert.</Trans>}>
    <p>{children}</p>
  </Notice>
);

const SavedNotice = ({ saved }: { saved: Saved }) => {
  if (saved === 'no_key')
    return (
      <NotSavedNotice>
        <Trans>
          Der Schlüssel Ihres Kontos liegt nicht auf diesem Gerät. Verbinden Sie es mit dem Netz und versuchen Sie es
          noch einmal.
        </Trans>
      </NotSavedNotice>
    );
  if (saved === 'failed')
    return (
      <NotSavedNotice>
        <Trans>
          Die Datei ließ sich nicht schreiben. Ihre Arbeit bleibt auf dem Gerät; laden Sie die Seite neu und versuchen
          Sie es noch einmal.
        </Trans>
      </NotSavedNotice>
    );
  const { fileName, count, byteCount } = saved;
  return (
    <Notice
      tone="good"
      title={
        <Trans>
          <WorkText work={count} /> gesichert: {fileName}, {formatMegabytes(byteCount)}
        </Trans>
      }
    >
      <p>
        <Trans>
          Nur Sie können die Datei öffnen. Melden Sie sich auf dem anderen Gerät an und lesen Sie sie dort in der
          Warteliste ein. Was beide Geräte senden, gilt einmal.
        </Trans>
      </p>
    </Notice>
  );
};

type Saved = { fileName: string; count: WorkCount; byteCount: number } | 'no_key' | 'failed';

/** Writes the unsent work into a file and hands it to the browser. */
const useSavingWork = () => {
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
