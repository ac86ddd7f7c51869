import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { type ImportedWork, importWork } from '../../../device/unsent-work/import-work.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ReadWorkNotice } from './read-work-notice.tsx';
import styles from './unsent-work.module.css';

/** Takes work that was saved on another device, or here, back into the queue. */
export const ReadWork = () => {
  const shop = useShop();
  const [isReading, setIsReading] = useState(false);
  const [read, setRead] = useState<ImportedWork | { ok: false; fault: ErrorCode } | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setIsReading(true);
    try {
      setRead(await importWork(shop, new Uint8Array(await file.arrayBuffer())));
      shop.retryNow();
    } catch (error) {
      setRead({ ok: false, fault: asRefusal(error).code });
    } finally {
      setIsReading(false);
    }
  };
  return (
    <div className={styles.act}>
      <FileTrigger onSelect={(files) => void take([...(files ?? [])][0])}>
        <Button icon={<Icon name="upload" />} isPending={isReading}>
          <Trans>Gesicherte Arbeit einlesen</Trans>
        </Button>
      </FileTrigger>
      {read === null ? null : <ReadWorkNotice read={read} />}
    </div>
  );
};
