import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import type { QueuedOrder } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { connectionProblemLabels } from '../../issues/public/show-failure.ts';
import styles from '../steps/order-step-screen.module.css';
import { QueuedReceipt } from './queued-receipt.tsx';

type QueuedNoticeProps = {
  entry: QueuedOrder | null;
  /** It was being sent when that ended: whether it arrived only the server knows. */
  isOnItsWay: boolean;
};

/** Offline, or held up until somebody does something: kept here, not ordered as far as anybody here knows. */
export const QueuedNotice = ({ entry, isOnItsWay }: QueuedNoticeProps) => {
  const { t, i18n } = useLingui();
  const { obstacle, attention } = useSyncStatus();
  return (
    <Page title={t`Vorgemerkt, noch nicht bestellt`} width="text">
      <section className={styles.step}>
        <Notice
          tone={attention ? 'error' : 'info'}
          title={attention ? errorMessage(i18n, attention) : i18n._(connectionProblemLabels[obstacle ?? 'server away'])}
        >
          {entry?.isExported ? (
            <Trans>
              Die Bestellung ist auf diesem Gerät und in einer Datei gespeichert. Welches Gerät auch zuerst sendet:
              Bestellt wird genau einmal und zum gezeigten Preis.
            </Trans>
          ) : attention ? (
            <HeldUpWords isOnItsWay={isOnItsWay} />
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

const HeldUpWords = ({ isOnItsWay }: Pick<QueuedNoticeProps, 'isOnItsWay'>) =>
  isOnItsWay ? (
    <Trans>
      Ob die Bestellung angekommen ist, zeigt sich, sobald das erledigt ist; bestellt wird höchstens einmal.
    </Trans>
  ) : (
    <Trans>
      Die Bestellung ist auf diesem Gerät gespeichert und geht hinaus, sobald das erledigt ist, genau einmal und zum
      gezeigten Preis. Ändert sich der Preis bis dahin, fragen wir Sie vorher.
    </Trans>
  );
