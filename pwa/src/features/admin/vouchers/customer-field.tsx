import { customerCalls } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServerQuery } from '../../../sync/hooks/use-server-query.ts';
import { ComboBox } from '../../../ui/fields/combo-box.tsx';

type CustomerFieldProps = {
  value: CustomerId | null;
  /** Of the customer that was chosen before. */
  chosenName: string | null;
  /** Stands for no customer in particular: shown while none is chosen, and first in the list. */
  anyLabel?: string;
  onChange: (customerId: CustomerId) => void;
  error: string | null;
};

/** Searches the customers of the shop for one; for those who run it. */
export const CustomerField = ({ value, chosenName, anyLabel, onChange, error }: CustomerFieldProps) => {
  const { t } = useLingui();
  const [query, setQuery] = useState(chosenName ?? '');
  const search = new URLSearchParams({ q: query.slice(0, 100), sort: 'nameAsc', limit: '10' });
  const { data } = useServerQuery({
    path: `/admin/customers?${search.toString()}`,
    answer: customerCalls.list.answer,
    refetchMs: false,
  });
  const customers = data?.customers ?? [];
  return (
    <ComboBox
      label={t`Kunde`}
      sections={[
        {
          title: t`Kunden`,
          choices: [
            ...(anyLabel && query === '' ? [{ value: 'any', label: anyLabel }] : []),
            ...customers.map(({ id, name, number, city }) => ({
              value: id,
              label: name,
              note: [number, city].filter((word) => word !== '').join(', '),
            })),
          ],
        },
      ]}
      placeholder={anyLabel ?? ''}
      query={query}
      onQuery={setQuery}
      value={value}
      onChoose={(chosen) => {
        const found = customers.find(({ id }) => id === chosen);
        if (!found) return;
        setQuery(found.name);
        onChange(found.id);
      }}
      error={error}
      empty={<Trans>Kein Kunde passt zu dieser Suche.</Trans>}
    />
  );
};
