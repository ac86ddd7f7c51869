import { Link } from '@tanstack/react-router';
import { Mark } from '../../ui/icons/mark.tsx';
import styles from './logo-link.module.css';

export const LogoLink = () => (
  <Link from="/$lang" to="/$lang/home" className={styles.logo ?? ''} aria-label="Knotenblech">
    <Mark />
    <span className={styles.name}>Knotenblech</span>
  </Link>
);
