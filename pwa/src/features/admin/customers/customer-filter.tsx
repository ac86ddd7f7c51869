import { customerCalls } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../../../ui/record-list/list-filters.module.css';
import { CustomerField } from '../vouchers/voucher-fields.tsx';

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
