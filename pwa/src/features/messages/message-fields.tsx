import { messageSeverities } from '@knotenblech/shared/messages/message-severity.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { messageSeverityLabels } from '../../i18n/words/message-severity-words.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { formatDay } from '../../ui/figures/format-time.ts';
import styles from './send-message.module.css';
import type { Sending } from './use-send-message.ts';

/** Subject, text, how urgent it is and until when it is shown. */
export const MessageFields = ({ sending: { draft, problems, write, sending } }: { sending: Sending }) => {
  const { t, i18n } = useLingui();
  const isLocked = sending.isPending;
  return (
    <>
      <TextField
        label={t`Betreff`}
        value={draft.subject}
        onChange={(subject) => write({ subject })}
        maxLength={200}
        isDisabled={isLocked}
        error={problems.includes('subject') ? t`Bitte geben Sie einen Betreff an.` : null}
      />
      <TextField
        label={t`Nachricht`}
        value={draft.text}
        onChange={(text) => write({ text })}
        maxLength={8000}
        isMultiline
        isDisabled={isLocked}
        error={problems.includes('text') ? t`Bitte schreiben Sie eine Nachricht.` : null}
      />
      <div className={styles.pair}>
        <Select
          label={t`Priorität`}
          choices={messageSeverities.map((value) => ({ value, label: i18n._(messageSeverityLabels[value]) }))}
          value={draft.severity}
          onChange={(severity) => write({ severity })}
          isDisabled={isLocked}
        />
        <TextField
          type="date"
          label={t`Sichtbar bis`}
          value={draft.expiryDate}
          onChange={(expiryDate) => write({ expiryDate })}
          isDisabled={isLocked}
          hint={Number.isNaN(Date.parse(draft.expiryDate)) ? null : formatDay(draft.expiryDate, i18n.locale)}
          error={
            problems.includes('expiryDate') ? t`Bitte wählen Sie einen Tag ab heute, höchstens ein Jahr voraus.` : null
          }
        />
      </div>
    </>
  );
};
