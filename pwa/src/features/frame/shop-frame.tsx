import type { ReactNode } from 'react';
import { isSemaMode } from '../../sync/site/sema-mode.ts';
import { useTypedTaken } from '../../ui/forms/use-typed-taken.ts';
import { useListKeys } from '../../ui/record-list/row-keys.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ServicePanel } from './service-panel.tsx';
import styles from './shop-frame.module.css';
import { SemaHeader } from './site/sema-header.tsx';
import { StandingWarnings } from './standing-warnings.tsx';
import { TopBar } from './top-bar.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useUnshownRefusals } from './use-untold-refusals.ts';

/** Around every screen of the shop: slim bar above, on a phone a second one below. Inside the design software only a way back. */
export const ShopFrame = ({ children }: { children: ReactNode }) => {
  useUnshownRefusals();
  useListKeys();
  useTypedTaken();
  const isSema = isSemaMode();
  return (
    <div className={styles.frame}>
      <div className={styles.view}>
        {isSema ? <SemaHeader /> : <TopBar />}
        <StandingWarnings />
        <UpdatePrompt />
        <div className={styles.content}>{children}</div>
      </div>
      {isSema ? null : <ServicePanel />}
      {isSema ? null : <BottomBar />}
    </div>
  );
};
