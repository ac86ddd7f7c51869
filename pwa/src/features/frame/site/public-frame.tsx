'use no memo';

import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { isSemaMode } from '../../../sync/site/site.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import { LogoLink, ThemeButton } from '../theme-button.tsx';
import { useIsScrolled } from '../use-is-scrolled.ts';
import styles from './public-frame.module.css';
import { SiteFooter } from './site-footer.tsx';
import siteHeaderStyles from './site-header.module.css';
import siteMenuStyles from './site-menu.module.css';

const SemaHeader = lazyPart(async () => (await import('./sema-header.tsx')).SemaHeader);

/** Around the pages that need no sign-in. */
export const PublicFrame = ({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) => {
  const isSema = isSemaMode();
  return (
    <div className={styles.frame}>
      {isSema ? (
        <Suspense>
          <SemaHeader />
        </Suspense>
      ) : (
        <SiteHeader isSignedIn={isSignedIn} />
      )}
      <div className={styles.content}>{children}</div>
      {isSema ? null : <SiteFooter />}
    </div>
  );
};

/** Above the content pages; lower once the page is scrolled. */
const SiteHeader = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { t } = useLingui();
  const isScrolled = useIsScrolled();
  return (
    <header className={`${siteHeaderStyles.header} ${isScrolled ? siteHeaderStyles.low : ''}`}>
      <LogoLink />
      <nav className={siteHeaderStyles.places} aria-label={t`Seiten`}>
        <SitePlaces className={siteHeaderStyles.place ?? ''} />
      </nav>
      <div className={siteHeaderStyles.actions}>
        <LanguageChoice />
        <span className={siteHeaderStyles.theme}>
          <ThemeButton />
        </span>
        {isSignedIn ? null : (
          <Link from="/$lang" to="/$lang/shop/login" className={`${siteHeaderStyles.place} ${siteHeaderStyles.login}`}>
            <Trans>Anmelden</Trans>
          </Link>
        )}
        {isSignedIn ? null : (
          <Link
            from="/$lang"
            to="/$lang/shop/register"
            className={`${siteHeaderStyles.place} ${siteHeaderStyles.register}`}
          >
            <Trans>Registrieren</Trans>
          </Link>
        )}
        <span className={siteHeaderStyles.portal}>
          <LinkButton from="/$lang" to="/$lang/shop/projects">
            <Trans>Stahlportal</Trans>
          </LinkButton>
        </span>
        <SiteMenu isSignedIn={isSignedIn} />
      </div>
    </header>
  );
};

/** The places of the header where it is too narrow for them; closes when the page changes. */
const SiteMenu = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <details key={pathname} className={siteMenuStyles.menu}>
      <summary aria-label={t`Menü`}>
        <Icon name="menu" size={24} />
      </summary>
      <nav className={siteMenuStyles.places} aria-label={t`Seiten`}>
        <SitePlaces className={siteMenuStyles.place ?? ''} />
        <Link from="/$lang" to="/$lang/shop/projects" className={siteMenuStyles.place ?? ''}>
          <Trans>Stahlportal</Trans>
        </Link>
        {isSignedIn ? null : (
          <Link from="/$lang" to="/$lang/shop/login" className={siteMenuStyles.place ?? ''}>
            <Trans>Anmelden</Trans>
          </Link>
        )}
        {isSignedIn ? null : (
          <Link from="/$lang" to="/$lang/shop/register" className={siteMenuStyles.place ?? ''}>
            <Trans>Registrieren</Trans>
          </Link>
        )}
      </nav>
    </details>
  );
};

/** The content pages that stand in the header. */
const SitePlaces = ({ className }: { className: string }) => (
  <>
    <Link from="/$lang" to="/$lang/about" className={className}>
      <Trans>Über uns</Trans>
    </Link>
    <Link from="/$lang" to="/$lang/gallery" className={className}>
      <Trans>Galerie</Trans>
    </Link>
    <Link from="/$lang" to="/$lang/infos" className={className}>
      <Trans>Gut zu wissen</Trans>
    </Link>
    <Link from="/$lang" to="/$lang/contact" className={className}>
      <Trans>Kontakt</Trans>
    </Link>
  </>
);
