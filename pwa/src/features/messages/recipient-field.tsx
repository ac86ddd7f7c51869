import type { MessageRecipients } from '@knotenblech/shared/api/message-calls.ts';
import type { RecipientChoice } from '@knotenblech/shared/messages/recipient-choices.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import styles from './send-message.module.css';
import type { Sending } from './use-send-message.ts';

type RecipientFieldProps = { recipients: MessageRecipients; sending: Sending };

/** To whom the message goes: a choice where both customer and user are known, else just told. */
export const RecipientField = ({ recipients, sending: { choices, choice, choose } }: RecipientFieldProps) => {
  const { t } = useLingui();
  const { customer, user, userCount } = recipients;
  const titles: Record<RecipientChoice, ReactNode> = {
    user: user?.name,
    customer: <Trans>Alle Benutzer von {customer?.name ?? ''}</Trans>,
    everybody: <Trans>Alle Benutzer aller Kunden</Trans>,
  };
  const notes: Record<RecipientChoice, ReactNode> = {
    user: customer?.name,
    customer: <Plural value={customer?.userCount ?? 0} one="# Benutzer" other="# Benutzer" />,
    everybody: <Plural value={userCount} one="# Benutzer" other="# Benutzer" />,
  };
  if (choices.length > 1)
    return (
      <RadioCards
        label={t`Empfänger`}
        cards={choices.map((each) => ({ value: each, title: titles[each], note: notes[each] }))}
        value={choice}
        onChange={choose}
      />
    );
  return (
    <p className={styles.recipient}>
      <span className={styles.soft}>
        <Trans>Empfänger</Trans>
      </span>
      <strong>{titles[choice]}</strong>
      <span className={styles.soft}>{notes[choice]}</span>
    </p>
  );
};
