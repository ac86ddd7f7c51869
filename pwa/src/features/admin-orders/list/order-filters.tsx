import { customerCalls } from '@knotenblech/shared/api/customer-calls.ts';
import { type Order, orderStatusSchema } from '@knotenblech/shared/orders/order.ts';
import type { OrderDue } from '@knotenblech/shared/orders/order-due.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { orderStatusWords } from '../../../i18n/words/order-status-words.ts';
import { CustomerField } from '../../../lists/customer-field.tsx';
import { useAsked } from '../../../sync/use-asked.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { AllOrdersSearch } from './all-orders-search.ts';
import type { AllOrdersToolbarProps } from './all-orders-toolbar.tsx';
import styles from './order-filters.module.css';

const filters = ['status', 'due', 'customer', 'from', 'to'] as const;

/** Status, due day, customer and day of order that the list is narrowed to; folded away on a phone. */
export const OrderFilters = ({ search, onSearch }: AllOrdersToolbarProps) => {
  const { t, i18n } = useLingui();
  const count = filters.filter((each) => search[each] !== undefined).length;
  const set = (more: { [K in (typeof filters)[number]]?: AllOrdersSearch[K] | undefined }) => {
    const { page: _, ...first } = search;
    const next = Object.entries({ ...first, ...more }).filter(([, value]) => value !== undefined && value !== '');
    onSearch(Object.fromEntries(next) as AllOrdersSearch);
  };
  return (
    <details className={styles.fold} open={count > 0 || !matchMedia('(max-width: 40rem)').matches}>
      <summary>{count === 0 ? <Trans>Filter</Trans> : <Trans>Filter ({count})</Trans>}</summary>
      <search className={styles.filters} aria-label={t`Bestellungen filtern`}>
        <Select<Order['status'] | 'any'>
          label={t`Status`}
          choices={[
            { value: 'any', label: t`Jeder Status` },
            ...orderStatusSchema.options.map((value) => ({ value, label: i18n._(orderStatusWords[value]) })),
          ]}
          value={search.status ?? 'any'}
          onChange={(status) => set({ status: status === 'any' ? undefined : status })}
        />
        <Select<OrderDue | 'any'>
          label={t`Fällig`}
          choices={[
            { value: 'any', label: t`Egal` },
            { value: 'late', label: t`Überfällig` },
            { value: 'soon', label: t`In 7 Tagen` },
          ]}
          value={search.due ?? 'any'}
          onChange={(due) => set({ due: due === 'any' ? undefined : due })}
        />
        {search.customer === undefined ? (
          <CustomerField value={null} chosenName={null} onChange={(customer) => set({ customer })} error={null} />
        ) : (
          <ChosenCustomer customerId={search.customer} onClear={() => set({ customer: undefined })} />
        )}
        <TextField
          type="date"
          label={t`Eingang ab`}
          data-saves-itself
          value={search.from ?? ''}
          onChange={(from) => set({ from })}
        />
        <TextField
          type="date"
          label={t`Eingang bis`}
          data-saves-itself
          value={search.to ?? ''}
          onChange={(to) => set({ to })}
        />
        {count === 0 ? null : (
          <Button
            tone="quiet"
            onPress={() =>
              set({ status: undefined, due: undefined, customer: undefined, from: undefined, to: undefined })
            }
          >
            <Trans>Filter aufheben</Trans>
          </Button>
        )}
      </search>
    </details>
  );
};

const ChosenCustomer = ({ customerId, onClear }: { customerId: string; onClear: () => void }) => {
  const { t } = useLingui();
  const { data } = useAsked({
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
