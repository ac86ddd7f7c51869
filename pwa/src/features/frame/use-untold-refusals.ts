import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { errorMessage } from '../../i18n/words/error-message.ts';
import { addToast } from '../../ui/signals/toasts.ts';
import { refusalIn } from './refusal-in.ts';

/** Tells a refusal that no screen has told: of an edit that was stored while nobody waited for it. */
export const useUntoldRefusals = () => {
  const { i18n } = useLingui();
  useEffect(() => {
    const tell = (event: PromiseRejectionEvent) => {
      const refusal = refusalIn(event.reason);
      if (!refusal) return;
      event.preventDefault();
      addToast({ tone: 'bad', words: errorMessage(i18n, refusal.code, refusal.details) });
    };
    addEventListener('unhandledrejection', tell);
    return () => removeEventListener('unhandledrejection', tell);
  }, [i18n]);
};
