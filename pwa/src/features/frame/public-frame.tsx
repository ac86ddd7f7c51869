import type { ReactNode } from 'react';
import { isSemaMode } from '../../site/sema-mode.ts';
import { SemaHeader } from './site/sema-header.tsx';
import { SiteFooter } from './site/site-footer.tsx';
import { SiteHeader } from './site/site-header.tsx';
import styles from './public-frame.module.css';

/** Around the pages that need no sign-in. */
export const PublicFrame = ({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) => {
  const isSema = isSemaMode();
  return (
    <div className={styles.frame}>
      {isSema ? <SemaHeader /> : <SiteHeader isSignedIn={isSignedIn} />}
      <div className={styles.content}>{children}</div>
      {isSema ? null : <SiteFooter />}
    </div>
  );
};
