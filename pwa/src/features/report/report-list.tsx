import { useLingui } from '@lingui/react/macro';
import { GridList, GridListItem, type Selection } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import styles from './report-list.module.css';
import { ReportRow, type RowActions } from './report-row.tsx';
import type { ReportedPart } from './reported-parts.ts';

type ReportListProps = {
  parts: readonly ReportedPart[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  /** null: only to read. */
  actions: RowActions | null;
};

const usualRowPx = 76;

/** The parts of the file; only the rows in sight stand in the page. */
export const ReportList = ({ parts, selected, onSelect, actions }: ReportListProps) => {
  const { t } = useLingui();
  const select = (chosen: Selection) =>
    onSelect(chosen === 'all' ? new Set(parts.map(({ index }) => index)) : new Set([...chosen].map(Number)));
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: usualRowPx }}>
      <GridList
        aria-label={t`Positionen der Datei`}
        items={parts.map((part) => ({ id: part.index, part }))}
        dependencies={[actions]}
        selectionMode={actions ? 'multiple' : 'none'}
        selectedKeys={selected}
        onSelectionChange={select}
        className={styles.list ?? ''}
        style={{ height: `max(16rem, min(${parts.length * usualRowPx + 120}px, 100dvh - var(--report-head, 15rem)))` }}
      >
        {({ id, part }) => (
          <GridListItem id={id} textValue={part.facts.name || `${id}`} className={styles.item ?? ''}>
            <ReportRow part={part} actions={actions} />
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
};
