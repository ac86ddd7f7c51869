import type { MessageRecipients } from '@knotenblech/shared/api/message-calls.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/icon-button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import styles from './send-message.module.css';
import type { Sending } from './use-send-message.ts';

type SentNoticeProps = { recipients: MessageRecipients; sending: Sending; done: ReactNode };

/** That the message is out, and to whom. */
export const SentNotice = ({ recipients: { customer, user, userCount }, sending, done }: SentNoticeProps) => {
  const count = sending.choice === 'everybody' ? userCount : (customer?.userCount ?? 0);
  return (
    <div className={styles.form}>
      <Notice tone="good" title={<Trans>Die Nachricht ist gesendet.</Trans>}>
        <p>
          {sending.choice === 'user' ? (
            <Trans>{user?.name ?? ''} sieht sie in der geöffneten App sofort, sonst beim nächsten Öffnen.</Trans>
          ) : (
            <Plural
              value={count}
              one="# Benutzer sieht sie in der geöffneten App sofort, sonst beim nächsten Öffnen."
              other="# Benutzer sehen sie in der geöffneten App sofort, sonst beim nächsten Öffnen."
            />
          )}
        </p>
      </Notice>
      <div className={styles.after}>
        <Button tone="quiet" onPress={sending.startAnew}>
          <Trans>Weitere Nachricht</Trans>
        </Button>
        {done}
      </div>
    </div>
  );
};
