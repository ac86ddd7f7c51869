import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { readMetas } from '../../database/read-meta.ts';
import { errorMessage } from '../../i18n/words/error-messages.ts';
import { useLive } from '../../sync/hooks/use-live.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { connectionProblemOf } from '../../sync/status/read-status.ts';
import { addToast } from '../../ui/signals/toasts.ts';
import { connectionProblemLabels } from './public/connection-problem-labels.ts';

/** Longer than a try takes. */
const patienceMs = 60_000;

/** Tries the server at once, and says what came of that try where it was in vain. */
export const useRetry = () => {
  const { i18n } = useLingui();
  const { database, retryNow } = useShop();
  const failed = useLive(`${database.name} failed try`, async () => {
    const [at = null, contact = 'reached', stoppedBy = null] = await readMetas(database, [
      'failedTryAt',
      'contact',
      'stoppedBy',
    ]);
    return { at, obstacle: connectionProblemOf(contact, navigator.onLine), stoppedBy };
  });
  const asked = useRef<{ before: string | null; atMs: number } | null>(null);
  useEffect(() => {
    if (!asked.current || !failed?.at || failed.at === asked.current.before) return;
    const isAnswer = Date.parse(failed.at) - asked.current.atMs < patienceMs;
    asked.current = null;
    const { obstacle, stoppedBy } = failed;
    if (!isAnswer || (obstacle === null && stoppedBy === null)) return;
    const words =
      stoppedBy === null ? i18n._(connectionProblemLabels[obstacle ?? 'server away']) : errorMessage(i18n, stoppedBy);
    addToast({ name: 'retry', words, tone: 'bad' });
  }, [failed, i18n]);
  return () => {
    asked.current = { before: failed?.at ?? null, atMs: Date.now() };
    retryNow();
  };
};
