import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../i18n/words/error-messages.ts';
import { useFailedTry } from '../../sync/hooks/outbox/outbox-queries.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { addToast } from '../../ui/signals/toasts.ts';
import { connectionProblemLabels } from './public/connection-problem-labels.ts';

/** Longer than a try takes. */
const patienceMs = 60_000;

/** Tries the server at once, and says what came of that try where it was in vain. */
export const useRetry = () => {
  const { i18n } = useLingui();
  const { retryNow } = useShop();
  const failed = useFailedTry();
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
