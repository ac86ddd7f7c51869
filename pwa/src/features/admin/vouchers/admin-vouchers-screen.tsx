import { voucherCalls } from '@knotenblech/shared/api/orders/voucher-calls.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/use-server-query.ts';
import { todayAtShop } from '../../../sync/site/today-at-shop.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { usualPageSize } from '../../../ui/record-list/page-sizes.ts';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/needs-network.tsx';
import { listVouchers } from './voucher-listing.ts';
import type { VouchersSearch } from './voucher-search.ts';
import { VoucherTable } from './voucher-table.tsx';
import { VouchersToolbar } from './vouchers-toolbar.tsx';

type AdminVouchersScreenProps = { search: VouchersSearch; onSearch: (search: VouchersSearch) => void };

/** Every voucher with how often it was redeemed, to be made, changed and switched off. */
export const AdminVouchersScreen = ({ search, onSearch }: AdminVouchersScreenProps) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useServerQuery({
    path: '/admin/listVouchers',
    answer: voucherCalls.listVouchers.answer,
  });
  const today = todayAtShop();
  const found = listVouchers(data?.vouchers ?? [], search, today);
  const { shown, page, pageCount } = pageOf(found, search.size ?? usualPageSize, search.page ?? 1);
  return (
    <Page
      title={t`Gutscheine`}
      actions={
        <LinkButton
          tone="primary"
          icon={<Icon name="plus" />}
          from="/$lang"
          to="/$lang/shop/adminVoucherCodes/edit/$voucherId"
          params={{ voucherId: 'new' }}
          search={search}
          state={overPage}
        >
          <Trans>Neuer Gutschein</Trans>
        </LinkButton>
      }
    >
      <VouchersToolbar search={search} onSearch={onSearch} />
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Gutscheine liegen nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : null}
      {!data && !error ? <Spinner /> : null}
      {shown.length > 0 ? <VoucherTable vouchers={shown} search={search} today={today} /> : null}
      {data && found.length === 0 ? (
        <EmptyState
          title={
            data.vouchers.length === 0 ? (
              <Trans>Noch kein Gutschein</Trans>
            ) : (
              <Trans>Kein Gutschein passt zu dieser Auswahl.</Trans>
            )
          }
        >
          <Trans>Gutscheine, die niemand mehr einlösen kann, sind ausgeblendet, solange der Schalter an ist.</Trans>
        </EmptyState>
      ) : null}
      <Pagination page={page} pageCount={pageCount} onPage={(next) => onSearch({ ...search, page: next })} />
    </Page>
  );
};
