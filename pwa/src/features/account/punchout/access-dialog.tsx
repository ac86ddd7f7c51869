import {
  mostReturnAddresses,
  type PunchoutAccess,
  type PunchoutProtocol,
  type PunchoutSettings,
  punchoutEncodings,
  punchoutSetups,
  punchoutUnits,
  returnAddressSchema,
} from '@knotenblech/shared/accounts/punchout.ts';
import { punchoutCalls } from '@knotenblech/shared/api/accounts/punchout-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { focusField } from '../../../ui/forms/use-entry.ts';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import { useOwnAccount, useRequest } from '../own/call-account-api.ts';
import { FailureNotice } from '../own/confirm-link-dialog.tsx';
import { NetworkNotice } from '../own/password-popup.tsx';
import type { Login } from './login-dialog.tsx';

type AccessDialogProps = {
  protocol: PunchoutProtocol;
  name: string;
  /** null: there is none yet. */
  access: PunchoutAccess | null;
  onClose: () => void;
  /** With the login where it was made. */
  onSaved: (login: Login | null) => void;
};

const usual: PunchoutSettings = {
  isOn: true,
  returnAddresses: [],
  unit: 'PCE',
  encoding: 'UTF-8',
  setup: 'own-item',
};

/** What is chosen of one way in. */
export const AccessDialog = ({ protocol, name, access, onClose, onSaved }: AccessDialogProps) => {
  const { t } = useLingui();
  const askOwn = useOwnAccount();
  const before = access ?? usual;
  const [{ isOn, unit, encoding, setup }, setChosen] = useState(before);
  const choose = (chosen: Partial<PunchoutSettings>) => setChosen((now) => ({ ...now, ...chosen }));
  const [addresses, setAddresses] = useState(before.returnAddresses.join('\n'));
  const [isTried, setIsTried] = useState(false);
  const { isPending, failure, ask } = useRequest();
  const returnAddresses = linesOf(addresses);
  const wrong = returnAddresses.find((each) => !returnAddressSchema.safeParse(each).success);
  const isTooMany = returnAddresses.length > mostReturnAddresses;
  const isComplete = returnAddresses.length > 0 && !isTooMany && wrong === undefined;
  const settings = { isOn, unit, encoding, setup, returnAddresses };
  const guard = useUnsavedGuard(JSON.stringify(settings) !== JSON.stringify(settingsOf(before)));
  const setupWords = { 'own-item': t`als eigene Zeile`, spread: t`in die Preise der Teile verteilt` };

  const addressError = () => {
    if (wrong !== undefined) return t`„${wrong}“ geht nicht: Bitte mit https:// und ohne Fragezeichen.`;
    return isTooMany
      ? t`Höchstens ${mostReturnAddresses} Adressen; eine Adresse ohne Pfad gilt für alles darunter.`
      : t`Bitte geben Sie mindestens eine Adresse an.`;
  };

  const save = async (form: HTMLFormElement) => {
    setIsTried(true);
    if (!isComplete) return focusField(form, 'returnAddresses');
    const path = punchoutCalls.put.path.replace('{protocol}', protocol);
    const saved = await ask(() => askOwn({ method: 'PUT', path, body: settings, answer: punchoutCalls.put.answer }));
    if (!saved) return;
    guard.release();
    const { userName, password } = saved.answer;
    onSaved(password === null ? null : { protocol, userName, password });
  };

  return (
    <FormDialog title={name} guard={guard} onClose={onClose} onSave={save} hasNoRoute isPending={isPending}>
      {failure ? (
        <FailureNotice failure={failure} title={<Trans>Es ist nichts gespeichert.</Trans>} />
      ) : (
        <NetworkNotice />
      )}
      <Checkbox isSelected={isOn} onChange={(isOn) => choose({ isOn })}>
        <Trans>Eingeschaltet</Trans>
      </Checkbox>
      <TextField
        label={t`Rückgabeadressen`}
        hint={t`Wohin Warenkörbe gehen dürfen, eine je Zeile: https://erp.firma.de`}
        name="returnAddresses"
        isMultiline
        value={addresses}
        onChange={setAddresses}
        error={isTried && !isComplete ? addressError() : null}
      />
      {protocol === 'oci' ? (
        <Select
          label={t`Mengeneinheit für Stück`}
          choices={punchoutUnits.map((value) => ({ value, label: value }))}
          value={unit}
          onChange={(unit) => choose({ unit })}
        />
      ) : null}
      <Select
        label={t`Zeichensatz der Rückgabe`}
        choices={punchoutEncodings.map((value) => ({ value, label: value }))}
        value={encoding}
        onChange={(encoding) => choose({ encoding })}
      />
      <Select
        label={t`Rüsten und Zuschläge`}
        choices={punchoutSetups.map((value) => ({ value, label: setupWords[value] }))}
        value={setup}
        onChange={(setup) => choose({ setup })}
      />
    </FormDialog>
  );
};

const linesOf = (text: string) =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const settingsOf = ({ isOn, unit, encoding, setup, returnAddresses }: PunchoutSettings) => ({
  isOn,
  unit,
  encoding,
  setup,
  returnAddresses,
});
