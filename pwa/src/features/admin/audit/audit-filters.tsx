import { type AuditAction, auditActions } from '@knotenblech/shared/accounts/audit-entry.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { narrowed } from '../../../ui/record-list/filter-search.ts';
import { ListFilters, wideFilterClass } from '../../../ui/record-list/list-filters.tsx';
import { CustomerFilter } from '../customers/customer-filter.tsx';
import { auditActionWords } from './audit-action-words.ts';
import type { AuditSearch } from './audit-search.ts';

export type AuditFiltersProps = { search: AuditSearch; onSearch: (search: AuditSearch) => void };

const filters = ['action', 'customer', 'from', 'to'] as const;

export const AuditFilters = ({ search, onSearch }: AuditFiltersProps) => {
  const { t, i18n } = useLingui();
  const count = filters.filter((each) => search[each] !== undefined).length;
  const set = (more: { [K in (typeof filters)[number]]?: AuditSearch[K] | undefined }) =>
    onSearch(narrowed(search, more));
  const clear = () => set({ action: undefined, customer: undefined, from: undefined, to: undefined });
  return (
    <ListFilters label={t`Protokoll filtern`} count={count} onClear={clear}>
      <div className={wideFilterClass}>
        <Select<AuditAction | 'any'>
          label={t`Was`}
          choices={[
            { value: 'any', label: t`Alles` },
            ...auditActions.map((value) => ({ value, label: i18n._(auditActionWords[value]) })),
          ]}
          value={search.action ?? 'any'}
          onChange={(action) => set({ action: action === 'any' ? undefined : action })}
        />
      </div>
      <CustomerFilter customerId={search.customer} onChange={(customer) => set({ customer })} />
      <TextField
        type="date"
        label={t`Ab`}
        data-saves-itself
        value={search.from ?? ''}
        onChange={(from) => set({ from })}
      />
      <TextField type="date" label={t`Bis`} data-saves-itself value={search.to ?? ''} onChange={(to) => set({ to })} />
    </ListFilters>
  );
};
