import type { Message } from '@knotenblech/shared/messages/message.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { messageSeverityLabels } from '../../i18n/words/message-severity-words.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { formatMoment, formatShortDay } from '../../ui/figures/format-time.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { StateChip, type StateTone } from '../../ui/signals/state-chip.tsx';
import styles from './message-row.module.css';
import { ProjectOfMessage } from './project-of-message.tsx';

const tones: Record<Message['severity'], StateTone> = { RED: 'bad', YELLOW: 'warn', GREEN: 'good', WHITE: 'quiet' };

export const MessageRow = ({ message }: { message: Message }) => {
  const { i18n } = useLingui();
  const { change } = useShop();
  const { id, severity, subject, text, projectId, createdAt, expiresAt, readAt } = message;
  return (
    <li className={`${styles.message} ${readAt === null ? styles.unread : ''}`}>
      <div className={styles.head}>
        <h2 className={styles.subject}>{subject}</h2>
        <StateChip tone={tones[severity]}>{i18n._(messageSeverityLabels[severity])}</StateChip>
      </div>
      <p className={styles.text}>{text}</p>
      <div className={styles.foot}>
        <span className={styles.time}>
          <time dateTime={createdAt}>{formatMoment(createdAt, i18n.locale)}</time>
          {', '}
          <Trans>sichtbar bis {formatShortDay(expiresAt, i18n.locale)}</Trans>
        </span>
        {projectId === null ? null : <ProjectOfMessage projectId={projectId as ProjectId} />}
        {readAt === null ? (
          <Button onPress={() => void change('readMessage', { messageId: id })}>
            <Trans>Gelesen</Trans>
          </Button>
        ) : (
          <span className={styles.read}>
            <Icon name="check" />
            <Trans>gelesen</Trans>
          </span>
        )}
      </div>
    </li>
  );
};
