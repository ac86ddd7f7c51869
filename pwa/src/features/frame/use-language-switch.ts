import { useNavigate } from '@tanstack/react-router';
import type { Language } from '../../i18n/languages.ts';

/** Shows the same page in another language. */
export const useLanguageSwitch = () => {
  const navigate = useNavigate();
  return (language: Language) =>
    void navigate({ to: '.', params: (now) => ({ ...now, lang: language }), search: true, hash: true, replace: true });
};
