import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { ShownAmount, VatText } from '../public/amounts/shown-amount.tsx';
import type { OrderDraft } from '../public/draft/order-draft.ts';
import { draftAmounts } from '../review/draft-amounts.ts';
import type { VoucherControl } from './use-voucher.ts';
import styles from './voucher-field.module.css';

type VoucherFieldProps = { draft: OrderDraft; control: VoucherControl };

/** A code that takes something off: checked when it changes, kept while it cannot be. */
export const VoucherField = ({ draft, control }: VoucherFieldProps) => {
  const { t } = useLingui();
  const saved = draft.cart.voucherCode ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? saved;
  const enter = (code: string) => {
    setTyped(null);
    void control.enter(code);
  };
  return (
    <section className={styles.voucher} aria-label={t`Gutschein`}>
      <div className={styles.row}>
        <TextField
          label={t`Gutscheincode (freiwillig)`}
          name="voucher"
          autoComplete="off"
          maxLength={40}
          value={value}
          onChange={setTyped}
          onFocusChange={(isFocused) => {
            if (!isFocused && typed !== null) enter(typed);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            enter(value);
          }}
        />
        {saved !== '' && typed === null && draft.voucher.state !== 'unchecked' ? (
          <Button tone="quiet" onPress={() => void control.enter('')}>
            <Trans>Entfernen</Trans>
          </Button>
        ) : (
          <Button isPending={control.isChecking} isDisabled={value.trim() === ''} onPress={() => enter(value)}>
            <Trans>Einlösen</Trans>
          </Button>
        )}
      </div>
      <div aria-live="polite">
        <VoucherState draft={draft} control={control} />
      </div>
    </section>
  );
};

const VoucherState = ({ draft, control }: VoucherFieldProps) => {
  const { voucher } = draft;
  switch (voucher.state) {
    case 'none':
      return null;
    case 'unchecked':
      return control.isChecking ? null : (
        <Notice
          tone="warn"
          title={control.isUnanswered ? <Trans>Keine Antwort erhalten</Trans> : <Trans>Noch nicht geprüft</Trans>}
        >
          <Trans>
            Ein Gutschein lässt sich nur mit Verbindung prüfen. Der Code bleibt im Warenkorb und wird geprüft, sobald
            Verbindung besteht. Bestellen können Sie auch jetzt, dann ohne den Gutschein.
          </Trans>
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="warn">
          <Trans>Der Gutschein ist abgelaufen und zählt nicht.</Trans>
        </Notice>
      );
    case 'below-minimum':
      return (
        <Notice tone="warn">
          <Trans>
            Der Gutschein zählt ab einer Summe der Teile von <ShownAmount cents={voucher.terms.minimumCents} />.
          </Trans>
        </Notice>
      );
    case 'counted':
      return (
        <p className={styles.counted}>
          <Trans>
            Gutschein {voucher.terms.code}: <ShownAmount cents={draftAmounts(draft).voucherCents ?? 0} /> <VatText />
          </Trans>
        </p>
      );
  }
};

/** Says why a code was refused; the field behind it is empty again. */
export const VoucherPopup = ({ refusal, onClose }: { refusal: string; onClose: () => void }) => {
  const { t } = useLingui();
  return (
    <Dialog
      title={t({ id: 'voucherInvalidTitle', message: 'Gutschein ungültig' })}
      onClose={onClose}
      hasNoRoute
      actions={
        <Button tone="primary" onPress={onClose}>
          <Trans>Verstanden</Trans>
        </Button>
      }
    >
      <p>{refusal}</p>
    </Dialog>
  );
};
