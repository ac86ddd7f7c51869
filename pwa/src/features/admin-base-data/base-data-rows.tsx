import type { BaseVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { baseFields } from '@knotenblech/shared/base-data/base-fields.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { todayAtShop } from '../../cart/today-at-shop.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import { usualPageSize } from '../../lists/page-sizes.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useOpenEdit } from '../../ui/forms/open-edits.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Fold } from '../../ui/layout/fold.tsx';
import { Pagination } from '../../ui/layout/pagination.tsx';
import styles from './base-data.module.css';
import type { BaseDataSearch } from './base-data-search.ts';
import { BaseLog } from './log/base-log.tsx';
import { logEntries } from './log/changed-fields.ts';
import { BaseTable } from './rows/base-table.tsx';
import { findRows, heldRows } from './rows/held-rows.ts';
import { SaveBar } from './save/save-bar.tsx';
import { useRowEdits } from './save/use-row-edits.ts';
import { byCostGroup } from './words/cost-groups.ts';
import { rowName } from './words/row-name.ts';

type BaseDataRowsProps = {
  kind: BaseDataKind;
  versions: readonly BaseVersion[];
  search: BaseDataSearch;
  onSearch: (search: BaseDataSearch) => void;
};

/** The rows of a kind, edited in their table and saved as versions of a day; below, what was entered so far. */
export const BaseDataRows = ({ kind, versions, search, onSearch }: BaseDataRowsProps) => {
  const { i18n } = useLingui();
  const fields = baseFields(kind);
  const edits = useRowEdits(kind, fields);
  useOpenEdit(edits.count > 0);
  const nameOf = (key: string) => rowName(i18n, kind, key);
  const found = findRows(heldRows(versions, todayAtShop()), search.q ?? '', nameOf);
  const rows = kind === 'cost' ? byCostGroup(found) : found;
  const { shown, page, pageCount } = pageOf(rows, search.size ?? usualPageSize, search.page ?? 1);
  const entries = logEntries(versions);
  return (
    <>
      {kind === 'operator' ? null : (
        <div className={styles.acts}>
          <Button icon={<Icon name="plus" />} onPress={edits.add}>
            <Trans>Neue Zeile</Trans>
          </Button>
        </div>
      )}
      {shown.length + edits.added.length > 0 ? (
        <BaseTable kind={kind} fields={fields} rows={shown} edits={edits} />
      ) : (
        <EmptyState title={<Trans>Keine Zeile passt zu dieser Suche.</Trans>} />
      )}
      <Pagination page={page} pageCount={pageCount} onPage={(next) => onSearch({ ...search, page: next })} />
      {entries.length > 0 ? (
        <Fold title={<Trans>Protokoll</Trans>} count={entries.length}>
          <BaseLog entries={entries} fields={fields} nameOf={nameOf} />
        </Fold>
      ) : null}
      {edits.count > 0 ? <SaveBar edits={edits} /> : null}
    </>
  );
};
