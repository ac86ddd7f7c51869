import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from '../steps/order-step-screen.module.css';

/** The server took the order, and the connection went before its record came. */
export const AcceptedNotice = () => {
  const { t, i18n } = useLingui();
  const { attention } = useSyncStatus();
  return (
    <Page title={t`Auf dem Server angekommen`} width="text">
      <section className={styles.step}>
        <Notice tone="good" title={<Trans>Der Server hat sie erhalten.</Trans>}>
          <Trans>
            Nummer und Bestätigung erscheinen hier, sobald der nächste Abgleich gelingt. Bitte senden Sie nichts noch
            einmal.
          </Trans>
        </Notice>
        {attention === null ? null : <Notice tone="error">{errorMessage(i18n, attention)}</Notice>}
      </section>
    </Page>
  );
};
