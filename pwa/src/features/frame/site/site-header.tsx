import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import { LogoLink } from '../logo-link.tsx';
import { ThemeButton } from '../theme-button.tsx';
import { useIsScrolled } from '../use-is-scrolled.ts';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu.tsx';
import { SitePlaces } from './site-places.tsx';

/** Above the content pages; lower once the page is scrolled. */
export const SiteHeader = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { t } = useLingui();
  const isScrolled = useIsScrolled();
  return (
    <header className={`${styles.header} ${isScrolled ? styles.low : ''}`}>
      <LogoLink />
      <nav className={styles.places} aria-label={t`Seiten`}>
        <SitePlaces className={styles.place ?? ''} />
      </nav>
      <div className={styles.actions}>
        <LanguageChoice />
        <span className={styles.theme}>
          <ThemeButton />
        </span>
        {isSignedIn ? null : (
          <Link from="/$lang" to="/$lang/shop/login" className={`${styles.place} ${styles.login}`}>
            <Trans>Anmelden</Trans>
          </Link>
        )}
        {isSignedIn ? null : (
          <Link from="/$lang" to="/$lang/shop/register" className={`${styles.place} ${styles.register}`}>
            <Trans>Registrieren</Trans>
          </Link>
        )}
        <span className={styles.portal}>
          <LinkButton from="/$lang" to="/$lang/shop/projects">
            <Trans>Stahlportal</Trans>
          </LinkButton>
        </span>
        <SiteMenu isSignedIn={isSignedIn} />
      </div>
    </header>
  );
};
