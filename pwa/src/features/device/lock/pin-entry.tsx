import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PinAnswer } from '../../../device/lock/unlock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { orRefusal } from '../../issues/public/or-refusal.ts';
import styles from './lock-screen.module.css';
import { PinFailure } from './pin-failure.tsx';
import { PinField } from './pin-field.tsx';

export type OpenByPin = (pin: string) => Promise<PinAnswer>;

type PinEntryProps = {
  /** Whose PIN it is. */
  initials: string;
  open: OpenByPin;
  onOpened: () => void;
  /** It was wrong too often. */
  onSpent: () => void;
};

export const PinEntry = ({ initials, open, onOpened, onSpent }: PinEntryProps) => {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [triesLeft, setTriesLeft] = useState<number | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const submit = async () => {
    if (pin === '' || isPending) return;
    setIsPending(true);
    setFailure(null);
    const answer = await orRefusal(open(pin)).finally(() => setIsPending(false));
    setPin('');
    if (answer.ok) return onOpened();
    if ('code' in answer) return setFailure(answer.code);
    setTriesLeft(answer.triesLeft);
    if (answer.triesLeft === 0) onSpent();
  };
  if (triesLeft === 0)
    return (
      <Notice tone="error" title={<Trans>Die PIN gilt nicht mehr.</Trans>}>
        <p>
          <Trans>Sie war zu oft falsch. Melden Sie sich mit dem Passwort an, und setzen Sie danach eine neue.</Trans>
        </p>
      </Notice>
    );
  return (
    <form
      className={styles.form}
      autoComplete="off"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure ? <PinFailure code={failure} /> : null}
      <PinField
        label={initials ? t`PIN von ${initials}` : t`Ihre PIN`}
        value={pin}
        onChange={setPin}
        isReadOnly={isPending}
        triesLeft={triesLeft}
      />
      <Button type="submit" tone="primary" isWide isDisabled={pin === ''} isPending={isPending}>
        <Trans>Entsperren</Trans>
      </Button>
    </form>
  );
};
