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

/** Height of a row, px, before it is measured in sight: its least, and what each remark takes. */
const rowPx = { wide: { least: 98, around: 20, remark: 46 }, narrow: { least: 180, around: 140, remark: 54 } };
const usualRemarkCount = 3;
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
  const px = isNarrow ? rowPx.narrow : rowPx.wide;
  const layout = useMemo(() => ({ estimatedRowHeight: px.around + usualRemarkCount * px.remark }), [px]);
  const contentPx = useMemo(
    () => parts.reduce((sum, { remarks }) => sum + Math.max(px.least, px.around + remarks.length * px.remark), 2),
    [parts, px],
  );
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
          height: `max(16rem, min(${contentPx}px, 100dvh - var(--report-head, 15rem)))`,
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
