import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../ui/fields/select.tsx';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import type { AdminQuotesSearch, QuoteChoice } from './admin-quotes-search.ts';

export type AdminQuotesToolbarProps = { search: AdminQuotesSearch; onSearch: (search: AdminQuotesSearch) => void };

/** Search, state and page size of the list. */
export const AdminQuotesToolbar = ({ search, onSearch }: AdminQuotesToolbarProps) => {
  const { t } = useLingui();
  const { page: _, ...first } = search;
  const { q: __, ...withoutText } = first;
  const { status: ___, ...withoutStatus } = first;
  return (
    <ListToolbar
      label={t`Angebotsliste einrichten`}
      search={{
        label: t`Angebot suchen`,
        text: search.q ?? '',
        onText: (q) => onSearch(q === '' ? withoutText : { ...first, q }),
      }}
      sorts={['endsFirst']}
      sortNames={{ endsFirst: '' }}
      sort="endsFirst"
      onSort={() => undefined}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    >
      <Select<QuoteChoice>
        label={t`Status`}
        isLabelHidden
        choices={[
          { value: 'open', label: t`Gültige` },
          { value: 'expired', label: t`Abgelaufene` },
          { value: 'ordered', label: t`Bestellte` },
          { value: 'any', label: t`Alle Angebote` },
        ]}
        value={search.status ?? 'open'}
        onChange={(status) => onSearch(status === 'open' ? withoutStatus : { ...first, status })}
      />
    </ListToolbar>
  );
};
