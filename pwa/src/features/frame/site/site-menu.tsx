import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './site-menu.module.css';
import { SitePlaces } from './site-places.tsx';

/** The places of the header where it is too narrow for them; closes when the page changes. */
export const SiteMenu = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <details key={pathname} className={styles.menu}>
      <summary aria-label={t`Menü`}>
        <Icon name="menu" size={24} />
      </summary>
      <nav className={styles.places} aria-label={t`Seiten`}>
        <SitePlaces className={styles.place ?? ''} />
        <Link from="/$lang" to="/$lang/shop/projects" className={styles.place ?? ''}>
          <Trans>Stahlportal</Trans>
        </Link>
        {isSignedIn ? null : (
          <Link from="/$lang" to="/$lang/shop/login" className={styles.place ?? ''}>
            <Trans>Anmelden</Trans>
          </Link>
        )}
        {isSignedIn ? null : (
          <Link from="/$lang" to="/$lang/shop/register" className={styles.place ?? ''}>
            <Trans>Registrieren</Trans>
          </Link>
        )}
      </nav>
    </details>
  );
};
