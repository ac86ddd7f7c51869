import { registrationsCall } from '@knotenblech/shared/api/operator-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/use-server-query.ts';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import styles from './start.module.css';

/** Who registered and has not opened the mailed link: he may need a call. */
export const Registrations = ({ id }: { id: string }) => {
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
