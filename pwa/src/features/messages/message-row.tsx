import type { Message } from '@knotenblech/shared/messages/message.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../sync/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { formatMoment, formatShortDay } from '../../ui/figures/format-time.ts';
import { StateChip, type StateTone } from '../../ui/signals/state-chip.tsx';
import styles from './message-row.module.css';

const tones: Record<Message['severity'], StateTone> = { RED: 'bad', YELLOW: 'warn', GREEN: 'good', WHITE: 'quiet' };

export const MessageRow = ({ message }: { message: Message }) => {
  const { t, i18n } = useLingui();
  const { change } = useShop();
  const { id, severity, subject, text, projectId, createdAt, expiresAt, readAt } = message;
  const words = { RED: t`dringend`, YELLOW: t`wichtig`, GREEN: t`Meldung`, WHITE: t`Hinweis` };
  return (
    <li className={`${styles.message} ${readAt === null ? styles.unread : ''}`}>
      <div className={styles.head}>
        <h2 className={styles.subject}>{subject}</h2>
        <StateChip tone={tones[severity]}>{words[severity]}</StateChip>
      </div>
      <p className={styles.text}>{text}</p>
      <div className={styles.foot}>
        <span className={styles.time}>
          <time dateTime={createdAt}>{formatMoment(createdAt, i18n.locale)}</time>
          {', '}
          <Trans>sichtbar bis {formatShortDay(expiresAt, i18n.locale)}</Trans>
        </span>
        {projectId === null ? null : <ProjectLink projectId={projectId as ProjectId} />}
        {readAt === null ? (
          <Button onPress={() => void change('readMessage', { messageId: id })}>
            <Trans>Gelesen</Trans>
          </Button>
        ) : null}
      </div>
    </li>
  );
};

const ProjectLink = ({ projectId }: { projectId: ProjectId }) => (
  <LinkButton from="/$lang" to="/$lang/shop/project/$projectId" params={(now) => ({ ...now, projectId })} tone="quiet">
    <Trans>Zum Projekt</Trans>
  </LinkButton>
);
