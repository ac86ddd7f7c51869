import { type ListedVoucher, voucherCalls } from '@knotenblech/shared/api/voucher-calls.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { VoucherForm } from '@knotenblech/shared/vouchers/voucher-form.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { useTell } from '../../../sync/use-asked.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import styles from '../admin-vouchers.module.css';
import { type DraftField, readDraft, type VoucherDraft } from './voucher-draft.ts';
import { VoucherFields } from './voucher-fields.tsx';

type VoucherDialogProps = { initial: VoucherDraft; known: ListedVoucher | null; onClose: () => void };

const noFields: ReadonlySet<DraftField> = new Set();

/** Makes a voucher or changes one; its code stays for ever. */
export const VoucherDialog = ({ initial, known, onClose }: VoucherDialogProps) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [draft, setDraft] = useState(initial);
  const [wrong, setWrong] = useState(noFields);
  const save = useTell(
    (form: VoucherForm) => ({
      path: known ? `/admin/updateVoucher/${known.voucher.id}` : '/admin/createVoucher',
      body: form,
      answer: voucherCalls.createVoucher.answer,
    }),
    (_, form) => {
      addToast({ words: t`Gutschein ${form.code} gespeichert.` });
      void client.invalidateQueries();
      onClose();
    },
  );
  const submit = () => {
    const read = readDraft(draft);
    setWrong(read.wrong ?? noFields);
    if (read.form) save.mutate(read.form);
  };
  const code = save.error instanceof DomainError ? save.error.code : 'internal';
  return (
    <Dialog
      title={known ? <Trans>Gutschein {known.voucher.code}</Trans> : <Trans>Neuer Gutschein</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button tone="primary" type="submit" form="voucher" isPending={save.isPending}>
            <Trans>Speichern</Trans>
          </Button>
        </>
      }
    >
      <form
        id="voucher"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {save.error ? (
          <Notice tone="error" title={<Trans>Nicht gespeichert</Trans>}>
            <p>{code === 'already_exists' ? t`Diesen Code gibt es schon.` : errorMessage(i18n, code)}</p>
          </Notice>
        ) : null}
        {known && known.usedCount > 0 ? (
          <Notice>
            <p>
              <Plural
                value={known.usedCount}
                one="# Bestellung hat ihn eingelöst und behält die Bedingungen von damals."
                other="# Bestellungen haben ihn eingelöst und behalten die Bedingungen von damals."
              />
            </p>
          </Notice>
        ) : null}
        <VoucherFields
          draft={draft}
          wrong={wrong}
          isCodeFixed={known !== null}
          customerName={known?.customerName ?? null}
          onChange={(more) => setDraft({ ...draft, ...more })}
        />
      </form>
    </Dialog>
  );
};
