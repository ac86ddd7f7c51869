import { registrationsCall } from '@knotenblech/shared/api/operator-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { NeedsNetwork } from '../../lists/needs-network.tsx';
import { useAsked } from '../../sync/use-asked.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { formatMoment } from '../../ui/figures/format-time.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import styles from './start.module.css';

/** Who registered and has not opened the mailed link: he may need a call. */
export const RegistrationsScreen = () => {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useAsked({
    path: '/admin/registrations',
    answer: registrationsCall.answer,
  });
  return (
    <Page
      title={t`Offene Registrierungen`}
      lead={<Trans>Die Mail ist unterwegs, der Link darin noch nicht geöffnet.</Trans>}
      actions={
        <LinkButton tone="quiet" icon={<Icon name="back" />} from="/$lang" to="/$lang/shop/adminStart">
          <Trans>Was ansteht</Trans>
        </LinkButton>
      }
    >
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Registrierungen liegen nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : null}
      {!data && !error ? <Spinner /> : null}
      {data?.registrations.length === 0 ? (
        <EmptyState title={<Trans>Keine Registrierung ist offen.</Trans>}>
          <Trans>Ein Link gilt 30 Minuten; wer ihn öffnet, steht bei den Kunden.</Trans>
        </EmptyState>
      ) : null}
      <ul className={styles.list}>
        {data?.registrations.map(({ id, kind, companyName, name, email, askedAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <strong>{kind === 'company' ? companyName : name}</strong>
              <span className={styles.soft}>{kind === 'company' ? name : <Trans>Privat</Trans>}</span>
            </span>
            <span className={styles.words}>
              <a href={`mailto:${email}`}>{email}</a>
            </span>
            <time dateTime={askedAt} className={styles.soft}>
              {formatMoment(askedAt, i18n.locale)}
            </time>
          </li>
        ))}
      </ul>
    </Page>
  );
};
