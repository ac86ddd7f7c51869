import type { CustomerDetail } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { personalDataCalls } from '@knotenblech/shared/api/calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { callServer } from '../../../sync/transport/call-server.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { downloadFile } from '../../../ui/actions/download-file.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { failureMessage, showFailure } from '../../issues/public/show-failure.ts';
import styles from './customer.module.css';

/** Who is meant, and what has to be typed before he is erased. `userId` null: the customer with all his users. */
type Subject = { userId: string | null; name: string; word: string };

/** What the shop holds of a customer or one of his users, to be given out, and to be erased. */
export const PersonalData = ({ customer }: { customer: CustomerDetail }) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const [chosen, setChosen] = useState('all');
  const [isErasing, setErasing] = useState(false);
  const people = customer.users.filter(({ email }) => email !== '');
  const user = people.find(({ id }) => id === chosen);
  /** He was erased meanwhile: nobody else is meant in his place. */
  const isGone = chosen !== 'all' && !user;
  const subject: Subject = user
    ? { userId: user.id, name: `${user.firstName} ${user.name}`.trim(), word: user.userName }
    : { userId: null, name: customer.name, word: String(customer.number) };
  const load = useMutation({
    mutationFn: async ({ userId, word }: Subject) => {
      const data = await callServer(shop, {
        path: `/admin/customers/${customer.id}/personal-data${userId === null ? '' : `?userId=${userId}`}`,
        answer: personalDataCalls.export.answer,
      });
      const bytes = new TextEncoder().encode(JSON.stringify(data, null, 2));
      downloadFile({ bytes, type: 'application/json' }, `${word}.json`);
    },
    onError: (error) => showFailure(i18n, error),
  });
  return (
    <section className={styles.personal}>
      <h2>
        <Trans>Auskunft und Löschung</Trans>
      </h2>
      <Select
        label={t`Wessen Daten`}
        choices={[
          { value: 'all', label: t`Der Kunde mit allen Benutzern` },
          ...people.map(({ id, firstName, name, userName }) => ({
            value: id,
            label: `${firstName} ${name} (${userName})`.trim(),
          })),
        ]}
        value={chosen}
        onChange={setChosen}
      />
      <div className={styles.acts}>
        <Button isPending={load.isPending} isDisabled={isGone} onPress={() => load.mutate(subject)}>
          <Trans>Auskunft laden</Trans>
        </Button>
        <Button tone="quiet" isDisabled={isGone} onPress={() => setErasing(true)}>
          <Trans>Für immer löschen</Trans>
        </Button>
      </div>
      {isErasing && !isGone ? (
        <EraseDialog customer={customer} subject={subject} onClose={() => setErasing(false)} />
      ) : null}
    </section>
  );
};

type EraseDialogProps = { customer: CustomerDetail; subject: Subject; onClose: () => void };

/** Nothing brings back what is erased: who it is has to be typed. */
const EraseDialog = ({ customer, subject: { userId, name, word }, onClose }: EraseDialogProps) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const erase = useServerMutation(
    () => ({
      path: `/admin/customers/${customer.id}/erase`,
      body: { userId, confirm: typed.trim() },
      answer: personalDataCalls.erase.answer,
    }),
    ({ orders, quotes, letters }) => {
      void client.invalidateQueries();
      addToast({
        words: t`${name} ist gelöscht. Nach dem Gesetz bleiben: Bestellungen ${orders}, Angebote ${quotes}, Briefe ${letters}.`,
      });
      onClose();
    },
  );
  return (
    <Dialog
      title={<Trans>{name} für immer löschen?</Trans>}
      onClose={onClose}
      hasNoRoute
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Nicht löschen</Trans>
          </Button>
          <Button
            tone="danger"
            isPending={erase.isPending}
            isDisabled={typed.trim() !== word}
            onPress={() => erase.mutate(undefined)}
          >
            <Trans>Für immer löschen</Trans>
          </Button>
        </>
      }
    >
      {erase.error ? <Notice tone="error" title={failureMessage(i18n, erase.error)} /> : null}
      <p>
        {userId === null ? (
          <Trans>
            Benutzer, Adressen und nicht bestellte Projekte gehen sofort. Bestellungen bleiben, wie das Gesetz es will.
          </Trans>
        ) : (
          <Trans>Zugang, Name und E-Mail gehen sofort. Projekte bleiben der Firma, Bestellungen nach dem Gesetz.</Trans>
        )}
      </p>
      <TextField
        label={userId === null ? t`Kundennummer ${word} eintippen` : t`Benutzername ${word} eintippen`}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        data-saves-itself
      />
    </Dialog>
  );
};
