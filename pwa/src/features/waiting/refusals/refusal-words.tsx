import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import type { WaitingEntry } from '../../../sync/read-waiting.ts';
import { ChangeWords } from '../entries/change-words.tsx';
import styles from './refusal-words.module.css';

/** One refusal with what it was and why; of several how many, the list tells them. */
export const RefusalWords = ({ entries }: { entries: readonly WaitingEntry[] }) => {
  const { i18n } = useLingui();
  const [first] = entries;
  if (!first || entries.length > 1)
    return (
      <Plural
        value={entries.length}
        one="# Änderung wurde nicht angenommen und ist zurückgenommen."
        other="# Änderungen wurden nicht angenommen und sind zurückgenommen."
      />
    );
  return (
    <>
      <strong className={styles.what}>
        <Trans>
          Nicht angenommen und zurückgenommen: <ChangeWords entry={first} />
        </Trans>
      </strong>
      {first.code === null ? null : <span>{errorMessage(i18n, first.code, first.details)}</span>}
    </>
  );
};
