import { type ListedVoucher, voucherCalls } from '@knotenblech/shared/api/orders/voucher-calls.ts';
import type { VoucherForm } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import { asRefusal } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useServerMutation, useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { NeedsNetwork } from '../../issues/public/not-loaded-yet.tsx';
import { blankDraft, type DraftField, draftOf, readDraft, type VoucherDraft } from './voucher-draft.ts';
import { VoucherFields } from './voucher-fields.tsx';

type VoucherDialogProps = { initial: VoucherDraft; known: ListedVoucher | null; onClose: () => void };

const noFields: ReadonlySet<DraftField> = new Set();

/** Makes a voucher or changes one; its code stays for ever. */
export const VoucherDialog = ({ initial: given, known, onClose }: VoucherDialogProps) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const [initial] = useState(given);
  const [draft, setDraft] = useState(initial);
  const guard = useUnsavedGuard(JSON.stringify(draft) !== JSON.stringify(initial));
  const [wrong, setWrong] = useState(noFields);
  const save = useServerMutation(
    (form: VoucherForm) => ({
      path: known ? `/admin/updateVoucher/${known.voucher.id}` : '/admin/createVoucher',
      body: form,
      answer: voucherCalls.createVoucher.answer,
    }),
    (_, form) => {
      guard.release();
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
  return (
    <FormDialog
      title={known ? <Trans>Gutschein {known.voucher.code}</Trans> : <Trans>Neuer Gutschein</Trans>}
      guard={guard}
      onClose={onClose}
      onSave={submit}
      isPending={save.isPending}
      failure={save.error && <SaveFailure error={save.error} />}
    >
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
    </FormDialog>
  );
};

const SaveFailure = ({ error }: { error: Error }) => {
  const { i18n } = useLingui();
  const { code } = asRefusal(error);
  return code === 'already_exists' ? <Trans>Diesen Code gibt es schon.</Trans> : errorMessage(i18n, code);
};

type VoucherPopupProps = { voucherId: string; onClose: () => void };

/** The popup of one voucher; 'new' stands for one that does not exist yet. */
export const VoucherPopup = ({ voucherId, onClose }: VoucherPopupProps) => {
  const { data, error, isFetching, refetch } = useServerQuery({
    path: '/admin/listVouchers',
    answer: voucherCalls.listVouchers.answer,
  });
  if (voucherId === 'new') return <VoucherDialog initial={blankDraft} known={null} onClose={onClose} />;
  const known = data?.vouchers.find(({ voucher }) => voucher.id === voucherId);
  if (known) return <VoucherDialog initial={draftOf(known.voucher)} known={known} onClose={onClose} />;
  return (
    <Dialog title={<Trans>Gutschein</Trans>} onClose={onClose}>
      {error ? (
        <NeedsNetwork error={error} isFetching={isFetching} onRetry={() => void refetch()}>
          <Trans>Gutscheine liegen nur auf dem Server.</Trans>
        </NeedsNetwork>
      ) : data ? (
        <p>
          <Trans>Diesen Gutschein gibt es nicht.</Trans>
        </p>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
};
