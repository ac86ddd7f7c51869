import {
  type CustomerActivityChoice,
  customerSorts,
  usualCustomerSort,
} from '@knotenblech/shared/accounts/customers.ts';
import { customerCalls } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../../../ui/record-list/list-filters.module.css';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import { CustomerField } from '../vouchers/voucher-fields.tsx';
import type { CustomersSearch } from './customers-search.ts';

type CustomersToolbarProps = { search: CustomersSearch; onSearch: (search: CustomersSearch) => void };

export const CustomersToolbar = ({ search, onSearch }: CustomersToolbarProps) => {
  const { t } = useLingui();
  const { page: _, ...first } = search;
  const { q: __, ...withoutText } = first;
  return (
    <ListToolbar
      label={t`Kundenliste einrichten`}
      search={{
        label: t`Kunden suchen`,
        text: search.q ?? '',
        onText: (q) => onSearch(q === '' ? withoutText : { ...first, q }),
      }}
      sorts={customerSorts}
      sortNames={{
        dateDesc: t`Zuletzt registriert`,
        dateAsc: t`Zuerst registriert`,
        nameAsc: t`Name A–Z`,
        nameDesc: t`Name Z–A`,
        idDesc: t`Höchste Nummer`,
        idAsc: t`Niedrigste Nummer`,
      }}
      sort={search.sort ?? usualCustomerSort}
      onSort={(sort) => onSearch({ ...first, sort })}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    >
      <Select<'any' | 'true' | 'false'>
        label={t`Sperre`}
        isLabelHidden
        choices={[
          { value: 'any', label: t`Gesperrt oder nicht` },
          { value: 'true', label: t`Gesperrte` },
          { value: 'false', label: t`Nicht gesperrte` },
        ]}
        value={search.blocked === undefined ? 'any' : search.blocked ? 'true' : 'false'}
        onChange={(blocked) => {
          const { blocked: ___, ...others } = first;
          onSearch(blocked === 'any' ? others : { ...others, blocked: blocked === 'true' });
        }}
      />
      <Select<'any' | CustomerActivityChoice>
        label={t`Aktivität`}
        isLabelHidden
        choices={[
          { value: 'any', label: t`Aktiv oder still` },
          { value: 'active', label: t`Aktiv in 90 Tagen` },
          { value: 'quiet', label: t`Still seit 90 Tagen` },
        ]}
        value={search.activity ?? 'any'}
        onChange={(activity) => {
          const { activity: ___, ...others } = first;
          onSearch(activity === 'any' ? others : { ...others, activity });
        }}
      />
    </ListToolbar>
  );
};

type CustomerFilterProps = { customerId: string | undefined; onChange: (customerId: string | undefined) => void };

/** Narrows a list to one customer; for those who run the shop. */
export const CustomerFilter = ({ customerId, onChange }: CustomerFilterProps) => {
  const { t } = useLingui();
  return (
    <div className={styles.wide}>
      {customerId === undefined ? (
        <CustomerField value={null} chosenName={null} anyLabel={t`Alle Kunden`} onChange={onChange} error={null} />
      ) : (
        <ChosenCustomer customerId={customerId} onClear={() => onChange(undefined)} />
      )}
    </div>
  );
};

const ChosenCustomer = ({ customerId, onClear }: { customerId: string; onClear: () => void }) => {
  const { t } = useLingui();
  const { data } = useServerQuery({
    path: `/admin/customers/${customerId}`,
    answer: customerCalls.get.answer,
    refetchMs: false,
  });
  const name = data?.name ?? '…';
  return (
    <div className={styles.chosen}>
      <span className={styles.label}>
        <Trans>Kunde</Trans>
      </span>
      <Button icon={<Icon name="close" />} aria-label={t`Kunde ${name} nicht mehr filtern`} onPress={onClear}>
        {name}
      </Button>
    </div>
  );
};
