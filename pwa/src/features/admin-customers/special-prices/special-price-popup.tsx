import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { todayAtShop } from '../../../cart/today-at-shop.ts';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { useCustomer } from '../customer/use-customer.ts';
import { blankSpecialPrice, readSpecialPrice } from './special-price-draft.ts';
import { SpecialPriceFields } from './special-price-fields.tsx';
import type { ProcessNames } from './special-price-words.ts';
import styles from './special-prices.module.css';
import { usePutSpecialPrice } from './use-special-prices.ts';

type SpecialPricePopupProps = { customerId: string; processNames: ProcessNames; onClose: () => void };

/** A new price of a customer's own, or another one for what he has one for. */
export const SpecialPricePopup = ({ customerId, processNames, onClose }: SpecialPricePopupProps) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const today = todayAtShop();
  const { data: customer } = useCustomer(customerId);
  const [draft, setDraft] = useState(() => blankSpecialPrice(today));
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const put = usePutSpecialPrice(customer?.number ?? 0, () => {
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
    <Dialog
      title={<Trans>Sonderpreis</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button tone="primary" isDisabled={!customer} isPending={put.isPending} onPress={submit}>
            <Trans>Speichern</Trans>
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {put.error ? (
          <Notice tone="error" title={<Trans>Nicht gespeichert</Trans>}>
            <p>{errorMessage(i18n, put.error instanceof DomainError ? put.error.code : 'internal')}</p>
          </Notice>
        ) : null}
        <SpecialPriceFields
          draft={draft}
          wrong={wrong}
          processNames={processNames}
          onChange={(more) => setDraft({ ...draft, ...more })}
        />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
};
