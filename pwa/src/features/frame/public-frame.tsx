import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LogoLink } from './logo-link.tsx';
import styles from './public-frame.module.css';
import { ThemeButton } from './theme-button.tsx';

/** Around the pages that need no sign-in. */
export const PublicFrame = ({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) => (
  <>
    <header className={styles.bar}>
      <LogoLink />
      <div className={styles.actions}>
        <LanguageChoice />
        <span className={styles.theme}>
          <ThemeButton />
        </span>
        {isSignedIn ? (
          <LinkButton from="/$lang" to="/$lang/shop/projects">
            <Trans>Projekte</Trans>
          </LinkButton>
        ) : (
          <LinkButton from="/$lang" to="/$lang/shop/login">
            <Trans>Anmelden</Trans>
          </LinkButton>
        )}
      </div>
    </header>
    {children}
  </>
);
