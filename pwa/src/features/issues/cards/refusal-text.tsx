import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { countWork } from '../../../sync/outbox/count-work.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { CoveringOrdersText } from '../../orders/public/ordered-since-words.tsx';
import { WorkText } from '../../orders/public/state/work-text.tsx';
import { ChangeText } from '../outbox/waiting-row.tsx';
import styles from './refusal-text.module.css';

/** One refusal with what it was and why; of several how many, the list tells them. */
export const RefusalWords = ({ entries }: { entries: readonly WaitingEntry[] }) => {
  const { i18n } = useLingui();
  const known = useWaiting();
  const [latest] = entries;
  const first = known.find(({ uid }) => uid === latest?.uid) ?? latest;
  if (!first || entries.length > 1)
    return (
      <Trans>
        Nicht angenommen und zurückgenommen: <WorkText work={countWork(entries.length, entries)} />
      </Trans>
    );
  if (first.orderedSince)
    return (
      <>
        <strong className={styles.what}>
          <ChangeText entry={first} />
        </strong>
        <CoveringOrdersText orders={first.orderedSince} />
      </>
    );
  return (
    <>
      <strong className={styles.what}>
        <Trans>
          Nicht angenommen und zurückgenommen: <ChangeText entry={first} />
        </Trans>
      </strong>
      {first.code === null ? null : <span>{errorMessage(i18n, first.code, first.details)}</span>}
    </>
  );
};
