import { nameOfUser } from '@knotenblech/shared/accounts/customers.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { type OpenCart, useOpenCart } from '../public/amounts/use-shown-price.ts';
import { useColleagues } from './use-colleagues.ts';

/** To whom the cart goes, and a word with it. */
export const HandOverPopup = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const open = useOpenCart();
  const colleagues = useColleagues();
  if (open === undefined || colleagues === undefined) return null;
  if (open === null || open.entries.length === 0 || colleagues.length === 0) {
    return (
      <Dialog title={t`Warenkorb übergeben`} onClose={onClose}>
        <p>
          <WhenLoaded spaces={[customerSpace(actor.customerId), userSpace(actor.userId)]} isLine>
            {colleagues.length === 0 ? (
              <Trans>
                In Ihrem Unternehmen kann gerade niemand sonst bestellen. Die Verwaltung Ihres Unternehmens kann
                jemandem das Recht geben.
              </Trans>
            ) : (
              <Trans>Ihr Warenkorb ist leer.</Trans>
            )}
          </WhenLoaded>
        </p>
      </Dialog>
    );
  }
  return <HandOverForm cart={open} colleagues={colleagues} onClose={onClose} />;
};

type HandOverFormProps = { cart: OpenCart; colleagues: readonly User[]; onClose: () => void };

const HandOverForm = ({ cart: { cart, entries }, colleagues, onClose }: HandOverFormProps) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const only = colleagues.length === 1 ? colleagues[0] : undefined;
  const [chosen, setChosen] = useState<UserId | null>(null);
  const [note, setNote] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const guard = useUnsavedGuard(note.trim() !== '');
  const colleague = only ?? colleagues.find(({ id }) => id === chosen);
  const handOver = async (form: HTMLFormElement) => {
    setIsAsked(true);
    if (!colleague) {
      form.querySelector<HTMLElement>('input[type=radio]')?.focus();
      return;
    }
    await shop.change('handOverCart', {
      cartId: cart.id,
      lineIds: entries.map(({ line }) => line.id),
      toUserId: colleague.id,
      note: note.trim(),
      language: i18n.locale as Language,
    });
    const name = nameOfUser(colleague);
    addToast({ words: t`Der Warenkorb geht an ${name}.` });
    guard.release();
    onClose();
  };
  return (
    <FormDialog
      title={t`Warenkorb übergeben`}
      guard={guard}
      onClose={onClose}
      onSave={handOver}
      saveWords={<Trans>Übergeben</Trans>}
    >
      <p>
        <Plural
          value={entries.length}
          one="Das Projekt kommt in den Warenkorb dieser Person und verlässt Ihren. Bestellt wird es erst von ihr."
          other="Die # Projekte kommen in den Warenkorb dieser Person und verlassen Ihren. Bestellt werden sie erst von ihr."
        />
      </p>
      <RadioCards
        label={t`An wen`}
        cards={colleagues.map((user) => ({ value: user.id, title: <bdi>{nameOfUser(user)}</bdi>, note: user.email }))}
        value={colleague?.id ?? null}
        onChange={setChosen}
        error={isAsked && !colleague ? t`Bitte wählen Sie, wer bestellen soll.` : null}
      />
      <TextField label={t`Nachricht dazu`} isMultiline maxLength={2000} value={note} onChange={setNote} />
    </FormDialog>
  );
};
