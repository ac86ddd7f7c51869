import { type OperatorWork, registrationsCall, workCall } from '@knotenblech/shared/api/operator-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import styles from './start.module.css';

/** Where the operator begins: how much waits for him, each count the way into its list. */
export const StartScreen = () => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useServerQuery({ path: '/admin/work', answer: workCall.answer });
  return (
    <Page title={t`Was ansteht`}>
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Bestellungen aller Kunden liegen nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : null}
      {!data && !error ? <Spinner /> : null}
      {data ? <Work work={data} /> : null}
    </Page>
  );
};

const Work = ({ work }: { work: OperatorWork }) => {
  const [isListed, setListed] = useState(false);
  const listId = useId();
  return (
    <div className={styles.groups}>
      <section>
        <h2>
          <Trans>Bestellungen</Trans>
        </h2>
        <RowList className={styles.list}>
          <Count count={work.newOrders}>
            <Link from="/$lang" to="/$lang/shop/adminOrders" search={{ status: 'NEW' }}>
              <Trans>Neu eingegangen</Trans>
            </Link>
          </Count>
          <Count count={work.lateOrders} isBad>
            <Link from="/$lang" to="/$lang/shop/adminOrders" search={{ due: 'late', sort: 'dueAsc' }}>
              <Trans>Überfällig</Trans>
            </Link>
          </Count>
          <Count count={work.soonOrders}>
            <Link from="/$lang" to="/$lang/shop/adminOrders" search={{ due: 'soon', sort: 'dueAsc' }}>
              <Trans>In 7 Tagen fällig</Trans>
            </Link>
          </Count>
        </RowList>
      </section>
      <section>
        <h2>
          <Trans>Kunden</Trans>
        </h2>
        <RowList className={styles.list}>
          <Count
            count={work.openRequests}
            note={
              work.lateRequests === 0 ? null : (
                <StateChip tone="bad">
                  <Trans>{work.lateRequests} überfällig</Trans>
                </StateChip>
              )
            }
          >
            <Link from="/$lang" to="/$lang/shop/adminProjects">
              <Trans>Offene Anfragen</Trans>
            </Link>
          </Count>
          <Count count={work.waitingRegistrations}>
            {work.waitingRegistrations === 0 ? (
              <Trans>Offene Registrierungen</Trans>
            ) : (
              <button
                type="button"
                aria-expanded={isListed}
                aria-controls={listId}
                className={styles.open}
                onClick={() => setListed(!isListed)}
              >
                <Trans>Offene Registrierungen</Trans>
              </button>
            )}
          </Count>
          {isListed ? (
            <li>
              <Registrations id={listId} />
            </li>
          ) : null}
          <Count count={work.failedMails} isBad>
            <Link from="/$lang" to="/$lang/shop/mails" search={{ state: 'failed' }}>
              <Trans>Nicht versandte Mails</Trans>
            </Link>
          </Count>
        </RowList>
      </section>
    </div>
  );
};

type CountProps = {
  count: number;
  /** Any of it is too much. */
  isBad?: boolean;
  note?: ReactNode;
  /** The link into the list. */
  children: ReactNode;
};

const Count = ({ count, isBad = false, note, children }: CountProps) => (
  <li className={styles.row}>
    <span className={`${styles.count} ${count === 0 ? styles.none : isBad ? styles.bad : ''}`}>
      {formatCount(count)}
    </span>
    <span className={styles.what}>{children}</span>
    {note}
  </li>
);

/** Who registered and has not opened the mailed link: he may need a call. */
const Registrations = ({ id }: { id: string }) => {
  const { i18n } = useLingui();
  const { data, error } = useServerQuery({ path: '/admin/registrations', answer: registrationsCall.answer });
  // The page says already that the server is out of reach.
  if (!data) return error ? null : <Spinner />;
  return (
    <div id={id} className={styles.registrations}>
      <p className={styles.soft}>
        <Trans>Die Mail ist unterwegs, der Link darin noch nicht geöffnet. Er gilt 30 Minuten.</Trans>
      </p>
      <ul data-rows="">
        {data.registrations.map(({ id: registrationId, kind, companyName, name, email, askedAt }) => (
          <li key={registrationId} className={styles.registration}>
            <span className={styles.words}>
              <strong>{kind === 'company' ? companyName : name}</strong>
              <span className={styles.soft}>{kind === 'company' ? name : <Trans>Privat</Trans>}</span>
            </span>
            <a href={`mailto:${email}`}>{email}</a>
            <time dateTime={askedAt} className={styles.soft}>
              {formatMoment(askedAt, i18n.locale)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
};
