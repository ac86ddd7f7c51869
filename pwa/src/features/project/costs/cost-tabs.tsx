import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './cost-tabs.module.css';
import type { CostTab } from './piece-search.ts';

/** The way between the operator's views of a project. */
export const CostTabs = ({ tab }: { tab: CostTab | undefined }) => {
  const { t } = useLingui();
  const tabs = [
    { name: undefined, word: t`Angaben` },
    { name: 'costs', word: t`Preispflege` },
    { name: 'summary', word: t`Preisübersicht` },
  ] as const;
  return (
    <nav className={styles.tabs} aria-label={t`Ansicht des Projekts`}>
      {tabs.map(({ name, word }) => (
        <Link
          key={word}
          from="/$lang/shop/project/$projectId"
          to="/$lang/shop/project/$projectId"
          search={({ tab: _tab, ...rest }) => ({ ...rest, ...(name && { tab: name }) })}
          activeOptions={{ exact: true, includeSearch: true }}
          className={styles.tab ?? ''}
          aria-current={tab === name ? 'page' : undefined}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
};
