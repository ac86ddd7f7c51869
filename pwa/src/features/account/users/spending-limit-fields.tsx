import { nameOfUser } from '@knotenblech/shared/accounts/customers.ts';
import type { UserForm } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import type { SpendingLimit, User } from '@knotenblech/shared/accounts/user.record.ts';
import { approversOf } from '@knotenblech/shared/orders/approval/spending-limit.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { readScaled, writeScaled } from '../../../ui/fields/decimal-text.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../own/account-form.module.css';

type SpendingLimitFieldsProps = {
  userId: UserId | null;
  form: UserForm;
  onChange: (part: Pick<UserForm, 'spendingLimit'>) => void;
};

const largestCents = 100_000_000;

/** Stands for what is no amount: no limit may be that, so it is not saved. */
const noAmount = -1;

/** Up to which amount a user orders by himself, and who approves what is above it. */
export const SpendingLimitFields = ({ userId, form, onChange }: SpendingLimitFieldsProps) => {
  const { t } = useLingui();
  const limit = form.spendingLimit ?? null;
  const [typed, setTyped] = useState(limit ? euros(limit.limitCents) : '');
  const cents = readScaled(typed, 2);
  const isWrong = typed.trim() !== '' && (cents === null || cents < 0 || cents > largestCents);
  const type = (text: string) => {
    setTyped(text);
    const limitCents = readScaled(text, 2);
    if (text.trim() === '') return onChange({ spendingLimit: null });
    onChange({ spendingLimit: { limitCents: limitCents ?? noAmount, approvers: limit?.approvers ?? 'admins' } });
  };
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Bestellgrenze</Trans>
      </legend>
      <div className={styles.words}>
        <TextField
          label={t`Netto je Bestellung in €`}
          hint={t`Leer: keine Grenze. 0: jede Bestellung braucht eine Freigabe.`}
          name="spendingLimit"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={type}
          error={isWrong ? t`Bitte geben Sie einen Betrag bis 1.000.000 € an oder lassen Sie das Feld leer.` : null}
        />
        {limit ? (
          <Approvers
            userId={userId}
            form={form}
            limit={limit}
            onChange={(approvers) => onChange({ spendingLimit: { ...limit, approvers } })}
          />
        ) : null}
      </div>
    </fieldset>
  );
};

const euros = (cents: number) => writeScaled(cents, 2).replace(/,00$/, '');

type Approving = SpendingLimit['approvers'];

type ApproversProps = {
  userId: UserId | null;
  form: UserForm;
  limit: SpendingLimit;
  onChange: (approvers: Approving) => void;
};

const Approvers = ({ userId, form, limit: { approvers }, onChange }: ApproversProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const users = useRecords('user', customerSpace(actor.customerId)) ?? [];
  const named = (mode: Approving) => {
    const asker = { ...form, id: userId ?? '', spendingLimit: { limitCents: 0, approvers: mode } } as User;
    return approversOf(asker, 0, users);
  };
  const able = named(users.map(({ id }) => id));
  const chosen = Array.isArray(approvers) ? approvers : null;
  const choose = (value: 'admins' | 'orderers' | 'persons') => {
    if (value !== 'persons') return onChange(value);
    const first = able[0]?.id;
    if (first) onChange([first]);
  };
  return (
    <>
      <Select
        label={t`Darüber gibt frei`}
        choices={[
          { value: 'admins', label: t`Jeder Administrator der Firma` },
          { value: 'orderers', label: t`Jeder, der bestellen darf` },
          { value: 'persons', label: t`Bestimmte Personen`, isDisabled: able.length === 0 },
        ]}
        value={chosen ? 'persons' : (approvers as 'admins' | 'orderers')}
        onChange={choose}
        error={named(approvers).length === 0 ? t`So kann gerade niemand freigeben.` : null}
      />
      {chosen
        ? able.map((user) => (
            <Checkbox
              key={user.id}
              isSelected={chosen.includes(user.id)}
              isDisabled={chosen.length === 1 && chosen.includes(user.id)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...chosen, user.id] : chosen.filter((each) => each !== user.id))
              }
            >
              {nameOfUser(user)}
            </Checkbox>
          ))
        : null}
    </>
  );
};
