import { useLingui } from '@lingui/react/macro';
import { useMemo, useSyncExternalStore } from 'react';
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

/** Height of a usual row, px; each is measured once it is in sight. */
const usualRowPx = { wide: 128, narrow: 288 };
const narrowScreen = '(max-width: 64rem)';

const useIsNarrow = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(narrowScreen);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(narrowScreen).matches,
  );

/** The parts of the file, of which only those in sight stand in the page. */
export const ReportList = ({ parts, selected, onSelect, actions }: ReportListProps) => {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const layout = useMemo(() => ({ estimatedRowHeight: isNarrow ? usualRowPx.narrow : usualRowPx.wide }), [isNarrow]);
  const select = (chosen: Selection) =>
    onSelect(chosen === 'all' ? new Set(parts.map(({ index }) => index)) : new Set([...chosen].map(Number)));
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <GridList
        aria-label={t`Positionen der Datei`}
        items={parts}
        dependencies={[actions]}
        selectionMode={actions ? 'multiple' : 'none'}
        selectedKeys={selected}
        onSelectionChange={select}
        className={styles.list ?? ''}
        style={{
          height: `max(16rem, min(${parts.length * layout.estimatedRowHeight + 2}px, 100dvh - var(--report-head, 15rem)))`,
        }}
      >
        {(part) => (
          <GridListItem id={part.index} textValue={part.facts.name || `${part.index}`} className={styles.item ?? ''}>
            <ReportRow part={part} actions={actions} />
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  );
};
