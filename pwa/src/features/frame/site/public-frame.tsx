import { type ReactNode, Suspense } from 'react';
import { isSemaMode } from '../../../sync/site/sema-mode.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import styles from './public-frame.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

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
