import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './list-filters.module.css';

type ListFiltersProps = {
  label: string;
  /** How many narrow the list now. */
  count: number;
  onClear: () => void;
  children: ReactNode;
};

/** Of a filter that takes a row of its own on a phone. */
export const wideFilterClass = styles.wide ?? '';

/** What a list is narrowed to; folded away on a phone while it is narrowed to nothing. */
export const ListFilters = ({ label, count, onClear, children }: ListFiltersProps) => (
  <details className={styles.fold} open={count > 0 || !matchMedia('(max-width: 40rem)').matches}>
    <summary>{count === 0 ? <Trans>Filter</Trans> : <Trans>Filter ({count})</Trans>}</summary>
    <search className={styles.filters} aria-label={label}>
      {children}
      {count === 0 ? null : (
        <Button tone="quiet" onPress={onClear}>
          <Trans>Filter aufheben</Trans>
        </Button>
      )}
    </search>
  </details>
);
