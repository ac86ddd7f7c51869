import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { refusalIn, showFailure } from '../issues/public/show-failure.ts';

/** Tells a refusal that no screen has told: of an edit that was stored while nobody waited for it. */
export const useUnshownRefusals = () => {
  const { i18n } = useLingui();
  useEffect(() => {
    const tell = (event: PromiseRejectionEvent) => {
      if (!refusalIn(event.reason)) return;
      event.preventDefault();
      showFailure(i18n, event.reason);
    };
    addEventListener('unhandledrejection', tell);
    return () => removeEventListener('unhandledrejection', tell);
  }, [i18n]);
};
