import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type Promised, readPromise, watchPromise } from '../../../device/quota/ask-to-persist.ts';
import { isInstalled } from '../../../device/quota/is-installed.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { PersistenceAdvice } from './persistence-advice.tsx';

/** Whether the browser may clear this device's data by itself, and what to do about it. */
export const Persistence = () => {
  const [promised, setPromised] = useState<Promised | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => watchPromise(setPromised), []);
  const ask = async () => {
    const answer = await readPromise('persist');
    setPromised(answer);
    setIsRefused(answer === 'no');
  };
  if (promised === null) return null;
  if (promised === 'yes')
    return (
      <Notice tone="good" title={<Trans>Der Browser behält, was hier liegt.</Trans>}>
        <p>
          <Trans>Er hat zugesagt, nichts davon von selbst zu löschen.</Trans>
        </p>
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      title={<Trans>Der Browser darf diese Daten löschen, wenn dem Gerät der Platz ausgeht.</Trans>}
      action={
        promised === 'no' ? (
          <Button onPress={() => void ask()}>
            <Trans>Um Schutz bitten</Trans>
          </Button>
        ) : null
      }
    >
      <p>
        {isRefused ? <Trans>Der Browser hat eben abgelehnt.</Trans> : null}{' '}
        <PersistenceAdvice isInstalled={isInstalled()} />
      </p>
    </Notice>
  );
};
