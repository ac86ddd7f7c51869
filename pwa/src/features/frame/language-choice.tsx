import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { languageFacts, languages } from '../../i18n/languages.ts';
import styles from './language-choice.module.css';
import { useLanguageSwitch } from './use-language-switch.ts';

/** The browser's own list: the public pages stay light. */
export const LanguageChoice = () => {
  const { t } = useLingui();
  const { lang } = useParams({ from: '/$lang' });
  const switchTo = useLanguageSwitch();
  return (
    <select
      className={styles.choice}
      aria-label={t`Sprache`}
      value={lang}
      onChange={(event) => switchTo(languages.find((language) => language === event.target.value) ?? lang)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageFacts[language].name}
        </option>
      ))}
    </select>
  );
};
