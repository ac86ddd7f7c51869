import { type ReactNode, useEffect } from 'react';
import { BlankPlate } from '../icons/icon.tsx';
import emptyStateStyles from './empty-state.module.css';
import styles from './page.module.css';
import toolbarStyles from './toolbar.module.css';

export type PageProps = {
  title: string;
  /** What the browser is told instead of a title that names a person or his work: it keeps titles. */
  documentTitle?: string;
  /** Stands under the title in one line. */
  lead?: ReactNode;
  /** Stand right of the title. */
  actions?: ReactNode;
  /** 'text' keeps lines readable, 'full' takes the whole width. */
  width?: 'text' | 'full';
  /** The title is a heading within the content. */
  isTitleInside?: boolean;
  children: ReactNode;
};

/** The main area of a screen: title, actions, content. Sets the document's title. */
export const Page = ({
  title,
  documentTitle = title,
  lead,
  actions,
  width = 'full',
  isTitleInside = false,
  children,
}: PageProps) => {
  useEffect(() => {
    document.title = `${documentTitle} · Knotenblech`;
  }, [documentTitle]);
  return (
    <main className={`${styles.page} ${styles[width]}`}>
      {isTitleInside ? null : (
        <header className={styles.header}>
          <div className={styles.titles}>
            <h1>{title}</h1>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
      )}
      {children}
    </main>
  );
};

type EmptyStateProps = {
  /** A drawing of ours, never a stock picture; without one a blank plate. */
  picture?: ReactNode;
  title: ReactNode;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
};

export const EmptyState = ({
  picture = <BlankPlate />,
  title,
  heading: Heading = 'h2',
  children,
  action,
}: EmptyStateProps) => (
  <section className={emptyStateStyles.empty}>
    {picture}
    <Heading>{title}</Heading>
    {children ? <div className={emptyStateStyles.words}>{children}</div> : null}
    {action}
  </section>
);

/** In place of a screen that is not there: what is so, why, and the way on. */
export const PageState = ({ title, ...state }: Omit<EmptyStateProps, 'title' | 'heading'> & { title: string }) => (
  <Page title={title} width="text" isTitleInside>
    <EmptyState heading="h1" title={title} {...state} />
  </Page>
);

/** Search, sort and filters above a list; stays under the top bar while the list scrolls. */
export const Toolbar = ({ label, children }: { label: string; children: ReactNode }) => (
  <search className={toolbarStyles.toolbar} aria-label={label}>
    {children}
  </search>
);
