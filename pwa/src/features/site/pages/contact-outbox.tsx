import { Trans } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import {
  deleteContactMessage,
  subscribeToContactMessages,
  waitingMessages,
} from '../../../device/contact-messages/contact-messages.ts';
import { watchOutbox } from '../../../device/contact-messages/contact-outbox.ts';
import { useOperator } from '../../../sync/site/use-operator.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';

let isWatching = false;

/** Messages of this device that have not arrived, each of which can be taken back. */
export const ContactOutbox = () => {
  const waiting = useSyncExternalStore(subscribeToContactMessages, waitingMessages);
  useEffect(() => {
    if (!isWatching) watchOutbox();
    isWatching = true;
  }, []);
  const operator = useOperator();
  return waiting.map((message) => (
    <Notice
      key={message.id}
      tone={message.state === 'refused' ? 'error' : 'info'}
      title={
        message.state === 'refused' ? (
          <Trans>Beim Versenden ist ein Fehler aufgetreten!</Trans>
        ) : (
          <Trans>Ihre Nachricht wartet auf das Netz.</Trans>
        )
      }
      action={
        <Button onPress={() => void deleteContactMessage(message.id)}>
          <Trans>Zurückziehen</Trans>
        </Button>
      }
    >
      <p>{message.message.length > 160 ? `${message.message.slice(0, 160)}…` : message.message}</p>
      {message.state === 'queued' ? (
        <p>
          <Trans>Sie geht von selbst hinaus, sobald der Server zu erreichen ist.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Bitte schreiben Sie uns:</Trans>{' '}
          {operator ? <a href={`mailto:${operator.email}`}>{operator.email}</a> : null}
        </p>
      )}
    </Notice>
  ));
};
