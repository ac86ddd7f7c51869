import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../late/late-part.ts';
import { isSemaMode } from '../../site/sema-mode.ts';
import { SiteFooter } from './site/site-footer.tsx';
import { SiteHeader } from './site/site-header.tsx';
import styles from './public-frame.module.css';

const SemaHeader = lazyPart(async () => (await import('./site/sema-header.tsx')).SemaHeader);

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
