import { nameOfUser } from '@knotenblech/shared/accounts/name-of-user.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { LastProjects } from './last-projects.tsx';
import styles from './overview-screen.module.css';
import { RunningOrders } from './running-orders.tsx';
import { UnreadMessages } from './unread-messages.tsx';
import { WaitingSummary } from './waiting-summary.tsx';

type OverviewScreenProps = {
  /** Opens the file picker; null where the user may not upload. */
  picker: ReactNode;
  /** Which files it takes. */
  limits: ReactNode;
  /** Imports under way. */
  imports: ReactNode;
  renderPicture: (project: Project) => ReactNode;
};

/** Where to go on: what was worked on last, what waits, what is new. */
export const OverviewScreen = ({ picker, limits, imports, renderPicture }: OverviewScreenProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const name = nameOfUser(actor);
  return (
    <Page title={t`Guten Tag, ${name}`} documentTitle={t`Übersicht`} lead={limits} actions={picker}>
      {imports}
      <WaitingSummary />
      <div className={styles.columns}>
        <LastProjects renderPicture={renderPicture} />
        <div className={styles.side}>
          <UnreadMessages />
          <RunningOrders />
        </div>
      </div>
    </Page>
  );
};
