import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { todayAtShop } from '../../../sync/site/today-at-shop.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { failureMessage } from '../../issues/public/failure-message.ts';
import { useCustomer } from '../customers/use-customer.ts';
import { blankSpecialPrice, readSpecialPrice } from './special-price-draft.ts';
import { SpecialPriceFields } from './special-price-fields.tsx';
import type { ProcessNames } from './special-price-labels.ts';
import { usePutSpecialPrice } from './use-special-prices.ts';

type SpecialPricePopupProps = { customerId: string; processNames: ProcessNames; onClose: () => void };

/** A new price or discount of a customer's own, or another one for what he has one for. */
export const SpecialPricePopup = ({ customerId, processNames, onClose }: SpecialPricePopupProps) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const today = todayAtShop();
  const { data: customer } = useCustomer(customerId);
  const [blank] = useState(() => blankSpecialPrice(today));
  const [draft, setDraft] = useState(blank);
  const guard = useUnsavedGuard(JSON.stringify(draft) !== JSON.stringify(blank));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const put = usePutSpecialPrice(customer?.number ?? 0, () => {
    guard.release();
    addToast({ words: t`Sonderpreis gespeichert. Offene Apps des Kunden rechnen damit, sobald er gilt.` });
    void client.invalidateQueries();
    onClose();
  });
  const submit = () => {
    const read = readSpecialPrice(draft, today);
    setWrong(read.wrong ?? new Set());
    if (read.form && customer) put.mutate(read.form);
  };
  return (
    <FormDialog
      title={<Trans>Sonderpreis oder Rabatt</Trans>}
      guard={guard}
      onClose={onClose}
      onSave={submit}
      isPending={put.isPending}
      isDisabled={!customer}
      failure={put.error && failureMessage(i18n, put.error)}
    >
      <SpecialPriceFields
        draft={draft}
        wrong={wrong}
        processNames={processNames}
        onChange={(more) => setDraft({ ...draft, ...more })}
      />
    </FormDialog>
  );
};
