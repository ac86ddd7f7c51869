import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Select } from '../fields/select.tsx';
import { Toolbar } from '../layout/toolbar.tsx';
import { ListSearchField } from './list-search-field.tsx';
import { pageSizes, usualPageSize } from './page-sizes.ts';

export type ListToolbarProps<Sort extends string> = {
  label: string;
  /** Left out where the list is searched from elsewhere. */
  search?: { label: string; text: string; onText: (text: string) => void };
  /** A single one leaves nothing to choose. */
  sorts: readonly Sort[];
  sortNames: Record<Sort, string>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  size: number | undefined;
  onSize: (size: number) => void;
  /** Switches of the list's own. */
  children?: ReactNode;
};

/** Search, order, page size and switches above a list. */
export const ListToolbar = <Sort extends string>(props: ListToolbarProps<Sort>) => {
  const { t } = useLingui();
  return (
    <Toolbar label={props.label}>
      {props.search ? <ListSearchField {...props.search} /> : null}
      {props.sorts.length > 1 ? (
        <Select
          label={t`Sortierung`}
          isLabelHidden
          choices={props.sorts.map((sort) => ({ value: sort, label: props.sortNames[sort] }))}
          value={props.sort}
          onChange={props.onSort}
        />
      ) : null}
      <Select
        label={t`Einträge je Seite`}
        isLabelHidden
        choices={pageSizes.map((size) => ({ value: String(size), label: t`${size} je Seite` }))}
        value={String(props.size ?? usualPageSize)}
        onChange={(size) => props.onSize(Number(size))}
      />
      {props.children}
    </Toolbar>
  );
};
