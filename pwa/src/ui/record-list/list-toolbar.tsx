import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { Select } from '../fields/select.tsx';
import { Icon } from '../icons/icon.tsx';
import { Toolbar } from '../layout/page.tsx';
import { pageSizes, usualPageSize } from './list-search.ts';
import styles from './list-search-field.module.css';

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

type Props = { label: string; placeholder?: string; text: string; onText: (text: string) => void };

/** Holds what is typed until the address, which is slower than fingers, has it. */
const useTyped = (text: string, onText: (text: string) => void) => {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === text) setTyped(null);
  const onChange = (words: string) => {
    setTyped(words);
    onText(words);
  };
  return { value: typed ?? text, onChange, onBlur: () => setTyped(null) };
};

export const ListSearchField = ({ label, placeholder = label, text, onText }: Props) => (
  <SearchField aria-label={label} {...useTyped(text, onText)} className={styles.search ?? ''}>
    <Icon name="search" />
    <Input className={styles.input ?? ''} placeholder={placeholder} aria-keyshortcuts="/" />
    <kbd className={styles.key} aria-hidden>
      /
    </kbd>
  </SearchField>
);
