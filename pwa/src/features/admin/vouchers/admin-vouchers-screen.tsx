import { type ListedVoucher, voucherCalls } from '@knotenblech/shared/api/orders/voucher-calls.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { matchScore } from '@knotenblech/shared/values/match-score.ts';
import { pageOf } from '@knotenblech/shared/values/page-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { todayAtShop } from '../../../sync/site/site.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Pagination } from '../../../ui/layout/pagination.tsx';
import { HeaderCell, Table } from '../../../ui/layout/table.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { usualPageSize } from '../../../ui/record-list/list-search.ts';
import { ListToolbar } from '../../../ui/record-list/list-toolbar.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import { VoucherRow } from './voucher-row.tsx';
import { usualVoucherSort, type VouchersSearch, voucherSorts } from './voucher-search.ts';
import { voucherState } from './voucher-words.ts';

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

type VoucherTableProps = { vouchers: readonly ListedVoucher[]; search: VouchersSearch; today: Day };

const VoucherTable = ({ vouchers, search, today }: VoucherTableProps) => {
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

type VouchersToolbarProps = { search: VouchersSearch; onSearch: (search: VouchersSearch) => void };

const VouchersToolbar = ({ search, onSearch }: VouchersToolbarProps) => {
  const { t } = useLingui();
  const { page: _, ...first } = search;
  const { q: __, ...withoutText } = first;
  const { ended, ...withoutEnded } = first;
  return (
    <ListToolbar
      label={t`Gutscheinliste einrichten`}
      search={{
        label: t`Gutschein suchen`,
        text: search.q ?? '',
        onText: (q) => onSearch(q === '' ? withoutText : { ...first, q }),
      }}
      sorts={voucherSorts}
      sortNames={{ dateDesc: t`Neueste zuerst`, codeAsc: t`Code A bis Z`, usesDesc: t`Meiste Einlösungen` }}
      sort={search.sort ?? usualVoucherSort}
      onSort={(sort) => onSearch({ ...first, sort })}
      size={search.size}
      onSize={(size) => onSearch({ ...first, size })}
    >
      <Switch
        isSelected={!ended}
        onChange={(isHidden) => onSearch(isHidden ? withoutEnded : { ...first, ended: true })}
      >
        {t`Beendete ausblenden`}
      </Switch>
    </ListToolbar>
  );
};

const wordsOf = ({ voucher, customerName }: ListedVoucher) => `${voucher.code} ${voucher.note} ${customerName ?? ''}`;

const isOver = ({ voucher, usedCount }: ListedVoucher, today: Day) =>
  ['off', 'expired', 'used-up'].includes(voucherState(voucher, usedCount, today));

/** The vouchers to show, which come newest first: found by the search, in the chosen order. */
export const listVouchers = (all: readonly ListedVoucher[], search: VouchersSearch, today: Day): ListedVoucher[] => {
  const q = (search.q ?? '').trim();
  const found = all
    .filter((listed) => search.ended || !isOver(listed, today))
    .filter((listed) => q === '' || matchScore(wordsOf(listed), q) > 0);
  switch (search.sort ?? usualVoucherSort) {
    case 'dateDesc':
      return found;
    case 'codeAsc':
      return found.toSorted((a, b) => a.voucher.code.localeCompare(b.voucher.code, 'de'));
    case 'usesDesc':
      return found.toSorted((a, b) => b.usedCount - a.usedCount);
  }
};
