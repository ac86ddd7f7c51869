import type { BaseVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { type BaseField, baseFields } from '@knotenblech/shared/base-data/base-fields.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { todayAtShop } from '../../../sync/site/site.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatMoment, formatShortDay } from '../../../ui/figures/format-time.ts';
import { useOpenEdit } from '../../../ui/forms/open-edits.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { EmptyState } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { usualPageSize } from '../../../ui/record-list/list-search.ts';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import styles from './base-data.module.css';
import type { BaseDataSearch } from './base-data-search.ts';
import { BaseTable } from './base-table.tsx';
import { changedFields, type LogEntry, logEntries } from './changed-fields.ts';
import { ExchangeButtons } from './exchange/exchange-buttons.tsx';
import { byGroup, dataOf, findRows, type HeldRow, heldRows, rowName, shownData } from './held-rows.ts';
import { OperatorFacts, RowForm } from './operator-facts.tsx';
import { RaisePanel } from './raise/raise-panel.tsx';
import { raisedFieldsOf, useRowChoice } from './raise/raise-rows.ts';
import { SaveBar } from './save-bar.tsx';
import { type RowEdits, useRowEdits } from './use-row-edits.ts';
import { kindLabels } from './words/cost-labels.ts';
import { fieldWord } from './words/field-labels.ts';
import { shownText } from './words/shown-text.ts';

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
  const wordsOf = (row: HeldRow) => {
    const data = shownData(row);
    return [
      rowName(i18n, kind, data) ?? '',
      ...fields.map((field) => shownText(i18n, kind, field, data?.[field.name])),
    ];
  };
  const all = heldRows(versions, todayAtShop());
  const found = byGroup(kind, findRows(all, search.q ?? '', wordsOf));
  const entries = logEntries(versions);
  const [operator] = found;
  return (
    <>
      {kind === 'operator' ? (
        operator ? (
          <OperatorFacts row={operator} fields={fields} edits={edits} />
        ) : null
      ) : (
        <FoundRows
          kind={kind}
          fields={fields}
          found={found}
          all={all}
          edits={edits}
          search={search}
          onSearch={onSearch}
        />
      )}
      {entries.length > 0 ? (
        <Fold title={<Trans>Protokoll</Trans>} count={entries.length}>
          <BaseLog kind={kind} entries={entries} fields={fields} />
        </Fold>
      ) : null}
      {edits.count > 0 ? <SaveBar kind={kind} edits={edits} /> : null}
    </>
  );
};

type FoundRowsProps = Pick<BaseDataRowsProps, 'kind' | 'search' | 'onSearch'> & {
  fields: ReturnType<typeof baseFields>;
  found: readonly HeldRow[];
  all: readonly HeldRow[];
  edits: RowEdits;
};

const workPageSize = 50;

/** New rows that are open at once; those of a sheet beyond are saved with them. */
const mostForms = 10;

/** A page of the rows that are found, or all of them that are in work, and what can be done with them. */
const FoundRows = ({ kind, fields, found, all, edits, search, onSearch }: FoundRowsProps) => {
  const choice = useRowChoice();
  const [isRaising, setRaising] = useState(false);
  const [showsWork, setShowsWork] = useState(false);
  const [workPage, setWorkPage] = useState(1);
  const inWork = byGroup(
    kind,
    all.filter(({ key }) => edits.of(key)),
  );
  const isOnlyWork = showsWork && inWork.length > 0;
  const rows = isOnlyWork ? inWork : found;
  const { shown, page, pageCount } = pageOf(
    rows,
    isOnlyWork ? workPageSize : (search.size ?? usualPageSize),
    isOnlyWork ? workPage : (search.page ?? 1),
  );
  const showWork = () => {
    setWorkPage(1);
    setShowsWork(true);
  };
  return (
    <>
      <div className={styles.acts}>
        <Button icon={<Icon name="plus" />} onPress={edits.add}>
          <Trans>Neue Zeile</Trans>
        </Button>
        {raisedFieldsOf(kind).length > 0 && !isRaising ? (
          <Button
            onPress={() => {
              setRaising(true);
              setShowsWork(false);
            }}
          >
            <Trans>In Prozent ändern</Trans>
          </Button>
        ) : null}
        <ExchangeButtons
          kind={kind}
          fields={fields}
          found={found}
          all={all}
          edits={edits}
          onTaken={() => {
            setRaising(false);
            showWork();
          }}
        />
        {inWork.length > 0 && !isRaising ? (
          <Button tone="quiet" onPress={isOnlyWork ? () => setShowsWork(false) : showWork}>
            {isOnlyWork ? <Trans>Alle Zeilen zeigen</Trans> : <Trans>Nur Zeilen in Arbeit zeigen</Trans>}
          </Button>
        ) : null}
      </div>
      {isRaising ? (
        <RaisePanel
          kind={kind}
          found={found}
          choice={choice}
          edits={edits}
          onRaised={showWork}
          onClose={() => setRaising(false)}
        />
      ) : null}
      {edits.added.slice(0, mostForms).map((key) => {
        const edit = edits.of(key);
        return edit ? (
          <RowForm
            key={key}
            kind={kind}
            title={<Trans>Neue Zeile</Trans>}
            rowKey={key}
            fields={fields}
            edit={edit}
            edits={edits}
            isNew
          />
        ) : null;
      })}
      {shown.length > 0 ? (
        <BaseTable
          kind={kind}
          fields={fields}
          rows={shown}
          found={found}
          edits={edits}
          choice={isRaising ? choice : null}
        />
      ) : (
        <EmptyState title={<Trans>Keine Zeile passt zu dieser Suche.</Trans>} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        onPage={(next) => (isOnlyWork ? setWorkPage(next) : onSearch({ ...search, page: next }))}
      />
    </>
  );
};

type BaseLogProps = {
  kind: BaseDataKind;
  entries: readonly LogEntry[];
  fields: readonly BaseField[];
};

const mostShown = 200;

/** Who entered what and when, old and new. */
const BaseLog = ({ kind, entries, fields }: BaseLogProps) => {
  const { i18n } = useLingui();
  const nameOf = useAuthorName();
  return (
    <ol className={styles.log}>
      {entries.slice(0, mostShown).map((entry) => (
        <li key={entry.version.number}>
          <strong>{entryName(i18n, kind, entry)}</strong>{' '}
          <Trans>ab {formatShortDay(entry.version.validFrom, i18n.locale)}</Trans>
          <span className={styles.change}>
            {dataOf(entry.version) === null ? <Trans>beendet</Trans> : null}
            {changedFields(fields, entry, (field, value) => shownText(i18n, kind, field, value))
              .map(
                ({ name, old, now }) =>
                  `${fieldWord(i18n, name)}: ${old === '' ? '–' : old} → ${now === '' ? '–' : now}`,
              )
              .join(', ')}
          </span>
          <span className={styles.soft}>
            <time dateTime={entry.version.madeAt}>{formatMoment(entry.version.madeAt, i18n.locale)}</time>
            {` · ${nameOf(entry.version.madeBy)} · ${entry.version.source}`}
          </span>
        </li>
      ))}
    </ol>
  );
};

/** What the row is called, also one that ended. */
const entryName = (i18n: I18n, kind: BaseDataKind, { version, before }: LogEntry) =>
  kind === 'operator'
    ? i18n._(kindLabels.operator)
    : (rowName(i18n, kind, dataOf(version) ?? dataOf(before)) ?? version.key);
