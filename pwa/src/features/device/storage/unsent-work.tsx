import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useIsWaitingRead, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { unsentCountOf } from '../../../sync/status/read-status.ts';
import { ReadWork } from './read-work.tsx';
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
