import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { OnlineOnly } from '../../../sync/hooks/online/online-only.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import { useProject } from '../open/project-context.tsx';
import { AgreedPriceNotice } from '../price-details/amount-blocks.tsx';
import { ProjectHead } from '../project-head.tsx';
import { ProjectNotices } from '../project-notices.tsx';
import type { ShownProject } from '../public/shown-project.ts';
import type { Selection } from '../selection.ts';
import type { CostTab } from './cost-search.ts';
import costTabsStyles from './cost-tabs.module.css';
import styles from './costs.module.css';
import { CostsProvider, useCosts } from './costs-context.tsx';
import { Effect } from './effect.tsx';
import { MaintainPane } from './maintain/maintain-pane.tsx';
import { SummaryPane } from './summary/summary-pane.tsx';

type CostsScreenProps = {
  tab: CostTab;
  selection: Selection;
  onSelect: (selection: Selection, byKey: boolean) => void;
  exportMenu: (shown: ShownProject) => ReactNode;
  cards: ReactNode;
  /** A popup that is open over the screen. */
  popup: ReactNode;
};

/** The operator's side of a project: what each piece costs, what of it is set by hand, and what the price comes to. */
export const CostsScreen = ({ tab, popup, ...panes }: CostsScreenProps) => {
  const { t } = useLingui();
  useEffect(() => {
    document.title = `${t`Projekt`} · Knotenblech`;
  }, [t]);
  return (
    <OnlineOnly>
      <CostsProvider>
        <main className={styles.screen} data-fills-view data-tab={tab}>
          <ProjectHead selection={panes.selection} exportMenu={panes.exportMenu} />
          <ProjectNotices cards={panes.cards} />
          <div className={styles.bar}>
            <CostTabs tab={tab} />
            <Totals />
          </div>
          <Asked>
            {tab === 'costs' ? <MaintainPane selection={panes.selection} onSelect={panes.onSelect} /> : <SummaryPane />}
          </Asked>
          {popup}
        </main>
      </CostsProvider>
    </OnlineOnly>
  );
};

/** Control and Z take the last change back, but not while something is typed. */
const useUndoKey = (undo: (() => void) | null) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [role="dialog"]');
    if (!undo || isTyping || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};

const Totals = () => {
  const { costs, undo } = useCosts();
  useUndoKey(undo);
  return (
    <div className={styles.totals}>
      {costs ? <Effect before={costs.totals} after={null} /> : null}
      {undo ? (
        <Button tone="quiet" icon={<Icon name="restore" />} onPress={undo} aria-keyshortcuts="Control+Z">
          <Trans>Rückgängig</Trans>
        </Button>
      ) : null}
    </div>
  );
};

const Asked = ({ children }: { children: ReactNode }) => {
  const { costs, error, isFetching, retry } = useCosts();
  const { pricing } = useProject().figures;
  if (!costs) {
    return (
      <div className={styles.asked}>
        {error ? (
          <NeedsNetwork error={error} isFetching={isFetching} onRetry={retry}>
            <Trans>Einkaufspreise liegen nur auf dem Server.</Trans>
          </NeedsNetwork>
        ) : (
          <Spinner />
        )}
      </div>
    );
  }
  return (
    <>
      <div className={styles.notices}>{pricing ? <AgreedPriceNotice pricing={pricing} /> : null}</div>
      {children}
    </>
  );
};

/** The way between the operator's views of a project. */
export const CostTabs = ({ tab }: { tab: CostTab | undefined }) => {
  const { t } = useLingui();
  const tabs = [
    { name: undefined, word: t`Angaben` },
    { name: 'costs', word: t`Preispflege` },
    { name: 'summary', word: t`Preisübersicht` },
  ] as const;
  return (
    <nav className={costTabsStyles.tabs} aria-label={t`Ansicht des Projekts`}>
      {tabs.map(({ name, word }) => (
        <Link
          key={word}
          from="/$lang/shop/project/$projectId"
          to="/$lang/shop/project/$projectId"
          search={({ tab: _tab, ...rest }) => ({ ...rest, ...(name && { tab: name }) })}
          activeOptions={{ exact: true, includeSearch: true }}
          className={costTabsStyles.tab ?? ''}
          aria-current={tab === name ? 'page' : undefined}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
};
