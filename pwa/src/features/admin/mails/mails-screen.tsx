import { type Mail, mailListSchema } from '@knotenblech/shared/api/list-query.ts';
import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { StateChip, type StateTone } from '../../../ui/signals/state-chip.tsx';
import styles from './mail-row.module.css';

type MailsScreenProps = { state: 'failed' | undefined; onState: (state: 'failed' | undefined) => void };

/** Every mail of the shop for the operator's admin; read from the server, never kept on the device. */
export const MailsScreen = ({ state, onState }: MailsScreenProps) => {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useServerQuery({
    path: state === undefined ? '/admin/mails' : `/admin/mails?state=${state}`,
    answer: mailListSchema,
  });
  const { code } = asRefusal(error);
  return (
    <Page title={t`Mails`} lead={<Trans>Ohne Mailserver werden Mails hier aufbewahrt statt versandt.</Trans>}>
      <Switch isSelected={state === 'failed'} onChange={(isOn) => onState(isOn ? 'failed' : undefined)}>
        <Trans>Nur nicht versandte</Trans>
      </Switch>
      {error ? (
        <Notice
          tone={code === 'unavailable' ? 'info' : 'error'}
          title={errorMessage(i18n, code)}
          action={
            <Button isPending={isFetching} onPress={() => void refetch()}>
              <Trans>Noch einmal versuchen</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Mails liegen nur auf dem Server.</Trans>
          </p>
        </Notice>
      ) : null}
      {!data && !error ? <Spinner /> : null}
      {data?.mails.length === 0 ? (
        <EmptyState title={state ? <Trans>Keine Mail ist liegen geblieben</Trans> : <Trans>Noch keine Mails</Trans>}>
          <Trans>Bestätigungen von Bestellungen und andere Mails des Shops erscheinen hier.</Trans>
        </EmptyState>
      ) : null}
      <div data-rows="">
        {data?.mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </div>
    </Page>
  );
};

const tones: Record<Mail['state'], StateTone> = { waiting: 'active', kept: 'quiet', sent: 'good', failed: 'bad' };

const MailRow = ({ mail }: { mail: Mail }) => {
  const { t, i18n } = useLingui();
  const words = { waiting: t`wird versandt`, kept: t`aufbewahrt`, sent: t`versandt`, failed: t`nicht versandt` };
  return (
    <details className={styles.mail}>
      <summary className={styles.summary}>
        <span className={styles.subject}>{mail.subject}</span>
        <span className={styles.recipient}>{mail.recipient}</span>
        <StateChip tone={tones[mail.state]}>{words[mail.state]}</StateChip>
        <time className={styles.at} dateTime={mail.createdAt}>
          {formatMoment(mail.createdAt, i18n.locale)}
        </time>
      </summary>
      <pre className={styles.body}>{mail.body}</pre>
      {mail.attachment === null ? null : (
        <p className={styles.attachment}>
          <Trans>Anhang: {mail.attachment}</Trans>
        </p>
      )}
    </details>
  );
};
