import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { type ImportedWork, importWork } from '../../../device/unsent-work/work-file.ts';
import { useIsWaitingRead, useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { unsentCountOf } from '../../../sync/status/read-status.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ReadWorkNotice } from './read-work-notice.tsx';
import { SaveWork } from './save-work.tsx';
import { SevenDays } from './seven-days.tsx';
import styles from './unsent-work.module.css';

/** Unsent work leaves this device as a file and comes in from another; `children` leads on from there. */
export const UnsentWork = ({ children }: { children?: ReactNode }) => {
  const unsentCount = unsentCountOf(useSyncStatus());
  const isAllSent = useIsWaitingRead() && unsentCount === 0;
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Auf ein anderes Gerät mitnehmen</Trans>
      </h2>
      <p className={styles.soft}>
        {isAllSent ? (
          <Trans>Hier ist alles gesendet. Was ein anderes Gerät als Datei gesichert hat, lesen Sie hier ein.</Trans>
        ) : (
          <Trans>
            Kommt dieses Gerät nicht mehr ins Netz, nehmen Sie mit, was noch nicht gesendet ist: als eine Datei, auf
            einem Stick oder per Kabel.
          </Trans>
        )}
      </p>
      <SevenDays unsentCount={unsentCount} />
      <div className={styles.acts}>
        {unsentCount > 0 ? <SaveWork /> : null}
        <ReadWork />
      </div>
      {children ? <p className={styles.more}>{children}</p> : null}
    </section>
  );
};

/** Takes work that was saved on another device, or here, back into the queue. */
const ReadWork = () => {
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

/** To what lies on this device, from where it matters. */
export const StorageLink = () => (
  <LinkButton from="/$lang" to="/$lang/shop/account/device" tone="quiet" icon={<Icon name="device" />}>
    <Trans>Speicher auf diesem Gerät</Trans>
  </LinkButton>
);
