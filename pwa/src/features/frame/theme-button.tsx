import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { NativeIconButton } from '../../ui/actions/native-icon-button.tsx';
import { Icon, Mark } from '../../ui/icons/icon.tsx';
import { chooseTheme } from '../../ui/theme.ts';
import styles from './logo-link.module.css';

const isDarkNow = () => getComputedStyle(document.documentElement).colorScheme === 'dark' || prefersDark();

const prefersDark = () =>
  document.documentElement.dataset.theme === undefined && matchMedia('(prefers-color-scheme: dark)').matches;

export const ThemeButton = () => {
  const { t } = useLingui();
  const [isDark, setIsDark] = useState(isDarkNow);
  return (
    <NativeIconButton
      label={isDark ? t`Helle Darstellung` : t`Dunkle Darstellung`}
      onPress={() => {
        chooseTheme(isDark ? 'light' : 'dark');
        setIsDark(!isDark);
      }}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </NativeIconButton>
  );
};

export const LogoLink = () => (
  <Link from="/$lang" to="/$lang/home" className={styles.logo ?? ''} aria-label="Knotenblech">
    <Mark />
    <span className={styles.name}>Knotenblech</span>
  </Link>
);
