import { voucherCalls } from '@knotenblech/shared/api/orders/voucher-calls.ts';
import type { Voucher } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useServerMutation } from '../../../sync/hooks/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';

/** Switches a voucher off, or on again; orders that redeemed it keep it. */
export const ActiveButton = ({ voucher: { id, ...form } }: { voucher: Voucher }) => {
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
