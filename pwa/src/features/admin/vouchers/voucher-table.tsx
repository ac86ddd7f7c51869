import type { ListedVoucher } from '@knotenblech/shared/api/orders/voucher-calls.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { HeaderCell, Table } from '../../../ui/layout/table.tsx';
import { VoucherRow } from './voucher-row.tsx';
import type { VouchersSearch } from './voucher-search.ts';

type VoucherTableProps = { vouchers: readonly ListedVoucher[]; search: VouchersSearch; today: Day };

export const VoucherTable = ({ vouchers, search, today }: VoucherTableProps) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Gutscheine`} isStacked>
      <thead>
        <tr>
          <HeaderCell isFirst>
            <Trans>Code</Trans>
          </HeaderCell>
          <HeaderCell>
            <Trans>Für</Trans>
          </HeaderCell>
          <HeaderCell isNumeric>
            <Trans>Wert</Trans>
          </HeaderCell>
          <HeaderCell>
            <Trans>Gültig</Trans>
          </HeaderCell>
          <HeaderCell isNumeric>
            <Trans>Eingelöst</Trans>
          </HeaderCell>
          <HeaderCell>
            <Trans>Status</Trans>
          </HeaderCell>
          <HeaderCell>
            <span className="visually-hidden">
              <Trans>Bearbeiten</Trans>
            </span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody data-rows="">
        {vouchers.map((listed) => (
          <VoucherRow key={listed.voucher.id} listed={listed} search={search} today={today} />
        ))}
      </tbody>
    </Table>
  );
};
