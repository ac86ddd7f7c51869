import type { Mail } from '@knotenblech/shared/api/mail-list.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { StateChip, type StateTone } from '../../../ui/signals/state-chip.tsx';
import styles from './mail-row.module.css';

const tones: Record<Mail['state'], StateTone> = { waiting: 'active', kept: 'quiet', sent: 'good', failed: 'bad' };

export const MailRow = ({ mail }: { mail: Mail }) => {
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
