import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { languageNames, languages } from '../../i18n/languages.ts';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';

export const LanguageMenu = () => {
  const { t } = useLingui();
  const { lang } = useParams({ from: '/$lang' });
  const switchTo = useLanguageSwitch();
  return (
    <MenuButton
      label={t`Sprache`}
      face={
        <>
          {lang.toUpperCase()}
          <Icon name="down" size={16} />
        </>
      }
      groups={[
        languages.map((language) => ({
          id: language,
          label: languageNames[language],
          textValue: languageNames[language],
          isChecked: language === lang,
          onAction: () => switchTo(language),
        })),
      ]}
    />
  );
};
