import { type Order, orderStatusSchema } from '@knotenblech/shared/orders/order.record.ts';
import type { OrderDue } from '@knotenblech/shared/orders/order-stages.ts';
import { useLingui } from '@lingui/react/macro';
import { orderStatusLabels } from '../../../../i18n/words/order-labels.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ListFilters } from '../../../../ui/record-list/list-filters.tsx';
import { narrowed } from '../../../../ui/record-list/list-search.ts';
import { CustomerFilter } from '../../customers/customers-toolbar.tsx';
import type { AllOrdersToolbarProps } from './all-orders-toolbar.tsx';
import type { AllOrdersSearch } from './order-query.ts';

const filters = ['status', 'due', 'customer', 'from', 'to'] as const;

/** Status, due day, customer and day of order that the list is narrowed to. */
export const OrderFilters = ({ search, onSearch }: AllOrdersToolbarProps) => {
  const { t, i18n } = useLingui();
  const count = filters.filter((each) => search[each] !== undefined).length;
  const set = (more: { [K in (typeof filters)[number]]?: AllOrdersSearch[K] | undefined }) =>
    onSearch(narrowed(search, more));
  const clear = () => set({ status: undefined, due: undefined, customer: undefined, from: undefined, to: undefined });
  return (
    <ListFilters label={t`Bestellungen filtern`} count={count} onClear={clear}>
      <Select<Order['status'] | 'any'>
        label={t`Status`}
        choices={[
          { value: 'any', label: t`Jeder Status` },
          ...orderStatusSchema.options.map((value) => ({ value, label: i18n._(orderStatusLabels[value]) })),
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
      <CustomerFilter customerId={search.customer} onChange={(customer) => set({ customer })} />
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
    </ListFilters>
  );
};
