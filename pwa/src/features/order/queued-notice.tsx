import { Trans, useLingui } from '@lingui/react/macro';
import { obstacleWords } from '../../i18n/words/obstacle-words.ts';
import { useSyncStatus } from '../../sync/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import styles from './order-step-screen.module.css';
import { QueuedReceipt } from './queued-receipt.tsx';
import type { QueuedOrder } from './use-order-state.ts';

type QueuedNoticeProps = {
  entry: QueuedOrder | null;
  /** The connection was lost while it was being sent: whether it arrived only the server knows. */
  isOnItsWay: boolean;
};

/** Offline: kept here, not ordered as far as anybody here knows. */
export const QueuedNotice = ({ entry, isOnItsWay }: QueuedNoticeProps) => {
  const { t, i18n } = useLingui();
  const { obstacle } = useSyncStatus();
  return (
    <Page title={t`Vorgemerkt, noch nicht bestellt`} width="text">
      <section className={styles.step}>
        <Notice title={i18n._(obstacleWords[obstacle ?? 'server away'])}>
          {entry?.isCarried ? (
            <Trans>
              Die Bestellung ist auf diesem Gerät und in einer Datei gespeichert. Welches Gerät auch zuerst sendet:
              Bestellt wird genau einmal und zum gezeigten Preis.
            </Trans>
          ) : isOnItsWay ? (
            <Trans>
              Die Verbindung brach beim Senden ab. Ob die Bestellung angekommen ist, zeigt sich, sobald das Gerät wieder
              Verbindung hat; bestellt wird höchstens einmal.
            </Trans>
          ) : (
            <Trans>
              Die Bestellung ist auf diesem Gerät gespeichert und geht von selbst hinaus, sobald es wieder Verbindung
              hat, genau einmal und zum gezeigten Preis. Ändert sich der Preis bis dahin, fragen wir Sie vorher.
            </Trans>
          )}
        </Notice>
        <p>
          {isOnItsWay ? (
            <Trans>Sie finden sie in der Warteliste und in der Liste der Bestellungen.</Trans>
          ) : (
            <Trans>
              Sie finden sie in der Warteliste und in der Liste der Bestellungen. Bis sie gesendet wird, lässt sie sich
              zurückziehen.
            </Trans>
          )}
        </p>
        <div className={styles.buttons}>
          <LinkButton tone="primary" icon={<Icon name="waiting" />} from="/$lang" to="/$lang/shop/waiting">
            <Trans>Zur Warteliste</Trans>
          </LinkButton>
          <LinkButton from="/$lang" to="/$lang/shop/projects">
            <Trans>Zu den Projekten</Trans>
          </LinkButton>
        </div>
        {entry ? <QueuedReceipt args={entry.args} /> : null}
      </section>
    </Page>
  );
};
