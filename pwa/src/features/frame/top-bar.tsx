import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../ui/brand/mark.tsx';
import { BasketLink } from './basket-link.tsx';
import { MessagesLink } from './messages-link.tsx';
import { ProjectSearch } from './project-search.tsx';
import { SyncChip } from './sync-chip.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

export const TopBar = () => (
  <header className={styles.bar}>
    <Link from="/$lang" to="/$lang/home" className={styles.logo ?? ''} aria-label="Knotenblech">
      <Mark />
    </Link>
    <nav className={styles.places}>
      <Link from="/$lang" to="/$lang/shop/projects" className={styles.place ?? ''}>
        <Trans>Projekte</Trans>
      </Link>
      <Link from="/$lang" to="/$lang/shop/account/orders" className={styles.place ?? ''}>
        <Trans>Bestellungen</Trans>
      </Link>
    </nav>
    <ProjectSearch />
    <div className={styles.actions}>
      <SyncChip />
      <MessagesLink />
      <span className={styles.basket}>
        <BasketLink />
      </span>
      <UserMenu />
    </div>
  </header>
);
