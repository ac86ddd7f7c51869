import { nameOfUser } from '@knotenblech/shared/accounts/customers.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../../sync/hooks/use-messages.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { LastProjects } from './last-projects.tsx';
import styles from './overview-screen.module.css';
import { RunningOrders } from './running-orders.tsx';
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

const most = 3;

/** The newest unread messages; nothing when there are none. */
const UnreadMessages = () => {
  const { messages = [], pendingCount = 0 } = useMessages() ?? {};
  if (pendingCount === 0) return null;
  return (
    <section>
      <header className={styles.header}>
        <h2>
          <Trans>Nachrichten</Trans>
        </h2>
        <Link from="/$lang" to="/$lang/shop/messages">
          <Trans>{pendingCount} ungelesen</Trans>
        </Link>
      </header>
      <RowList className={styles.list}>
        {messages
          .filter(({ readAt }) => readAt === null)
          .slice(0, most)
          .map(({ id, subject, text }) => (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <Link from="/$lang" to="/$lang/shop/messages">
                  {subject}
                </Link>
                <span className={styles.soft}>{text.length > 120 ? `${text.slice(0, 120)}…` : text}</span>
              </span>
            </li>
          ))}
      </RowList>
    </section>
  );
};
