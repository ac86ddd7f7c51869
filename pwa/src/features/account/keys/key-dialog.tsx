import { type KeyScope, keyScopes } from '@knotenblech/shared/accounts/company-key.ts';
import { companyKeyCalls } from '@knotenblech/shared/api/accounts/company-key-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { focusField } from '../../../ui/forms/use-entry.ts';
import { useUnsavedGuard } from '../../../ui/forms/use-unsaved-guard.ts';
import styles from '../own/account-form.module.css';
import { useOwnAccount, useRequest } from '../own/call-account-api.ts';
import { FailureNotice } from '../own/confirm-link-dialog.tsx';
import { NetworkNotice } from '../own/password-popup.tsx';
import screenStyles from './keys-screen.module.css';
import { scopeWords } from './scope-words.ts';
import { ShownOnceDialog } from './shown-once-dialog.tsx';

const lives = ['30', '90', '365', 'none'] as const;
type Life = (typeof lives)[number];

const usualScopes: readonly KeyScope[] = ['projects:read', 'prices:read'];

/** A new key: its name, what it may do and how long; then the key itself, this once. */
export const KeyDialog = ({ onClose }: { onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const { actor } = useShop();
  const askOwn = useOwnAccount();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState(usualScopes);
  const [life, setLife] = useState<Life>('365');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const { isPending, failure, ask } = useRequest();
  const guard = useUnsavedGuard(name !== '' && made === null);
  const offered = keyScopes.filter((scope) => {
    if (scope === 'prices:read') return actor.seesPrices;
    return scope !== 'orders:write' || may(actor, 'order');
  });
  const chosen = offered.filter((scope) => scopes.includes(scope));
  const lifeWords = { '30': t`30 Tage`, '90': t`90 Tage`, '365': t`ein Jahr`, none: t`bis zum Widerruf` };

  const save = async (form: HTMLFormElement) => {
    setIsTried(true);
    if (name.trim() === '') return focusField(form, 'name');
    if (chosen.length === 0) return;
    if (password === '') return focusField(form, 'password');
    const body = { name: name.trim(), scopes: chosen, lifeDays: life === 'none' ? null : Number(life), password };
    const { path, answer } = companyKeyCalls.add;
    const added = await ask(() => askOwn({ path, body, answer }));
    if (!added) return;
    guard.release();
    setMade(added.answer.key);
  };

  if (made !== null) return <KeyMade name={name.trim()} secret={made} onClose={onClose} />;
  return (
    <FormDialog
      title={<Trans>Neuer Schlüssel</Trans>}
      guard={guard}
      onClose={onClose}
      onSave={save}
      hasNoRoute
      saveWords={<Trans>Schlüssel anlegen</Trans>}
      isPending={isPending}
    >
      {failure ? (
        <FailureNotice failure={failure} title={<Trans>Der Schlüssel ist nicht angelegt.</Trans>} />
      ) : (
        <NetworkNotice />
      )}
      <TextField
        label={t`Name`}
        hint={t`Wofür er ist, damit Sie ihn später wiedererkennen.`}
        name="name"
        autoComplete="off"
        maxLength={80}
        isRequired
        value={name}
        onChange={setName}
        error={isTried && name.trim() === '' ? t`Bitte geben Sie dem Schlüssel einen Namen.` : null}
      />
      <fieldset className={styles.group}>
        <legend>
          <Trans>Das Programm darf</Trans>
        </legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            isSelected={scopes.includes(scope)}
            onChange={(isGiven) => setScopes([...scopes.filter((each) => each !== scope), ...(isGiven ? [scope] : [])])}
          >
            {i18n._(scopeWords[scope])}
          </Checkbox>
        ))}
        {isTried && chosen.length === 0 ? (
          <p className={styles.error} role="alert">
            <Trans>Bitte wählen Sie mindestens eines.</Trans>
          </p>
        ) : null}
      </fieldset>
      <Select
        label={t`Gilt`}
        choices={lives.map((value) => ({ value, label: lifeWords[value] }))}
        value={life}
        onChange={setLife}
      />
      <TextField
        label={t`Ihr Passwort`}
        hint={t`Zur Sicherheit, weil ein Schlüssel auch ohne Sie gilt.`}
        type="password"
        name="password"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
        error={isTried && password === '' ? t`Bitte geben Sie Ihr Passwort an.` : null}
      />
    </FormDialog>
  );
};

type KeyMadeProps = { name: string; secret: string; onClose: () => void };

const KeyMade = ({ name, secret, onClose }: KeyMadeProps) => {
  const { t } = useLingui();
  return (
    <ShownOnceDialog
      title={<Trans>Schlüssel „{name}“</Trans>}
      done={<Trans>Der Schlüssel ist angelegt.</Trans>}
      advice={<Trans>Kopieren Sie ihn jetzt in Ihr Programm: Er wird nur dieses eine Mal gezeigt.</Trans>}
      secret={secret}
      copyWords={t`Schlüssel kopieren`}
      onClose={onClose}
    >
      <code className={screenStyles.secret}>{secret}</code>
    </ShownOnceDialog>
  );
};
