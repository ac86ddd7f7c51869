import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { readMeta } from '../../../database/read-meta.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { callAccountApi, type Question } from './call-account-api.ts';

/** Asks as whoever is signed in on this device. */
export const useOwnAccount = () => {
  const { database } = useShop();
  const { i18n } = useLingui();
  const language = i18n.locale;
  return useCallback(
    async <T>(question: Question<T>) => {
      const sessionKey = (await readMeta(database, 'sessionKey')) ?? '';
      return callAccountApi(question, { language, sessionKey });
    },
    [database, language],
  );
};
