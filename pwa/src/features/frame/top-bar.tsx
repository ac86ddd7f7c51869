import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../ui/icons/mark.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { CartLink } from './basket-link.tsx';
import { MessagesLink } from './messages-link.tsx';
import { ProjectSearch } from './project-search.tsx';
import { SyncChip } from './sync-chip.tsx';
import styles from './top-bar.module.css';
import { useIsScrolled } from './use-is-scrolled.ts';
import { usePlaces } from './use-places.ts';
import { UserMenu } from './user-menu.tsx';

/** Lower once the page is scrolled, down to the height of a finger. */
export const TopBar = () => {
  const places = usePlaces();
  return (
    <header className={`${styles.bar} ${useIsScrolled() ? styles.low : ''}`}>
      <Link from="/$lang" to="/$lang/home" className={styles.logo ?? ''} aria-label="Knotenblech">
        <Mark />
      </Link>
      <nav className={styles.places}>
        <Link from="/$lang" to={places.projects} className={styles.place ?? ''}>
          <Trans>Projekte</Trans>
        </Link>
        <Link from="/$lang" to={places.orders} className={styles.place ?? ''}>
          <Trans>Bestellungen</Trans>
        </Link>
      </nav>
      <ProjectSearch />
      <div className={styles.actions}>
        <SyncChip />
        <MessagesLink />
        <AdminMenu />
        <span className={styles.basket}>
          <CartLink />
        </span>
        <UserMenu />
      </div>
    </header>
  );
};
