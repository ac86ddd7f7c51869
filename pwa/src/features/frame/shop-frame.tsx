import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import styles from './shop-frame.module.css';
import { StandingWarnings } from './standing-warnings.tsx';
import { TopBar } from './top-bar.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useUntoldRefusals } from './use-untold-refusals.ts';

/** Around every screen of the shop: slim bar above, on a phone a second one below. */
export const ShopFrame = ({ children }: { children: ReactNode }) => {
  useUntoldRefusals();
  return (
    <div className={styles.frame}>
      <TopBar />
      <UpdatePrompt />
      <div className={styles.content}>{children}</div>
      <StandingWarnings />
      <BottomBar />
    </div>
  );
};
