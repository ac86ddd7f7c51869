import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readWaiting } from '../../../sync/read-waiting.ts';
import { oldestUnsent } from '../../../sync/room/oldest-unsent.ts';
import { useLive } from '../../../sync/use-live.ts';
import { useShop } from '../../../sync/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './notices.module.css';

/** Work that has waited for more than a day lies on this device alone; told until it is put off, anew with the next start. */
export const OldWorkNotice = () => {
  const { i18n } = useLingui();
  const { database } = useShop();
  const [isPutOff, setIsPutOff] = useState(false);
  const since = useLive(`${database.name} old work`, async () => oldestUnsent(await readWaiting(database)));
  if (!since || isPutOff) return null;
  return (
    <div className={styles.place}>
      <Notice
        tone="warn"
        title={<Trans>Seit {formatMoment(since, i18n.locale)} ist Arbeit nicht gesendet.</Trans>}
        action={
          <>
            <LinkButton from="/$lang" to="/$lang/shop/waiting">
              <Trans>Zur Warteliste</Trans>
            </LinkButton>
            <Button tone="quiet" onPress={() => setIsPutOff(true)}>
              <Trans>Später</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Sie liegt nur auf diesem Gerät. Verbinden Sie es mit dem Netz oder nehmen Sie die Arbeit als Datei mit.
          </Trans>
        </p>
      </Notice>
    </div>
  );
};
