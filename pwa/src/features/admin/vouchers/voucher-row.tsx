import { type ListedVoucher, voucherCalls } from '@knotenblech/shared/api/orders/voucher-calls.ts';
import type { Voucher } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { Cell } from '../../../ui/layout/table.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';
import { formatRate } from '../../orders/public/amounts/use-shown-price.ts';
import styles from './admin-vouchers.module.css';
import type { VouchersSearch } from './voucher-search.ts';
import { voucherState, voucherStateLabels, voucherStateTones, voucherTypeLabels } from './voucher-words.ts';

type VoucherRowProps = { listed: ListedVoucher; search: VouchersSearch; today: Day };

export const VoucherRow = ({ listed, search, today }: VoucherRowProps) => {
  const { t, i18n } = useLingui();
  const { voucher, usedCount, customerName } = listed;
  const { discount, minimumCents, useLimit, perCustomerLimit, note } = voucher;
  const state = voucherState(voucher, usedCount, today);
  return (
    <tr>
      <Cell isFirst>
        <Link
          from="/$lang"
          to="/$lang/shop/adminVoucherCodes/edit/$voucherId"
          params={{ voucherId: voucher.id }}
          search={search}
          state={overPage}
          className={styles.code ?? ''}
        >
          {voucher.code}
        </Link>
        {note === '' ? null : <span className={styles.soft}>{note}</span>}
      </Cell>
      <Cell label={t`Für`}>
        {customerName ?? i18n._(voucherTypeLabels[voucher.type])}
        {perCustomerLimit === null ? null : (
          <span className={styles.soft}>
            <Trans>je Kunde {perCustomerLimit} mal</Trans>
          </span>
        )}
      </Cell>
      <Cell isNumeric label={t`Wert`}>
        {discount.kind === 'fixed' ? <Amount cents={discount.cents} /> : `${formatRate(discount.hundredths)}\u00a0%`}
        {minimumCents === 0 ? null : (
          <span className={styles.soft}>
            <Trans>
              ab <Amount cents={minimumCents} />
            </Trans>
          </span>
        )}
      </Cell>
      <Cell label={t`Gültig`}>
        <Validity voucher={voucher} />
      </Cell>
      <Cell isNumeric label={t`Eingelöst`}>
        {useLimit === null ? (
          usedCount
        ) : (
          <Trans>
            {usedCount} von {useLimit}
          </Trans>
        )}
      </Cell>
      <Cell label={t`Status`}>
        <StateChip tone={voucherStateTones[state]}>{i18n._(voucherStateLabels[state])}</StateChip>
      </Cell>
      <Cell>
        <ActiveButton voucher={voucher} />
      </Cell>
    </tr>
  );
};

const Validity = ({ voucher: { validFrom, validTo } }: { voucher: ListedVoucher['voucher'] }) => {
  const { i18n } = useLingui();
  const day = (text: string) => formatShortDay(text, i18n.locale);
  if (validFrom !== null && validTo !== null)
    return (
      <>
        {day(validFrom)} – {day(validTo)}
      </>
    );
  if (validFrom !== null) return <Trans>ab {day(validFrom)}</Trans>;
  return validTo === null ? <Trans>unbegrenzt</Trans> : <Trans>bis {day(validTo)}</Trans>;
};

/** Switches a voucher off, or on again; orders that redeemed it keep it. */
const ActiveButton = ({ voucher: { id, ...form } }: { voucher: Voucher }) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const set = useServerMutation(
    (isActive: boolean) => ({
      path: `/admin/updateVoucher/${id}`,
      body: { ...form, isActive },
      answer: voucherCalls.updateVoucher.answer,
    }),
    (_, isActive) => {
      addToast({ words: isActive ? t`${form.code} gilt wieder.` : t`${form.code} ist deaktiviert.` });
    },
  );
  const name = form.isActive ? t`Deaktivieren` : t`Aktivieren`;
  return (
    <Button
      tone="quiet"
      aria-label={`${name}: ${form.code}`}
      isPending={set.isPending}
      onPress={() =>
        set.mutate(!form.isActive, {
          onError: (error) => showFailure(i18n, error),
          onSettled: () => client.invalidateQueries(),
        })
      }
    >
      {name}
    </Button>
  );
};
