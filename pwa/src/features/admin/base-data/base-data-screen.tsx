import { baseDataCalls } from '@knotenblech/shared/api/base-data-calls.ts';
import { type BaseDataKind, baseDataKindSchema, baseDataKinds } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import styles from './base-data.module.css';
import { BaseDataRows } from './base-data-rows.tsx';
import { type BaseDataSearch, usualKind } from './base-data-search.ts';
import { kindLabels, kindSentences } from './words/cost-labels.ts';

type BaseDataScreenProps = { search: BaseDataSearch; onSearch: (search: BaseDataSearch) => void };

/** Everything that prices and choices rest on, kind by kind, in versions with the day from which they hold. */
export const BaseDataScreen = ({ search, onSearch }: BaseDataScreenProps) => {
  const { t, i18n } = useLingui();
  const kind = baseDataKindSchema.safeParse(search.kind).data ?? usualKind;
  const { data, error, isFetching, isPlaceholderData, refetch } = useBaseVersions(kind);
  const { page: _, ...first } = search;
  const { q: __, ...withoutText } = first;
  return (
    <Page
      title={t`Basisdaten`}
      lead={<Trans>Jede Änderung ist eine neue Version mit dem Tag, ab dem sie gilt; nichts geht verloren.</Trans>}
    >
      <ListToolbar
        label={t`Basisdaten einrichten`}
        search={{
          label: t`Zeile suchen`,
          text: search.q ?? '',
          onText: (q) => onSearch(q === '' ? withoutText : { ...first, q }),
        }}
        sorts={['place']}
        sortNames={{ place: '' }}
        sort="place"
        onSort={() => undefined}
        size={search.size}
        onSize={(size) => onSearch({ ...first, size })}
      >
        <Select
          label={t`Art der Daten`}
          isLabelHidden
          choices={baseDataKinds.map((value) => ({ value, label: i18n._(kindLabels[value]) }))}
          value={kind}
          onChange={(chosen) =>
            onSearch({
              ...(search.size ? { size: search.size } : {}),
              ...(chosen === usualKind ? {} : { kind: chosen }),
            })
          }
        />
      </ListToolbar>
      <p className={styles.soft}>{i18n._(kindSentences[kind])}</p>
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Einkaufspreise und andere Basisdaten liegen nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : null}
      {data && !isPlaceholderData ? (
        <BaseDataRows key={kind} kind={kind} versions={data.versions} search={search} onSearch={onSearch} />
      ) : error ? null : (
        <Spinner />
      )}
    </Page>
  );
};

/** Every version of the rows of a kind. */
const useBaseVersions = (kind: BaseDataKind) =>
  useServerQuery({
    path: `/admin/baseData/${kind}?limit=5000`,
    answer: baseDataCalls.listVersions.answer,
    refetchMs: false,
  });
